import { failureTextId } from '../../../lib/i18n/failure-text';
import { hourText } from '../../../lib/i18n/moment-text';
import { phoneParts } from '../../../lib/i18n/phone-parts';
import { TITLES } from '../../../lib/i18n/titles';
import type { Translator } from '../../../lib/i18n/translator';
import type { BarLine, BarView } from '../../../lib/messaging/views/bar';
import type { ParcelStatus } from '../../../lib/number-names/parcel-status';
import {
  isHeld,
  isMarkedWrong,
  isPerhapsColleagues,
  reasonOf,
  titleOf,
  toneOf,
  unsureTextOf,
} from '../../../lib/outbox/meaning';
import { findLimitEnd } from '../../../lib/outbox/meaning-of-waiting';
import type { OutboxRow } from '../../../lib/outbox/row';
import { cutText } from '../../../lib/parcel/cut-text';
import { oneForm } from '../../../lib/parcel/phone';
import type { Account } from '../../../lib/settings/account';
import { barOf, copyPress, money, quiet, reviewPress, secondPhone, statusLine } from './bar-of';
import { mendPress } from './mend-press';
import type { NamedParcel } from './named-parcel';

/**
 * How the note on an order stands that names its parcel; `due`: a page is about to write it; `in-data`: the
 * code stands in the order's data, and the note waits; `not-taken`: nothing can be written into the store's orders.
 */
export type NoteState = 'none' | 'not-taken' | 'due' | 'waiting' | 'in-data' | 'written' | 'failed';

/** The bar of an order that was intended: what became of it. @param nextTryAt when it goes on by itself, if it does */
export function rowBar(
  translator: Translator,
  account: Account | null,
  row: OutboxRow,
  nextTryAt: number | null,
  note: NoteState,
  parcelStatus: ParcelStatus | null,
): BarView {
  const { t } = translator;
  const { parcelCode } = row;
  const review = reviewPress(translator);
  const view = {
    ...quiet,
    tone: toneOf(row),
    lines: [...linesOfRow(translator, account, row), ...statusLine(translator, parcelStatus)],
    message: t(titleOf(row)),
    parcelCode,
  };
  const reason = reasonOf(row);
  const why = reason === null ? null : translator.lookUp(failureTextId(reason.code), reason.params);
  const limitEnd = findLimitEnd({ ...row, nextTryAt });
  const until =
    limitEnd === null ? null : t('outcome-until', { time: hourText(limitEnd, translator.language) });
  const shipped = {
    action: { kind: 'print', label: t('outcome-print') },
    second: copyPress(translator),
  } as const;
  if (isMarkedWrong(row)) {
    const again = { kind: 'review', label: t('wrong-again') } as const;
    const back = note === 'none' ? [] : [t('bar-note-back', { done: note === 'written' ? 'yes' : 'no' })];
    const message = [`${view.message}. ${t('wrong-marked')}`, ...back].join(' ');
    return barOf(translator, account, { ...view, message, action: again });
  }
  // Where the code is, it is said what one can do about a parcel that should not have been made.
  const wrong = { kind: 'review', label: t('wrong-ask') } as const;
  switch (row.state) {
    case 'created': {
      const message = [...storeWords(translator, row), ...noteWords(translator, note)].join('. ') || null;
      const mayTryNote = note === 'failed' || note === 'waiting' || note === 'in-data';
      const tryNote = { kind: 'note', label: t('bar-note-again') } as const;
      const asides = mayTryNote ? [tryNote, wrong] : [wrong];
      return barOf(translator, account, { ...view, ...shipped, message, asides });
    }
    case 'refused': {
      const action = mendPress(translator, reason?.code ?? null);
      const asides = action.kind === 'review' ? [] : [review];
      const message = [why, ...serviceWords(translator, row)].join('\n');
      return barOf(translator, account, { ...view, message, action, asides });
    }
    case 'unknown': {
      const action = { kind: 'review', label: t('bar-action-find-out') } as const;
      if (until !== null) {
        const message = `${until}. ${t('outcome-until-unknown-text')}`;
        return barOf(translator, account, { ...view, message, second: action });
      }
      const message = `${view.message}. ${t(unsureTextOf(row))}`;
      return barOf(translator, account, { ...view, message, action });
    }
    case 'queued': {
      if (isHeld(row, Date.now())) {
        const undo = { kind: 'undo', label: t('held-undo') } as const;
        return barOf(translator, account, { ...view, tone: 'plain', message: t('held-title'), action: undo });
      }
      if (until !== null) {
        const message = `${until}. ${t('outcome-until-text')}`;
        return barOf(translator, account, { ...view, tone: 'warning', message, second: review });
      }
      if (why === null) return barOf(translator, account, { ...view, asides: [review] });
      const message = `${view.message}. ${why}`;
      const mend = mendPress(translator, reason?.code ?? null);
      const acts = mend.label === review.label ? { asides: [review] } : { action: mend, asides: [review] };
      return barOf(translator, account, { ...view, ...acts, tone: 'warning', message });
    }
    case 'sending':
      return barOf(translator, account, view);
    case 'made-code-unknown': {
      const action = { kind: 'review', label: t('bar-action-enter-code') } as const;
      const message = isPerhapsColleagues(row) ? `${view.message}. ${t(unsureTextOf(row))}` : view.message;
      return barOf(translator, account, { ...view, message, action });
    }
    case 'settled':
      return barOf(
        translator,
        account,
        parcelCode === null ? { ...view, action: review } : { ...view, ...shipped, asides: [wrong] },
      );
    case 'withdrawn':
      return barOf(translator, account, { ...view, action: review });
  }
}

/** The bar where a colleague took the order over from this browser: there may be two parcels. */
export function takenOverBar({ t }: Translator, view: BarView, name: string): BarView {
  const message = [t('outbox-taken-over', { name }), ...(view.message === null ? [] : [view.message])].join(
    ' ',
  );
  return { ...view, message, tone: view.tone === 'bad' ? 'bad' : 'warning' };
}

/** The bar where the order's notes name the parcel that a colleague made at the moment of this press. */
export function namedByNoteBar({ t }: Translator, view: BarView, named: NamedParcel): BarView {
  return { ...view, message: t('bar-shipped-elsewhere', named) };
}

/** The company's own words about a refusal, below ours. */
function serviceWords({ t }: Translator, { refusal }: OutboxRow): readonly string[] {
  const words = refusal?.serviceText ?? '';
  // Isolated: they may run the other way.
  return words === '' ? [] : [`${t('service-says')} \u2068${cutText(words, MOST_WORDS)}\u2069`];
}

/** Characters of the company's own words. */
const MOST_WORDS = 160;

function storeWords(
  { t }: Translator,
  { storeAsked, colleaguesAsked, codeFrom }: OutboxRow,
): readonly string[] {
  return [
    ...(codeFrom === 'event' ? [t('outbox-by-event')] : []),
    ...(storeAsked === 'not-asked' ? [t('bar-store-not-asked')] : []),
    ...(colleaguesAsked === 'not-asked' ? [t('bar-colleagues-not-asked')] : []),
  ];
}

function noteWords({ t }: Translator, note: NoteState): readonly string[] {
  if (note === 'none' || note === 'due') return [];
  return [note === 'not-taken' ? t('bar-note-none') : t(`bar-note-${note}`)];
}

function linesOfRow(translator: Translator, account: Account | null, row: OutboxRow): BarLine[] {
  const { parcelCode, filledFrom, quotedFee } = row;
  const { recipient, total_price } = row.request;
  const phone = oneForm(recipient.phone, account ?? {});
  const line = (kind: Exclude<BarLine['kind'], 'phone2'>, text: string, ltr: boolean): BarLine => ({
    kind,
    label: translator.t(TITLES[kind]),
    value: { text, ltr },
    doubtful: false,
  });
  const made = row.attempts.findLast(({ outcome }) => outcome === 'created')?.endedAt ?? row.updatedAt;
  const stamp = translator.t('bar-stamp', { time: hourText(made, translator.language) });
  return [
    ...(filledFrom === undefined
      ? []
      : [{ ...line('village', filledFrom.village.name, false), beside: filledFrom.village.city }]),
    line('recipient', recipient.first_name, false),
    { ...line('phone', phone, true), parts: phoneParts(phone) },
    ...secondPhone(translator, recipient.phone2),
    ...(parcelCode === null ? [] : [{ ...line('code', parcelCode, true), label: stamp }]),
    line('amount', money(total_price, account, translator), true),
    // As before the press, until the code takes a place.
    ...(parcelCode !== null || quotedFee == null
      ? []
      : [line('fee', money(quotedFee.deliveryCost, account, translator), true)]),
  ];
}
