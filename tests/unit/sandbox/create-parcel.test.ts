import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDINARY_PARCEL, serviceForTests } from './service-for-tests';

const service = serviceForTests();
const create = (changes: object = {}) => service.send('/parcels/create', { ...ORDINARY_PARCEL, ...changes });
const created = { success: true, parcel_code: expect.stringMatching(/^SB\d+$/) };
const to = (phone: string, more: object = {}) => ({ recipient: { first_name: 'أمل', phone, ...more } });
const at = (village_id: unknown, more: object = {}) => ({
  address: { village_id, street_name: 'شارع 1', ...more },
});
const fieldErrors = (...fields: string[]) => ({
  message: expect.any(String),
  errors: Object.fromEntries(fields.map((field) => [field, [expect.any(String)]])),
});

describe('creating a parcel', () => {
  it('answers with a code and holds the parcel as it was asked for', async () => {
    const reply = await create({
      recipient: { first_name: 'أمل', phone: '0598765432', phone2: '+972521234567' },
      address: { city_id: 1, village_id: 103, street_name: 'شارع الإرسال 5' },
      actual_price: 100.25,
      note: 'بعد الظهر',
      customer_private_note: 'زبونة دائمة',
      weight: 1.5,
      length: 10,
      width: 20,
      height: 30,
      is_replacement: true,
      is_favorite_recipient: true,
      planned_date: '2027-02-28',
      reference_number: 'W-77',
      parcel_type: 3,
      forceDuplicate: false,
    });
    expect(reply).toMatchObject({ status: 200, body: created });
    expect(service.control.parcels().at(-1)).toMatchObject({
      parcel_code: service.control.ledger().parcels[0]?.parcelCode,
      description: 'كتب مستعملة',
      total_price: 120.5,
      actual_price: 100.25,
      note: 'بعد الظهر',
      customer_private_note: 'زبونة دائمة',
      weight: 1.5,
      length: 10,
      width: 20,
      height: 30,
      size: 6000,
      is_replacement: 1,
      planned_date: '2027-02-28',
      reference_number: 'W-77',
      parcel_type_id: 3,
      deleted_at: null,
      recipient: { first_name: 'أمل', phone: '0598765432', phone2: '+972521234567' },
    });
  });

  it('takes 40 for every side left out', async () => {
    await create({ width: 12 });
    expect(service.control.parcels().at(-1)).toMatchObject({ length: 40, width: 12, height: 40 });
  });

  it('sends no event and gives no code twice, also after a reset', async () => {
    const first = await create();
    service.control.reset();
    const second = await create();
    expect(first.body).not.toEqual(second.body);
    expect(service.control.ledger().events).toEqual([]);
  });
});

describe('what create refuses, by the Errors table', () => {
  it('a closed village', async () => {
    expect(await create(at(140))).toMatchObject({
      status: 200,
      body: { success: false, errors: ['closed village'] },
    });
  });

  it('a hidden village', async () => {
    expect(await create(at(275))).toMatchObject({
      status: 200,
      body: { success: false, errors: ['hidden village'] },
    });
  });

  it.each([
    ['by the first phone', to('0599000666')],
    ['by another form of it', to('+972599000666')],
    ['by the second phone', to('0598765432', { phone2: '599000666' })],
  ])('a blocked recipient, %s', async (_, changes) => {
    const reply = await create(changes);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: false, recipient_blocked: true, errors: ['Recipient is blocked'] });
  });

  it('a blocked recipient another customer met', async () => {
    const reply = await create({ ...to('0599000666'), total_price: 50, Service_API_KEY: 'whole-key' });
    expect(reply.body).toMatchObject({ recipient_blocked: true });
  });

  it.each(['limited-key'])('a caller who may not create parcels (%s)', async (key) => {
    const reply = await create({ Service_API_KEY: key });
    expect(reply.body).toEqual({ success: false, errors: ['unauthorized operation'] });
    expect(reply.status).toBe(200);
  });

  it.each([
    { length: 0 },
    { width: -3 },
    { height: 151 },
    { length: 10.5 },
    { width: '40' },
    { height: null },
  ])('sides that are not valid or accepted: %o', async (sides) => {
    const reply = await create(sides);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: false, error: 'أبعاد الطرد غير متناسبة' });
  });

  it.each(['0599000111', '599000111', '+970599000111', '+972599000111'])(
    'a second parcel for %s',
    async (phone) => {
      const reply = await create(to(phone));
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({
        success: false,
        duplicate: phone,
        errors: ['phone number is duplicated from same customer parcels phone'],
      });
      expect(service.control.ledger().parcels).toEqual([]);
    },
  );

  it('a price above the maximum, naming it', async () => {
    const reply = await create({ total_price: 5000.01 });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      success: false,
      errors: ["can't create parcel with total price more than 5000"],
    });
    expect((await create({ total_price: 5000 })).body).toEqual(created);
  });

  it('anything, when its database fails', async () => {
    service.control.setFault({ operation: 'parcels/create', kind: 'database' });
    expect(await create()).toMatchObject({
      status: 200,
      body: { success: false, errors: ['failed to add'] },
    });
    expect(service.control.ledger().parcels).toEqual([]);
  });
});

describe('duplicates', () => {
  it('are made when forced, and the ledger says so', async () => {
    expect((await create({ ...to('0599000111'), forceDuplicate: true })).body).toEqual(created);
    expect(service.control.ledger().parcels).toMatchObject([{ phone: '0599000111', forced: true }]);
  });

  it('are none of another customer, nor of a parcel in the recycle bin', async () => {
    expect((await create({ ...to('0599000333') })).body).toEqual(created);
    const other = await create({ ...to('0599000111'), total_price: 50, Service_API_KEY: 'whole-key' });
    expect(other.body).toEqual(created);
  });

  it('count for an employee with those of the business', async () => {
    const business = await create({ Service_API_KEY: 'premium-key' });
    const employee = await create({ Service_API_KEY: 'employee-key' });
    expect([business.body, employee.body]).toMatchObject([created, { duplicate: '0598765432' }]);
  });

  it('can be answered with the national form, and be looked for as written', async () => {
    service.control.choose({ duplicatePhone: 'national' });
    expect((await create(to('+970599000111'))).body).toMatchObject({ duplicate: '0599000111' });
    service.control.choose({ phoneMatching: 'as-written' });
    expect((await create(to('+970599000111'))).body).toEqual(created);
  });

  it('of two requests at once, one passes an atomic check and both one that is not', async () => {
    const both = async () => (await Promise.all([create(), create()])).map(({ body }) => body);
    expect(await both()).toContainEqual(expect.objectContaining({ duplicate: '0598765432' }));
    service.control.reset();
    service.control.choose({ duplicateCheck: 'not-atomic' });
    expect(await both()).toEqual([created, created]);
    expect(service.control.ledger().parcels).toHaveLength(2);
  });
});

describe('what create checks of its fields', () => {
  it.each([
    ['recipient', { recipient: undefined }],
    ['recipient', { recipient: 'أمل' }],
    ['recipient.first_name', to('0598765432', { first_name: ' ' })],
    ['recipient.phone', { recipient: { first_name: 'أمل' } }],
    ['recipient.phone', to('05987654321')],
    ['recipient.phone', to('00970598765432')],
    ['recipient.phone', to('059-8765432')],
    ['recipient.phone', to('٠٥٩٨٧٦٥٤٣٢')],
    ['recipient.phone2', to('0598765432', { phone2: '' })],
    ['address.village_id', at('103')],
    ['address.village_id', at(103.5)],
    ['address.village_id', at(999999)],
    ['address.village_id', at(451)],
    ['address.city_id', at(103, { city_id: 2 })],
    ['address.city_id', at(103, { city_id: '1' })],
    ['address.street_name', { address: { village_id: 103 } }],
    ['total_price', { total_price: undefined }],
    ['total_price', { total_price: '120' }],
    ['total_price', { total_price: 1.005 }],
    ['total_price', { total_price: -1 }],
    ['actual_price', { actual_price: 99.999 }],
    ['description', { description: 'اب' }],
    ['description', { description: 'x'.repeat(256) }],
    ['note', { note: 'x'.repeat(1024) }],
    ['note', { note: null }],
    ['customer_private_note', { customer_private_note: 'x'.repeat(2048) }],
    ['weight', { weight: 'heavy' }],
    ['is_replacement', { is_replacement: 1 }],
    ['is_favorite_recipient', { is_favorite_recipient: 'true' }],
    ['planned_date', { planned_date: '2027-02-30' }],
    ['planned_date', { planned_date: '28/02/2027' }],
    ['reference_number', { reference_number: 77 }],
    ['parcel_type', { parcel_type: 4 }],
    ['forceDuplicate', { forceDuplicate: 'yes' }],
  ])('%s is refused in %o', async (field, changes) => {
    const reply = await create(changes);
    expect(reply.status).toBe(422);
    expect(reply.body).toEqual(fieldErrors(field));
    expect(service.control.ledger().parcels).toEqual([]);
  });

  it('accepts texts of exactly the longest length, counted in characters', async () => {
    const reply = await create({
      description: '📦'.repeat(255),
      note: 'x'.repeat(1023),
      customer_private_note: 'x'.repeat(2047),
    });
    expect(reply.body).toEqual(created);
  });

  it('accepts whole amounts alone in the one country, two decimals in the other', async () => {
    const whole = (total_price: number) => create({ total_price, Service_API_KEY: 'whole-key' });
    expect((await whole(120.5)).body).toEqual(fieldErrors('total_price'));
    expect((await whole(120)).body).toEqual(created);
    expect((await create({ total_price: 120.55 })).body).toEqual(created);
  });

  it('accepts every phone of the four forms and no other', async () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 7, maxLength: 11 });
    const prefix = fc.constantFrom('', '0', '+970', '+972', '970', '00970', '+962', '+');
    const isAllowed = (phone: string) => {
      const rest = /^\+97[02]/.test(phone)
        ? phone.slice(4)
        : phone.length === 10 && phone[0] === '0'
          ? phone.slice(1)
          : phone;
      return rest.length === 9 && !rest.includes('+');
    };
    await fc.assert(
      fc.asyncProperty(fc.tuple(prefix, digits), async (parts) => {
        const phone = parts.join('');
        const reply = await create({ ...to(phone), forceDuplicate: true });
        expect(reply.status).toBe(isAllowed(phone) ? 200 : 422);
      }),
      { numRuns: 200 },
    );
  });

  it('can answer at 200 with a list instead', async () => {
    service.control.choose({ invalidFields: '200' });
    const reply = await create({ description: 'x' });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: false, errors: [expect.stringMatching(/^description: /)] });
  });

  it('can take an unknown village for a hidden one', async () => {
    service.control.choose({ unknownVillageOnCreate: 'hidden-village' });
    expect((await create(at(999999))).body).toEqual({ success: false, errors: ['hidden village'] });
  });

  it('ignores fields it does not know, or refuses them', async () => {
    const unknown = { recipient: { first_name: 'أمل', phone: '0598765432', last_name: 'سعد' }, notes: 'x' };
    expect((await create(unknown)).body).toEqual(created);
    service.control.reset();
    service.control.choose({ unknownFields: 'refused' });
    expect((await create(unknown)).body).toEqual(fieldErrors('recipient.last_name', 'notes'));
    expect((await create()).body).toEqual(created);
  });

  it('can take numeric strings and nulls', async () => {
    service.control.choose({ numericStrings: 'accepted', optionalNull: 'accepted' });
    const reply = await create({ total_price: '120.50', note: null, ...to('0598765432', { phone2: null }) });
    expect(reply.body).toEqual(created);
    expect(service.control.parcels().at(-1)).toMatchObject({ total_price: 120.5, note: null });
  });
});
