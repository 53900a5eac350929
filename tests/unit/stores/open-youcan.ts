import { type OpenPage, parsedPage } from './parse-page';

export const ORIGIN = 'https://seller-area.youcan.shop';
export const ID = '7c1d52ab-0f3e-4a7b-9d60-5b1f6f2f9a11';

const address = {
  first_name: 'سلمى',
  last_name: 'عودة',
  full_name: 'سلمى عودة',
  first_line: 'شارع المدارس',
  second_line: null,
  company: null,
  phone: '0599200101',
  country_code: 'PS',
  state: null,
  region: 'نابلس',
  city: 'بيت فوريك',
  zip_code: '',
};

/** An order as YouCan's interface is documented to answer it. */
export const youCanAnswer = {
  id: ID,
  ref: '046',
  total: 110,
  vat: 0,
  currency: 'ILS',
  customer_currency: 'ILS',
  status_object: { slug: 'open' },
  created_at: '2026-11-05T10:31:12+00:00',
  payment: { status_text: 'unpaid', payload: { gateway: 'cod' }, address: [] },
  shipping: { price: 20, address, tracking_number: null },
  refunds: [],
  variants: [{ price: 45, quantity: 2, variant: { sku: 'CUP-BLUE', product: { name: 'كوب خزف أزرق' } } }],
};

export function openYouCan(id = ID): OpenPage {
  return parsedPage('<div id="app"></div>', `${ORIGIN}/admin/orders/${id}`);
}
