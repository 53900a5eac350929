import type { Places, Texts } from '../places';

/** The order's products and, with their titles translated, its totals: nothing else says what those are. */
export const PRODUCT = {
  /** The product's own; its options stand around it in small print. */
  links: ':scope > :first-child a',
  cells: ':scope > :not(:first-child)',
  counted: 'input[type="hidden"][name$="[quantity]"] @held',
} as const;
export const TOTAL = {
  title: ':scope > :first-child',
  amount: ':scope > :nth-child(2):last-child',
} as const;

/** The order's page of 4.x, which is its form too; ids changed a little between 4.0 and 4.1. */
export const FORM_PLACES = {
  at: {
    shippingLines: '#output-shipping-address, #shipping-address-value @lines',
    billingLines: '#output-payment-address, #payment-address-value @lines',
    note: '#output-comment, #comment-value @note',
    shippingField: '#input-shipping-method-name @value',
    shippingMethod: '#output-shipping-method, #shipping-method-value',
    shippingCode: '#input-shipping-method-code, #input-shipping-code @value',
    paymentMethod: '#output-payment-method, #payment-method-value',
    products: '#order-product, #order-products @id',
    totals: '#order-total, #order-totals @id',
    history: '#history tbody > tr',
  },
  rows: {
    products: { named: ':is(#order-product, #order-products) > tr', at: PRODUCT },
    totals: { named: ':is(#order-total, #order-totals) > tr', at: TOTAL },
  },
  controls:
    /^input-(?:shipping|payment|firstname|lastname|telephone|order-status|currency)|custom.(?:field|value)/,
} as const satisfies Places;

/** The second cell of the row whose first one has this icon. */
const besideIcon = (icon: string) => `#content tr:has(> td:first-child i.${icon}) > :nth-child(2):last-child`;

/** The order's page of 2.3 and 3.x, which names hardly anything (`findPanels`); of the method there is its title alone. */
export const PANEL_PLACES = {
  at: {
    phone: besideIcon('fa-phone'),
    paymentMethod: besideIcon('fa-credit-card'),
    shippingMethod: besideIcon('fa-truck'),
  },
  rows: {},
  controls: /^input-order-status$/,
} as const satisfies Places;

/** `panel`: the page is of 2.3 or 3.x; `panels`: its tables are where they should be; `formed`: its form was fetched. */
type Told = 'panel' | 'panels' | 'formed';

export type OpenCartTexts = Texts<
  keyof (typeof FORM_PLACES)['at'] | keyof (typeof PANEL_PLACES)['at'] | Told
>;
export type ProductRow = Texts<keyof typeof PRODUCT>;
export type TotalRow = Texts<keyof typeof TOTAL>;
