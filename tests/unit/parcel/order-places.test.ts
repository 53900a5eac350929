import { describe, expect, it } from 'vitest';
import type { CustomField, Order } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import { findAddressText } from '../../../lib/parcel/recipient';
import { matchVillage } from '../../../lib/villages/match';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { directoryOf } from '../villages/made-up';
import { absent, anAccount, anOrder, fact, nobody } from './made-up';

const index = buildVillageIndex(
  directoryOf(
    'الخليل: الخليل, دورا, يطا, سعير, مخيم الفوار',
    'رام الله والبيرة: رام الله, بيرزيت, بيت لقيا',
    'نابلس: نابلس, عصيرة الشمالية',
  ),
);

const own = (key: string, value: string, more: Partial<CustomField> = {}): CustomField => ({
  at: key.includes('shipping') ? 'shipping' : 'billing',
  key,
  label: '',
  value,
  ...more,
});

function orderTo(
  city: string | null,
  customFields: readonly CustomField[],
  parts: Partial<Order> = {},
): Order {
  const party = {
    ...nobody,
    name: fact('سلمى الحاج'),
    phone: fact('0599123456'),
    address1: fact('الشارع الرئيسي'),
    city: city === null ? absent : fact(city),
  };
  return anOrder({ shipping: party, billing: party, customFields: [...customFields], ...parts });
}

function draftOf(order: Order) {
  return draftParcel({ order, account: anAccount(), match: matchVillage(index, findAddressText(order)) });
}

/** The village that one press would ship to; `null`: the person is asked. */
function shippedTo(order: Order): string | null {
  const { fields, findings } = draftOf(order);
  const isAsked = findings.some(({ field, severity }) => field === 'village' && severity !== 'notice');
  return isAsked ? null : (fields.village?.name ?? null);
}

const codesAtVillage = (order: Order) =>
  draftOf(order).findings.flatMap(({ field, code }) => (field === 'village' ? [code] : []));

describe('a village in a field of the shop’s own', () => {
  it('is the more exact place where it lies in the city', () => {
    expect(shippedTo(orderTo('الخليل', []))).toBe('الخليل');
    expect(
      shippedTo(orderTo('الخليل', [own('_billing_village', 'دورا'), own('_shipping_village', 'دورا')])),
    ).toBe('دورا');
    expect(shippedTo(orderTo('رام الله', [own('_wc_shipping/shop/village', 'بيرزيت')]))).toBe('بيرزيت');
    expect(shippedTo(orderTo('الخليل', [own('_shipping_area', 'دورا')]))).toBe('دورا');
    expect(shippedTo(orderTo('Hebron', [own('_shipping_town', 'Dura')]))).toBe('دورا');
  });

  it('is the place where the order names no city', () => {
    expect(shippedTo(orderTo(null, [own('_shipping_village', 'عصيرة الشمالية')]))).toBe('عصيرة الشمالية');
    expect(shippedTo(orderTo(null, [own('_shipping_area', 'دورا')]))).toBe('دورا');
  });

  it('is a doubt where it lies in another city, or is not in the list', () => {
    expect(shippedTo(orderTo('الخليل', [own('_shipping_village', 'بيرزيت')]))).toBeNull();
    expect(shippedTo(orderTo('الخليل', [own('_shipping_area', 'بيرزيت')]))).toBeNull();
    expect(shippedTo(orderTo('الخليل', [own('_shipping_village', 'خربة الدرجات')]))).toBeNull();
    // Though it is next door: of two fields that contradict each other one may be old.
    expect(shippedTo(orderTo('نابلس', [own('_shipping_village', 'بيرزيت')]))).toBeNull();
  });

  it('says nothing more where it is the city once more', () => {
    expect(shippedTo(orderTo('دورا', [own('_shipping_village', 'دورا')]))).toBe('دورا');
  });

  it('of the other address counts where both are one address', () => {
    const both = orderTo('الخليل', [own('_billing_village', 'دورا')]);
    expect(shippedTo(both)).toBe('دورا');
    const elsewhere = { ...both.billing, city: fact('نابلس'), address1: fact('شارع آخر') };
    expect(shippedTo({ ...both, billing: elsewhere })).toBe('الخليل');
  });

  it('is asked about where the page does not say what is saved', () => {
    const edited = [own('_shipping_village', 'دورا'), own('_shipping_village', 'يطا')];
    expect(shippedTo(orderTo('الخليل', edited))).toBeNull();
    const emptied = [own('_shipping_village', 'دورا'), own('_shipping_village', '')];
    expect(shippedTo(orderTo('الخليل', emptied))).toBeNull();
    expect(codesAtVillage(orderTo('الخليل', emptied))).toContain('reading-changed');
  });

  it('goes to the driver in the order’s own words where the list calls it otherwise', () => {
    const street = (order: Order) => draftOf(order).fields.streetName;
    expect(street(orderTo('رام الله', [own('_shipping_area', 'الماسيون')]))).toBe('الشارع الرئيسي، الماسيون');
    expect(street(orderTo('الخليل', [own('_shipping_village', 'دورا')]))).toBe('الشارع الرئيسي');
  });
});

describe('a part of the town that no list has', () => {
  it('keeps an honest order at one press', () => {
    expect(shippedTo(orderTo('رام الله', [own('_shipping_area', 'الماسيون')]))).toBe('رام الله');
    expect(shippedTo(orderTo('الخليل', [own('_shipping_neighborhood', 'عين سارة')]))).toBe('الخليل');
  });
});

describe('a delivery plugin’s own field', () => {
  it('shows the form, unless it says the city that is known', () => {
    expect(shippedTo(orderTo('الخليل', [own('_billing_pathao_zone', '52')]))).toBeNull();
    expect(codesAtVillage(orderTo('الخليل', [own('_billing_pathao_area', 'Dura')]))).toContain(
      'village-field-unread',
    );
    expect(shippedTo(orderTo('الخليل', [own('_billing_pathao_city', 'الخليل')]))).toBe('الخليل');
  });
});

describe('a place among what plugins keep with an order', () => {
  const data = (key: string, value: string) => own(key, value, { at: 'data' });
  it.each([
    ['_logestechs_village', 'دورا'],
    ['pathao_zone', 'دورا'],
    ['pathao_zone', '33'],
    ['village_id', '433'],
    ['delivery_city', 'دورا'],
    ['المدينة', 'دورا'],
  ])('is asked about beside another city: %s %s', (key, value) => {
    expect(shippedTo(orderTo('الخليل', [data(key, value)]))).toBeNull();
  });

  it('says nothing where it is the city once more, or no place of the recipient’s', () => {
    for (const key of ['_logestechs_village', 'pathao_zone', 'delivery_city'])
      expect(shippedTo(orderTo('دورا', [data(key, 'دورا')])), key).toBe('دورا');
    for (const key of ['vendor_city', 'pathao_store_city', '_pickup_village'])
      expect(shippedTo(orderTo('الخليل', [data(key, 'دورا')])), key).toBe('الخليل');
  });
});

describe('a field that nobody knows', () => {
  it('is a doubt where its whole text is another village, with both to choose from', () => {
    const order = orderTo('الخليل', [own('_shipping_wooccm11', 'دورا')]);
    expect(shippedTo(order)).toBeNull();
    const { findings } = draftOf(order);
    expect(findings.find(({ code }) => code === 'place-said-too')?.params).toMatchObject({ text: 'دورا' });
    const [asked] = findings.filter(({ field, severity }) => field === 'village' && severity === 'error');
    expect(asked?.choices?.map(({ name }) => name).toSorted()).toEqual(['الخليل', 'دورا']);
    expect(shippedTo(orderTo('الخليل', [own('_shipping_wooccm11', 'بيرزيت')]))).toBeNull();
  });

  it.each(['قرية دورا', 'بلدة دورا', 'مخيم الفوار', 'دورا - الخليل', 'دورا، محافظة الخليل', 'دورا الخليل'])(
    'is one too where the name stands with its kind or its town: %s',
    (value) => {
      const order = orderTo('الخليل', [own('_shipping_wooccm11', value)]);
      expect(shippedTo(order)).toBeNull();
      expect(codesAtVillage(order)).toContain('place-said-too');
    },
  );

  it.each(['Dura village', 'Dura, Hebron'])('is one too in other letters: %s', (value) => {
    expect(shippedTo(orderTo('Hebron', [own('_shipping_wooccm11', value)]))).toBeNull();
  });

  it('is none where more than a place is said, or the same place with its town', () => {
    for (const value of ['دورا للأثاث', 'شارع دورا', 'محل دورا - الخليل', 'سعير محمد', 'دورا سعير', 'قرية'])
      expect(shippedTo(orderTo('الخليل', [own('_shipping_wooccm11', value)])), value).toBe('الخليل');
    for (const value of ['قرية دورا', 'دورا - الخليل', 'محافظة الخليل', 'مدينة الخليل'])
      expect(shippedTo(orderTo('دورا', [own('_shipping_wooccm11', value)])), value).toBe('دورا');
  });

  it('is none where it says the same place, its governorate, or no village', () => {
    expect(shippedTo(orderTo('دورا', [own('_shipping_wooccm11', 'دورا')]))).toBe('دورا');
    expect(shippedTo(orderTo('دورا', [own('_shipping_governorate', 'الخليل')]))).toBe('دورا');
    expect(shippedTo(orderTo('الخليل', [own('_shipping_wooccm11', 'قرب مدرسة دورا للبنات')]))).toBe('الخليل');
    expect(shippedTo(orderTo('الخليل', [own('_shipping_wooccm11', 'بعد العصر')]))).toBe('الخليل');
  });

  it('of a plugin, a company or a tracking is not looked at', () => {
    const data = { at: 'data' } as const;
    expect(shippedTo(orderTo('الخليل', [own('_plugin_note', 'دورا', data)]))).toBe('الخليل');
    expect(shippedTo(orderTo('الخليل', [own('_billing_company_name', 'دورا')]))).toBe('الخليل');
  });
});
