import { escapeHtml } from '../escape-html';
import type { OpencartField, OpencartOrder } from './opencart-order';

type Place = 'account' | 'payment' | 'shipping';

/** @param dash 4.x writes one more of them before the field's number. */
function fieldControl(
  place: Place,
  { id, label, value, kind = 'text' }: OpencartField,
  dash: string,
): string {
  const kindOf = place === 'account' ? '' : `${place}-`;
  const name = `${place === 'account' ? '' : `${place}_`}custom_field[${id}]`;
  const input = `input-${kindOf}custom-field${dash}${id}`;
  const text = escapeHtml(value);
  const controls = {
    text: `<input type="text" name="${name}" value="${text}" id="${input}">`,
    select: `<select name="${name}" id="${input}"><option value="">اختر</option><option value="31">أخرى</option>
      ${value === '' ? '' : `<option value="32" selected="selected">${text}</option>`}</select>`,
    radio: `<div id="${input}"><div class="form-check"><input type="radio" name="${name}" value="31" id="input-${kindOf}custom-value-31">
      <label for="input-${kindOf}custom-value-31">أخرى</label></div><div class="form-check"><input type="radio" name="${name}" value="32"
      id="input-${kindOf}custom-value-32" checked="checked"><label for="input-${kindOf}custom-value-32">${text}</label></div></div>`,
  };
  const target = kind === 'radio' ? '' : ` for="${input}"`;
  return `<div class="form-group custom-field custom-field-${id}"><label${target}>${escapeHtml(label)}</label>
    ${controls[kind]}<div id="error-${kindOf}custom-field-${id}"></div></div>`;
}

/** The shop's own fields in the forms of the customer and of both addresses. */
export function ownFieldControls({ own = {} }: OpencartOrder, dash: '-' | ''): string {
  return (['account', 'payment', 'shipping'] as const)
    .flatMap((place) => (own[place] ?? []).map((field) => fieldControl(place, field, dash)))
    .join('');
}

/** The same as 3.x's page of an order prints them, with the browser below. */
export function ownFieldTables({ own = {} }: OpencartOrder): string {
  const rows = (fields: readonly OpencartField[]) =>
    fields
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => `<tr><td>${escapeHtml(label)}</td><td>${escapeHtml(value)}</td></tr>`)
      .join('');
  const table = (title: string, body: string) =>
    body === ''
      ? ''
      : `<div class="table-responsive"><table class="table table-bordered"><thead><tr><td colspan="2">${title}</td></tr></thead>
         <tbody>${body}</tbody></table></div>`;
  return `<div class="tab-pane" id="tab-additional">${table('حقول الحساب', rows(own.account ?? []))}
    ${table('حقول عنوان الدفع', rows(own.payment ?? []))}${table('حقول عنوان الشحن', rows(own.shipping ?? []))}
    ${table('المتصفح', '<tr><td>IP</td><td>127.0.0.1</td></tr><tr><td>اللغة</td><td>ar</td></tr>')}</div>`;
}
