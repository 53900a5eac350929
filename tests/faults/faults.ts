import type { Fault } from '../sandbox/faults/fault';

/** Milliseconds that a call of the extension may take in this run; far from every delay below. */
export const CALL_TIMEOUT = 2_500;

type Misbehaviour = Pick<Fault, 'kind' | 'status' | 'delayMs' | 'commits'>;

/** What a create call can meet, by what it means for the order; `delay` is the trial's own, in milliseconds. */
const kinds = {
  answered: {
    none: () => null,
    slow: (delay: number) => ({ kind: 'delay', delayMs: 200 + delay }),
    // The look-ups before it: nobody is reached at first.
    'service down at first': () => null,
  },
  'lost, not made': {
    'drop before': (delay: number) => ({ kind: 'drop-before', delayMs: delay }),
    '500': (delay: number) => ({ kind: 'status', status: 500, delayMs: delay }),
    '409': (delay: number) => ({ kind: 'status', status: 409, delayMs: delay }),
    '429': (delay: number) => ({ kind: 'status', status: 429, delayMs: delay }),
    html: (delay: number) => ({ kind: 'html', delayMs: delay, commits: false }),
    empty: (delay: number) => ({ kind: 'empty', delayMs: delay, commits: false }),
    redirect: (delay: number) => ({ kind: 'redirect', delayMs: delay, commits: false }),
  },
  'lost, made': {
    'drop after': (delay: number) => ({ kind: 'drop-after', delayMs: delay }),
    'drop midway': (delay: number) => ({ kind: 'drop-midway', delayMs: delay }),
    '500 made': (delay: number) => ({ kind: 'status', status: 500, delayMs: delay, commits: true }),
    '429 made': (delay: number) => ({ kind: 'status', status: 429, delayMs: delay, commits: true }),
    '499 made': (delay: number) => ({ kind: 'status', status: 499, delayMs: delay, commits: true }),
    'refused with its code': (delay: number) => ({ kind: 'failure-with-code', status: 422, delayMs: delay }),
    'html made': (delay: number) => ({ kind: 'html', delayMs: delay, commits: true }),
    truncated: (delay: number) => ({ kind: 'truncated', delayMs: delay }),
    'too slow': () => ({ kind: 'delay', delayMs: CALL_TIMEOUT + 1_500 }),
  },
  'lost, made late': {
    'late commit': (delay: number) => ({ kind: 'late-commit', delayMs: 100 + delay }),
    // Its repeat is there first.
    'commit after the repeat': () => ({ kind: 'late-commit', delayMs: 2_800 }),
  },
} as const satisfies Record<string, Record<string, (delay: number) => Misbehaviour | null>>;

export type FaultGroup = keyof typeof kinds;
export const faultGroups = Object.keys(kinds) as readonly FaultGroup[];

export function faultNamesOf(group: FaultGroup): readonly string[] {
  return Object.keys(kinds[group]);
}

/** What the repeat of a call whose answer was lost meets. */
export const repeatFaults = {
  none: null,
  'lost again': { kind: 'drop-before' },
  'lost again, made': { kind: 'drop-after' },
  'lost again, made late': { kind: 'late-commit', delayMs: 400 },
} as const satisfies Record<string, Misbehaviour | null>;
export type RepeatFault = keyof typeof repeatFaults;

export interface Meeting {
  readonly phone: string;
  readonly group: FaultGroup;
  readonly fault: string;
  /** Milliseconds. */
  readonly delay: number;
  readonly repeatFault: RepeatFault;
}

/** Look-ups of a phone in its four forms, each asked three times in all. */
const LOOK_UPS = 12;

/** All that the service does wrong with a phone's create calls, in their order. */
export function createFaults({ phone, group, fault, delay, repeatFault }: Meeting): readonly Fault[] {
  const ways: Readonly<Record<string, (delay: number) => Misbehaviour | null>> = kinds[group];
  const first = ways[fault]?.(delay) ?? null;
  const ofCreate = [first, repeatFaults[repeatFault]].flatMap((met, index) => {
    // Without a fault of its own the first call must not meet the repeat's.
    if (met === null || (index === 1 && first === null)) return [];
    return [{ operation: 'parcels/create' as const, times: 1, phone, ...met }];
  });
  const down = { operation: LOOK_UP, kind: 'drop-before' as const, times: LOOK_UPS, phone };
  return fault === 'service down at first' ? [down, ...ofCreate] : ofCreate;
}

/** One of the four forms of the phone is never answered. */
export function notCheckedFault(phone: string): Fault {
  return { operation: LOOK_UP, kind: 'status', status: 404, phone };
}

const LOOK_UP = 'recipient/findRecipientByPhoneNumber' as const;
