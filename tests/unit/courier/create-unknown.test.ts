import { describe, expect, it } from 'vitest';
import type { CourierErrorCode } from '../../../lib/courier/errors';
import { createParcel } from '../../../lib/courier/parcels';
import { errorOf, fakeService, json, PARCEL, text } from './fake-service';

describe('an answer that proves nothing leaves the parcel unknown', () => {
  const answers: [string, CourierErrorCode, Response][] = [
    ['no code', 'unexpected-answer', json({ success: true })],
    ['an empty code', 'unexpected-answer', json({ success: true, parcel_code: '  ' })],
    ['a null code', 'unexpected-answer', json({ success: true, parcel_code: null })],
    ['a code that is no text', 'unexpected-answer', json({ success: true, parcel_code: { a: 1 } })],
    [
      'a code that is a number too large to be kept whole',
      'unexpected-answer',
      text('{"success":true,"parcel_code":20260714000000123456}', 200, 'application/json'),
    ],
    ['success as a word', 'unexpected-answer', json({ success: 'true', parcel_code: 'P-1' })],
    ['no success', 'unexpected-answer', json({ parcel_code: 'P-1' })],
    ['success beside a reason', 'unexpected-answer', json({ success: true, errors: ['closed village'] })],
    ['fields without success', 'unexpected-answer', json({ errors: { a: ['b'] } })],
    ['a phone alone', 'unexpected-answer', json({ duplicate: '0591234567' })],
    ['an array', 'unexpected-answer', json([])],
    ['a refusal that claims success', 'unexpected-answer', json({ success: true, parcel_code: 'P-1' }, 409)],
    ['null', 'unreadable-answer', text('null', 200, 'application/json')],
    ['a word', 'unreadable-answer', json('created')],
    ['a number with a 4xx', 'unreadable-answer', text('404', 404, 'text/plain')],
    ['nothing', 'empty-answer', text('')],
    ['blanks', 'empty-answer', text(' \n ')],
    ['nothing at all', 'empty-answer', new Response(null, { status: 204 })],
    ['a page', 'html-answer', text('<!DOCTYPE html><title>Maintenance</title>')],
    ['a page with a 404', 'html-answer', text('<html><head><title>Not found</title></head></html>', 404)],
    [
      'a warning before the JSON',
      'html-answer',
      text('<br />\n<b>Warning</b>{"success":true,"parcel_code":"P-1"}'),
    ],
    ['a cut answer', 'unreadable-answer', text('{"success":true,"parcel_code":"P-', 200, 'application/json')],
    ['a page with a 401', 'key-refused', text('<html></html>', 401)],
    ['a page with a 429', 'rate-limited', text('<html></html>', 429)],
    ['a page with a 502', 'server-failed', text('<html><title>Bad gateway</title></html>', 502)],
    [
      'a 500 with a documented refusal',
      'server-failed',
      json({ success: false, errors: ['closed village'] }, 500),
    ],
    [
      'a 500 that says unauthorized',
      'server-failed',
      json({ success: false, errors: ['unauthorized'] }, 500),
    ],
    ['a 500 with a success', 'server-failed', json({ success: true, parcel_code: 'P-1' }, 500)],
    ['a 408 in JSON', 'timed-out', json({ success: false }, 408)],
    ['a 408 without', 'timed-out', text('', 408)],
    ['a 409 of a proxy', 'unexpected-answer', json({ message: 'conflict' }, 409)],
    ['a 409 with a plain failure', 'unexpected-answer', json({ success: false }, 409)],
    ['a 425', 'unexpected-answer', json({ message: 'Too Early' }, 425)],
    ['a 429', 'rate-limited', json({ message: 'Too Many Attempts.' }, 429)],
    ['a 499', 'unexpected-answer', json({ success: false }, 499)],
    ['a failure with a code', 'unexpected-answer', json({ success: false, parcel_code: 'X1' })],
    ['a 422 with a code', 'unexpected-answer', json({ parcel_code: 'X1' }, 422)],
    [
      'a documented refusal with a code',
      'unexpected-answer',
      json({ success: false, errors: ['closed village'], data: [{ parcel: { parcelCode: 12 } }] }),
    ],
  ];

  it.each(answers)('%s', async (_what, code, response) => {
    const error = await errorOf(createParcel(fakeService(response).client, PARCEL));
    expect(error).toMatchObject({ code, evidence: 'unknown', status: response.status });
  });

  it('and the code it carries is kept beside, for a person to look for', async () => {
    for (const [body, status] of [
      [{ success: false, parcel_code: ' X1 ' }, 200],
      [{ parcel_code: 'X1' }, 422],
      [{ success: true, parcel_code: 'X1' }, 500],
      [{ errors: ['closed village'], parcels: { parcel_codes: ['X1'] } }, 400],
    ] as const) {
      const error = await errorOf(createParcel(fakeService(json(body, status)).client, PARCEL));
      expect(error).toMatchObject({ evidence: 'unknown', params: { trace: 'X1' } });
    }
  });

  it('an empty code in a refusal is none', async () => {
    const body = { success: false, errors: ['closed village'], parcel_code: '', data: { parcel_code: null } };
    const error = await errorOf(createParcel(fakeService(json(body)).client, PARCEL));
    expect(error).toMatchObject({ code: 'closed-village', evidence: 'refused', params: {} });
  });

  it('and what was readable of it is kept: a page by its title, a cut answer as far as it goes', async () => {
    const page = fakeService(
      text('<html><title> Just a\n moment </title><script>secret()</script></html>', 403),
    );
    expect((await errorOf(createParcel(page.client, PARCEL))).serviceText).toBe('Just a\n moment');
    const cut = fakeService(text('{"success":true,"parcel_code":"P-12', 200));
    expect((await errorOf(createParcel(cut.client, PARCEL))).serviceText).toBe(
      '{"success":true,"parcel_code":"P-12',
    );
    const failed = fakeService(text('{"message":"disk fu', 500, 'application/json'));
    expect((await errorOf(createParcel(failed.client, PARCEL))).serviceText).toBe('{"message":"disk fu');
    const long = fakeService(json({ success: false, errors: ['x'.repeat(10_000)] }));
    expect((await errorOf(createParcel(long.client, PARCEL))).serviceText).toHaveLength(500);
  });
});
