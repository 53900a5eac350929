import { escapeHtml } from '../escape-html';

/** The program's frame around one of its pages, as it stands once the program has run. */
function frame(main: string): string {
  return `<!doctype html><html lang="ar" dir="rtl"><head><title>Medusa</title></head><body>
    <div id="medusa"><div><nav><a href="/app/orders">الطلبات</a></nav></div><main>${main}</main></div>
  </body></html>`;
}

/** An order's page: a heading, translated words, and links to drawers over the page. */
export function medusaOrderPage(orderId: string, number: string): string {
  return frame(`<h1>#${escapeHtml(number)}</h1><p>ملخص</p><p>₪ 266.90</p>
    <a href="/app/orders/${orderId}/metadata/edit">بيانات</a>`);
}

/** The list: every cell of a row is a link to the row's order. */
export function medusaListPage(orders: readonly { readonly id: string; readonly number: string }[]): string {
  const cell = (id: string, text: string) =>
    `<td><a data-row-link="true" href="/app/orders/${id}"><span>${escapeHtml(text)}</span></a></td>`;
  const rows = orders.map(
    ({ id, number }) => `<tr>${cell(id, '4 آذار')}${cell(id, `#${number}`)}${cell(id, 'JOD 10.750')}</tr>`,
  );
  return frame(`<h1>الطلبات</h1><table><thead><tr><th>التاريخ</th></tr></thead>
    <tbody>${rows.join('')}</tbody></table>`);
}
