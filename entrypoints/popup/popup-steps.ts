import { isSameParcel } from '../../components/parcel-form/form-standing';
import type { FormView, TabView } from '../../lib/messaging/views/form';
import type { KnownRecipient } from '../../lib/messaging/views/service';
import { isFormClosed } from '../../lib/outbox/meaning';
import { phoneKey } from '../../lib/parcel/phone';
import { isBeside, type Screen } from './screen';

/** What of a screen decides what follows on it. */
export interface ShownScreen {
  readonly show: Screen['show'];
  /** A tool or a form filled by hand, and not the tab's own. */
  readonly beside: boolean;
  readonly form: FormView | null;
}

export function shownOf(screen: Screen): ShownScreen {
  const form = screen.show === 'form' ? screen.state.form.peek() : null;
  return { show: screen.show, beside: isBeside(screen), form };
}

export function screenOfTab(tab: Exclude<TabView, { kind: 'order' }>): Screen {
  switch (tab.kind) {
    case 'store-not-enabled':
      return { show: 'enable', origin: tab.origin };
    case 'unreadable':
      return { show: 'unreadable', missing: tab.missing };
    case 'unknown-store':
      return { show: 'unknown-store', origin: tab.origin, lesson: tab.lesson };
    case 'elsewhere':
      return { show: 'elsewhere' };
  }
}

/**
 * What the panel shows once another tab, or another page in it, is before the person: an order's form takes the place of
 * what is shown; over any other page a tool stays as it is.
 * @param left the tool that an order's form took the place of
 */
export function followStep(
  { show, beside, form }: ShownScreen,
  tab: TabView,
  left: Screen['show'],
): 'renew' | 'show-order' | 'show-page' | 'recipient' | 'fee' | 'by-hand' | 'stay' {
  if (tab.kind === 'order') return form !== null && isSameParcel(form, tab.form) ? 'renew' : 'show-order';
  if (beside) return 'stay';
  if (tab.kind !== 'elsewhere' || show !== 'form') return 'show-page';
  return left === 'recipient' || left === 'fee' ? left : 'by-hand';
}

/** What is read again after a change elsewhere. */
export function renewStep({ show }: Pick<ShownScreen, 'show'>): 'tab' | 'form' | 'nothing' {
  if (show === 'enable' || show === 'unknown-store' || show === 'elsewhere') return 'tab';
  return show === 'form' ? 'form' : 'nothing';
}

/**
 * Whether a form gives way to the one that was read in its place: the store ships with another account now, or the form
 * was sent or discarded in another window. One whose parcel was made here stays.
 */
export function givesWay(
  { form, accountId, sending }: { form: FormView; accountId: string | undefined; sending: boolean },
  read: FormView,
): boolean {
  if (read.accountId !== accountId) return true;
  if (sending || isFormClosed(form.row)) return false;
  return read.key === form.key && !isSameParcel(read, form);
}

/**
 * How a form by hand begins for a recipient: what was typed for somebody else or was sent is discarded, since amount and
 * goods belong to that parcel; what is still to be sent, once the person says so.
 */
export function beginByHand(
  begun: FormView,
  recipient: KnownRecipient | undefined,
): 'as-it-is' | 'anew' | 'ask' | 'fill' {
  if (recipient === undefined) return 'as-it-is';
  if (isFormClosed(begun.row)) return 'anew';
  const { phone } = begun.draft.fields;
  const isOfAnother = phone.trim() !== '' && phoneKey(phone) !== phoneKey(recipient.phone);
  return isOfAnother ? 'ask' : 'fill';
}
