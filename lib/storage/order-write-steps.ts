import type { FieldOutcome } from '../stores/order-field';
import type { OrderWrite } from './order-write';

/**
 * The steps of what is written into a store's order. A page writes while wishes may come and the parcel may be marked as
 * wrong: what it says counts only for what it claimed, and whatever is wished by then is due after it.
 */

/** What is to be written: what was wanted, or once more what stood there before. */
export function valueToWrite({ wanted, stood, takesBack }: OrderWrite): string {
  return takesBack === true ? (stood ?? '') : wanted;
}

/** What of ours may stand there, which alone is replaced; `null`: nobody has read it yet. */
export function oursIn({ last, sent = [] }: OrderWrite): readonly string[] | null {
  return last === null ? null : [last, ...sent];
}

/** Another value is wanted; what a person changed there meanwhile is left alone. */
export function wish(write: OrderWrite, wanted: string, now: number): OrderWrite {
  if (isTheirs(write)) return write;
  const next = { ...write, wanted };
  return valueToWrite(next) === valueToWrite(write) ? next : dueAgain(next, now);
}

/** The parcel was marked as wrong, so that what stood before is put back; or it is right again. */
export function mark(write: OrderWrite, isWrong: boolean, now: number): OrderWrite {
  const { takesBack = false, ...marked } = write;
  if (isTheirs(write) || takesBack === isWrong) return write;
  return dueAgain(isWrong ? { ...marked, takesBack: true } : marked, now);
}

/** @param mayWrite what was read is to be replaced; else it is read alone */
export function withClaim(
  write: OrderWrite,
  { id, tabId, mayWrite }: { readonly id: string; readonly tabId: number; readonly mayWrite: boolean },
  now: number,
): OrderWrite {
  const to = valueToWrite(write);
  const { sent = [] } = write;
  const sends = mayWrite && write.last !== null && !sent.includes(to);
  return {
    ...write,
    ...(sends && { sent: [...sent, to] }),
    claim: { id, to },
    tabId,
    state: 'claimed',
    tries: write.tries + 1,
    at: now,
  };
}

/** What came of the last claim. @param isSeen a person has seen such a write of this store before */
export function withOutcome(
  write: OrderWrite,
  found: FieldOutcome,
  isSeen: boolean,
  now: number,
): OrderWrite {
  const { claim: claimed, ...open } = write;
  const next = { ...open, ...changeOf(open, found, isSeen), at: now };
  // What was left alone is looked at once more: a status that would mail the customer is not put back, but may be kept.
  const isDone = ['written', 'refused', 'changed'].includes(found.outcome);
  const isNewer = isDone && claimed?.to !== valueToWrite(next);
  if (isNewer) return dueAgain(next, now);
  // What stands there is kept only where nothing is written over it any more: else it would count as ours.
  if (found.outcome === 'changed' && isTheirs(next)) return { ...next, last: found.value };
  return withdrawnIfUntouched(next);
}

function changeOf(write: OrderWrite, found: FieldOutcome, isSeen: boolean): Partial<OrderWrite> {
  const { stood, what } = write;
  switch (found.outcome) {
    case 'unreachable':
      return { state: 'waiting' };
    case 'refused':
      return { state: 'failed' };
    case 'changed':
      return { state: 'changed' };
    case 'written':
      return { state: 'written', stood: stood ?? found.value, last: found.value, sent: [] };
    case 'read': {
      const ours = oursIn(write);
      if (ours !== null && !ours.includes(found.value)) return { state: 'changed' };
      // A number that stands there is another's.
      if (ours === null && what === 'tracking' && found.value !== '')
        return { state: 'changed', last: found.value };
      const state = isSeen ? 'waiting' : 'shown';
      return { state, stood: stood ?? found.value, last: found.value, sent: [], tries: 0 };
    }
  }
}

/**
 * One that was left out since the number of another of its order's parcels stood there is read anew. `null`: somebody
 * else's stood there.
 * @param ours the numbers of the order's parcels
 */
export function freed(write: OrderWrite, ours: readonly string[], now: number): OrderWrite | null {
  if (!isTheirs(write) || write.last === null || !ours.includes(write.last)) return null;
  return { ...write, stood: null, last: null, sent: [], state: 'waiting', tries: 0, at: now };
}

/** Something else is to stand there, which is news from now on: it is due, once a page that writes now has said what came of that. */
function dueAgain(write: OrderWrite, now: number): OrderWrite {
  if (write.state === 'claimed') return { ...write, at: now };
  // What is shown to a person stays shown until they answer.
  if (write.state === 'shown' && write.takesBack !== true) return { ...write, at: now };
  return withdrawnIfUntouched({ ...write, state: 'waiting', tries: 0, at: now });
}

/** Of a parcel that is wrong nothing is written where nothing was. */
function withdrawnIfUntouched(write: OrderWrite): OrderWrite {
  const { takesBack, stood, last, sent = [] } = write;
  const isUntouched = takesBack === true && stood === last && sent.length === 0 && write.state !== 'changed';
  return isUntouched ? { ...write, state: 'withdrawn' } : write;
}

/** A person has changed it since; what could not be put back may be written again. */
function isTheirs({ state, takesBack }: OrderWrite): boolean {
  return state === 'changed' && takesBack !== true;
}
