import { lineOf } from '../elements';
import { sendForm } from '../fetch-store';
import type { OrderFields } from '../order-field';
import { fetchHistory, orderAddress, takesHistory } from './note';

/**
 * The order's status, which its history sets (`addHistory` of `catalog/model/checkout/order.php`): with `notify=0` no
 * customer is mailed. Up to 3.x the page takes none, as it takes no lines.
 */
export const openCartFields: OrderFields = {
  status: (orderId, document, url, fetch) => {
    const address = orderAddress(orderId, document, url);
    if (address === null) return null;
    return async () => {
      if (!takesHistory(address)) return { value: null, send: null };
      const page = await fetchHistory(orderId, address, fetch);
      if (page === null) return null;
      const { form } = page;
      if (form === null) return { value: null, send: null };
      const statuses = Array.from(form.list.querySelectorAll('option'), (option) => ({
        id: option.getAttribute('value') ?? '',
        name: lineOf(option),
      }));
      const send = (to: string) => sendForm(form.line('', to), fetch);
      return { value: form.status, send, statuses: statuses.filter(({ id }) => /^[1-9]\d*$/.test(id)) };
    };
  },
};
