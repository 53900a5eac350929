import { MANUAL } from '../../../lib/order-key';
import { findStanding, isHandedOver } from '../../../lib/outbox/meaning';
import { rowsOfOrder } from '../../../lib/outbox/queue';
import { isAnotherOrder } from '../../../lib/pasted/read-pasted-order';
import { findAccount, readSettings } from '../../../lib/settings/settings';
import type { TextPart } from '../../../lib/storage/records';
import { keepPastedText, passForm } from '../../../lib/typed/pasted-text';
import { findEdits, saveEdits } from '../../../lib/typed/saved-edits';

/**
 * Puts a text into the form without an order. What was typed there stays, unless the text is another person's order:
 * the village and amount typed for one must not be sent with the phone of the other. Where the parcel in the form is on
 * its way, the text is the next one's.
 * @param part of several people's orders in the text the one to fill the form from
 * @returns whether it is another order, and what was typed is gone
 */
export async function placeText(text: string, part: TextPart | null = null): Promise<boolean> {
  const inForm = await findEdits(MANUAL);
  const isSent = inForm !== null && (await isOnItsWay(inForm.orderId));
  if (isSent) await passForm(inForm.orderId);
  const before = await keepPastedText(text, part);
  if (isSent) return true;
  const order = part === null ? text : text.slice(part.start, part.end);
  if (before === null) return false;
  const account = findAccount(await readSettings(), null);
  if (!isAnotherOrder(before, order, account ?? {})) return false;
  const saved = await findEdits(MANUAL);
  if (saved !== null) await saveEdits({ ...saved, edits: {}, currencies: {}, confirmed: [] });
  return true;
}

async function isOnItsWay(orderId: string): Promise<boolean> {
  return isHandedOver(findStanding(await rowsOfOrder({ store: MANUAL, orderId })));
}
