import { describe, expect, it } from 'vitest';
import type { CustomField } from '../../../lib/order';
import { kindOf } from '../../../lib/parcel/field-kind';

const field = (key: string, value = 'دورا', more: Partial<CustomField> = {}): CustomField => ({
  at: 'billing',
  key,
  label: '',
  value,
  ...more,
});
const labelled = (label: string, value = 'دورا') => field('_billing_wooccm11', value, { label });

describe('what a shop’s own field says', () => {
  it.each([
    field('_billing_village'),
    field('_wc_shipping/shop/village'),
    field('_wc_other/my-shop/villageName'),
    field('_billing_delivery_town'),
    field('القرية', 'دورا', { at: 'data' }),
    field('delivery_village', 'دورا', { at: 'data' }),
    labelled('القرية'),
    labelled('اسم البلدة *'),
    labelled('Village / Town'),
    labelled('יישוב'),
    labelled('המדינה והיישוב'),
    field('_billing_area', 'دورا', { label: 'القرية' }),
  ])('is the village: $key $label', (one) => expect(kindOf(one)).toBe('village'));

  it.each([
    field('_billing_area'),
    field('_shipping_neighbourhood', 'الماسيون'),
    field('_billing_delivery_zone', 'المنطقة الجنوبية'),
    labelled('المنطقة'),
    labelled('الحي', 'حي الجامعة'),
    labelled('שכונה'),
  ])('is a part of the place: $key $label', (one) => expect(kindOf(one)).toBe('area'));

  it.each([
    field('_billing_pathao_city', 'Hebron'),
    field('_billing_pathao_zone', '52'),
    field('_shipping_redx_area', 'دورا'),
    field('_billing_village', '17'),
    field('_billing_area', 'RAM'),
    field('_billing_village', 'أخرى'),
  ])('is a place that cannot be read: $key $value', (one) => expect(kindOf(one)).toBe('code'));

  it.each([field('_billing_wooccm11'), field('_billing_address_3'), field('', 'دورا', { label: 'ملاحظ' })])(
    'is of the checkout, and nobody knows which: $key',
    (one) => expect(kindOf(one)).toBe('unknown'),
  );

  it.each([
    field('_billing_village', ''),
    field('_billing_village', 'اختر'),
    field('_billing_company_name'),
    field('_billing_area_fee', '20'),
    field('_billing_house', '12'),
    labelled('رقم المنطقة', '7'),
    labelled('Is there anything about your area that the driver should know?', 'لا'),
    field('_order_note', 'دورا', { at: 'data' }),
    field('_tracking_number', 'دورا', { at: 'data' }),
    field('_elementor_area', 'header', { at: 'data' }),
    field('_delivery_zone', '3', { at: 'data' }),
    field('_wc_order_attribution_session_entry', 'دورا', { at: 'data' }),
  ])('is no place: $key $label $value', (one) => expect(kindOf(one)).not.toMatch(/village|area|code/));

  const data = (key: string, value: string) => field(key, value, { at: 'data' });
  it.each([
    data('pathao_zone', '33'),
    data('pathao_city', 'Hebron'),
    data('_logestechs_village', 'خربة الدرجات'),
    data('logestechs_village_id', '433'),
    data('aramex_area', 'Dura'),
    data('village_id', '433'),
    data('delivery_village', '17'),
  ])('is a place that cannot be read, among an order’s data: $key $value', (one) =>
    expect(kindOf(one)).toBe('code'),
  );

  it.each([
    data('delivery_city', 'دورا'),
    data('customer_city', 'دورا'),
    data('المدينة', 'دورا'),
    data('_acme_village', 'دورا'),
    data('_acme_zone', 'دورا'),
    data('acmeCityName', 'دورا'),
  ])('may be a place, among an order’s data: $key', (one) => expect(kindOf(one)).toBe('unknown'));

  it.each([
    data('vendor_city', 'دورا'),
    data('_dokan_seller_village', 'دورا'),
    data('logestechs_sender_village', 'دورا'),
    data('pathao_pickup_zone', '33'),
    data('pathao_store_city', '1'),
    data('_customer_ip_city', 'دورا'),
    data('_stripe_settlement', '433'),
    data('pathao_zone', '0'),
    data('_acme_zone', '3'),
    data('_city_weather', 'دورا'),
  ])('is no place of the recipient’s, among an order’s data: $key $value', (one) =>
    expect(kindOf(one)).toBe('none'),
  );

  it.each([field('_billing_village', '-'), labelled('القرية', '—'), data('delivery_village', '...')])(
    'says nothing where it holds but a mark: $value',
    (one) => expect(kindOf(one)).toBe('none'),
  );

  it('is not looked at where a plugin keeps it with the order under a name of its own', () => {
    expect(kindOf(field('_plugin_datum', 'دورا', { at: 'data' }))).toBe('none');
  });
});
