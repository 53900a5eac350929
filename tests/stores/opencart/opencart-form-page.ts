import { escapeHtml } from '../escape-html';
import { ownFieldControls } from './opencart-fields';
import {
  type OpencartAddress,
  type OpencartOrder,
  printedAddress,
  shownMoney,
  subtotalOf,
  totalOf,
} from './opencart-order';

type Version = '4.0' | '4.1';

const input = (id: string, value: string) => `<input type="text" id="${id}" value="${escapeHtml(value)}">`;
const broken = (lines: readonly string[]) => lines.map(escapeHtml).join('\n<br/>\n');

/** The order's page of 4.x: boxes that print a part, with a form behind each. */
export function opencartFormPage(order: OpencartOrder, version: Version, symbol?: string): string {
  const isNew = version === '4.1';
  const money = (amount: number) => shownMoney(amount, symbol);
  const { shipping } = order;
  return `<!doctype html><html lang="ar" dir="rtl"><body><div id="container"><div id="content">
    <div class="page-header"><h1>الطلبات</h1></div>
    <div>رقم (#${order.id})</div>
    <table><tbody id="${isNew ? 'order-product' : 'order-products'}">
      ${order.products.map((product, index) => (isNew ? newRow(product, index, money) : oldRow(product, money))).join('')}
    </tbody></table>
    <select id="input-currency">${['USD', order.currency, 'JOD']
      .map((code) => `<option value="${code}"${code === order.currency ? ' selected' : ''}>${code}</option>`)
      .join('')}</select>
    <div id="${isNew ? 'output-payment-address' : 'payment-address-value'}">${broken(printedAddress(order.payment, false))}</div>
    ${shipping === null ? '' : `<div id="${isNew ? 'output-shipping-address' : 'shipping-address-value'}">${broken(printedAddress(shipping, false))}</div>`}
    ${
      isNew
        ? `<div id="output-payment-method">${escapeHtml(order.paymentTitle)}</div>
           <input type="hidden" id="input-payment-method-code" value="${order.paymentCode}">
           <input type="hidden" id="input-shipping-method-name" value="${escapeHtml(shipping === null ? '' : order.shippingMethod)}">`
        : `<span id="payment-method-value">${escapeHtml(order.paymentTitle)}</span>
           <input type="hidden" id="input-payment-code" value="${order.paymentCode}">
           <span id="shipping-method-value">${escapeHtml(shipping === null ? '' : order.shippingMethod)}</span>`
    }
    <div id="${isNew ? 'output-comment' : 'comment-value'}">${escapeHtml(order.comment).replaceAll('\n', '<br />\n')}</div>
    <table><tbody id="${isNew ? 'order-total' : 'order-totals'}">
      ${totalRows(order)
        .map(
          ([title, amount]) =>
            `<tr><td><strong>${escapeHtml(title)}</strong></td><td>${money(amount)}</td></tr>`,
        )
        .join('')}
    </tbody></table>
    <select id="input-order-status"><option value="7">ملغي</option>
      <option value="${order.statusId}" selected>${escapeHtml(order.status)}</option></select>
    <input type="hidden" id="input-order-id" value="${order.id}">
    ${input('input-firstname', order.customer.firstname)}${input('input-lastname', order.customer.lastname)}
    ${input('input-telephone', order.telephone)}
    ${addressForm('payment', order.payment, isNew)}
    ${shipping === null ? '' : addressForm('shipping', shipping, isNew)}
    ${ownFieldControls(order, '-')}
  </div></div></body></html>`;
}

/** Sub-total, what lies between, total; each with nothing but its words to say what it is. */
export function totalRows(order: OpencartOrder): (readonly [string, number])[] {
  return [['المجموع الفرعي', subtotalOf(order.products)], ...order.totals, ['الإجمالي', totalOf(order)]];
}

/** @param filled whether the regions' list is in the page, or filled in later by a program. */
export function addressForm(kind: 'payment' | 'shipping', address: OpencartAddress, filled: boolean): string {
  const { firstname, lastname, company, address1, address2, city, postcode, zone, country } = address;
  const texts = Object.entries({
    firstname,
    lastname,
    company,
    'address-1': address1,
    'address-2': address2,
    city,
    postcode,
  });
  const region = zone === '' ? '' : `<option value="44" selected>${escapeHtml(zone)}</option>`;
  return `${texts.map(([name, value]) => input(`input-${kind}-${name}`, value)).join('')}
    <select id="input-${kind}-country"><option value="">اختر</option><option value="9">Jordan</option>
      <option value="11" selected>${escapeHtml(country)}</option></select>
    <select id="input-${kind}-zone">${filled ? `<option value="">اختر</option>${region}` : ''}</select>`;
}

type Money = (amount: number) => string;
type Product = OpencartOrder['products'][number];

function newRow({ name, model, option, quantity, price }: Product, index: number, money: Money): string {
  const chosen =
    option === null
      ? ''
      : `<li><small> - ${escapeHtml(option)}</small><div id="error-product-${index}-option-0"></div></li>`;
  return `<tr><td><a href="index.php?route=catalog/product.form">${escapeHtml(name)}</a>
    <ul><li><small> - النوع: ${escapeHtml(model)}</small></li>${chosen}</ul>
    <input type="hidden" name="product[${index}][quantity]" value="${quantity}"></td>
    <td>${quantity}</td><td>${money(price)}</td><td>${money(price * quantity)}</td><td><button>x</button></td></tr>`;
}

function oldRow({ name, model, option, quantity, price }: Product, money: Money): string {
  return `<tr><td><a href="index.php?route=catalog/product.form">${escapeHtml(name)}</a>
    ${option === null ? '' : `<br/><small> - ${escapeHtml(option)}</small>`}</td><td>${escapeHtml(model)}</td>
    <td>${quantity}</td><td>${money(price)}</td><td>${money(price * quantity)}</td><td><button>x</button></td></tr>`;
}
