import { html, raw } from 'hono/html';
import type { Language, Storage } from '../shop-settings';
import { words } from './words';

export type Html = ReturnType<typeof html>;

export interface AdminPage {
  readonly title: string;
  /** The shop's name; the practice shop's own where left out. */
  readonly shop: string | undefined;
  readonly language: Language;
  readonly storage: Storage;
  readonly bodyClass: string;
  /** The admin's pages carry these for their own programs. */
  readonly restRoot: string;
  readonly nonce: string;
  readonly content: Html;
}

/** Data for a script, which must not be able to end it. */
export function scriptJson(data: unknown): Html {
  return html`${raw(JSON.stringify(data).replace(/</g, '\\u003c'))}`;
}

const style = raw(`
  * { box-sizing: border-box }
  body { margin: 0; font: 14px/1.5 system-ui, 'Noto Sans Arabic', sans-serif; color: #1e2327; background: #f0f0f1 }
  a { color: #2563a8 }
  #adminbar { background: #1d2327; color: #fff; padding: 8px 16px; font-weight: 600 }
  #frame { display: flex; min-height: 100vh }
  #adminmenu { inline-size: 160px; background: #1d2327; padding: 8px 0; margin: 0; list-style: none; flex: none }
  #adminmenu a { display: block; padding: 8px 16px; color: #f0f0f1; text-decoration: none }
  #adminmenu .current a { background: #2563a8 }
  .wrap { flex: 1; min-inline-size: 0; padding: 12px 24px }
  h1 { font-size: 22px; font-weight: 400; margin: 4px 0 12px }
  hr.wp-header-end { visibility: hidden; margin: 0 }
  #post-body { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start }
  #postbox-container-2 { flex: 1 1 560px; min-inline-size: 0 }
  #postbox-container-1 { flex: 0 0 280px; order: 2 }
  @media (max-width: 1100px) { #postbox-container-1 { flex: 1 1 100%; order: 0 } }
  .postbox { background: #fff; border: 1px solid #c3c4c7; margin-block-end: 20px; padding: 12px 16px }
  .postbox > h2 { font-size: 14px; margin: 0 0 12px }
  .columns { display: flex; flex-wrap: wrap; gap: 24px }
  .columns > div { flex: 1 1 220px; min-inline-size: 0; overflow-wrap: anywhere }
  .order_note, .address { white-space: normal }
  [hidden] { display: none !important }
  label { display: block; font-size: 12px; color: #50575e; margin-block-start: 6px }
  input[type=text], select, textarea { inline-size: 100%; padding: 4px 8px; font: inherit; border: 1px solid #8c8f94; border-radius: 4px; background: #fff }
  table { inline-size: 100%; border-collapse: collapse }
  th, td { text-align: start; padding: 8px; border-block-end: 1px solid #f0f0f1; vertical-align: top }
  .wc-order-totals { inline-size: auto; margin-inline-start: auto; margin-block-start: 12px }
  .wc-order-totals td { border: 0; padding: 2px 8px }
  .button-primary { background: #2563a8; color: #fff; border: 0; border-radius: 4px; padding: 8px 16px; font: inherit; cursor: pointer }
  .wp-list-table td { white-space: nowrap }
  .wp-list-table td.order_number { white-space: normal; inline-size: 50% }
  .order-status { background: #c6e1c6; border-radius: 4px; padding: 2px 8px }
`);

const programs = raw(`
  document.addEventListener('click', (event) => {
    const opener = event.target.closest('a.edit_address');
    if (!opener) return;
    event.preventDefault();
    for (const part of opener.closest('.order_data_column').querySelectorAll('div.address, div.edit_address')) {
      part.hidden = !part.hidden;
    }
  });
`);

/** The frame of every page of the practice shop's admin. */
export function adminPage(page: AdminPage): Html {
  const word = words[page.language];
  const shop = page.shop ?? word.shop;
  const direction = page.language === 'ar' ? 'rtl' : 'ltr';
  const list = page.storage === 'classic' ? 'edit.php?post_type=shop_order' : 'admin.php?page=wc-orders';
  return html`<!doctype html>
<html lang="${page.language}" dir="${direction}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${page.title} – ${shop}</title>
  <link rel="icon" href="data:,">
  <style>${style}</style>
</head>
<body class="wp-admin post-type-shop_order ${page.bodyClass}">
  <div id="adminbar">${shop}</div>
  <div id="frame">
    <ul id="adminmenu">
      <li class="current"><a href="${list}&amp;shop_lang=${page.language}">${word.orders}</a></li>
      <li><a href="#">${word.products}</a></li>
      <li><a href="#">${word.customers}</a></li>
    </ul>
    <div class="wrap">
      <h1 class="wp-heading-inline">${page.title}</h1>
      <hr class="wp-header-end">
      ${page.content}
    </div>
  </div>
  <script>window.wp = { apiFetch: { use() {}, createRootURLMiddleware() {}, createNonceMiddleware() {} } };${programs}</script>
  <script id="wp-api-fetch-js-after">wp.apiFetch.use( wp.apiFetch.createRootURLMiddleware( ${scriptJson(page.restRoot)} ) );
wp.apiFetch.nonceMiddleware = wp.apiFetch.createNonceMiddleware( ${scriptJson(page.nonce)} );</script>
</body>
</html>`;
}
