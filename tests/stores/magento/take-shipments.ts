import type { Hono } from 'hono';
import type { PracticeField } from '../practice-notes';
import type { PracticeOrder } from '../practice-order';
import { sameFields } from '../same-fields';
import { MAGENTO_ADMIN } from './order-page';
import { magentoHistory, magentoShipmentPage, wholeShipment } from './shipment-page';

const SHIPMENT = `${MAGENTO_ADMIN}admin/order_shipment`;

/** The part of a Magento admin that makes shipments, each by the addresses and with the keys of its own pages. */
export function takeShipments(
  app: Hono,
  tracking: PracticeField,
  find: (id: number) => PracticeOrder | undefined,
  orderPath: (id: number) => string,
): void {
  app.get(`${SHIPMENT}/start/order_id/:id/key/57a27/`, (context) =>
    context.redirect(`${SHIPMENT}/new/order_id/${context.req.param('id')}/key/4e8/`),
  );
  app.get(`${SHIPMENT}/new/order_id/:id/key/4e8/`, (context) => {
    const order = find(Number(context.req.param('id')));
    return order === undefined
      ? context.text('No such order', 404)
      : context.html(magentoShipmentPage(order, { source: 'default' }));
  });
  app.post(`${SHIPMENT}/save/order_id/:id/key/5a7e/`, async (context) => {
    const order = find(Number(context.req.param('id')));
    if (order === undefined) return context.text('No such order', 404);
    const sent = await context.req.parseBody();
    const number = String(sent['tracking[1][number]']);
    const whole = { ...wholeShipment(order, number), sourceCode: 'default' };
    const isOwn = sameFields(sent, whole);
    const became = tracking.take(order.id, number, isOwn);
    if (became === 'signed-out') return context.html('<form><input type="password"></form>');
    if (became === 'lost') return context.text('', 502);
    return context.redirect(orderPath(order.id));
  });
  app.post(`${MAGENTO_ADMIN}sales/order/commentsHistory/order_id/:id/key/a57/`, async (context) => {
    const order = find(Number(context.req.param('id')));
    const { form_key } = await context.req.parseBody();
    if (order === undefined || form_key !== 'form-key-secret') return context.text('', 404);
    return context.html(magentoHistory(order, tracking.of(order.id)));
  });
}
