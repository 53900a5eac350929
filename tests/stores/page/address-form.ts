import { html } from 'hono/html';
import { PARTY_FIELDS, type PracticeField, type PracticeOrder, type PracticeParty } from '../practice-order';
import type { Html } from './admin-page';
import type { words } from './words';

type Words = (typeof words)['en'];

const COUNTRIES = ['PS', 'IL', 'JO'];

function field(kind: string, name: (typeof PARTY_FIELDS)[number][0], value: string, word: Words): Html {
  const id = `_${kind}_${name}`;
  const control =
    name === 'country'
      ? html`<select id="${id}" name="${id}"><option value=""></option>${COUNTRIES.map(
          (code) => html`<option value="${code}" ${code === value ? 'selected' : ''}>${code}</option>`,
        )}</select>`
      : html`<input type="text" id="${id}" name="${id}" value="${value}">`;
  return html`<label for="${id}">${word[name]}</label>${control}`;
}

function ownField({ key, label, value, code }: PracticeField): Html {
  const control =
    code === undefined
      ? html`<input type="text" id="${key}" name="${key}" value="${value}">`
      : html`<select id="${key}" name="${key}"><option value="">…</option><option value="${code}" selected>${value}</option></select>`;
  return html`<p class="form-field"><label for="${key}">${label}</label>${control}</p>`;
}

/** An address as text, and the form to change it, which is there though it is closed. */
export function addressColumn(
  kind: 'billing' | 'shipping',
  party: PracticeParty,
  word: Words,
  more: {
    readonly shown: Html;
    readonly form: Html;
    readonly ownFields: readonly PracticeField[] | undefined;
  },
): Html {
  const own = (more.ownFields ?? []).filter(({ at, on }) => at === kind && on !== 'nowhere');
  const lines = [
    `${party.firstName} ${party.lastName}`.trim(),
    party.company,
    party.address1,
    party.address2,
    party.city,
    party.state,
    party.phone,
  ].filter((line) => line !== '');
  return html`<div class="order_data_column">
    <h3>${word[kind]} <a href="#" class="edit_address">${word.edit}</a></h3>
    <div class="address"><p>${lines.map((line, index) => html`${index === 0 ? '' : html`<br>`}${line}`)}</p>${own.map(({ label, value }) => html`<p><strong>${label}:</strong> ${value}</p>`)}${more.shown}</div>
    <div class="edit_address" hidden>
      ${PARTY_FIELDS.map(([name, key]) => field(kind, name, party[key], word))}
      ${own.filter(({ on }) => on === 'form').map(ownField)}
      ${more.form}
    </div>
  </div>`;
}

/** The method's code stays what it is when the shop no longer offers it. */
export function paymentMethodField(order: PracticeOrder, word: Words): Html {
  const offered = ['cod', 'bacs', 'cheque'];
  const codes = [
    '',
    ...offered,
    ...(offered.includes(order.paymentMethod) ? ['other'] : [order.paymentMethod]),
  ];
  return html`<label for="_payment_method">${word.payment}</label>
    <select id="_payment_method" name="_payment_method">${[...new Set(codes)].map(
      (code) =>
        html`<option value="${code}" ${code === order.paymentMethod ? 'selected' : ''}>${code || word.none}</option>`,
    )}</select>
    <input type="text" id="_transaction_id" name="_transaction_id" value="${order.transactionId}">`;
}
