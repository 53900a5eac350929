import { describe, expect, it } from 'vitest';
import { type Order, type Party, unknown } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import type { ParcelDraft, ParcelFieldName } from '../../../lib/parcel/parcel-draft';
import { isCertain } from '../../../lib/parcel/preflight';
import { findAddressText } from '../../../lib/parcel/recipient';
import { readCreateRequest } from '../../../lib/parcel/request';
import type { VillageMatch } from '../../../lib/villages/match';
import { absent, aMatch, anAccount, anOrder, aVillage, fact, nobody, unsure } from './made-up';

function draftOf(order: Partial<Order> = {}, match: VillageMatch = aMatch()): ParcelDraft {
  return draftParcel({ order: anOrder(order), account: anAccount(), match });
}

function codes(draft: ParcelDraft, field: ParcelFieldName): readonly string[] {
  return draft.findings
    .filter((finding) => finding.field === field)
    .map(({ severity, code }) => `${severity} ${code}`);
}

const family: Party = {
  ...nobody,
  name: fact('مريم أبو سنينة'),
  phone: fact('0568 765 432'),
  address1: fact('شارع السلام'),
  address2: fact('بناية 7'),
  city: fact('دورا'),
  state: fact('الخليل'),
};
const payer: Party = {
  ...nobody,
  name: fact('Suad Tamimi'),
  phone: fact('00972 52 123 4567'),
  address1: fact('Ein Sara'),
  city: fact('Hebron'),
};

describe('an order of which everything is certain', () => {
  it('becomes a parcel that one press ships', () => {
    const draft = draftOf();
    expect(draft.findings).toEqual([]);
    expect(isCertain(draft)).toBe(true);
    expect(readCreateRequest(draft.fields, anAccount())).toEqual({
      recipient: { first_name: 'سلمى الحاج', phone: '0599123456' },
      address: { city_id: 3, village_id: 301, street_name: 'شارع المدارس' },
      total_price: '140',
      actual_price: '120',
      description: '4 × زيت زيتون, Blue mug',
      reference_number: '1020',
    });
  });

  it('says of every field where it came from', () => {
    const { origins } = draftOf();
    const order = { from: 'order', source: 'store-data' };
    expect(origins).toMatchObject({
      firstName: { ...order, party: 'shipping' },
      phone: { ...order, party: 'shipping' },
      phone2: { from: 'nowhere' },
      village: { from: 'match', reason: { code: 'name' } },
      streetName: { ...order, party: 'shipping' },
      totalPrice: { from: 'reckoning' },
      description: { from: 'account' },
      referenceNumber: order,
      plannedDate: { from: 'nowhere' },
    });
  });

  it("takes size and weight from the account's defaults", () => {
    const account = anAccount({ size: { length: 30, width: 20, height: 10 }, weight: '1.5' });
    const { fields, origins } = draftParcel({ order: anOrder(), account, match: aMatch() });
    expect(fields).toMatchObject({ length: '30', width: '20', height: '10', weight: '1.5' });
    expect(origins.length).toEqual({ from: 'account' });
  });
});

describe('the recipient', () => {
  it('is the shipping party, all of it, where it differs from who pays', () => {
    const { fields } = draftOf({ shipping: family, billing: payer });
    expect(fields).toMatchObject({
      firstName: 'مريم أبو سنينة',
      phone: '0568765432',
      phone2: '',
      streetName: 'شارع السلام، بناية 7، دورا',
    });
    expect(findAddressText(anOrder({ shipping: family, billing: payer }))).toMatchObject({ city: 'دورا' });
  });

  it('has the phone of who pays where the shipping party has none', () => {
    const { fields, origins } = draftOf({ shipping: { ...family, phone: absent }, billing: payer });
    expect(fields.phone).toBe('+972521234567');
    expect(origins.phone).toMatchObject({ party: 'billing' });
    expect(origins.firstName).toMatchObject({ party: 'shipping' });
  });

  it('is who pays where nothing else is there, its country notwithstanding', () => {
    const order = { shipping: { ...nobody, country: fact('PS') }, billing: payer };
    const draft = draftOf(order);
    expect(draft.fields).toMatchObject({ firstName: 'Suad Tamimi', streetName: 'Ein Sara, Hebron' });
    expect(draft.origins.streetName).toMatchObject({ party: 'billing' });
    expect(findAddressText(anOrder(order))).toMatchObject({ city: 'Hebron', address1: 'Ein Sara' });
    expect(isCertain(draft)).toBe(true);
  });

  it("never stands in another's city: a missing city is not taken from who pays", () => {
    const order = { shipping: { ...family, city: absent }, billing: payer };
    expect(findAddressText(anOrder(order))).toMatchObject({ city: null, address1: 'شارع السلام' });
  });

  it('of another name at the address of who pays is looked at', () => {
    const draft = draftOf({ shipping: { ...nobody, name: fact('مريم') }, billing: payer });
    expect(draft.fields).toMatchObject({ firstName: 'مريم', streetName: 'Ein Sara, Hebron' });
    expect(codes(draft, 'streetName')).toEqual(['doubt address-of-another']);
  });

  it('that could not be read is not covered up with who pays', () => {
    const draft = draftOf({
      shipping: { ...family, name: unknown('disagree', 'مريم / مها') },
      billing: payer,
    });
    expect(draft.fields.firstName).toBe('');
    expect(codes(draft, 'firstName')).toEqual(['error reading-changed']);
  });

  it('without a name is the company, and looked at', () => {
    const party = { ...family, name: absent, company: fact('شركة القدس') };
    const draft = draftOf({ shipping: party, billing: nobody });
    expect(draft.fields.firstName).toBe('شركة القدس');
    expect(codes(draft, 'firstName')).toEqual(['doubt reading-unsure']);
  });

  it('of two phones has both', () => {
    const draft = draftOf({ shipping: { ...family, phone: fact('0599123456 / 0568123456') } });
    expect(draft.fields).toMatchObject({ phone: '0599123456', phone2: '0568123456' });
    expect(isCertain(draft)).toBe(true);
  });

  it('without a phone, or with a foreign one, cannot be sent to', () => {
    expect(codes(draftOf({ shipping: { ...family, phone: absent }, billing: nobody }), 'phone')).toEqual([
      'error required',
    ]);
    const abroad = draftOf({ shipping: { ...family, phone: fact('+962 7 9012 3456') } });
    expect(abroad.fields.phone).toBe('+962 7 9012 3456');
    expect(codes(abroad, 'phone')).toEqual(['error phone-foreign']);
  });
});

describe('the village', () => {
  const unmatched: VillageMatch = {
    candidates: [],
    confident: false,
    recognised: false,
    reason: { code: 'none' },
    choices: [],
    evidence: [],
  };

  it.each<[string, Partial<VillageMatch>, string]>([
    ['nothing was found', unmatched, 'village-unmatched'],
    [
      'several fit',
      {
        confident: false,
        recognised: false,
        reason: { code: 'ambiguous', villages: [301, 302], sameName: true },
      },
      'village-ambiguous',
    ],
    [
      'one is near',
      { confident: false, recognised: false, reason: { code: 'unsure', text: 'lukya' } },
      'village-unsure',
    ],
    ['the name is there, but not surely enough', { confident: false, recognised: false }, 'village-unsure'],
    ['it is gone', { confident: false, reason: { code: 'deleted' } }, 'village-gone'],
    ['it was refused as hidden', { confident: false, reason: { code: 'hidden' } }, 'village-hidden'],
  ])('is never filled in when %s', (_, parts, code) => {
    const draft = draftOf({}, aMatch(parts));
    expect(draft.fields.village).toBeNull();
    expect(codes(draft, 'village')).toEqual([`error ${code}`]);
  });

  it('that is closed is named with its note', () => {
    const reason = { code: 'closed', note: 'snow' } as const;
    const draft = draftOf({}, aMatch({ confident: false, reason }, aVillage({ closed: true, note: 'snow' })));
    expect(draft.fields.village).toBeNull();
    expect(draft.findings).toEqual([
      {
        field: 'village',
        severity: 'error',
        code: 'village-closed',
        params: { village: 'بيت لقيا', city: 'رام الله', note: 'snow' },
      },
    ]);
  });

  it('is not filled in closed, even by a match that says it is sure', () => {
    expect(draftOf({}, aMatch({}, aVillage({ closed: true }))).fields.village).toBeNull();
  });

  it('found in an unsure reading is looked at', () => {
    const draft = draftOf({ shipping: { ...family, city: unsure('دورا') } });
    expect(codes(draft, 'village')).toEqual(['doubt reading-unsure']);
  });
});

describe('what is unsure or strange', () => {
  it('is looked at before it is shipped', () => {
    expect(codes(draftOf({ number: unsure('1020') }), 'referenceNumber')).toEqual(['doubt reading-unsure']);
    expect(codes(draftOf({ customerNote: unknown('disagree') }), 'note')).toEqual(['doubt reading-changed']);
    expect(codes(draftOf({ status: fact('cancelled') }), 'referenceNumber')).toEqual([
      'doubt order-status-doubtful',
    ]);
  });

  it('could not be read: an error where the field must be filled, told apart from an edit that is not saved', () => {
    const family = anOrder().shipping;
    const unread = draftOf({ shipping: { ...family, address1: unknown('unreadable', 'ش٪٪') } });
    expect(codes(unread, 'streetName')).toEqual(['error reading-open']);
    const edited = draftOf({ shipping: { ...family, phone: unknown('disagree', '0568123456') } });
    expect(codes(edited, 'phone')).toEqual(['error reading-changed']);
    const half = draftOf({ shipping: { ...family, address2: unknown('disagree', 'الطابق 2') } });
    expect(codes(half, 'streetName')).toEqual(['doubt reading-changed']);
  });

  it('is not there: said as what the order has not, until the person writes something else', () => {
    const draft = draftOf({ shipping: nobody, billing: nobody });
    const required = draft.findings.filter(({ code }) => code === 'required');
    expect(required.map(({ field }) => field)).toEqual(['firstName', 'phone', 'streetName']);
    expect(required.every(({ params }) => params?.in === 'order')).toBe(true);
  });

  it('in the money leaves the amount open, with one error that says why', () => {
    const draft = draftOf({ payment: fact('doubtful') });
    expect(draft.fields.totalPrice).toBe('');
    expect(codes(draft, 'totalPrice')).toEqual(['error payment-doubtful']);
    expect(draft.reckoning).toEqual([{ kind: 'order-total', amount: '140' }]);
  });

  it('shows money as money is written', () => {
    expect(draftOf({ total: fact('477.70') }).fields.totalPrice).toBe('477.70');
    expect(draftOf({ total: fact('477.00') }).fields.totalPrice).toBe('477');
  });

  it('keeps markup as the text it is', () => {
    const name = '<script>window.bad=1</script>Sami';
    const draft = draftOf({
      shipping: { ...family, name: fact(name) },
      customerNote: fact('<b>door</b>\r\nthanks'),
      items: [{ name: 'mug <new>', quantity: fact('1'), amount: fact('120') }],
    });
    expect(draft.fields).toMatchObject({
      firstName: name,
      note: '<b>door</b>\nthanks',
      description: 'mug <new>',
    });
    expect(isCertain(draft)).toBe(true);
  });
});

describe('what is too long', () => {
  it('is cut within the limit, and says so', () => {
    const items = Array.from({ length: 40 }, (_, index) => ({
      name: `Large mug number ${index}`,
      quantity: fact('2'),
      amount: fact('3'),
    }));
    const draft = draftOf({ items, customerNote: fact('x'.repeat(2000)) });
    expect(draft.fields.description).toMatch(/…$/);
    expect(draft.fields.description.length).toBeLessThanOrEqual(255);
    expect(draft.fields.description.length).toBeGreaterThan(250);
    expect(draft.fields.note).toHaveLength(1023);
    expect(codes(draft, 'description')).toEqual(['notice cut']);
    expect(codes(draft, 'note')).toEqual(['notice cut']);
    expect(isCertain(draft)).toBe(true);
  });

  it('or too short is an error', () => {
    const items = [{ name: 'ab', quantity: fact('1'), amount: fact('120') }];
    expect(codes(draftOf({ items }), 'description')).toEqual(['error too-short']);
    expect(codes(draftOf({ items: [] }), 'description')).toEqual(['error required']);
  });
});
