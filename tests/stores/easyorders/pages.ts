import { html } from 'hono/html';

/** The order's page, with the dialog for edits open. */
export function easyordersDialog(fields: Readonly<Record<string, string>>): string {
  return String(html`<!doctype html><html><body><div id="root">
  <div role="dialog"><form>${Object.entries(fields).map(([name, value]) =>
    name === 'address'
      ? html`<textarea name="${name}">${value}</textarea>`
      : html`<input name="${name}" value="${value}">`,
  )}</form></div></div></body></html>`);
}

export function easyOrdersList(rows: readonly { readonly id: string; readonly number: string }[]): string {
  return String(
    html`<!doctype html><html><body><table class="RaDatagrid-table"><tbody>${rows.map(
      ({ id, number }) => html`<tr class="RaDatagrid-clickableRow"><td><input type="checkbox"></td>
    <td class="column-short_id"><span>${number}</span></td>
    <td><a href="#/orders/${id}">x</a></td></tr>`,
    )}</tbody></table></body></html>`,
  );
}
