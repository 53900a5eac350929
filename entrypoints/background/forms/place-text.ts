import { MANUAL } from '../../../lib/order-key';
import { findStanding, isFormClosed } from '../../../lib/outbox/meaning';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { namesAnother } from '../../../lib/pasted/other-name';
import { isAnotherOrder } from '../../../lib/pasted/read-pasted-order';
import { findAccount, readSettings } from '../../../lib/settings/settings';
import type { SavedEdits, TextPart } from '../../../lib/storage/records';
import { findLastPasted, keepPastedText, passForm } from '../../../lib/typed/pasted-text';
import { findEdits, saveEdits } from '../../../lib/typed/saved-edits';
import { villageIndexOf } from '../directories/directories';

/** `anew`: what was typed is gone; `begun`: the form is typed for somebody else, and the text is not in it. */
type Placed = 'beside-typed' | 'anew' | 'begun';

/**
 * Puts a text into the form without an order. What was typed there stays, unless the text is another person's order:
 * what was typed for one must not be sent with the phone of the other. A form typed by hand is discarded by the
 * person alone.
 * @param part of several people's orders in the text the one to fill the form from
 * @param instead the person said that what was typed is discarded
 */
export async function placeText(
  text: string,
  part: TextPart | null = null,
  instead = false,
): Promise<Placed> {
  const inForm = await findEdits(MANUAL);
  const isSent = inForm !== null && (await isOnItsWay(inForm.orderId));
  if (isSent) await passForm(inForm.orderId);
  const order = part === null ? text : text.slice(part.start, part.end);
  if (!isSent && !instead && (await isBegun(inForm, order))) return 'begun';
  const before = await keepPastedText(text, part);
  if (isSent) return 'anew';
  if (!instead && !(await isAnother(before, order))) return 'beside-typed';
  const saved = await findEdits(MANUAL);
  if (saved !== null) await saveEdits({ ...saved, edits: {}, currencies: {}, confirmed: [] });
  return 'anew';
}

async function isOnItsWay(orderId: string): Promise<boolean> {
  return isFormClosed(findStanding(await rowsOfOrder({ store: MANUAL, orderId })));
}

/** Whether the form is typed for somebody else than the text, and for nobody whom a text before it named. */
async function isBegun(saved: SavedEdits | null, order: string): Promise<boolean> {
  if (saved === null || !Object.values(saved.edits).some(Boolean)) return false;
  const { firstName: name = '', phone = '', phone2 = '' } = saved.edits;
  const phones = `${phone}\n${phone2}`;
  const before = await findLastPasted();
  if (await isAnother(before, order)) return false;
  if (await isAnother(`${phones}\n${before}`, order)) return true;
  const account = findAccount(await readSettings(), null);
  if (account === null) return false;
  return namesAnother({ name, phones }, before, order, await villageIndexOf(account.id), account);
}

async function isAnother(before: string | null, order: string): Promise<boolean> {
  if (before === null) return false;
  const account = findAccount(await readSettings(), null);
  return isAnotherOrder(before, order, account ?? {});
}
