import { type PracticeOrder, type PracticeParty, totalsOf } from '../practice-order';

export interface ShopifyChoice {
  /** OrderDisplayFinancialStatus. */
  readonly status?: string;
  readonly gateways?: readonly string[];
  /** Whether the transaction's gateway is one without a program; `null`: there is no transaction. */
  readonly manual?: boolean | null;
  /** Whole hundredths, as everywhere. */
  readonly received?: number;
  readonly refunded?: number;
  /** What refunds and edits took out of the order. */
  readonly removed?: number;
  readonly taxesIncluded?: boolean;
  readonly cancelledAt?: string | null;
}

function amount(hundredths: number): string {
  // Shopify writes as few decimals as it can, and never none.
  return (hundredths / 100).toFixed(2).replace(/0$/, '');
}

function address(party: PracticeParty) {
  const orNull = (text: string) => (text === '' ? null : text);
  return {
    firstName: orNull(party.firstName),
    lastName: orNull(party.lastName),
    company: orNull(party.company),
    phone: orNull(party.phone),
    address1: orNull(party.address1),
    address2: orNull(party.address2),
    city: orNull(party.city),
    province: orNull(party.state),
    zip: orNull(party.postcode),
    countryCodeV2: orNull(party.country),
  };
}

/** An order as the admin's interface of a practice shop answers it to the reader's own question. */
export function shopifyAnswer(order: PracticeOrder, choice: ShopifyChoice = {}) {
  const totals = totalsOf(order);
  const { received = 0, refunded = 0, removed = 0, taxesIncluded = false, manual = true } = choice;
  const money = (hundredths: number) => ({
    presentmentMoney: { amount: amount(hundredths), currencyCode: order.currency },
  });
  const current = totals.total - removed;
  return {
    data: {
      order: {
        id: `gid://shopify/Order/${order.id}`,
        name: `#${order.id}`,
        note: order.customerNote === '' ? null : order.customerNote,
        phone: null,
        createdAt: `${order.createdAt}Z`,
        cancelledAt: choice.cancelledAt ?? null,
        taxesIncluded,
        displayFinancialStatus: choice.status ?? 'PENDING',
        displayFulfillmentStatus: 'UNFULFILLED',
        paymentGatewayNames: choice.gateways ?? ['Cash on Delivery (COD)'],
        currentTotalPriceSet: money(current),
        currentSubtotalPriceSet: money(totals.items + (taxesIncluded ? totals.tax : 0) - removed),
        currentTotalDiscountsSet: money(totals.discount),
        currentTotalTaxSet: money(totals.tax),
        totalShippingPriceSet: money(totals.delivery),
        totalReceivedSet: money(received),
        totalRefundedSet: money(refunded),
        totalOutstandingSet: money(current - (received - refunded)),
        shippingAddress: address(order.shipping),
        billingAddress: address(order.billing),
        transactions:
          manual === null
            ? []
            : [
                {
                  kind: 'SALE',
                  status: received > 0 ? 'SUCCESS' : 'PENDING',
                  manualPaymentGateway: manual,
                },
              ],
        lineItems: {
          nodes: order.items.map((item) => ({
            name: item.name,
            sku: item.sku === '' ? null : item.sku,
            quantity: item.quantity,
            currentQuantity: item.quantity,
            requiresShipping: true,
            originalUnitPriceSet: money(item.subtotal / item.quantity),
            discountedTotalSet: money(item.total),
          })),
          pageInfo: { hasNextPage: false },
        },
      },
    },
  };
}
