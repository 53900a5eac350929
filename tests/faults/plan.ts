import { type FaultGroup, faultGroups, faultNamesOf, type RepeatFault, repeatFaults } from './faults';
import { mulberry32, shuffled } from './random';

/** What is done to an order beside the fault that its create call meets. */
export const moments = ['left alone', 'pages closed', 'worker ended'] as const;
type Moment = (typeof moments)[number];

/** The recipient before the first attempt. */
export const recipients = ['absent', 'present', 'not-checked'] as const;
export type Recipient = (typeof recipients)[number];

/** How an order is shipped. All but `bar` go by the message that the form sends. */
type Act =
  | 'bar'
  | 'bar, pressed twice'
  | 'bar in two tabs'
  | 'bar, then a colleague'
  | 'form'
  | 'form, pressed twice'
  | 'two orders of one phone'
  | 'two profiles';

/** Another computer whose page of the order is open all the while, pressed once the first one's row has ended. */
export interface ColleagueCell {
  /** The store takes notes. */
  readonly notes: boolean;
  /** The service refuses another parcel for the phone; false: as if the phone had been corrected before the first press. */
  readonly known: boolean;
  /** Where the colleague presses. */
  readonly place: 'bar' | 'form';
}

export interface Cell {
  readonly group: FaultGroup;
  readonly moment: Moment;
  readonly recipient: Recipient;
  readonly forced: boolean;
  readonly colleague: ColleagueCell | null;
}

export interface Trial extends Cell {
  /** The order's id, of this trial alone; with it goes a phone of its own. */
  readonly orderId: number;
  readonly fault: string;
  readonly repeatFault: RepeatFault;
  readonly act: Act;
  /** Milliseconds that the service's answer, or its absence, waits. */
  readonly delay: number;
  /** Milliseconds from the beginning of its batch to the press. */
  readonly pressAt: number;
  /** Milliseconds from the press to the second press, or to the closing of the page. */
  readonly afterwards: number;
  /** A person who finds the parcel overlooks it. */
  readonly personErrs: boolean;
}

/** Trials that run side by side in one browser; what happens to its worker happens to all of them. */
export interface Batch {
  readonly trials: readonly Trial[];
  readonly connections: 'close' | 'keep-alive';
  /** Milliseconds from the beginning to each end of the worker. */
  readonly endWorkerAt: readonly number[];
}

/** Five digits have a phone each; the upper half is for the second orders of a phone. */
const FIRST_ORDER = 10_000;
export const SECOND_ORDER = 45_000;
const MOST_TRIALS = 40_000;
const AT_ONCE = 8;
/** Every so many batches the service keeps its connections open. */
const KEEP_ALIVE_EVERY = 2;

/** A parcel is forced only where the service knew of another one, so never for somebody absent. */
const cellsOfOne: readonly Cell[] = faultGroups.flatMap((group) =>
  moments.flatMap((moment) =>
    recipients.flatMap((recipient) =>
      [false, true].flatMap((forced) =>
        forced && recipient === 'absent' ? [] : [{ group, moment, recipient, forced, colleague: null }],
      ),
    ),
  ),
);

/** What the service does not know of was created and has its code, so nothing is lost there. */
const cellsOfColleagues: readonly Cell[] = faultGroups.flatMap((group) =>
  [true, false].flatMap((notes) =>
    (group === 'answered' ? [true, false] : [true]).flatMap((known) =>
      (['bar', 'form'] as const).map(
        (place): Cell => ({
          group,
          moment: 'left alone',
          recipient: 'absent',
          forced: false,
          colleague: { notes, known, place },
        }),
      ),
    ),
  ),
);

export const cells: readonly Cell[] = [...cellsOfOne, ...cellsOfColleagues];

/**
 * The trials of a seed: every cell equally often, within one; times and the rest as the seed decides. What the
 * browser makes of the times is its own.
 */
export function planBatches(count: number, seed: number): readonly Batch[] {
  if (count > MOST_TRIALS)
    throw new RangeError(`More than ${MOST_TRIALS} trials need more phones than there are`);
  const random = mulberry32(seed);
  const deck: Cell[] = [];
  const dealt = Array.from({ length: count }, (_, index) => {
    if (deck.length === 0) deck.push(...shuffled(cells, random));
    return trialOf(deck.pop() ?? cells[0], index, random);
  });
  const isEnded = ({ moment }: Trial) => moment === 'worker ended';
  const hands = [dealt.filter(isEnded), dealt.filter((trial) => !isEnded(trial))].flatMap(inHands);
  return shuffled(hands, random).map((trials, index) => ({
    trials,
    connections: index % KEEP_ALIVE_EVERY === KEEP_ALIVE_EVERY - 1 ? 'keep-alive' : 'close',
    endWorkerAt: trials.some(isEnded) ? endsOf(random) : [],
  }));
}

function trialOf(cell: Cell | undefined, index: number, random: () => number): Trial {
  if (cell === undefined) throw new RangeError('there are no cells');
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const oneOf = <Item>(items: readonly Item[]): Item => items[upTo(items.length - 1)] as Item;
  const ofRepeat = Object.keys(repeatFaults) as RepeatFault[];
  return {
    ...cell,
    orderId: FIRST_ORDER + index,
    fault: oneOf(faultNamesOf(cell.group)),
    repeatFault: random() < 0.7 ? 'none' : oneOf(ofRepeat),
    act: oneOf(actsFor(cell)),
    delay: upTo(150),
    pressAt: upTo(250),
    afterwards: upTo(cell.moment === 'pages closed' ? 250 : 60),
    personErrs: random() < 0.2,
  };
}

/** The bar never forces; two profiles and two orders are judged by their own rules, so they meet one world only. */
function actsFor({ moment, recipient, forced, colleague }: Cell): readonly Act[] {
  if (colleague !== null) return ['bar, then a colleague'];
  if (forced) return moment === 'left alone' ? ['form', 'form, pressed twice'] : ['form'];
  const plain: readonly Act[] = ['bar', 'form'];
  if (moment !== 'left alone') return plain;
  const twice: readonly Act[] = ['bar', 'bar, pressed twice', 'bar in two tabs', 'form, pressed twice'];
  return recipient === 'absent' ? [...twice, 'two orders of one phone', 'two profiles'] : twice;
}

/** Mostly in the middle of the first calls, sometimes once more in the middle of the repeats. */
function endsOf(random: () => number): readonly number[] {
  const first = 60 + Math.floor(random() * 500);
  return random() < 0.4 ? [first, first + 900 + Math.floor(random() * 1_500)] : [first];
}

function inHands(trials: readonly Trial[]): readonly (readonly Trial[])[] {
  return Array.from({ length: Math.ceil(trials.length / AT_ONCE) }, (_, index) =>
    trials.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}
