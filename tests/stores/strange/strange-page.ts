import { html, raw } from 'hono/html';
import type { StrangeOrder } from './strange-order';

/**
 * How the page was changed since it was taught: `phone-label-moved` puts the label of the phone beside the
 * recipient's name; `ids-renamed` gives every id and name another.
 */
export type StrangeChange = 'phone-label-moved' | 'ids-renamed';

const style = raw(`
  * { box-sizing: border-box }
  body { margin: 0; font: 15px/1.6 system-ui, 'Noto Sans Arabic', sans-serif; color: #24302a; background: #f4f6f1 }
  .top { display: flex; gap: 24px; align-items: center; background: #2f5d46; color: #fff; padding: 12px 28px }
  .top a { color: #dcebe1; text-decoration: none }
  main { max-inline-size: 1080px; margin: 24px auto; padding-inline: 24px; display: grid; gap: 18px; grid-template-columns: 2fr 1fr }
  .head { grid-column: 1 / -1; display: flex; justify-content: space-between; align-items: center }
  h1 { font-size: 22px; margin: 0 } h2 { font-size: 16px; margin: 0 0 12px }
  .card { background: #fff; border: 1px solid #dfe5da; border-radius: 10px; padding: 18px 20px }
  table { inline-size: 100%; border-collapse: collapse }
  th, td { text-align: start; padding: 8px 6px; border-block-end: 1px solid #eef1ea; font-weight: 400 }
  thead th { color: #63716a; font-size: 13px }
  .sum th { color: #63716a } .sum tr:last-child > * { font-weight: 700; border: 0 }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 18px; margin: 0 } dt { color: #63716a } dd { margin: 0 }
  label { display: block; color: #63716a; font-size: 13px; margin-block: 10px 2px }
  input, textarea { inline-size: 100%; font: inherit; padding: 6px 10px; border: 1px solid #b9c4bb; border-radius: 6px }
  .badge { background: #fff3d1; border-radius: 20px; padding: 2px 12px; font-size: 13px }
`);

/** An order's page of an admin that is nobody's: our own writing, with every habit that such pages have. */
export function strangePage(order: StrangeOrder, change: StrangeChange | null) {
  const name = (id: string) => (change === 'ids-renamed' ? `x_${id.length}_${id[0]}` : id);
  const phoneMoved = change === 'phone-label-moved';
  return html`<!doctype html>
<html lang="ar" dir="rtl">
  <head><meta charset="utf-8"><title>طلب ${order.id} — لوحة الياسمين</title><style>${style}</style></head>
  <body>
    <nav class="top"><strong>لوحة الياسمين</strong><a href="/lawha/talabat">الطلبات</a><a href="#">المنتجات</a></nav>
    <main>
      <div class="head"><h1>طلب رقم #${order.id}</h1><span class="badge">قيد التجهيز</span></div>
      <section class="card" id="order-${order.id}-goods">
        <h2>المنتجات</h2>
        <table class="goods">
          <thead><tr><th>المنتج</th><th>الكمية</th><th>السعر</th></tr></thead>
          <tbody>${order.items.map(
            (item) =>
              html`<tr><td class="goods-name">${item.name}</td><td>${item.quantity}</td><td>${item.amount}</td></tr>`,
          )}</tbody>
        </table>
        <table class="sum">
          <tr><th>التوصيل</th><td data-sum="delivery">${order.shipping}</td></tr>
          <tr><th>المطلوب من الزبون</th><td data-sum="due">${order.total}</td></tr>
        </table>
      </section>
      <section class="card" id="${name('customer')}">
        <h2>الزبون</h2>
        <dl>
          <dt>${phoneMoved ? 'الهاتف' : 'الاسم'}</dt><dd class="customer-name" id="c-${order.id}-name">${order.name}</dd>
          <dt>${phoneMoved ? 'الجوال' : 'الهاتف'}</dt><dd id="${name('customer-phone')}"><a href="tel:${order.phone}">${order.phone}</a></dd>
          <dt>الدفع</dt><dd><span class="pay-method">${order.payment}</span></dd>
        </dl>
      </section>
      <form class="card">
        <h2>عنوان التوصيل</h2>
        <label for="${name('ship-city')}">القرية أو المدينة</label><input id="${name('ship-city')}" name="${name('ship[city]')}" value="${order.city}">
        <label for="${name('ship-street')}">الشارع</label><input id="${name('ship-street')}" name="${name('ship[street]')}" value="${order.street}">
        <label for="${name('ship-region')}">المحافظة</label><input id="${name('ship-region')}" name="${name('ship[region]')}" value="${order.region}">
      </form>
      <section class="card"><h2>ملاحظة الزبون</h2><p><b>ملاحظة:</b> <span class="customer-note">${order.note}</span></p></section>
    </main>
  </body>
</html>`;
}

export function strangeList(orders: readonly StrangeOrder[]) {
  return html`<!doctype html>
<html lang="ar" dir="rtl">
  <head><meta charset="utf-8"><title>الطلبات — لوحة الياسمين</title><style>${style}</style></head>
  <body>
    <nav class="top"><strong>لوحة الياسمين</strong><a href="/lawha/talabat">الطلبات</a></nav>
    <main><section class="card"><h2>الطلبات</h2><table>${orders.map(
      (order) =>
        html`<tr><td><a href="/lawha/talabat/${order.id}/ard">#${order.id}</a></td><td>${order.name}</td><td>${order.total}</td></tr>`,
    )}</table></section></main>
  </body>
</html>`;
}
