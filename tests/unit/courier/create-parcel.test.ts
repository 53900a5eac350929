import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CreateParcelRequest, createParcel, serializeCreate } from '../../../lib/courier/parcels';
import { errorOf, fakeService, json, KEY, PARCEL } from './fake-service';

describe('a parcel is sent', () => {
  it('as the spec has it, amounts as numbers and the key last', async () => {
    const service = fakeService(json({ success: true, parcel_code: 'P-1' }));
    const request: CreateParcelRequest = {
      description: 'كتاب',
      forceDuplicate: true,
      parcel_type: 2,
      reference_number: '#1001',
      planned_date: '2025-12-31',
      is_favorite_recipient: true,
      is_replacement: false,
      height: 3,
      width: 20,
      length: 30,
      weight: '0.250',
      customer_private_note: 'private',
      note: 'note',
      actual_price: '100',
      total_price: '120.50',
      address: { street_name: 'شارع القدس 5', village_id: 31, city_id: 3 },
      recipient: { phone2: '+972591234567', phone: '0591234567', first_name: 'ليلى' },
    };
    await createParcel(service.client, request);
    const sent = {
      recipient: { first_name: 'ليلى', phone: '0591234567', phone2: '+972591234567' },
      address: { city_id: 3, village_id: 31, street_name: 'شارع القدس 5' },
      total_price: 120.5,
      actual_price: 100,
      description: 'كتاب',
      note: 'note',
      customer_private_note: 'private',
      weight: 0.25,
      length: 30,
      width: 20,
      height: 3,
      is_replacement: false,
      is_favorite_recipient: true,
      planned_date: '2025-12-31',
      reference_number: '#1001',
      parcel_type: 2,
      forceDuplicate: true,
      Service_API_KEY: KEY,
    };
    expect(await service.requests[0]?.text()).toBe(JSON.stringify(sent));
  });

  it('an odd code is a code all the same, cut to what can be seen', async () => {
    const codeOf = async (code: string) =>
      (await createParcel(fakeService(json({ success: true, parcel_code: code })).client, PARCEL))
        .parcel_code;
    expect(await codeOf('<a href="x">P-1</a>')).toBe('<a href="x">P-1</a>');
    const long = await codeOf('x'.repeat(5000));
    expect(long).toHaveLength(200);
    expect(long.endsWith('…')).toBe(true);
  });

  it('without the fields that were left out', async () => {
    const service = fakeService(json({ success: true, parcel_code: 'P-1' }));
    await createParcel(service.client, { ...PARCEL, note: undefined });
    expect(Object.keys((await service.sent()) as object)).toEqual([
      'recipient',
      'address',
      'total_price',
      'description',
      'Service_API_KEY',
    ]);
  });

  it('as the same bytes again, however its fields were put together', async () => {
    const service = fakeService(json({ success: true, parcel_code: 'P-1' }));
    const shuffled = Object.fromEntries(
      Object.entries(structuredClone(PARCEL)).reverse(),
    ) as CreateParcelRequest;
    await createParcel(service.client, PARCEL);
    await createParcel(service.client, shuffled);
    const [first, second] = await Promise.all(service.requests.map((request) => request.text()));
    expect(second).toBe(first);
    expect(first).toBe(`${serializeCreate(shuffled).slice(0, -1)},"Service_API_KEY":"${KEY}"}`);
  });

  it('with every amount exactly as it was written', () => {
    const decimals = fc.constantFrom('', '.5', '.05', '.50', '.99', '.00');
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999_999 }), decimals, (whole, fraction) => {
        const wire = serializeCreate({ ...PARCEL, total_price: `${whole}${fraction}` });
        const shortest = `${whole}${fraction}`.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
        expect(wire).toContain(`"total_price":${shortest},`);
      }),
    );
  });

  it('and its code comes back, whatever else the answer holds', async () => {
    const answers = [
      { success: true, parcel_code: 'P-1' },
      { success: true, parcel_code: ' P-1 ', errors: [], error: '', message: null, extra: { deep: [1] } },
      { success: true, parcel_code: 'P-1', duplicate: null, recipient_blocked: false },
    ];
    for (const answer of answers) {
      const created = await createParcel(fakeService(json(answer)).client, PARCEL);
      expect(created.parcel_code).toBe('P-1');
    }
  });

  it('and a code written as a number is a code too', async () => {
    const service = fakeService(json({ success: true, parcel_code: 1234567890123 }));
    expect((await createParcel(service.client, PARCEL)).parcel_code).toBe('1234567890123');
  });

  it('once, even when the service fails', async () => {
    const service = fakeService(json({ success: false }, 503));
    await errorOf(createParcel(service.client, PARCEL));
    expect(service.requests).toHaveLength(1);
  });
});

describe('a request that the spec does not allow is not sent', () => {
  const recipient = PARCEL.recipient;
  const address = PARCEL.address;
  const wrong: [string, Partial<CreateParcelRequest>][] = [
    ['recipient.first_name', { recipient: { ...recipient, first_name: ' ' } }],
    ['recipient.phone', { recipient: { ...recipient, phone: '059 123 4567' } }],
    ['recipient.phone2', { recipient: { ...recipient, phone2: '+962791234567' } }],
    ['address.village_id', { address: { ...address, village_id: 0 } }],
    ['address.city_id', { address: { ...address, city_id: 1.5 } }],
    ['address.street_name', { address: { ...address, street_name: '' } }],
    ['total_price', { total_price: '12.345' }],
    ['total_price', { total_price: '-1' }],
    ['total_price', { total_price: '99999999999999999999' }],
    ['actual_price', { actual_price: '1e3' }],
    ['description', { description: 'ab' }],
    ['description', { description: `cut emoji ${'🙏'.slice(0, 1)}` }],
    ['note', { note: 'n'.repeat(1024) }],
    ['customer_private_note', { customer_private_note: 'n'.repeat(2048) }],
    ['weight', { weight: 'heavy' }],
    ['length', { length: 0 }],
    ['width', { width: 1.5 }],
    ['height', { height: -1 }],
    ['planned_date', { planned_date: '2025-02-30' }],
    ['reference_number', { reference_number: '' }],
  ];

  it('without a city', async () => {
    const { city_id: _, ...withoutCity } = address;
    const request = { ...PARCEL, address: withoutCity } as CreateParcelRequest;
    const error = await errorOf(createParcel(fakeService(json({})).client, request));
    expect(Object.keys(error.params.fields ?? {})).toEqual(['address.city_id']);
  });

  it.each(wrong)('%s', async (field, change) => {
    const service = fakeService(json({ success: true, parcel_code: 'P-1' }));
    const error = await errorOf(createParcel(service.client, { ...PARCEL, ...change }));
    expect(error).toMatchObject({ code: 'invalid-request', evidence: 'not-sent', operation: 'createParcel' });
    expect(Object.keys(error.params.fields ?? {})).toEqual([field]);
    expect(service.requests).toHaveLength(0);
  });
});
