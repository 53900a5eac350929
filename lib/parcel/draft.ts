import { amountText } from '../decimal';
import type { Decimal, Order } from '../order';
import { cancellingWords } from '../pasted/cancellation';
import { segmentText } from '../pasted/segments';
import type { Account } from '../settings/account';
import type { VillageMatch } from '../villages/match';
import { says } from '../words/patterns';
import { cutText } from './cut-text';
import { describeAny, describeOrder, singleLine } from './description';
import { EMPTY_FIELDS, NOWHERE, originsOf } from './empty-fields';
import { doubtVillage, fillName, fillPhones, fillStreet } from './fill-recipient';
import { type FilledText, fillText } from './filled-text';
import { codeOfSilence, doubt, notice, tellSigns } from './finding';
import { reckon } from './money';
import { doubtOrder } from './order-doubts';
import { type Noted, notesOn, shownOf } from './order-notes';
import { findPlaces } from './order-places';
import { findOrderWords } from './order-words';
import type { Finding, Origin, ParcelDraft, ParcelFieldName, ParcelFields } from './parcel-draft';
import { doubtPartPaid } from './part-paid';
import { withChecks } from './preflight';
import { findRecipient } from './recipient';
import { DESCRIPTION_LENGTH, isAtMost, NOTE_MAXIMUM } from './rules';
import { chooseVillage, offerVillage } from './village-choice';
import { findWitness } from './witness';

interface DraftInput {
  readonly order: Order;
  readonly account: Account;
  /** Of the address that `findAddressText` gives for this order. */
  readonly match: VillageMatch;
  /** The service's `delivery_cost` for the matched village, where it was asked. */
  readonly quotedFee?: Decimal | null;
  /** `YYYY-MM-DD`, the person's local day. */
  readonly today?: string;
  /** How many orders of the order's store were shipped. */
  readonly shipped?: number;
  /** Statuses at which the person ships orders of its store. */
  readonly shippedStatuses?: readonly string[];
}

const ACCOUNT: Origin = { from: 'account' };
const RECKONING: Origin = { from: 'reckoning' };

/** Nothing is guessed: an unknown field has an error, an uncertain one a doubt; each says where it came from. */
export function draftParcel(input: DraftInput): ParcelDraft {
  const { order, account, match, quotedFee = null, today, shipped = 0, shippedStatuses = [] } = input;
  const recipient = findRecipient(order);
  const witness = findWitness(order);
  const firstName = fillName(recipient, witness);
  const phones = fillPhones(recipient, account);
  const village = witness === null ? chooseVillage(match) : offerVillage(match);
  const places = findPlaces(order, recipient.address.party);
  const streetName = fillStreet(recipient, places, village.village, witness);
  const money = reckon(order, account, quotedFee);
  const description = fillDescription(order, account);
  const note = fillNote(order);
  const referenceNumber = fillText('referenceNumber', order.number, singleLine);
  const draft: ParcelDraft = {
    fields: {
      ...sizedFields(account),
      firstName: firstName.text,
      phone: phones.phone,
      phone2: phones.phone2,
      village: village.village,
      streetName: streetName.text,
      totalPrice: money.totalPrice === null ? '' : amountText(money.totalPrice),
      actualPrice: money.actualPrice === null ? '' : amountText(money.actualPrice),
      description: description.text,
      note: note.text,
      referenceNumber: referenceNumber.text,
    },
    origins: originsOf({
      ...sizedOrigins(account),
      firstName: firstName.origin,
      phone: phones.phone === '' ? NOWHERE : phones.origin,
      phone2: phones.phone2 === '' ? NOWHERE : phones.origin,
      village: village.origin,
      streetName: streetName.origin,
      totalPrice: money.totalPrice === null ? NOWHERE : RECKONING,
      actualPrice: money.actualPrice === null ? NOWHERE : RECKONING,
      description: description.origin,
      note: note.origin,
      referenceNumber: referenceNumber.origin,
    }),
    findings: [
      ...[firstName, phones, village].flatMap(({ findings }) => findings),
      ...(village.village === null ? [] : doubtVillage(recipient, places)),
      ...[streetName, money, description, note, referenceNumber].flatMap(({ findings }) => findings),
      ...doubtPartPaid(order),
      ...doubtNote(order),
      ...doubtOrder(order, shipped, shippedStatuses),
    ],
    reckoning: money.lines,
    words: findOrderWords(order),
  };
  const checked = withChecks(draft, { account, today });
  return { ...checked, findings: sayWhyOpen(order, checked.findings).map(sayOfOrder) };
}

const OF_ADDRESS: ReadonlySet<ParcelFieldName> = new Set(['firstName', 'village', 'streetName']);

/** An address whose parts are open since the store gave no answer is said to be that: nobody need choose or write. */
function sayWhyOpen(order: Order, findings: readonly Finding[]): readonly Finding[] {
  const code = codeOfSilence(order.silence);
  const { address1, city } = order.shipping;
  const isOpen = [address1, city].some((part) => !part.known && part.why === 'ambiguous');
  if (code === null || !isOpen) return findings;
  return findings.map((finding) =>
    finding.severity === 'error' && OF_ADDRESS.has(finding.field)
      ? { field: finding.field, severity: finding.severity, code }
      : finding,
  );
}

/** Words the error of an empty field as something that the order lacks. */
function sayOfOrder(finding: Finding): Finding {
  return finding.code === 'required' ? { ...finding, params: { in: 'order' } } : finding;
}

/** A form to be filled by hand: empty but for the account's own size, weight and words. */
export function manualDraft(account: Account): ParcelDraft {
  const description = describeAny(account.descriptionTemplate);
  const fields = { ...sizedFields(account), description };
  const origins = { ...sizedOrigins(account), ...(description === '' ? {} : { description: ACCOUNT }) };
  return withChecks({ fields, origins: originsOf(origins), findings: [], reckoning: [] }, { account });
}

function sizedFields({ size, weight }: Account): ParcelFields {
  const sides = size && { length: `${size.length}`, width: `${size.width}`, height: `${size.height}` };
  return { ...EMPTY_FIELDS, ...sides, weight: weight ?? '' };
}

function sizedOrigins({ size, weight }: Account): { readonly [Name in ParcelFieldName]?: Origin } {
  const sides = size && { length: ACCOUNT, width: ACCOUNT, height: ACCOUNT };
  return { ...sides, ...(weight === null ? {} : { weight: ACCOUNT }) };
}

function fillDescription(order: Order, account: Account): FilledText {
  const { text, cut } = describeOrder(order, account.descriptionTemplate);
  const findings = [
    ...(cut ? [notice('description', 'cut', { maximum: DESCRIPTION_LENGTH.maximum })] : []),
    ...tellSigns('description', order.items.map(({ name }) => name).join('')),
  ];
  return { text, origin: text === '' ? NOWHERE : ACCOUNT, findings };
}

function fillNote(order: Order): FilledText {
  const whole = fillText('note', order.customerNote, (note) => note.replace(/\r\n?/g, '\n').trim());
  if (isAtMost(whole.text, NOTE_MAXIMUM)) return whole;
  const findings = [...whole.findings, notice('note', 'cut', { maximum: NOTE_MAXIMUM })];
  return { ...whole, text: cutText(whole.text, NOTE_MAXIMUM), findings };
}

/** An order of which a note may cancel it, or a piece of it, as the reader of chats understands it, is looked at first. */
function doubtNote(order: Noted): readonly Finding[] {
  for (const note of notesOn(order)) {
    const said = segmentText(note);
    const words = cancellingWords(said);
    if (words !== null)
      return [doubt('firstName', 'pasted-cancelled', { text: note.slice(words.start, words.end) })];
    // Staff write of the customer what the customer says of themselves otherwise.
    if (says('customer-cancelled', said.folded))
      return [doubt('firstName', 'pasted-cancelled', { text: shownOf(note) })];
  }
  return [];
}
