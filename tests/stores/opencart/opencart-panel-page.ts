import { escapeHtml } from '../escape-html';
import { ownFieldControls, ownFieldTables } from './opencart-fields';
import { addressForm, totalRows } from './opencart-form-page';
import { type OpencartOrder, printedAddress, shownMoney } from './opencart-order';

/** What the admin's links carry: 2.3 called it something else. */
export interface Session {
  readonly name: 'token' | 'user_token';
  readonly token: string;
}

const iconRow = (icon: string, text: string) =>
  `<tr><td><button><i class="fa ${icon} fa-fw"></i></button></td><td>${escapeHtml(text)}</td></tr>`;
const cell = (lines: readonly string[]) => `<td>${lines.map(escapeHtml).join('<br />')}</td>`;

/** The order's page of 2.3 and 3.x: printed panels, hardly a name in them. */
export function opencartPanelPage(order: OpencartOrder, { name, token }: Session, symbol?: string): string {
  const money = (amount: number) => shownMoney(amount, symbol);
  const link = (what: string) =>
    `<a href="index.php?route=sale/order/${what}&amp;${name}=${token}&amp;order_id=${order.id}">${what}</a>`;
  const { shipping } = order;
  return `<!doctype html><html lang="ar" dir="rtl"><head></head><body><div id="container"><div id="content">
    <div class="page-header"><div>${link('invoice')}${link('shipping')}${link('edit')}</div><h1>الطلبات</h1></div>
    <table class="table"><tbody>
      ${iconRow('fa-calendar', '14/11/2026')}${iconRow('fa-credit-card', order.paymentTitle)}
      ${shipping === null ? '' : iconRow('fa-truck', order.shippingMethod)}</tbody></table>
    <table class="table"><tbody>${iconRow('fa-user', 'x')}${iconRow('fa-phone', order.telephone)}</tbody></table>
    <div class="panel"><div class="panel-body">
      <table class="table table-bordered"><thead><tr><td>الدفع</td>${shipping === null ? '' : '<td>الشحن</td>'}</tr></thead>
        <tbody><tr>${cell(printedAddress(order.payment, true))}${shipping === null ? '' : cell(printedAddress(shipping, true))}</tr></tbody></table>
      <table class="table table-bordered"><thead><tr><td>المنتج</td><td>النوع</td><td>الكمية</td><td>السعر</td><td>المجموع</td></tr></thead><tbody>
        ${order.products
          .map(
            (
              product,
            ) => `<tr><td><a href="index.php?route=catalog/product/edit">${escapeHtml(product.name)}</a>
              ${product.option === null ? '' : `<br/>&nbsp;<small> - ${escapeHtml(product.option)}</small>`}</td>
              <td>${escapeHtml(product.model)}</td><td>${product.quantity}</td><td>${money(product.price)}</td>
              <td>${money(product.price * product.quantity)}</td></tr>`,
          )
          .join('')}
        ${totalRows(order)
          .map(
            ([title, amount]) =>
              `<tr><td colspan="4">${escapeHtml(title)}</td><td>${money(amount)}</td></tr>`,
          )
          .join('')}</tbody></table>
      ${
        order.comment === ''
          ? ''
          : `<table class="table table-bordered"><thead><tr><td>ملاحظة</td></tr></thead>
             <tbody><tr><td>${escapeHtml(order.comment).replaceAll('\n', '<br />\n')}</td></tr></tbody></table>`
      }</div></div>
    ${ownFieldTables(order)}
    <select id="input-order-status"><option value="7">ملغي</option>
      <option value="${order.statusId}" selected="selected">${escapeHtml(order.status)}</option></select>
  </div></div></body></html>`;
}

/** The page where 3.x edits an order: a field for each part of an address, and the currency's code. */
export function opencartEditPage(order: OpencartOrder): string {
  return `<!doctype html><html><body><div id="content"><form>
    <select id="input-currency"><option value="USD">$</option>
      <option value="${order.currency}" selected="selected">x</option></select>
    <input id="input-telephone" value="${escapeHtml(order.telephone)}">
    ${addressForm('payment', order.payment, false)}
    ${order.shipping === null ? '' : addressForm('shipping', order.shipping, false)}
    ${ownFieldControls(order, '')}
  </form></div></body></html>`;
}

/** The list, of any version. @param separator between the route's words: `/`, `|` or `.`. */
export function opencartListPage(
  ids: readonly number[],
  separator: string,
  { name, token }: Session,
): string {
  const rows = ids.map(
    (id) => `<tr><td><input type="checkbox" name="selected[]" value="${id}"></td><td>${id}</td><td>سمر</td>
      <td><a href="index.php?route=sale/order${separator}info&amp;${name}=${token}&amp;order_id=${id}">عرض</a></td></tr>`,
  );
  return `<!doctype html><html lang="ar"><body><div id="content"><div class="page-header"></div>
    <form id="form-order"><table><thead><tr><td><input type="checkbox"></td></tr></thead>
    <tbody>${rows.join('')}</tbody></table></form></div></body></html>`;
}
