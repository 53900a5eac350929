import { addUp, compareDecimals } from '../../../lib/decimal';
import type { FailureCode } from '../../../lib/failure';
import { moneyText } from '../../../lib/i18n/money-text';
import { phoneParts } from '../../../lib/i18n/phone-parts';
import { TITLES } from '../../../lib/i18n/titles';
import type { Translator } from '../../../lib/i18n/translator';
import type { BarLine, BarPress, BarView } from '../../../lib/messaging/views/bar';
import type { ParcelStatus } from '../../../lib/number-names/parcel-status';
import { findMend } from '../../../lib/outbox/meaning-of-refusal';
import type { QuotedFee } from '../../../lib/outbox/row';
import { parseAmount } from '../../../lib/parcel/parse-amount';
import { wholeFee } from '../../../lib/quotes/whole-fee';
import type { NotesPlace } from '../../../lib/stores/definition';

export type Situation = Omit<
  BarView,
  'language' | 'direction' | 'title' | 'testing' | 'copied' | 'sending' | 'uncounted' | 'changed' | 'orphaned'
>;

export const quiet: Situation = {
  tone: 'plain',
  lines: [],
  quote: null,
  message: null,
  choices: [],
  offered: null,
  action: null,
  second: null,
  asides: [],
  digest: null,
  parcelCode: null,
};

/** A parcel that our own note on an order names, and what the store calls the place where it stands. */
export type NamedParcel = { readonly code: string; readonly place: NotesPlace };

export function barOf(
  { t, language, direction }: Translator,
  isPractice: boolean,
  situation: Situation,
): BarView {
  return {
    ...situation,
    language,
    direction,
    title: t('app-name'),
    testing: isPractice ? t('environment-testing') : null,
    copied: t('copied'),
    sending: t('row-sending'),
    changed: t('bar-changed'),
    uncounted: {
      'too-soon': t('press-too-soon'),
      moved: t('press-too-soon'),
      'other-window': t('press-too-soon'),
      'not-begun': t('press-not-begun'),
      'not-seen': t('press-not-seen'),
    },
    orphaned: t('bar-reload'),
  };
}

/** What the bar says before anything can be shipped. @param code why, where one act mends it */
export function emptyBar(translator: Translator, message: string, code: FailureCode | null = null): BarView {
  const action = mendPress(translator, code);
  return barOf(translator, false, { ...quiet, tone: 'warning', message, action });
}

/** The one button that leads to what can be done about a failure; where there is no other, it opens the form. */
export function mendPress(translator: Translator, code: FailureCode | null): BarPress {
  const mend = findMend(code);
  return mend === null ? reviewPress(translator) : { kind: mend.kind, label: translator.t(mend.label) };
}

export function reviewPress({ t }: Translator): BarPress {
  return { kind: 'review', label: t('bar-action-review') };
}

export function copyPress({ t }: Translator): BarPress {
  return { kind: 'copy', label: t('bar-action-copy') };
}

/** An amount in this currency, where it is known; one that a person wrote in another currency as it is written. */
export function money(amount: string, currency: string | null, { language }: Translator): string {
  if (currency === null || amount === '') return amount;
  const read = parseAmount(amount);
  const isOwn = !read.ok || (read.currency ?? currency) === currency;
  return isOwn ? moneyText(amount, currency, language) : amount;
}

export function parcelsText({ t }: Translator, count: number): string {
  return t('parcels-count', { count });
}

/** What is read from left to right in every language, once it is known. */
const LEFT_TO_RIGHT: ReadonlySet<BarLine['kind']> = new Set(['phone', 'phone2', 'amount', 'fee', 'code']);

export function barLine({ t }: Translator, kind: BarLine['kind'], text: string): BarLine {
  return {
    kind,
    label: t(TITLES[kind]),
    value: { text, ltr: LEFT_TO_RIGHT.has(kind) && text !== '' },
    doubtful: false,
  };
}

/** What an order's parcels cost together, and what their price adds to that; nothing where one's fee is not known. */
export function feeLine(
  translator: Translator,
  currency: string | null,
  fees: readonly (QuotedFee | null | undefined)[],
): readonly BarLine[] {
  const known = fees.filter((fee) => fee != null);
  if (known.length < fees.length) return [];
  const extra = addUp(known.map(({ extraPrice }) => extraPrice));
  const line = barLine(translator, 'fee', money(addUp(known.map(wholeFee)), currency, translator));
  const beside = `${translator.t('fee-extra-line')}: ${money(extra, currency, translator)}`;
  return [compareDecimals(extra, '0') > 0 ? { ...line, beside } : line];
}

export function secondPhone(translator: Translator, phone: string | undefined): readonly BarLine[] {
  if (phone === undefined || phone === '') return [];
  return [{ ...barLine(translator, 'phone2', phone), parts: phoneParts(phone) }];
}

export function statusLine(translator: Translator, parcelStatus: ParcelStatus | null): readonly BarLine[] {
  return parcelStatus === null ? [] : [barLine(translator, 'status', parcelStatus.words)];
}
