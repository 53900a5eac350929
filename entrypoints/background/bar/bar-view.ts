import { findingText, wordsBeside } from '../../../lib/i18n/finding-text';
import { moneyText } from '../../../lib/i18n/money-text';
import type { Translator } from '../../../lib/i18n/translator';
import type { BarLine, BarView } from '../../../lib/messaging/views/bar';
import type { FeeQuote } from '../../../lib/messaging/views/service';
import type { Told } from '../../../lib/number-names/told';
import { reasonOf, titleOf, toneOf } from '../../../lib/outbox/meaning';
import type { OutboxRow } from '../../../lib/outbox/row';
import { cutText } from '../../../lib/parcel/cut-text';
import type { Finding, ParcelDraft, ParcelFieldName, VillageChoice } from '../../../lib/parcel/parcel-draft';
import { isCertain } from '../../../lib/parcel/preflight';
import type { Account } from '../../../lib/storage/account';

type Situation = Pick<BarView, 'tone' | 'message' | 'action' | 'aside' | 'digest' | 'lines' | 'parcelCode'>;

/** What the bar says before anything can be shipped. */
export function emptyBar(translator: Translator, message: string): BarView {
  return barOf(translator, null, {
    ...quiet,
    tone: 'warning',
    message,
    action: { kind: 'review', label: translator.t('bar-action-review') },
  });
}

/** An order that has no parcel yet: one press where all is certain, else why it stops. */
export function draftBar(
  translator: Translator,
  account: Account,
  draft: ParcelDraft,
  fee: FeeQuote | null,
  digest: string | null,
): BarView {
  const { t } = translator;
  const review = { kind: 'review', label: t('bar-action-review') } as const;
  const lines = linesOf(translator, account, draft, fee);
  if (digest !== null && isCertain(draft)) {
    const ship = { kind: 'ship', label: t('bar-action-ship') } as const;
    const aside = { kind: 'review', label: t('bar-look-first') } as const;
    return barOf(translator, account, { ...quiet, lines, digest, action: ship, aside });
  }
  const worst = worstFirst(draft.findings);
  // One line for each field that is open.
  const told = worst.filter(
    ({ field, severity }, at) =>
      at === 0 || (severity !== 'notice' && worst.findIndex((other) => other.field === field) === at),
  );
  const message = told.map((finding) => explain(translator, finding, draft)).join('\n') || null;
  const isSignedOut = draft.findings.some(({ code }) => code === 'signed-out');
  const aside = isSignedOut ? ({ kind: 'sign-in', label: t('store-sign-in') } as const) : null;
  return barOf(translator, account, { ...quiet, tone: 'warning', lines, message, action: review, aside });
}

/** Our own note says that the order was shipped on another machine: one more is a deliberate act, in the form. */
export function shippedElsewhereBar(
  translator: Translator,
  account: Account,
  draft: ParcelDraft,
  parcelCode: string,
  told: Told | null,
): BarView {
  const { t } = translator;
  const code = { kind: 'code', label: t('bar-line-code'), value: { text: parcelCode, ltr: true } } as const;
  return barOf(translator, account, {
    ...quiet,
    tone: 'warning',
    lines: [
      { ...code, doubtful: false },
      ...linesOf(translator, account, draft, null).slice(0, 2),
      ...statusLine(translator, told),
    ],
    message: t('bar-shipped-elsewhere', { code: parcelCode }),
    action: { kind: 'copy', label: t('bar-action-copy') },
    aside: { kind: 'review', label: t('bar-ship-again') },
    parcelCode,
  });
}

/** How the note on an order stands that names its parcel; `due`: a page is about to write it. */
export type NoteState = 'none' | 'due' | 'waiting' | 'written' | 'failed';

/** An order that was intended: what became of it. */
export function rowBar(
  translator: Translator,
  account: Account | null,
  row: OutboxRow,
  note: NoteState,
  told: Told | null,
): BarView {
  const { t } = translator;
  const { parcelCode } = row;
  const review = { kind: 'review', label: t('bar-action-review') } as const;
  const copy = { kind: 'copy', label: t('bar-action-copy') } as const;
  const view = {
    ...quiet,
    tone: toneOf(row),
    lines: [...linesOfRow(translator, account, row), ...statusLine(translator, told)],
    message: t(titleOf(row)),
  };
  const reason = reasonOf(row);
  const why = reason === null ? null : translator.lookUp(`failure-${reason.code}`, reason.params);
  switch (row.state) {
    case 'created': {
      const message = [view.message, ...storeWords(translator, row), ...noteWords(translator, note)].join(
        '. ',
      );
      const mayTryNote = note === 'failed' || note === 'waiting';
      const aside = mayTryNote ? ({ kind: 'note', label: t('bar-note-again') } as const) : null;
      return barOf(translator, account, { ...view, message, action: copy, aside, parcelCode });
    }
    case 'refused':
      return barOf(translator, account, { ...view, message: why, action: review });
    case 'unknown': {
      const message = `${view.message}. ${t('outcome-unknown-text')}`;
      return barOf(translator, account, { ...view, message, aside: review });
    }
    case 'queued': {
      if (why === null) return barOf(translator, account, { ...view, aside: review });
      const message = `${view.message}. ${why}`;
      return barOf(translator, account, { ...view, tone: 'warning', message, aside: review });
    }
    case 'sending':
      return barOf(translator, account, view);
    case 'made-code-unknown':
      return barOf(translator, account, { ...view, aside: review });
    case 'settled':
      return barOf(translator, account, { ...view, action: parcelCode === null ? review : copy, parcelCode });
    case 'withdrawn':
      return barOf(translator, account, { ...view, action: review });
  }
}

/** What the service's events told of the parcel. */
function statusLine({ t }: Translator, told: Told | null): readonly BarLine[] {
  if (told === null) return [];
  const value = { text: told.words, ltr: false };
  return [{ kind: 'status', label: t('bar-line-status'), value, doubtful: false }];
}

function storeWords({ t }: Translator, { storeAsked }: OutboxRow): readonly string[] {
  return storeAsked === 'not-asked' ? [t('bar-store-not-asked')] : [];
}

function noteWords({ t }: Translator, note: NoteState): readonly string[] {
  if (note === 'none' || note === 'due') return [];
  return [t(`bar-note-${note}`)];
}

const quiet: Situation = {
  tone: 'plain',
  message: null,
  action: null,
  aside: null,
  digest: null,
  lines: [],
  parcelCode: null,
};

function barOf(
  { t, language, direction }: Translator,
  account: Account | null,
  situation: Situation,
): BarView {
  return {
    ...situation,
    language,
    direction,
    title: t('app-name'),
    testing: account?.environment === 'testing' ? t('practice-band') : null,
    copied: t('copied'),
    covered: t('bar-covered'),
    changed: t('bar-changed'),
    tooSoon: t('bar-too-soon'),
    orphaned: t('bar-reload'),
  };
}

function linesOf(
  translator: Translator,
  account: Account,
  draft: ParcelDraft,
  fee: FeeQuote | null,
): BarLine[] {
  const { fields, findings } = draft;
  const { village } = fields;
  const doubtful = (...names: readonly ParcelFieldName[]) =>
    findings.some(({ field, severity }) => severity !== 'notice' && names.includes(field));
  const line = (
    kind: Exclude<BarLine['kind'], 'code' | 'status'>,
    text: string,
    ltr: boolean,
    ...names: readonly ParcelFieldName[]
  ): BarLine => {
    const words = names.map((name) => wordsOf(name, draft)).find((found) => found !== null);
    const quoted =
      words === undefined ? [] : [translator.t('order-says', { text: cutText(words, MOST_QUOTED) })];
    const value = [text, ...quoted].filter((part) => part !== '').join(' · ');
    return {
      kind,
      label: translator.lookUp(`bar-line-${kind}`),
      value:
        value === ''
          ? { text: translator.lookUp(`bar-missing-${kind}`), ltr: false }
          : { text: value, ltr: ltr && text !== '' },
      doubtful: doubtful(...names),
    };
  };
  return [
    line('recipient', fields.firstName, false, 'firstName'),
    line('phone', fields.phone, true, 'phone', 'phone2'),
    line(
      'village',
      village === null ? villageToChoose(translator, findings) : villageLabel(village),
      false,
      'village',
      'streetName',
    ),
    line('amount', money(fields.totalPrice, account), true, 'totalPrice', 'actualPrice'),
    ...(fee === null ? [] : [line('fee', money(fee.deliveryCost, account), true)]),
  ];
}

/** Characters of the order's own words in a line. */
const MOST_QUOTED = 120;
/** The fields whose words stand in the bar's lines; another's stand in its sentence. */
const IN_LINES: ReadonlySet<ParcelFieldName> = new Set([
  'firstName',
  'phone',
  'phone2',
  'village',
  'streetName',
  'totalPrice',
  'actualPrice',
]);

function wordsOf(field: ParcelFieldName, { findings, fields, words }: ParcelDraft): string | null {
  return wordsBeside(field, findings, fields, words);
}

/** Where no village is certain: what there is to choose from, or which one was meant and is closed; else nothing. */
function villageToChoose(translator: Translator, findings: readonly Finding[]): string {
  const finding = findings.find(({ field }) => field === 'village');
  if (finding === undefined) return '';
  const { code, params = {}, choices = [] } = finding;
  if (code === 'village-closed' && params.village !== undefined) {
    return translator.t('bar-village-closed', { village: params.village });
  }
  if (code !== 'village-ambiguous' || choices.length === 0) return '';
  // Each set apart, so that the words between them keep the sentence's own direction.
  const names = choices.map((choice) => `\u2068${villageLabel(choice)}\u2069`);
  const listed = new Intl.ListFormat(translator.language, { type: 'disjunction' }).format(names);
  return translator.t('bar-village-choose', { villages: listed });
}

/** Why a field is open, on one line: the reason, what speaks for it, and the order's own words. */
function explain(translator: Translator, finding: Finding, draft: ParcelDraft): string {
  const told = [finding, ...evidenceBeside(finding, draft.findings)];
  const words = IN_LINES.has(finding.field) ? null : wordsOf(finding.field, draft);
  const quoted = words === null ? [] : [translator.t('order-says', { text: words })];
  return [...told.map((one) => findingText(one, translator)), ...quoted].join(' ');
}

/** Why the village is in doubt: the first of what the order says. */
function evidenceBeside({ field }: Finding, findings: readonly Finding[]): readonly Finding[] {
  if (field !== 'village') return [];
  return findings.filter(({ code }) => code.startsWith('place-')).slice(0, 1);
}

function villageLabel({ name, city }: VillageChoice): string {
  return `${name}، ${city}`;
}

function linesOfRow(translator: Translator, account: Account | null, row: OutboxRow): BarLine[] {
  const { recipient, total_price } = row.request;
  const line = (kind: BarLine['kind'], text: string, ltr: boolean): BarLine => ({
    kind,
    label: translator.lookUp(`bar-line-${kind}`),
    value: { text, ltr },
    doubtful: false,
  });
  return [
    ...(row.parcelCode === null ? [] : [line('code', row.parcelCode, true)]),
    line('recipient', recipient.first_name, false),
    line('amount', money(total_price, account), true),
  ];
}

function money(amount: string, account: Account | null): string {
  return account === null || amount === '' ? amount : moneyText(amount, account.currency);
}

function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  const rank = { error: 0, doubt: 1, notice: 2 } as const;
  return findings.toSorted((a, b) => rank[a.severity] - rank[b.severity]);
}
