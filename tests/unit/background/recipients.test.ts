import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSettings } from '../../../lib/settings/settings';
import { keepKey } from '../../../lib/vault/vault-write';
import { ACCOUNT } from './fake-service';

const { findKnownRecipients } = await import('../../../entrypoints/background/recipients/recipients');

const recipient = {
  id: 31,
  address_id: 12,
  first_name: 'أم أحمد',
  last_name: 'سمارة',
  note: null,
  phone: '0599123456',
  phone2: null,
  is_blocked: 1,
  recipient_info_id: null,
  created_at: null,
  updated_at: null,
};
const address = { id: 12, city_id: 4, village_id: 768, street_name: 'قرب المدرسة' };

let found: readonly object[] = [];

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, recipients: found }));
  await keepKey(ACCOUNT, 'practice-key');
  await changeSettings((settings) => ({ ...settings, accounts: [ACCOUNT], activeAccountId: 'account' }));
});

describe('who is known behind a phone', () => {
  it('is told once, though the service answers to each form of the phone', async () => {
    found = [
      {
        ...recipient,
        address: { ...address, village: { id: 768, name: 'برقين', city_id: 4, is_closed: 0 } },
      },
    ];
    expect(await findKnownRecipients('account', '0599123456')).toMatchObject([
      { id: 31, address: { village: { id: 768, name: 'برقين' }, streetName: 'قرب المدرسة' } },
    ]);
  });

  it('is told though the service has lost their address: that they are blocked must be known', async () => {
    found = [{ ...recipient, address: null }];
    expect(await findKnownRecipients('account', '0599123456')).toMatchObject([
      { id: 31, blocked: true, address: null },
    ]);
  });

  it('is told though nobody can read whether they are blocked, which is not the same as not blocked', async () => {
    found = [{ ...recipient, is_blocked: 'perhaps', address }];
    expect(await findKnownRecipients('account', '0599123456')).toMatchObject([{ id: 31, blocked: null }]);
  });

  it('has no village where nobody says what it is called: nobody would see what they chose', async () => {
    found = [{ ...recipient, address }];
    expect(await findKnownRecipients('account', '0599123456')).toMatchObject([
      { address: { village: null, streetName: 'قرب المدرسة' } },
    ]);
  });

  it('is nobody behind what is no phone', async () => {
    found = [{ ...recipient, address: null }];
    expect(await findKnownRecipients('account', 'قباطية')).toEqual([]);
  });
});
