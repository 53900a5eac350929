import { browser } from 'wxt/browser';
import { Failure } from '../../../lib/failure';
import { openDesk } from '../../../lib/opening/open-desk';
import type { StoreIdentity } from '../../../lib/order';
import { orderKeyOf } from '../../../lib/order-key';
import { findStanding, reasonOf } from '../../../lib/outbox/meaning';
import { findMend } from '../../../lib/outbox/meaning-of-refusal';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';

/** Opens the labels page with the label of an order of the caller's store. @throws Failure `row-missing` */
export async function openLabel(store: StoreIdentity, orderId: string): Promise<void> {
  const row = findStanding(await rowsOfOrder(orderKeyOf({ store, id: orderId })));
  if (row === null) throw new Failure('row-missing');
  await openDesk(`#/labels?rows=${encodeURIComponent(row.id)}`);
}

/**
 * Opens the settings at the account's field that stopped the order, as far as its parcel says which; else at the
 * accounts.
 */
export async function openAccount(
  about: { readonly store: StoreIdentity; readonly orderId: string } | null,
): Promise<void> {
  await browser.tabs.create({
    url: browser.runtime.getURL(`/options.html#/accounts${await findField(about)}`),
  });
}

/** @returns `/<account>/<field>`, or nothing */
async function findField(about: Parameters<typeof openAccount>[0]): Promise<string> {
  if (about === null) return '';
  const row = (await rowsOfOrder(orderKeyOf({ store: about.store, id: about.orderId }))).at(-1);
  const field = row === undefined ? undefined : findMend(reasonOf(row)?.code ?? null)?.field;
  return row === undefined || field === undefined ? '' : `/${row.accountId}/${field}`;
}
