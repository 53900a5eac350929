import { isSameAmount } from '../decimal';
import { type CustomField, type Fact, type Order, type PageOrder, type Party, unknown } from '../order';
import { ORDER_LIMITS } from '../order-limits';
import { wantedFirst } from './custom-fields';
import { withNote } from './own-note';
import { foldDigits } from './text';

type Shown = Omit<NonNullable<PageOrder['shown']>[number], 'texts'>;

/**
 * The saved order, checked against what stands on the page, which may hold edits nobody saved yet or be older than a
 * colleague's. Which of the two the person means cannot be known: a field where they differ is `disagree`.
 *
 * Only what the page shows for sure and a parcel depends on is compared: both parties, the total, what was paid of it, the
 * currency, the method of payment. Blanks, direction marks, kinds of digits and a phone's separators say nothing.
 * Left out on purpose: status (people change it as they ship), the note and the items' texts (pages filter markup out).
 */
export function reconcile(saved: Order, shown: Shown): Order {
  const paymentMethod = checked(saved.paymentMethod, shown.paymentMethod, isSameText);
  const methodDiffers = isDispute(paymentMethod) && !isDispute(saved.paymentMethod);
  const reconciled: Order = {
    ...saved,
    shipping: reconcileParty(saved.shipping, shown.shipping),
    billing: reconcileParty(saved.billing, shown.billing),
    total: checked(saved.total, shown.total, isSameAmount),
    paidTotal: shown.paidTotal.known
      ? checked(saved.paidTotal, shown.paidTotal, isSameAmount)
      : saved.paidTotal,
    currency: checked(saved.currency, shown.currency, isSameText),
    paymentMethod,
    payment: methodDiffers ? unknown('disagree') : saved.payment,
    ...reconcileFields(saved, shown),
    // They are no part of what is saved with an order.
    ...(shown.remarks && { remarks: shown.remarks }),
  };
  return withNote(reconciled, shown.ownNote);
}

/**
 * All fields that either has. One that the page shows otherwise than it is saved stands twice; of one chosen from a
 * list the page alone knows the words. One that the page prints by the label and the words that are saved is that one.
 */
function reconcileFields(
  { customFields: saved = [] }: Order,
  { customFields: shown = [] }: Shown,
): Pick<Order, 'customFields'> {
  const isSame = (one: CustomField, other: CustomField) =>
    one.key === other.key && (one.code ?? one.value) === (other.code ?? other.value);
  const unsaid = shown.filter(
    (one) =>
      !saved.some(
        (other) => isSame(one, other) || (one.label === other.label && one.value === other.value),
      ) &&
      (one.value !== '' || saved.some(({ key }) => key === one.key)),
  );
  const all = [...saved.map((field) => shown.find((one) => isSame(one, field)) ?? field), ...unsaid];
  return all.length === 0 ? {} : { customFields: wantedFirst(all).slice(0, ORDER_LIMITS.fields) };
}

function reconcileParty(saved: Party, shown: Party): Party {
  const party = { ...saved };
  for (const part of Object.keys(saved) as (keyof Party)[]) {
    party[part] = checked(saved[part], shown[part], sameOf(part, shown[part]));
  }
  return party;
}

function sameOf(part: keyof Party, shown: Fact<string>): Same {
  if (part === 'phone') return isSamePhone;
  return part === 'name' && shown.known && shown.from === 'labelled-text' ? isNameOf : isSameText;
}

/** A formatted address may leave a name in the middle out; first and last are the same. */
function isNameOf(saved: string, shown: string): boolean {
  const [whole, said] = [saved, shown].map((name) => name.trim().split(/\s+/));
  const left = [...(whole ?? [])];
  const isWithin = (said ?? []).every((word) => {
    const at = left.indexOf(word);
    left.splice(0, at + 1);
    return at >= 0;
  });
  return isWithin && whole?.[0] === said?.[0] && whole?.at(-1) === said?.at(-1);
}

type Same = (saved: string, shown: string) => boolean;

/** An empty field says something: what was saved has been taken out, or what was not there put in. */
function checked(saved: Fact<string>, shown: Fact<string>, isSame: Same): Fact<string> {
  // The page alone says that it is being edited.
  if (isDispute(shown)) return shown;
  if (shown.known) {
    if (!shown.sure || (!saved.known && saved.why !== 'absent')) return saved;
    return saved.known && isSame(saved.value, shown.value) ? saved : unknown('disagree', shown.value);
  }
  return saved.known && shown.why === 'absent' ? unknown('disagree') : saved;
}

function isDispute(fact: Fact<string>): boolean {
  return !fact.known && fact.why === 'disagree';
}

function isSameText(saved: string, shown: string): boolean {
  return plain(saved) === plain(shown);
}

function isSamePhone(saved: string, shown: string): boolean {
  const separators = /[().\-–/]/g;
  return plain(saved).replace(separators, '') === plain(shown).replace(separators, '');
}

function plain(text: string): string {
  return foldDigits(text).replace(/\s/g, '');
}
