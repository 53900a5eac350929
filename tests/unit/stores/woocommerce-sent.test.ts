import { describe, expect, it } from 'vitest';
import { wasSent } from '../../../lib/stores/woocommerce/read-answer';

describe('an order of which the shop knows a parcel', () => {
  const number = (tracking_number: string) => [{ tracking_provider: 'x', tracking_number }];
  it.each([
    ['_fulfillment_status', 'fulfilled', true],
    ['_fulfillment_status', 'partially_fulfilled', true],
    ['_fulfillment_status', 'unfulfilled', false],
    ['_wc_shipment_tracking_items', number('RR1'), true],
    ['_wc_shipment_tracking_items', number(''), false],
    ['_wc_shipment_tracking_items', [], false],
    ['_logestechs_order_barcode', 'LG1234567', true],
    ['_logestechs_order_id', 998, true],
    ['_logestechs_order_barcode', '', false],
    ['_logestechs_village', '12', false],
    ['cslfw_shipping', { '5551234': { status: 'open' } }, true],
    ['cslfw_shipping', {}, false],
    ['hfd_ship_number', 771, true],
    ['_aftership_tracking_number', 'RR1', true],
    ['ywot_tracking_code', 'RR1', true],
    ['_tracking_number', '0', false],
    ['رقم البوليصة', '1234567', true],
    ['_tracking_number', '٧٧١', true],
    ['_tracking_number', '-', false],
    ['_tracking_number', 'n/a', false],
    ['رقم الشحنة', 'لا يوجد', false],
    ['_wc_shipment_tracking_items', number('-'), false],
    ['_logestechs_order', { barcode: 'LG1' }, false],
    ['_logestechs_barcode', { code: 'LG1', status: '' }, true],
    ['_logestechs_barcode', { code: '', status: null }, false],
    ['_ga_tracking_code', 'G-1', false],
    ['analytics_tracking_code', 'UA-1', false],
    ['affwp_tracking_code', '77', false],
    ['_shipment_number_of_packages', 1, false],
    ['_shipment_number', 1, true],
    ['_shipping_number', '12', false],
    ['_ywbc_barcode_value', '53', false],
    ['_shahna_parcel_code', 'SB-1', false],
    ['_ga_tracking_id', 'G-1', false],
  ])('was sent before, whatever its status says: %s %j: %s', (key, value, isSent) => {
    expect(wasSent([{ id: 7, key, value }])).toBe(isSent);
  });
});
