import { lineOf } from '../elements';
import { sendForm } from '../fetch-store';
import { NO_FIELD, type OrderFields } from '../order-field';
import { fieldOnPage } from '../write-by-form';
import { freshOpenCartPages, lacksHistory, readHistoryForm } from './note';

const status = fieldOnPage(freshOpenCartPages, (page, fetch) => {
  const form = readHistoryForm(page);
  if (form === null) return NO_FIELD;
  const statuses = Array.from(form.list.querySelectorAll('option'), (option) => ({
    id: option.getAttribute('value') ?? '',
    name: lineOf(option),
  }));
  const send = (to: string) => sendForm(form.line('', to), fetch);
  return { value: form.status, send, statuses: statuses.filter(({ id }) => /^[1-9]\d*$/.test(id)) };
});

/**
 * The order's status, which its history sets (`addHistory` of `catalog/model/checkout/order.php`): with `notify=0` no
 * customer is mailed. Up to 3.x the page takes none, as it takes no lines.
 */
export const openCartFields: OrderFields = {
  status: (orderId, session) =>
    lacksHistory(orderId, session) ? async () => NO_FIELD : status(orderId, session),
};
