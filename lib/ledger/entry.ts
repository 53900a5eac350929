import type { ParcelStatus } from '../number-names/parcel-status';
import type { Decimal } from '../order';
import { findNextTry, OUTBOX_TIMES } from '../outbox/due';
import { hasRightParcel, type RowStanding } from '../outbox/meaning';
import { shownNumber } from '../outbox/meaning-of-parts';
import { findLimitEnd } from '../outbox/meaning-of-waiting';
import { isPractice, shippedBy } from '../outbox/practice';
import type { OutboxRow } from '../outbox/row';
import type { PhoneRules } from '../parcel/countries';
import { oneForm, phoneForms } from '../parcel/phone';
import { isPhone } from '../parcel/rules';
import { wholeFee } from '../quotes/whole-fee';
import type { Account } from '../settings/account';
import { foldText } from '../villages/normalize';
import { isWebAddress } from '../web-address';
import type { Fate } from './fate';

/** A village by its names: as they were sent, or as the account's directory has them. */
export interface EntryPlace {
  readonly village: string;
  readonly city: string;
}

/** What the service's events told of a parcel, and what became of it by that. */
export interface Report {
  readonly parcelStatus: ParcelStatus;
  readonly fate: Fate;
  /** Since when a status says that it is a draft (again), in milliseconds since the epoch; `null`: none says so. */
  readonly draftSince: number | null;
}

export interface ShopParcel extends RowStanding {
  readonly id: string;
  /** There is a parcel at the service that is meant to be, so far as is known. */
  readonly made: boolean;
  readonly parcelCode: string | null;
  /** The newest that the service's events told of it; `null`: none did. */
  readonly parcelStatus: ParcelStatus | null;
  readonly fate: Fate;
  /** When it goes on, where the service takes no more requests until then (`findLimitEnd`); never of a colleague's. */
  readonly limitEnd: number | null;
  /** `null`: not known; of rows of earlier versions also where the directory does not have the village any more. */
  readonly place: EntryPlace | null;
  /** What is collected from the recipient; `null`: not known. */
  readonly totalPrice: Decimal | null;
  /** Delivery and what a high price adds, as quoted when the parcel was intended; `null`: not known. */
  readonly fee: Decimal | null;
  /** ISO 4217; `null` when the account is gone. */
  readonly currency: string | null;
  readonly accountId: string;
  readonly accountName: string | null;
  readonly testing: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** All that it is found by, folded; empty where nobody looks for anything. */
  readonly searched: string;
}

/** A parcel that was made here: its row, joined with what its account and its village are called. */
export interface LedgerEntry extends ShopParcel {
  readonly colleague: null;
  /** Its account's parcels are drafts until they are confirmed in the company's panel. */
  readonly mustConfirm: boolean;
  /** When its driver took it, as a person said; `null`: it waits, or nobody said. */
  readonly handedOverAt: number | 'before-kept' | null;
  /** When a person said that it was paid in hand or written off; `null`: nobody did. */
  readonly paidOtherwiseAt: number | null;
  /** Its label was printed, with the code that it has. */
  readonly printed: boolean;
  readonly recipientName: string;
  readonly phone: string;
  readonly phone2: string | null;
  readonly villageId: number;
  readonly streetName: string;
  readonly totalPrice: Decimal;
  readonly orderNumber: string | null;
  /** http and https alone: it is followed. */
  readonly orderLink: string | null;
  /** 0 for an order's first parcel. */
  readonly copy: number;
  readonly description: string;
  readonly note: string | null;
  readonly updatedAt: number;
}

interface BesideRow {
  readonly account: Account | null;
  readonly place: EntryPlace | null;
  readonly printed: boolean;
  readonly report: Report | null;
  /** Somebody looks for something: what the entry is found by is made. */
  readonly isSearched: boolean;
}

export function toEntry(
  row: OutboxRow,
  { account, place, printed, report, isSearched }: BesideRow,
): LedgerEntry {
  const { recipient, address, ...request } = row.request;
  const rules = account ?? {};
  const fee = row.quotedFee ?? null;
  const { parcelStatus = null, fate = 'only-made', draftSince = null } = report ?? {};
  const { confirmedAt = null } = row;
  const isConfirmed = fate === 'only-made' && confirmedAt !== null && confirmedAt >= (draftSince ?? 0);
  return {
    colleague: null,
    id: row.id,
    state: row.state,
    settlement: row.settlement,
    made: hasRightParcel(row),
    wrongSince: row.wrongSince ?? null,
    parcelCode: row.parcelCode,
    printed,
    handedOverAt: row.handedOverAt === 0 ? 'before-kept' : (row.handedOverAt ?? null),
    paidOtherwiseAt: row.paidOtherwiseAt ?? null,
    parcelStatus,
    fate: isConfirmed ? 'confirmed' : fate,
    mustConfirm: account?.mustConfirm === 'yes',
    limitEnd: findLimitEnd({ ...row, nextTryAt: findNextTry(row, OUTBOX_TIMES, Date.now()) }),
    recipientName: recipient.first_name,
    phone: oneForm(recipient.phone, rules),
    phone2: recipient.phone2 === undefined ? null : oneForm(recipient.phone2, rules),
    place,
    villageId: address.village_id,
    streetName: address.street_name,
    totalPrice: request.total_price,
    fee: fee === null ? null : wholeFee(fee),
    // As it was sent: the account's may have been corrected since.
    currency: row.currency ?? account?.currency ?? null,
    accountId: row.accountId,
    accountName: account?.name ?? null,
    testing: isPractice(row, account && shippedBy(account)),
    orderNumber: shownNumber(row),
    orderLink: isWebAddress(row.orderLink) ? row.orderLink : null,
    copy: row.part == null ? row.copy : 0,
    description: request.description,
    note: request.note ?? null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    searched: isSearched ? searchedOf(row, rules, place, parcelStatus) : '',
  };
}

function searchedOf(
  row: OutboxRow,
  rules: PhoneRules,
  place: EntryPlace | null,
  parcelStatus: ParcelStatus | null,
): string {
  const { recipient, address, reference_number } = row.request;
  return searchedText([
    row.parcelCode,
    recipient.first_name,
    row.orderNumber,
    reference_number ?? null,
    place?.village ?? null,
    place?.city ?? null,
    address.street_name,
    parcelStatus?.words ?? null,
    ...[recipient.phone, recipient.phone2].flatMap((phone) => formsOf(phone, rules)),
  ]);
}

/** A code is found with and without the marks in it, a phone in each of its forms and with its country's code. */
export function searchedText(parts: readonly (string | null)[]): string {
  const folded = parts.filter((part) => part !== null).map(foldText);
  return folded.flatMap((text) => [text, text.replaceAll(' ', '')]).join('\n');
}

function formsOf(phone: string | undefined, { country }: PhoneRules): readonly string[] {
  if (phone === undefined) return [];
  if (!isPhone(phone)) return [phone];
  return [...phoneForms(phone), ...(country === 'jordan' ? [`+962${phone.slice(-9)}`] : [])];
}

/** Whether a parcel goes nowhere until a person confirms it in the company's panel, so far as is known. */
export function isUnconfirmed({ made, mustConfirm, fate }: LedgerEntry): boolean {
  return made && mustConfirm && fate === 'only-made';
}
