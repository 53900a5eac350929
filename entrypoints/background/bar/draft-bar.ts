import { answerText } from '../../../lib/i18n/answer-text';
import { findingText, wordsBeside } from '../../../lib/i18n/finding-text';
import { phoneParts } from '../../../lib/i18n/phone-parts';
import type { Translator } from '../../../lib/i18n/translator';
import type { BarLine, BarView } from '../../../lib/messaging/views/bar';
import type { FeeQuote } from '../../../lib/messaging/views/service';
import type { ParcelStatus } from '../../../lib/number-names/parcel-status';
import { cutStart, cutText } from '../../../lib/parcel/cut-text';
import { isOfColleague, worstFirst } from '../../../lib/parcel/finding';
import type { Finding, ParcelDraft, ParcelFieldName } from '../../../lib/parcel/parcel-draft';
import { sumOfShares } from '../../../lib/parcel/shares';
import type { Account } from '../../../lib/settings/account';
import { codesOfColleague } from '../relay/colleagues';
import {
  barLine,
  barOf,
  copyPress,
  feeLine,
  money,
  type NamedParcel,
  parcelsText,
  quiet,
  reviewPress,
  secondPhone,
  statusLine,
} from './bar-of';
import type { Choice, Offer } from './find-offer';

/** What is read for the bar of an order without a parcel. */
interface BarDraft {
  readonly account: Account;
  readonly draft: ParcelDraft;
  readonly fee: FeeQuote | null;
}

/** All is certain: one press ships. */
export function readyBar(
  translator: Translator,
  { account, draft, fee }: BarDraft,
  digest: string,
  keys: string | null,
): BarView {
  const { t } = translator;
  const lines = linesOf(translator, account, draft, fee);
  const action = { kind: 'ship', label: t('create-parcel'), ...(keys !== null && { keys }) } as const;
  const asides = [{ kind: 'review', label: t('bar-look-first') }] as const;
  return barOf(translator, isPractice(account), { ...quiet, lines, digest, action, asides });
}

/** Something is open: why, and what can be chosen here. */
export function openBar(
  translator: Translator,
  { account, draft, fee }: BarDraft,
  offer: Offer | null,
): BarView {
  const { t } = translator;
  const lines = linesOf(translator, account, draft, fee);
  const worst = worstFirst(draft.findings);
  const isOfVillages = isOfVillage(offer);
  const said = wordsBeside('village', draft, translator);
  // What the order says of a village that is not known stands on top, in its line's place.
  const isQuoted =
    said !== null &&
    draft.fields.village === null &&
    (isOfVillages || closedVillage(translator, draft.findings) === '');
  const isFirst = (finding: Finding) =>
    isOffered(finding, offer) || (isQuoted && finding.field === 'village');
  // One line for each field that is open, the village that is quoted or can be chosen here before all others.
  const told = worst
    .filter(
      ({ field, severity }, at) =>
        at === 0 || (severity !== 'notice' && worst.findIndex((other) => other.field === field) === at),
    )
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  const message =
    told.map((finding) => explain(translator, finding, draft, offer, told.length === 1)).join('\n') || null;
  const isSignedOut = draft.findings.some(({ code }) => code === 'signed-out');
  const asides = isSignedOut ? ([{ kind: 'sign-in', label: t('store-sign-in') }] as const) : [];
  const situation = {
    ...quiet,
    tone: 'warning',
    message,
    asides,
    lines: isOfVillages || isQuoted ? lines.filter(({ kind }) => kind !== 'village') : lines,
    quote: isQuoted ? t('order-says', { text: cutStart(said, MOST_QUOTED) }) : null,
    action: { ...reviewPress(translator), count: told.length },
  } as const;
  const offered = offer !== null && {
    choices: offer.choices.map((choice) => choiceText(translator, choice, draft, account)),
    offered: offer.digest,
  };
  return barOf(translator, isPractice(account), { ...situation, ...offered });
}

function isPractice({ environment }: Account): boolean {
  return environment === 'testing';
}

function choiceText(
  translator: Translator,
  choice: Choice,
  { fields }: ParcelDraft,
  { currency }: Account,
): BarView['choices'][number] {
  if ('village' in choice) return { name: choice.village.name, city: choice.village.city };
  const { answer, finding, ships } = choice;
  const asked = { finding, fields, currency, ships: ships !== null };
  return { name: answerText(answer, asked, translator), city: '' };
}

function isOfVillage(offer: Offer | null): boolean {
  return offer?.choices.some((choice) => 'village' in choice) ?? false;
}

/** Another machine shipped it, by our own note; a relay says by whom. One more is asked for in the form. */
export function shippedElsewhereBar(
  translator: Translator,
  account: Account,
  draft: ParcelDraft,
  { code: parcelCode, place }: NamedParcel,
  parcelStatus: ParcelStatus | null,
): BarView {
  const { t } = translator;
  const told = draft.findings.find(({ code }) => isOfColleague(code));
  const codes = [...new Set([...codesOfColleague(told), parcelCode])];
  const lines = linesOf(translator, account, draft, null);
  return barOf(translator, isPractice(account), {
    ...quiet,
    tone: 'warning',
    lines: [
      ...lines,
      barLine(translator, 'code', codes.join(' · ')),
      ...statusLine(translator, parcelStatus),
    ],
    message:
      told === undefined
        ? t('bar-shipped-elsewhere', { code: parcelCode, place })
        : findingText(told, translator),
    action: copyPress(translator),
    asides: [{ kind: 'review', label: t('another-parcel') }],
    parcelCode: codes.join(' '),
  });
}

function linesOf(
  translator: Translator,
  account: Account,
  draft: ParcelDraft,
  fee: FeeQuote | null,
): BarLine[] {
  const { fields, findings } = draft;
  const { village } = fields;
  const line = (kind: DraftLine, text: string): BarLine => draftLine(translator, draft, kind, text);
  const total = sumOfShares(fields.parcels) ?? fields.totalPrice;
  const history = findings.find(({ code }) => code === 'recipient-history');
  const where = line('village', village?.name ?? closedVillage(translator, findings));
  const phone = line('phone', fields.phone);
  const amount = line('amount', money(total, account.currency, translator));
  return [
    village === null ? where : { ...where, beside: village.city },
    line('recipient', fields.firstName),
    history === undefined ? phone : { ...phone, beside: findingText(history, translator) },
    ...secondPhone(translator, fields.phone2),
    fields.parcels.length === 0
      ? amount
      : { ...amount, beside: parcelsText(translator, fields.parcels.length) },
    ...feeLine(
      translator,
      account.currency,
      Array.from({ length: Math.max(1, fields.parcels.length) }, () => fee),
    ),
  ];
}

type DraftLine = keyof typeof FIELDS_OF;

/** The fields that a line of the bar stands for: what is doubted in one of them is doubted in it. */
const FIELDS_OF = {
  village: ['village', 'streetName'],
  recipient: ['firstName'],
  phone: ['phone', 'phone2'],
  amount: ['totalPrice', 'actualPrice', 'parcels'],
} as const satisfies Partial<Record<BarLine['kind'], readonly ParcelFieldName[]>>;

/** A line of an order without a parcel: what is known and, where that is in doubt, the order's own words. */
function draftLine(translator: Translator, draft: ParcelDraft, kind: DraftLine, text: string): BarLine {
  const { t } = translator;
  const names: readonly ParcelFieldName[] = FIELDS_OF[kind];
  const cut = kind === 'village' ? cutStart : cutText;
  const words = names.map((name) => wordsBeside(name, draft, translator)).find((said) => said !== null);
  const quoted = words === undefined ? [] : [t('order-says', { text: cut(words, MOST_QUOTED) })];
  const value = [text, ...quoted].filter((part) => part !== '').join(' · ');
  const doubtful = draft.findings.some(
    ({ field, severity }) => severity !== 'notice' && names.includes(field),
  );
  const line = { ...barLine(translator, kind, text), doubtful };
  if (value === '') {
    const missing = t(kind === 'village' ? 'bar-missing-village' : 'bar-missing');
    return { ...line, value: { ...line.value, text: missing } };
  }
  const parts = kind === 'phone' && value === text ? { parts: phoneParts(text) } : {};
  return { ...line, value: { ...line.value, text: value }, ...parts };
}

const MOST_QUOTED = 90;
/** The fields whose words stand in the bar's lines; another's stand in its sentence. */
const IN_LINES: ReadonlySet<ParcelFieldName> = new Set(Object.values(FIELDS_OF).flat());

function closedVillage({ t }: Translator, findings: readonly Finding[]): string {
  const closed = findings.find(({ field, code }) => field === 'village' && code === 'village-closed');
  const village = closed?.params?.village;
  return village === undefined ? '' : t('bar-village-closed', { village });
}

function isOffered({ field, choices }: Finding, offer: Offer | null): boolean {
  return isOfVillage(offer) && field === 'village' && choices !== undefined;
}

/** Why a field is open, on one line, with the order's own words and, where it is the only one, what speaks for it. */
function explain(
  translator: Translator,
  finding: Finding,
  draft: ParcelDraft,
  offer: Offer | null,
  isAlone: boolean,
): string {
  const told = [finding, ...(isAlone ? evidenceBeside(finding, draft.findings) : [])];
  const words = IN_LINES.has(finding.field) ? null : wordsBeside(finding.field, draft, translator);
  const quoted = words === null ? [] : [translator.t('order-says', { text: words })];
  const texts = told.map((one) =>
    one.code === 'village-ambiguous' && isOffered(one, offer)
      ? translator.t('finding-village-ambiguous')
      : findingText(one, translator),
  );
  return [...texts, ...quoted].join(' ');
}

function evidenceBeside({ field }: Finding, findings: readonly Finding[]): readonly Finding[] {
  if (field !== 'village') return [];
  return findings.filter(({ code }) => code.startsWith('place-')).slice(0, 1);
}
