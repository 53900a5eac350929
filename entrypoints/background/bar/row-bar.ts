import { addUp } from '../../../lib/decimal';
import { failureTextId } from '../../../lib/i18n/failure-text';
import { hourText } from '../../../lib/i18n/moment-text';
import { phoneParts } from '../../../lib/i18n/phone-parts';
import type { Translator } from '../../../lib/i18n/translator';
import type { BarLine, BarView } from '../../../lib/messaging/views/bar';
import type { ParcelStatus } from '../../../lib/number-names/parcel-status';
import {
  isMarkedWrong,
  isPerhapsColleagues,
  reasonOf,
  titleOf,
  toneOf,
  unsureTextOf,
} from '../../../lib/outbox/meaning';
import { findLimitEnd, isHeld } from '../../../lib/outbox/meaning-of-waiting';
import { isPractice, shippedBy } from '../../../lib/outbox/practice';
import type { OutboxRow } from '../../../lib/outbox/row';
import { cutText } from '../../../lib/parcel/cut-text';
import { oneForm } from '../../../lib/parcel/phone';
import type { Account } from '../../../lib/settings/account';
import {
  barLine,
  barOf,
  copyPress,
  feeLine,
  mendPress,
  money,
  type NamedParcel,
  parcelsText,
  quiet,
  reviewPress,
  type Situation,
  secondPhone,
  statusLine,
} from './bar-of';

/** `due`: a page is about to write it; `in-data`: the order's data have the code; `not-taken`: the store takes none. */
export type NoteState = 'none' | 'not-taken' | 'due' | 'waiting' | 'in-data' | 'written' | 'failed';

interface Shown {
  readonly translator: Translator;
  readonly row: OutboxRow;
  readonly note: NoteState;
  readonly view: Situation;
  readonly reason: ReturnType<typeof reasonOf>;
  readonly why: string | null;
  /** Until when the service's limit holds it, in words. */
  readonly until: string | null;
  readonly review: ReturnType<typeof reviewPress>;
}

interface RowSituation {
  readonly row: OutboxRow;
  /** Of an order that goes in several parcels, all of them; else the row alone. */
  readonly parts: readonly OutboxRow[];
  /** Of an order whose further parcel was refused, those that it has. */
  readonly earlier: readonly OutboxRow[];
  readonly account: Account | null;
  /** When it goes on by itself, in milliseconds since the epoch; `null`: it does not. */
  readonly nextTryAt: number | null;
  readonly note: NoteState;
  readonly parcelStatus: ParcelStatus | null;
  /** Its order is another by now, and no driver has its parcel. */
  readonly hasChanged: boolean;
}

export function rowBar(
  translator: Translator,
  { row, parts, earlier, account, nextTryAt, note, parcelStatus, hasChanged }: RowSituation,
): BarView {
  const { t } = translator;
  const codes = parts.flatMap(({ parcelCode }) => parcelCode ?? []);
  const reason = reasonOf(row);
  const limitEnd = findLimitEnd({ ...row, nextTryAt });
  const shown: Shown = {
    translator,
    row,
    note,
    view: {
      ...quiet,
      tone: toneOf(row),
      lines: [
        ...linesOfRow(translator, { row, parts, earlier, account }),
        ...statusLine(translator, parcelStatus),
      ],
      message: t(titleOf(row)),
      parcelCode: codes.length === 0 ? null : codes.join(' '),
    },
    reason,
    why: reason === null ? null : translator.lookUp(failureTextId(reason.code), reason.params),
    until: limitEnd === null ? null : t('row-until', { time: hourText(limitEnd, translator.language) }),
    review: reviewPress(translator),
  };
  const situation = isMarkedWrong(row) ? markedWrong(shown) : STATES[row.state](shown);
  const told = hasChanged ? otherwise(translator, situation) : situation;
  return barOf(translator, isPractice(row, account && shippedBy(account)), told);
}

const shipped = (translator: Translator) => ({
  action: { kind: 'print', label: translator.t('outcome-print') } as const,
  second: copyPress(translator),
});

/** Where the code is, it is said what one can do about a parcel that should not have been made. */
const wrong = ({ t }: Translator) => ({ kind: 'review', label: t('wrong-ask') }) as const;

/** Before the driver comes is the cheapest moment to mend a parcel whose order was cancelled, paid or changed since. */
function otherwise(translator: Translator, situation: Situation): Situation {
  const { t } = translator;
  const message = [t('failure-changed-since-shown', { made: 'yes' }), situation.message ?? []]
    .flat()
    .join('\n');
  const asides = situation.asides.filter(({ kind }) => kind !== 'review');
  return {
    ...situation,
    tone: 'warning',
    message,
    action: wrong(translator),
    second: situation.action,
    asides: [copyPress(translator), ...asides],
  };
}

function markedWrong({ translator: { t }, view, note }: Shown): Situation {
  const action = { kind: 'review', label: t('another-parcel') } as const;
  const back = note === 'none' ? [] : [t('bar-note-back', { done: note === 'written' ? 'yes' : 'no' })];
  return { ...view, message: [`${view.message}. ${t('wrong-marked')}`, ...back].join(' '), action };
}

const STATES: Readonly<Record<OutboxRow['state'], (shown: Shown) => Situation>> = {
  created({ translator, row, note, view }) {
    const message = [...storeWords(translator, row), ...noteWords(translator, note)].join('. ') || null;
    const mayTryNote = note === 'failed' || note === 'waiting' || note === 'in-data';
    const tryNote = { kind: 'note', label: translator.t('try-again') } as const;
    const asides = mayTryNote ? [tryNote, wrong(translator)] : [wrong(translator)];
    return { ...view, ...shipped(translator), message, asides };
  },
  refused({ translator, row, view, reason, why, review }) {
    const action = mendPress(translator, reason?.code ?? null);
    const asides = action.kind === 'review' ? [] : [review];
    const message = [why, ...serviceWords(translator, row)].join('\n');
    return { ...view, message, action, asides };
  },
  unknown({ translator: { t }, row, view, until }) {
    const action = { kind: 'review', label: t('bar-action-find-out') } as const;
    if (until !== null) {
      return { ...view, message: `${until}. ${t('outcome-until-unknown-text')}`, second: action };
    }
    return { ...view, message: `${view.message}. ${t(unsureTextOf(row))}`, action };
  },
  queued({ translator, row, view, reason, why, until, review }) {
    const { t } = translator;
    if (isHeld(row, Date.now())) {
      const undo = { kind: 'undo', label: t('undo'), until: row.heldUntil ?? 0 } as const;
      return { ...view, tone: 'plain', message: t('held-title'), action: undo };
    }
    if (until !== null) {
      return { ...view, tone: 'warning', message: `${until}. ${t('outcome-until-text')}`, second: review };
    }
    if (why === null) return { ...view, asides: [review] };
    const mend = mendPress(translator, reason?.code ?? null);
    const acts = mend.label === review.label ? { asides: [review] } : { action: mend, asides: [review] };
    return { ...view, ...acts, tone: 'warning', message: `${view.message}. ${why}` };
  },
  sending: ({ view }) => view,
  'made-code-unknown'({ translator: { t }, row, view }) {
    const action = { kind: 'review', label: t('bar-action-enter-code') } as const;
    const message = isPerhapsColleagues(row) ? `${view.message}. ${t(unsureTextOf(row))}` : view.message;
    return { ...view, message, action };
  },
  settled: ({ translator, view, review }) =>
    view.parcelCode === null
      ? { ...view, action: review }
      : { ...view, ...shipped(translator), asides: [wrong(translator)] },
  withdrawn: ({ view, review }) => ({ ...view, action: review }),
};

/** The bar where a colleague took the order over from this browser: there may be two parcels. */
export function takenOverBar({ t }: Translator, view: BarView, name: string): BarView {
  return {
    ...view,
    message: t('outbox-taken-over', { name }),
    tone: view.tone === 'bad' ? 'bad' : 'warning',
  };
}

export function namedByNoteBar({ t }: Translator, view: BarView, named: NamedParcel): BarView {
  return { ...view, message: t('bar-shipped-elsewhere', named) };
}

function serviceWords({ t }: Translator, { refusal }: OutboxRow): readonly string[] {
  const words = refusal?.serviceText ?? '';
  // Isolated: they may run the other way.
  return words === '' ? [] : [`${t('service-says')} \u2068${cutText(words, MOST_WORDS)}\u2069`];
}

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

function linesOfRow(
  translator: Translator,
  { row, parts, earlier, account }: Pick<RowSituation, 'row' | 'parts' | 'earlier' | 'account'>,
): BarLine[] {
  const { filledFrom } = row;
  const { recipient } = row.request;
  const totals = parts.map(({ request }) => request.total_price);
  const amount = parts.length === 1 ? row.request.total_price : addUp(totals);
  const phone = oneForm(recipient.phone, account ?? {});
  // As it was sent: the account's may have been corrected since.
  const currency = row.currency ?? account?.currency ?? null;
  const line = (kind: BarLine['kind'], text: string) => barLine(translator, kind, text);
  const codes = [...earlier, ...parts].flatMap(({ parcelCode }) => parcelCode ?? []);
  const made = earlier.at(-1) ?? row;
  const madeAt = made.attempts.findLast(({ outcome }) => outcome === 'created')?.endedAt ?? made.updatedAt;
  const stamp = translator.t('bar-stamp', { time: hourText(madeAt, translator.language) });
  const beside = parts.length === 1 ? {} : { beside: parcelsText(translator, parts.length) };
  return [
    ...(filledFrom === undefined
      ? []
      : [{ ...line('village', filledFrom.village.name), beside: filledFrom.village.city }]),
    line('recipient', recipient.first_name),
    { ...line('phone', phone), parts: phoneParts(phone) },
    ...secondPhone(translator, recipient.phone2),
    ...(codes.length === 0 ? [] : [{ ...line('code', codes.join(' · ')), label: stamp }]),
    { ...line('amount', money(amount, currency, translator)), ...beside },
    // As before the press, until the code takes a place.
    ...(codes.length > 0
      ? []
      : feeLine(
          translator,
          currency,
          parts.map(({ quotedFee }) => quotedFee),
        )),
  ];
}
