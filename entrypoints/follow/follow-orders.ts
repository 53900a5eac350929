import { coalesced } from '../../lib/coalesced';
import { send } from '../../lib/messaging/send';
import type { StoreIdentity } from '../../lib/order';
import { startAlone } from '../../lib/page/start-alone';
import type { FromPage } from '../../lib/stores/adapter';
import type { StorePage } from '../../lib/stores/definition';
import { openSession } from '../../lib/stores/fetch-store';
import { magentoFields } from '../../lib/stores/magento/fields';
import { medusaFields } from '../../lib/stores/medusa/fields';
import { openCartFields } from '../../lib/stores/opencart/fields';
import { type FieldOutcome, type OrderFields, writeField } from '../../lib/stores/order-field';
import { prestaShopFields } from '../../lib/stores/prestashop/fields';
import { recogniseStore, type StoreKind } from '../../lib/stores/registry';
import { wooCommerceFields } from '../../lib/stores/woocommerce/fields';

const FIELDS: Partial<Record<StoreKind, OrderFields>> = {
  magento: magentoFields,
  medusa: medusaFields,
  opencart: openCartFields,
  prestashop: prestaShopFields,
  woocommerce: wooCommerceFields,
};

/** Milliseconds, fewer than those after which another page takes a write over: a slow page sends nothing after that. */
const WRITE_TIMEOUT = 45_000;

/** Writes one after the other what is due, and reads the store's statuses where they are not known. */
export function followOrders(): () => void {
  const { signal } = startAlone('follow');
  return coalesced(async () => {
    const page = recogniseStore(document, new URL(location.href));
    const fields = page === null ? undefined : FIELDS[page.store.kind];
    if (page === null || fields === undefined) return;
    try {
      await writeAll(fields, page, signal);
    } catch {
      // Nobody answers any more, or the store is enabled no longer: what is not written waits for its next page.
    }
  });
}

async function writeAll(fields: OrderFields, page: StorePage<StoreKind>, signal: AbortSignal): Promise<void> {
  const { store } = page;
  const from = { document, url: new URL(location.href), fetch, signal };
  let isRead = false;
  while (!signal.aborted) {
    const { task, lacksStatuses } = await send('follow/claim', { store });
    if (lacksStatuses && !isRead && page.page === 'order')
      await readStatuses(fields, store, page.orderId, from);
    isRead = true;
    if (task === null) return;
    const { rowId, orderId, what, claimId } = task;
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(WRITE_TIMEOUT)]);
    const ask = fields[what]?.(orderId, openSession({ ...from, signal: inTime })) ?? null;
    const unreachable: FieldOutcome = { outcome: 'unreachable' };
    // The store did not answer, or sent on to its sign-in: what was sent is read back by the next try.
    const found = ask === null ? unreachable : await writeField(task, ask).catch(() => unreachable);
    await send('follow/settle', { store, rowId, what, claimId, found });
    if (found.outcome === 'unreachable') return;
  }
}

async function readStatuses(
  fields: OrderFields,
  store: StoreIdentity,
  orderId: string,
  from: FromPage,
): Promise<void> {
  const ask = fields.status?.(orderId, openSession(from)) ?? null;
  // Without an answer they are read on the next page.
  const page = ask === null ? null : await ask([]).catch(() => null);
  if (page?.statuses !== undefined) await send('follow/statuses', { store, statuses: [...page.statuses] });
}
