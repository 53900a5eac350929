import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serializeCreate } from '../../../lib/courier/parcels';
import type { ParcelFields } from '../../../lib/parcel/parcel-draft';
import { checkFields } from '../../../lib/parcel/preflight';
import { ParcelFieldsError, readCreateRequest } from '../../../lib/parcel/request';
import { anAccount, someFields } from './made-up';

const account = anAccount();

describe('the request of a form', () => {
  it('leaves out what is empty, and always has the city', () => {
    expect(readCreateRequest(someFields(), account)).toEqual({
      recipient: { first_name: 'سلمى الحاج', phone: '0599123456' },
      address: { city_id: 3, village_id: 301, street_name: 'شارع المدارس' },
      total_price: '140',
      description: 'زيت زيتون',
    });
  });

  it('has every field that was filled, in the form the service takes', () => {
    const fields = someFields({
      firstName: ' Salma ',
      phone: '00970 599-123-456',
      phone2: '٠٥٦٨١٢٣٤٥٦',
      totalPrice: '₪1,234.50',
      actualPrice: '١٢٠٠',
      note: 'ring\ntwice',
      customerPrivateNote: 'mine',
      weight: '1.5',
      length: '٤٠',
      width: '30',
      height: '20',
      isReplacement: true,
      isFavoriteRecipient: true,
      plannedDate: '٢٠٢٦-١١-٢١',
      referenceNumber: '1020',
      parcelType: '2',
    });
    expect(readCreateRequest(fields, account)).toEqual({
      recipient: { first_name: 'Salma', phone: '0599123456', phone2: '0568123456' },
      address: { city_id: 3, village_id: 301, street_name: 'شارع المدارس' },
      total_price: '1234.5',
      actual_price: '1200',
      description: 'زيت زيتون',
      note: 'ring\ntwice',
      customer_private_note: 'mine',
      weight: '1.5',
      length: 40,
      width: 30,
      height: 20,
      is_replacement: true,
      is_favorite_recipient: true,
      planned_date: '2026-11-21',
      reference_number: '1020',
      parcel_type: 2,
    });
  });

  it('collects nothing when 0 is written, which is not the same as nothing written', () => {
    expect(readCreateRequest(someFields({ totalPrice: '0' }), account).total_price).toBe('0');
    expect(() => readCreateRequest(someFields({ totalPrice: '' }), account)).toThrow(ParcelFieldsError);
  });

  it('is refused with the names of the fields, and without what stands in them', () => {
    const fields = someFields({ firstName: '', phone: '0599-secret', village: null });
    expect.assertions(3);
    try {
      readCreateRequest(fields, account);
    } catch (error) {
      expect(error).toBeInstanceOf(ParcelFieldsError);
      expect(error).toMatchObject({ name: 'ParcelFieldsError', fields: ['firstName', 'phone', 'village'] });
      expect(String(error)).not.toContain('secret');
    }
  });

  it('sends 255 emoji, which are 255 characters', () => {
    const description = '🌿'.repeat(255);
    const request = readCreateRequest(someFields({ description }), account);
    expect(JSON.parse(serializeCreate(request)).description).toBe(description);
  });

  it('sends no NUL and nothing that turns the direction of a text', () => {
    const fields = someFields({ firstName: 'سل\u202eمى\u0000', note: 'a\u2066\nb\u2069\tc' });
    expect(readCreateRequest(fields, account)).toMatchObject({
      recipient: { first_name: 'سلمى' },
      note: 'a\nb\tc',
    });
  });

  it('keeps half an emoji from breaking the whole', () => {
    const fields = someFields({ note: 'leaf \ud83c' });
    expect(readCreateRequest(fields, account).note).toBe('leaf \ufffd');
  });
});

describe('whatever stands in a form', () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ maxLength: 3000 }),
    fc.constantFrom('', ' ', '\u200f', 'abc'),
  );
  const phone = fc.oneof(
    fc.constantFrom('0599123456', '+970 599 123 456', '٠٥٩٩١٢٣٤٥٦', '+962790123456', ''),
    words,
  );
  const number = fc.oneof(
    fc.constantFrom(
      '',
      '140',
      '140.5',
      '0.1',
      '1,234',
      '1,234.50',
      '٤٠',
      '1e3',
      '-3',
      '0',
      '12 JD',
      '9999999999999.99',
    ),
    words,
  );
  const anyFields: fc.Arbitrary<ParcelFields> = fc.record({
    firstName: words,
    phone,
    phone2: phone,
    village: fc.option(
      fc.record({ id: fc.integer({ min: 1 }), cityId: fc.integer({ min: 1 }), name: words, city: words }),
    ),
    streetName: words,
    totalPrice: number,
    actualPrice: number,
    description: words,
    note: words,
    customerPrivateNote: words,
    weight: number,
    length: number,
    width: number,
    height: number,
    isReplacement: fc.boolean(),
    isFavoriteRecipient: fc.boolean(),
    plannedDate: fc.oneof(fc.constantFrom('', '2026-11-21', '2026-02-30'), words),
    referenceNumber: words,
    parcelType: number,
    parcels: fc.array(fc.record({ amount: number, description: words }), { maxLength: 5 }),
  });
  // Most fields good and a few free ones, so that both ends are reached.
  const fields = fc
    .tuple(anyFields, fc.subarray(Object.keys(someFields()) as (keyof ParcelFields)[], { maxLength: 4 }))
    .map(([any, free]) => ({
      ...someFields(),
      ...Object.fromEntries(free.map((name) => [name, any[name]])),
    }));
  const anyAccount = fc.constantFrom(
    account,
    anAccount({ numberRule: 'whole' }),
    anAccount({ currency: 'JOD' }),
  );

  /** The spec's table for POST /parcels/create, over the JSON as it is sent. */
  function expectBySpec(wire: Record<string, unknown>, whole: boolean): void {
    const recipient = wire.recipient as Record<string, unknown>;
    const address = wire.address as Record<string, unknown>;
    const form = /^(0|\+970|\+972)?[0-9]{9}$/;
    expect(recipient.first_name).toMatch(/\S/);
    expect(recipient.phone).toMatch(form);
    if ('phone2' in recipient) expect(recipient.phone2).toMatch(form);
    expect([Number.isInteger(address.city_id), Number.isInteger(address.village_id)]).toEqual([true, true]);
    expect(address.street_name).toMatch(/\S/);
    for (const amount of [wire.total_price, wire.actual_price ?? 0]) {
      expect(JSON.stringify(amount)).toMatch(whole ? /^\d+$/ : /^\d+(\.\d{1,2})?$/);
    }
    const description = String(wire.description);
    expect([...description].length).toBeGreaterThanOrEqual(3);
    expect([...description].length).toBeLessThanOrEqual(255);
    expect([...String(wire.note ?? '')].length).toBeLessThanOrEqual(1023);
    expect([...String(wire.customer_private_note ?? '')].length).toBeLessThanOrEqual(2047);
    const texts = [description, wire.note, wire.customer_private_note, wire.reference_number];
    for (const text of texts) expect(text ?? '').not.toMatch(/[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u);
    expect(typeof (wire.weight ?? 0)).toBe('number');
    for (const side of [wire.length, wire.width, wire.height, wire.parcel_type]) {
      expect(side === undefined || Number.isInteger(side)).toBe(true);
    }
    if ('planned_date' in wire) expect(wire.planned_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Object.values(wire)).not.toContain(null);
    expect(Object.values(wire)).not.toContain('');
  }

  it('becomes a request by the spec, or an error that names its fields', () => {
    const outcomes = { sent: 0, refused: 0 };
    fc.assert(
      fc.property(fc.oneof(fields, anyFields), anyAccount, (fields, account) => {
        const wrong = checkFields(fields, { account }).filter(({ severity }) => severity === 'error');
        try {
          const request = readCreateRequest(fields, account);
          expectBySpec(JSON.parse(serializeCreate(request)), account.numberRule === 'whole');
          expect(wrong).toEqual([]);
          outcomes.sent += 1;
        } catch (error) {
          if (!(error instanceof ParcelFieldsError)) throw error;
          expect(error.fields).toEqual([...new Set(wrong.map(({ field }) => field))]);
          expect(error.fields.length).toBeGreaterThan(0);
          outcomes.refused += 1;
        }
      }),
      { numRuns: 400 },
    );
    expect(Math.min(outcomes.sent, outcomes.refused)).toBeGreaterThan(20);
  });

  it('is sent as the very amount that was typed', () => {
    const amount = fc
      .tuple(fc.nat(10 ** 9), fc.nat(99))
      .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
    fc.assert(
      fc.property(amount, (totalPrice) => {
        const wire = serializeCreate(readCreateRequest(someFields({ totalPrice }), account));
        const sent = /"total_price":([\d.]+)/.exec(wire)?.[1];
        expect(sent).toBe(totalPrice.replace(/\.?0+$/, (zeros) => (totalPrice.includes('.') ? '' : zeros)));
      }),
    );
  });
});
