import { browser } from 'wxt/browser';
import { Failure } from '../../../lib/failure';
import type { InputOf } from '../../../lib/messaging/protocol';
import type { Enabled } from '../../../lib/messaging/require-enabled';
import { openDesk } from '../../../lib/opening/open-desk';
import type { StoreIdentity } from '../../../lib/order';
import { orderKeyOf } from '../../../lib/order-key';
import { findStanding, reasonOf } from '../../../lib/outbox/meaning';
import { findMend } from '../../../lib/outbox/meaning-of-refusal';
import { countedForAccount } from '../../../lib/outbox/practice';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { findAccount } from '../../../lib/settings/settings';

/** Opens the labels page with the label of the parcel that the bar of the caller's order shows. @throws Failure `row-missing` */
export async function openLabel(
  { store, orderId }: InputOf<'order/print'>,
  { settings, store: enabled }: Enabled,
): Promise<void> {
  const rows = await rowsOfOrder(orderKeyOf({ store, id: orderId }));
  const row = findStanding(countedForAccount(findAccount(settings, enabled), rows));
  if (row === null) throw new Failure('row-missing');
  await openDesk(`#/labels?rows=${encodeURIComponent(row.id)}`);
}

/** Opens the settings at the account's field that stopped the order; else at the accounts. */
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
