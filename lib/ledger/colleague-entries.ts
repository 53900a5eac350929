import { hasRightParcel } from '../outbox/meaning';
import type { RowState } from '../outbox/row';
import type { SharedOrder } from '../relay/schemas';
import type { Account } from '../settings/account';
import { findRelay, findToldAccount } from '../shop-relay/kept-relay';
import { readSharedOrders } from '../shop-relay/order-claims';
import { findParcelStates, isOfAccount, readParcelStates } from '../shop-relay/parcel-states';
import { type LedgerEntry, type Report, type ShopParcel, searchedText } from './entry';
import type { Reporter } from './read-entries';

/** A colleague's parcel, as far as the relay knows it: it has nothing of a person, and no village. */
export interface ColleagueEntry extends ShopParcel {
  readonly colleague: string;
}

export type AnyEntry = LedgerEntry | ColleagueEntry;

const STATES = { claimed: 'sending', unknown: 'unknown', created: 'created' } as const satisfies Record<
  Exclude<SharedOrder['state'], 'released'>,
  RowState
>;

/** A parcel that is among the own ones too is left out. @param from milliseconds since the epoch */
export async function readColleagueEntries(
  accounts: readonly Account[],
  own: readonly LedgerEntry[],
  reportBy: Reporter,
  from: number,
): Promise<readonly ColleagueEntry[]> {
  const relay = await findRelay();
  if (relay?.state !== 'joined') return [];
  const accountId = await findToldAccount(relay);
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined) return [];
  const orders = await readSharedOrders(from);
  const ofAccount = own.filter((entry) => entry.accountId === account.id);
  const known = new Set(ofAccount.flatMap(({ parcelCode }) => parcelCode ?? []));
  const parcels = orders
    .flatMap((order) => [...heldBy(order, relay.memberId), ...lateOf(order)])
    .filter(({ code }) => {
      if (code === null) return true;
      const isNew = !known.has(code);
      known.add(code);
      return isNew;
    });
  const codes = parcels.flatMap(({ code }) => code ?? []);
  // One reading of all of them is quicker than one of each, but for a day's or a week's.
  const states = from === Number.NEGATIVE_INFINITY ? await readParcelStates() : await findParcelStates(codes);
  return parcels.map((parcel) => {
    const state = parcel.code === null ? undefined : states.get(parcel.code);
    const isTold = state !== undefined && isOfAccount(state, account.id);
    // Of which currency they are nobody knows where the account is gone that they were told for.
    const told = account.id === relay.accountId ? parcel : { ...parcel, amount: null, fee: null };
    return toColleagueEntry(told, account, isTold ? reportBy(state, account.id) : null);
  });
}

interface SharedParcel extends Pick<SharedOrder, 'code' | 'amount' | 'fee' | 'claimedAt'> {
  readonly id: string;
  readonly state: keyof typeof STATES;
  readonly colleague: string;
  readonly wrongSince: number | null;
}

function heldBy(order: SharedOrder, ownId: number | null): readonly SharedParcel[] {
  const { key: id, state, member, wrong, changedAt } = order;
  if (state === 'released' || member.id === ownId) return [];
  const wrongSince = wrong === true ? Date.parse(changedAt) : null;
  return [{ ...order, id, state, colleague: member.name, wrongSince }];
}

/** Parcels that were made although their claim had been taken over: there are codes of them, and nothing more. */
function lateOf({ key, otherCodes, takenFrom, member, claimedAt }: SharedOrder): readonly SharedParcel[] {
  const { name: colleague } = takenFrom ?? member;
  return otherCodes.map((code) => ({
    id: `${key} ${code}`,
    state: 'created',
    colleague,
    code,
    claimedAt,
    amount: null,
    fee: null,
    wrongSince: null,
  }));
}

function toColleagueEntry(parcel: SharedParcel, account: Account, report: Report | null): ColleagueEntry {
  const { code, colleague } = parcel;
  const state: RowState =
    parcel.state === 'created' && code === null ? 'made-code-unknown' : STATES[parcel.state];
  const standing = { state, settlement: null, wrongSince: parcel.wrongSince };
  const parcelStatus = report?.parcelStatus ?? null;
  return {
    ...standing,
    colleague,
    id: parcel.id,
    made: hasRightParcel(standing),
    parcelCode: code,
    parcelStatus,
    fate: report?.fate ?? 'only-made',
    limitEnd: null,
    place: null,
    totalPrice: parcel.amount,
    fee: parcel.fee,
    currency: account.currency,
    accountId: account.id,
    accountName: account.name,
    testing: account.environment === 'testing',
    createdAt: Date.parse(parcel.claimedAt),
    searched: searchedText([code, colleague, parcelStatus?.words ?? null]),
  };
}
