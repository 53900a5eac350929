import { describe, expect, it } from 'vitest';
import { known, type Order, unknown } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import { findAddressText } from '../../../lib/parcel/recipient';
import { findWitness } from '../../../lib/parcel/witness';
import { aMatch, anAccount, anOrder } from './made-up';

/** An order whose address stands in these lines, for a person who may not see the form that has its parts. */
function witnessed(lines: readonly string[], silence: Order['silence'] | null = 'not-allowed'): Order {
  const order = anOrder();
  const open = unknown('ambiguous', lines.join('\n'));
  const shipping = {
    ...order.shipping,
    address1: open,
    address2: open,
    city: open,
    state: open,
    company: open,
  };
  return { ...order, shipping, shippingLines: [...lines], ...(silence && { silence }) };
}

const draftOf = (order: Order) => draftParcel({ order, account: anAccount(), match: aMatch() });
const codes = (order: Order, field: string) =>
  draftOf(order)
    .findings.filter((finding) => finding.field === field)
    .map(({ code }) => code);

describe('an address in bare lines, for who may not edit it', () => {
  it.each<[string, readonly string[], string, string]>([
    [
      'PrestaShop’s',
      ['أحمد خليل', 'شارع الإرسال', 'الطابق الثالث', 'رام الله', 'Palestinian Territories', '0599123456'],
      'رام الله',
      'شارع الإرسال, الطابق الثالث',
    ],
    [
      'with a postcode before the town',
      [
        'Sami Haddad',
        'Haddad & Sons',
        'Rafidia 12',
        'P400 Nablus',
        'Palestinian Territories',
        '+970599123457',
      ],
      'Nablus',
      'Haddad & Sons, Rafidia 12',
    ],
    [
      'Magento’s, with region and postcode behind commas',
      ['Rania Ghosh', 'Salah Street 5', 'Jenin, Jenin, 90100', 'الأراضي الفلسطينية', 'T: 0599123458'],
      'Jenin',
      'Salah Street 5',
    ],
    [
      'with the country first',
      ['Jordan', 'Amman', 'Rainbow St 3', 'Eve Hara', '+962791234567'],
      'Amman',
      'Rainbow St 3',
    ],
    ['with a town alone', ['Omar', 'سلفيت', 'فلسطين'], 'سلفيت', 'سلفيت'],
  ])('%s: the town stands beside the country', (_, lines, city, street) => {
    expect(findWitness(witnessed(lines))).toMatchObject({ city, street });
    expect(findAddressText(witnessed(lines))).toMatchObject({ city, address1: street });
  });

  const lines = ['أحمد خليل', 'شارع الإرسال', 'رام الله', 'Palestinian Territories', '0599123456'];

  it('offers the village and fills none in; what the right is that lacks is said; the rest is kept', () => {
    const { fields, findings } = draftOf(witnessed(lines));
    const [village] = findings.filter(({ field }) => field === 'village');
    expect(fields).toMatchObject({ village: null, streetName: 'شارع الإرسال' });
    expect(fields.firstName).not.toBe('');
    expect(fields.phone).not.toBe('');
    expect(village).toMatchObject({ severity: 'error', code: 'address-not-allowed' });
    expect(village?.choices).toHaveLength(1);
    expect(findings.filter(({ severity }) => severity !== 'notice')).toEqual([village]);
  });

  it('takes the name at the other end with a doubt where the page names another customer', () => {
    const order = witnessed(lines);
    const named = { ...order, shipping: { ...order.shipping, name: unknown('ambiguous', 'x') } };
    expect(draftOf(named).fields.firstName).toBe('أحمد خليل');
    expect(codes(named, 'firstName')).toEqual(['reading-unsure']);
    expect(
      findWitness({ ...named, shipping: { ...named.shipping, name: known('سامي', 'labelled-text') } }),
    ).toMatchObject({ name: 'سامي' });
  });

  it('is no witness where the person may see the form', () => {
    expect(findWitness(witnessed(lines, null))).toBeNull();
    expect(findWitness(witnessed(['أحمد خليل', 'فلسطين']))).toBeNull();
  });

  it('says “sign in” or “wait” of each part where that is why it is open', () => {
    for (const [silence, code] of [
      ['signed-out', 'signed-out'],
      ['late', 'store-late'],
    ] as const) {
      const order = witnessed(lines, silence);
      expect(codes(order, 'streetName')).toEqual([code]);
    }
  });
});
