import { Failure } from '../../../lib/failure';
import type { Decimal } from '../../../lib/order';
import { keyOfAgain } from '../../../lib/order-key';
import { findRefusal, findStanding, isLaterPart, isTakenBackByStore } from '../../../lib/outbox/meaning';
import { isOfStore } from '../../../lib/outbox/meaning-of-refusal';
import { countedFor, shippedBy } from '../../../lib/outbox/practice';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { type Intent, intendAll } from '../../../lib/outbox/write-rows';
import { statusLetStand } from '../../../lib/parcel/confirmation';
import type { OrderFacts } from '../../../lib/parcel/order-facts';
import type { ParcelDraft } from '../../../lib/parcel/parcel-draft';
import { isCertain } from '../../../lib/parcel/preflight';
import { readCreateRequests } from '../../../lib/parcel/request';
import { readSettings, type Settings } from '../../../lib/settings/settings';
import { findCarriedBy } from '../../../lib/typed/carried-orders';
import { findEdits } from '../../../lib/typed/saved-edits';
import type { AddressText } from '../../../lib/villages/address';
import { draftContext } from '../drafting/draft-order';
import { findJoined, type JoinedRelay } from '../relay/secrets';
import { goodsToCarry, isCarriedOtherwise, joinTurns } from './carried-orders';
import { digestOf } from './digest';
import { type Pressed, planParcel } from './plan';
import { renewWatchdog, sendIntended } from './sending';

/** One press that is to make a parcel, wherever it was made: what the person saw, and what would be sent now. */
export interface Press extends Pressed {
  /** As it would be sent now; what the person let stand is not among its findings. */
  readonly draft: Pick<ParcelDraft, 'fields' | 'findings'>;
  /** `digestOf` what the person saw. */
  readonly shown: string;
  /** Under which what was typed is kept. */
  readonly key: string;
  /** Where the order says the parcel goes; `null` without an order. */
  readonly address: AddressText | null;
  /** The company's fee, where it is a part of the amount that was shown. */
  readonly fee: Decimal | null;
  /** What the order was as it was shown; left out without one. */
  readonly facts?: OrderFacts | undefined;
  /** When it was read, of an order that a review keeps. */
  readonly readAt?: number;
}

/** One whose draft was made in no turn of the review's: two orders may have been put into one parcel since. */
interface LonePress extends Press {
  /** How the draft was one parcel with other orders. */
  readonly joining?: string | undefined;
}

/**
 * Ships what a person saw, once; the review takes the same steps for many. Sending asks the store once more, learns
 * the village, discards what was typed and has the note written (`sendRow`, `settleAfter`).
 * @param isWatched whether the press's place is still before the person, asked where the store's answer takes it back
 * @returns the row after sending, whatever became of it; as it waits, where it was pressed too fast
 * @throws Failure `changed-since-shown`, `merge-changed`, `fields-wrong`, `shipped-elsewhere`, `claimed-elsewhere`,
 * `already-shipped`, `being-sent`, `unsettled` or `not-allowed`, with nothing sent.
 */
export async function ship(
  { joining, ...press }: LonePress,
  isWatched: () => Promise<boolean> = async () => true,
): Promise<OutboxRow> {
  const [settings, joined, rows] = await Promise.all([
    readSettings(),
    findJoined(),
    rowsOfOrder(press.order),
  ]);
  const intent = await planPress(press, { settings, joined, rows });
  const [intended] = await joinTurns.add(async () => {
    if ((await findEdits(press.key))?.joining !== joining) throw new Failure('changed-since-shown');
    return intendPlanned([intent]);
  });
  // Another press, here or in another tab, was first.
  if (intended == null) throw new Failure('being-sent');
  if (intended.waiting !== null) return intended;
  const row = await sendIntended(intended, isWatched);
  const { refusal } = row;
  if (refusal !== null && (isTakenBackByStore(row) || (isStoppedByStore(row) && (await isWatched())))) {
    throw new Failure(refusal.code, refusal.params);
  }
  return sendFurther(row);
}

/** Kept, since it needed a person before; who pressed it anew is told where they pressed, as of one that was taken back. */
function isStoppedByStore(row: OutboxRow): boolean {
  const code = findRefusal(row)?.code;
  return code !== undefined && isOfStore(code) && !isLaterPart(row);
}

/**
 * Sends the further parcels of an order, one after the other, so that the person is told of all. Should this worker
 * end, they are sent as every other row that is due.
 */
async function sendFurther(row: OutboxRow): Promise<OutboxRow> {
  const standing = row.part == null ? null : findStanding(countedFor(row, await rowsOfOrder(row)));
  if (standing === null || standing.id === row.id) return row;
  return standing.state === 'queued' ? sendFurther(await sendIntended(standing)) : standing;
}

/** What is read for a press, of many orders at once where many are pressed. */
interface ReadForPress {
  readonly settings: Settings;
  readonly joined: JoinedRelay | null;
  readonly rows: readonly OutboxRow[];
}

/** Nothing is written yet. @throws Failure as `ship` */
export async function planPress(press: Press, { settings, joined, rows }: ReadForPress): Promise<Intent> {
  const { order, account, draft, shown, key, address, fee, facts, ...pressed } = press;
  const { village } = draft.fields;
  requireCertain(draft);
  const requests = readCreateRequests(draft.fields, account);
  if ((await digestOf(order, account, draft.fields)) !== shown) throw new Failure('changed-since-shown');
  if (village === null) throw new Failure('fields-wrong');
  const carried = await findCarriedBy(key);
  const isAlone = carried.length === 0;
  if (!isAlone && (await isCarriedOtherwise(order, carried, draftContext(account, settings), fee)))
    throw new Failure('merge-changed');
  const asked = statusLetStand(pressed.confirmed ?? []);
  // Pressed again as it was sent, it is of its order as that was read for the press before.
  const again = rows.find(({ id }) => key === keyOfAgain(id));
  const { readAt = again?.filledFrom?.readAt ?? again?.createdAt } = press;
  const read = { ...(facts && { facts }), ...(readAt !== undefined && { readAt }) };
  const filledFrom = { key, address, village, fee, ...asked, ...read };
  return planParcel(rows, joined, {
    ...pressed,
    order,
    account,
    requests,
    filledFrom,
    carried: goodsToCarry(order, key, carried, countedFor(shippedBy(account), rows)),
    hold: (settings.holdSeconds ?? 0) * 1_000,
  });
}

/** Nothing is sent yet. @returns each one's row; `null` where another press was first */
export async function intendPlanned(intents: readonly Intent[]): Promise<readonly (OutboxRow | null)[]> {
  // Before the rows are written: if the worker ends before it sends them, the alarm starts the next one.
  await renewWatchdog();
  return intendAll(intents);
}

/** @throws Failure `shipped-elsewhere` where our own note is what a person has to look at, else `fields-wrong` */
function requireCertain(draft: Press['draft']): void {
  if (isCertain(draft)) return;
  const note = draft.findings.find(({ code }) => code === 'shipped-elsewhere');
  if (note === undefined) throw new Failure('fields-wrong');
  throw new Failure('shipped-elsewhere', { code: String(note.params?.code ?? '') });
}
