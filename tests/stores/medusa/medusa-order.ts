/** An order as Medusa 2's admin interface answers it: the parts that anybody reads. Amounts in major units. */
export interface MedusaOrder {
  readonly id: string;
  readonly display_id: number;
  readonly custom_display_id?: string;
  readonly status: string;
  readonly created_at: string;
  readonly currency_code: string;
  readonly payment_status: string;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly shipping_address: Readonly<Record<string, unknown>> | null;
  readonly billing_address: Readonly<Record<string, unknown>> | null;
  readonly payment_collections: readonly Readonly<Record<string, unknown>>[];
  readonly summary: Readonly<Record<string, unknown>>;
  readonly total: number;
  readonly shipping_total: number;
  readonly shipping_tax_total: number;
  readonly discount_total: number;
  readonly discount_subtotal: number;
  readonly tax_total: number;
}

export const MEDUSA_ORDER_ID = 'order_01PRACTICE0000000000000001';

export function medusaAddress(part: Readonly<Record<string, unknown>> = {}) {
  return {
    first_name: 'نور',
    last_name: 'الشامي',
    company: 'مخبز الشامي',
    phone: '0598 700 700',
    address_1: 'شارع يافا 7',
    address_2: 'الطابق الأول',
    city: 'نابلس',
    province: 'نابلس',
    postal_code: 'P401',
    country_code: 'ps',
    ...part,
  };
}

/** A line: `total` has its tax in it and its discount off; the rest is before tax. */
export function medusaItem(
  title: string,
  quantity: number,
  subtotal: number,
  { discount = 0, tax = 0, total = subtotal }: { discount?: number; tax?: number; total?: number } = {},
) {
  return {
    title,
    variant_sku: `SKU-${title}`,
    quantity,
    subtotal,
    discount_subtotal: discount,
    tax_total: tax,
    total,
  };
}

/** One collection of payments, the way the admin or a checkout makes it. */
export function medusaCollection(
  provider: string,
  amounts: {
    captured?: number | null;
    refunded?: number | null;
    status?: string;
    sessionsOnly?: boolean;
  } = {},
) {
  const { captured = null, refunded = null, status = 'not_paid', sessionsOnly = captured === null } = amounts;
  return {
    status,
    captured_amount: captured,
    refunded_amount: refunded,
    payment_sessions: [{ provider_id: provider }],
    payments: sessionsOnly ? [] : [{ provider_id: provider }],
  };
}

/** Two lines, one of them with a discount and a tax: 150 - 15 + 21.6 + 90 + 20 of delivery. */
export function medusaOrder(part: Partial<MedusaOrder> = {}): MedusaOrder {
  return {
    id: MEDUSA_ORDER_ID,
    display_id: 1042,
    status: 'pending',
    created_at: '2026-03-04T10:20:30.400Z',
    currency_code: 'ils',
    payment_status: 'not_paid',
    metadata: { payment: 'cod', customer_note: 'Ring twice\nplease' },
    items: [
      medusaItem('Rug', 1, 150, { discount: 15, tax: 21.6, total: 156.6 }),
      medusaItem('Oil', 3, 90.3, { total: 90.3 }),
    ],
    shipping_address: medusaAddress(),
    billing_address: medusaAddress({ first_name: 'سمر', phone: '0599 800 800' }),
    payment_collections: [medusaCollection('pp_system_default')],
    summary: { paid_total: 0, refunded_total: 0, current_order_total: 266.9 },
    total: 266.9,
    shipping_total: 20,
    shipping_tax_total: 0,
    discount_total: 15,
    discount_subtotal: 15,
    tax_total: 21.6,
    ...part,
  };
}
