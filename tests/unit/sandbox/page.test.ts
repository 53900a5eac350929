import { describe, expect, it } from 'vitest';
import { ORDINARY_PARCEL, serviceForTests } from './service-for-tests';

const service = serviceForTests();
const show = async () => (await fetch(service.url)).text();

function press(action: 'delete' | 'advance', code: string, origin = service.url) {
  return fetch(`${service.url}/_page/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
    body: new URLSearchParams({ parcel_code: code }).toString(),
    redirect: 'manual',
  });
}

describe('the page', () => {
  it('shows parcels and events', async () => {
    service.control.moveParcel('SB900001', 21, 108);
    const text = await show();
    for (const shown of [
      'SB900001',
      'هبة',
      '0599000111',
      'Out for delivery',
      'recycle bin',
      'not sent: no webhook URL',
    ]) {
      expect(text).toContain(shown);
    }
  });

  it('shows markup as text', async () => {
    const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    await service.send('/parcels/create', {
      ...ORDINARY_PARCEL,
      recipient: { first_name: markup, phone: '0598765432' },
      address: { village_id: 103, street_name: markup },
    });
    const text = await show();
    expect(text).toContain('&lt;img src=x');
    expect(text).not.toMatch(/<img|<script/);
  });

  it('lets nothing run and nobody frame it', async () => {
    const policy = (await fetch(service.url)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('deletes a parcel and moves one along by its buttons', async () => {
    expect((await press('advance', 'SB900001')).status).toBe(303);
    expect((await press('delete', 'SB900003')).status).toBe(303);
    const [moved, , deleted] = service.control.parcels();
    expect(moved).toMatchObject({ parcel_code: 'SB900001', parcel_status_id: 17 });
    expect(deleted).toMatchObject({ parcel_code: 'SB900003', deleted_at: expect.any(String) });
    expect((await press('delete', 'SB0')).status).toBe(400);
  });

  it('does not let another site press them', async () => {
    expect((await press('delete', 'SB900001', 'https://shop.example')).status).toBe(403);
    expect(service.control.parcels()[0]).toMatchObject({ deleted_at: null });
  });
});
