import { html } from 'hono/html';

export interface SallaOrder {
  readonly number: string;
  readonly buyer: string;
  readonly phone: string;
  readonly items: readonly { readonly name: string; readonly quantity: string }[];
}

export function sallaOrderPage({ number, buyer, phone, items }: SallaOrder): string {
  return String(html`<!doctype html><html lang="ar" dir="rtl"><body>
<div class="rec-order-no"> ${number} <div class="tag">جديد</div></div>
<span id="order_status_btn">طلبك مؤكد</span>
<a href="tel:+972590000000">support</a>
<div data-card-customer-buyer><h6><a href="https://s.salla.sa/customers/abc"> ${buyer} </a></h6>
  <a href="tel:${phone}">${phone}</a></div>
<table><tbody>${items.map(
    ({ name, quantity }) => html`<tr><td><h6><a href="https://s.salla.sa/products/55"> ${name} </a></h6></td>
  <td data-title="الكمية"> ${quantity} </td><td data-title="السعر">20 SAR</td></tr>`,
  )}</tbody></table></body></html>`);
}

export function sallaList(rows: readonly { readonly token: string; readonly number: string }[]): string {
  return String(
    html`<!doctype html><html><body><table><tbody id="table_list_orders">${rows.map(
      ({ token, number }, index) => html`<tr class="table-row row_order" data-order_id="${index + 1}"
    data-order-link="https://s.salla.sa/orders/order/${token}"><td><input type="checkbox"></td>
    <td><div class="order-number">#${number}</div></td></tr>`,
    )}</tbody></table></body></html>`,
  );
}
