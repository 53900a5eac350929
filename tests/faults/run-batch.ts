import type { Reply } from '../../lib/messaging/send';
import type { RowView } from '../../lib/messaging/views/row';
import type { OutboxRow } from '../../lib/outbox/row';
import type { BarReading } from '../e2e/pages/order-page';
import { later } from './bar-button';
import type { ColleagueSeen } from './colleague';
import { createFaults, notCheckedFault } from './faults';
import type { Ending } from './inside';
import { formMessage, makeEarlier, phoneOf } from './parcels';
import { type Batch, SECOND_ORDER, type Trial } from './plan';
import { makeReady, type Ready } from './press';
import type { Scene } from './scene';
import { type PersonsWord, settleAsPerson } from './settle-as-person';

/** What was seen of a trial while it ran; the service's ledger is looked at after all of them. */
export interface Seen {
  readonly trial: Trial;
  readonly connections: Batch['connections'];
  readonly endings: readonly Ending[];
  /** The service had been asked for the parcel while the outbox knew nothing of the order. */
  readonly withoutRecord: boolean;
  /** Nothing had begun: it was pressed once more. */
  readonly pressedAgain: boolean;
  /** Every row of the order, and of the second order of its phone, once nothing happened by itself any more. */
  readonly rows: readonly OutboxRow[];
  /** Of the other profile. */
  readonly otherRows: readonly OutboxRow[];
  /** Of the colleague who pressed afterwards; `null`: there was none. */
  readonly colleague: ColleagueSeen | null;
  /** False: something was still going on, or had never begun, when patience ended. */
  readonly rested: boolean;
  readonly bar: BarReading | null;
  readonly view: RowView | null;
  /** When a person looked at what was left to one, and what they said of it. */
  readonly restedAt: number;
  readonly persons: readonly PersonsWord[];
}

/** Milliseconds. */
const PATIENCE = 40_000;
const LOOK_AGAIN = 60;
/** After which somebody who pressed and sees nothing presses once more. */
const PRESS_AGAIN_AFTER = 1_200;

/** A few orders side by side, from their pages to the person who settles what is left to one. */
export async function runBatch(scene: Scene, { trials, connections, endWorkerAt }: Batch): Promise<Seen[]> {
  const { control, inside } = scene;
  control.choose({ connections });
  const since = Date.now();
  const ready = await Promise.all(trials.map((trial) => prepare(scene, trial)));

  const began = Date.now();
  const endings: Ending[] = [];
  const withoutRecord = new Set<Trial>();
  await Promise.all([
    ...trials.map(async (trial, index) => {
      await later(trial.pressAt);
      await ready[index]?.press();
    }),
    (async () => {
      for (const at of inside.canEndBackground ? endWorkerAt : []) {
        await later(Math.max(at - (Date.now() - began), 0));
        endings.push(await inside.endBackground());
        for (const trial of await findWithoutRecord(scene, trials, since)) withoutRecord.add(trial);
      }
    })(),
  ]);
  const { rested, pressedAgain } = await untilAtRest(scene, trials, since, ready);
  // Whatever is late happens now.
  await control.idle();
  const restedAt = Date.now();
  const rows = await inside.rows(since);
  const otherRows = trials.some(({ act }) => act === 'two profiles')
    ? await (await scene.other()).inside.rows(since)
    : [];
  control.clearFaults();
  const colleagues = await Promise.all(
    ready.map(({ colleague }, index) => colleague?.press(rows.find(isFirstOf(trials[index]))) ?? null),
  );
  for (const { tabs } of ready) for (const tab of tabs) scene.tabs.giveBack(tab);
  const shown = await Promise.all(trials.map((trial, index) => readShown(scene, trial, rows, ready[index])));
  const persons = await settleAsPerson(scene, trials, rows);
  await untilAtRest(scene, trials, since, null);

  return trials.map((trial, index) => ({
    trial,
    connections,
    endings,
    withoutRecord: withoutRecord.has(trial),
    pressedAgain: pressedAgain.has(trial),
    rows: rows.filter(isOf(trial)),
    otherRows: otherRows.filter(isOf(trial)),
    colleague: colleagues[index] ?? null,
    rested: rested.has(trial),
    bar: shown[index]?.bar ?? null,
    view: shown[index]?.view ?? null,
    restedAt,
    persons: persons.filter(({ row }) => isOf(trial)(row)),
  }));
}

/** The extension answers what no trial can begin with: in what ships a fault, in a mutant what gives it away. */
export class UnaskedAnswerError extends Error {
  override readonly name = 'UnaskedAnswerError';
}

/** The world as the trial wants it: the recipient, what the service does wrong, the page opened. */
async function prepare(scene: Scene, trial: Trial): Promise<Ready> {
  const { control, inside, accountId } = scene;
  const { orderId, recipient, forced } = trial;
  const phone = phoneOf(orderId);
  if (recipient === 'present' || forced) {
    const code = await makeEarlier(scene, phone);
    // Somebody whose parcel is in the recycle bin is known, and no duplicate.
    if (!forced) control.deleteParcel(code);
  }
  if (recipient === 'not-checked') control.setFault(notCheckedFault(phone));
  const ready = await makeReady(scene, trial);
  if (forced) {
    const told = await untilAnswered(
      scene,
      await inside.send('parcel/create', formMessage(accountId, orderId)),
    );
    if (!told.ok || told.value.refusal?.code !== 'duplicate-recipient') {
      throw new UnaskedAnswerError(
        `Order ${orderId} was to be refused as a duplicate first: ${JSON.stringify(told)}`,
      );
    }
  }
  for (const fault of createFaults({ ...trial, phone })) control.setFault(fault);
  return ready;
}

/** On a busy machine the service may be too late for the short times here: the row is sent again by itself. */
async function untilAnswered({ inside }: Scene, told: Reply<RowView>): Promise<Reply<RowView>> {
  const began = Date.now();
  let now = told;
  while (now.ok && now.value.nextTryAt !== null && Date.now() - began < PATIENCE) {
    await later(LOOK_AGAIN);
    now = await inside.send('row/read', { rowId: now.value.id });
  }
  return now;
}

/** The ledger is asked first: a row that came later than the request counts as none. */
async function findWithoutRecord(
  { control, inside }: Scene,
  trials: readonly Trial[],
  since: number,
): Promise<Trial[]> {
  const asked = new Set(control.ledger().requests.map(({ body }) => body?.reference_number));
  const rows = await inside.rows(since);
  return trials.filter((trial) => asked.has(String(trial.orderId)) && !rows.some(isOf(trial)));
}

interface Rest {
  readonly rested: ReadonlySet<Trial>;
  readonly pressedAgain: ReadonlySet<Trial>;
}

/** Waits until nothing happens by itself any more to any of the orders. */
async function untilAtRest(
  scene: Scene,
  trials: readonly Trial[],
  since: number,
  ready: readonly Ready[] | null,
): Promise<Rest> {
  const began = Date.now();
  const rested = new Set<Trial>();
  const pressed = new Map<Trial, number>();
  const other = trials.some(({ act }) => act === 'two profiles') ? (await scene.other()).inside : null;
  for (;;) {
    const rows = await scene.inside.rows(since);
    const otherRows = (await other?.rows(since)) ?? [];
    for (const [index, trial] of trials.entries()) {
      const own = rows.filter(isOf(trial));
      const others = otherRows.filter(isOf(trial));
      const hasBegun = own.some(
        ({ orderId, revision }) => orderId === String(trial.orderId) && revision >= firstRevision(trial),
      );
      const isAll = hasBegun && own.length >= (trial.act === 'two orders of one phone' ? 2 : 1);
      const isBoth = trial.act !== 'two profiles' || others.length > 0;
      if (isAll && isBoth && [...own, ...others].every((row) => isAtRest(row, rows))) rested.add(trial);
      else rested.delete(trial);
      // The worker may end in the middle of that press too.
      const isForgotten = !hasBegun && Date.now() - (pressed.get(trial) ?? began) > PRESS_AGAIN_AFTER;
      if (isForgotten && ready !== null) {
        await ready[index]?.pressAgain();
        pressed.set(trial, Date.now());
      }
    }
    if (rested.size === trials.length || Date.now() - began > PATIENCE)
      return { rested, pressedAgain: new Set(pressed.keys()) };
    await later(LOOK_AGAIN);
  }
}

/** A forced one was refused first. */
export function firstRevision({ forced }: Trial): number {
  return forced ? 1 : 0;
}

/** By the rules: an unknown row is asked about once by itself, unless it was forced. */
function isAtRest(row: OutboxRow, rows: readonly OutboxRow[]): boolean {
  const attempts = row.attempts.filter(({ revision }) => revision === row.revision);
  if (row.attempts.some(({ endedAt }) => endedAt === null)) return false;
  switch (row.state) {
    case 'queued': {
      const isBlocked = rows.some(
        (other) => other.phoneKey === row.phoneKey && other.state === 'unknown' && isAtRest(other, []),
      );
      return isBlocked || row.waiting?.nextTryAt === null;
    }
    case 'sending':
      return false;
    case 'unknown':
      return row.forced || attempts.some(({ repeat }) => repeat) || row.waiting?.nextTryAt === null;
    default:
      return true;
  }
}

interface Shown {
  readonly bar: BarReading | null;
  readonly view: RowView | null;
}

/** What a person is shown: the bar on the page that they pressed on, or opened again; the form's own view. */
async function readShown(
  scene: Scene,
  trial: Trial,
  rows: readonly OutboxRow[],
  ready: Ready | undefined,
): Promise<Shown> {
  const row = rows.find(({ orderId }) => orderId === String(trial.orderId));
  if (row === undefined) return { bar: null, view: null };
  const reply = await scene.inside.send('row/read', { rowId: row.id });
  const view = reply.ok ? reply.value : null;
  if (ready?.address == null) return { bar: null, view };
  // A worker that ended could not tell the page of what its successor made of the row: it is opened again.
  const tab = await scene.tabs.take();
  try {
    await tab.goOnTo(ready.address);
    return { bar: await tab.readBar(), view };
  } finally {
    scene.tabs.giveBack(tab);
  }
}

function isFirstOf(trial: Trial | undefined): (row: OutboxRow) => boolean {
  return ({ orderId }) => orderId === String(trial?.orderId);
}

function isOf({ orderId }: Trial): (row: OutboxRow) => boolean {
  return (row) => row.orderId === String(orderId) || row.orderId === String(orderId + SECOND_ORDER);
}
