import { z } from 'zod';

/** What Chromium's trace says of one key. */
export interface KeyWork {
  /** Milliseconds the page's main thread ran from the key's task to the picture with what it found, both whole. */
  readonly busy: number;
}

const eventSchema = z.object({
  name: z.string(),
  ts: z.number(),
  dur: z.number().default(0),
  /** Of `dur`, what the thread ran: not what other programs took of the machine meanwhile. */
  tdur: z.number().optional(),
  pid: z.number(),
  tid: z.number(),
  args: z
    .object({ data: z.object({ type: z.string() }).partial().optional() })
    .partial()
    .optional(),
});
type TraceEvent = z.output<typeof eventSchema>;

const KEY_EVENT = 'keydown';

/** By key, in order. @throws Error when the trace has no key's event, or no picture after one. */
export function findWork(trace: string): readonly KeyWork[] {
  const { traceEvents } = z.object({ traceEvents: z.array(z.unknown()) }).parse(JSON.parse(trace));
  const events = traceEvents
    .flatMap((event) => eventSchema.safeParse(event).data ?? [])
    .sort((a, b) => a.ts - b.ts);
  const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === KEY_EVENT);
  if (keys.length === 0) throw new Error('the trace has no key');
  return keys.map((key, at) => workOf(key, keys[at + 1], events));
}

/** Tasks of the page's main thread that overlap the time from the key to the next picture's hand-over. */
function workOf(key: TraceEvent, next: TraceEvent | undefined, events: readonly TraceEvent[]): KeyWork {
  const here = events.filter(
    ({ pid, tid, ts }) => pid === key.pid && tid === key.tid && ts < (next?.ts ?? Number.POSITIVE_INFINITY),
  );
  const input = here.findLast(
    ({ name, ts, args }) => name === 'EventDispatch' && args?.data?.type === 'input' && ts > key.ts,
  );
  const drawn = here.find(({ name, ts }) => name === 'Commit' && ts > (input?.ts ?? key.ts));
  if (drawn === undefined) throw new Error('the trace has no picture after a key');
  const end = drawn.ts + drawn.dur;
  const tasks = here.filter(({ name, ts, dur }) => name === 'RunTask' && ts + dur > key.ts && ts < end);
  const busy = tasks.reduce((sum, { dur, tdur }) => sum + (tdur ?? dur), 0);
  return { busy: busy / 1000 };
}
