import { findRefusal, isLaterPart } from '../../../lib/outbox/meaning';
import { rowsInState } from '../../../lib/outbox/read-rows';
import { TransitionError } from '../../../lib/outbox/state';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { findColleagues } from './colleagues';
import type { JoinedRelay } from './secrets';

/**
 * A press that a colleague's claim stopped stands under what needs a person, since hers may come to nothing. Once her
 * parcel is made nothing is left to do about it.
 */
export async function takeBackMadeElsewhere(joined: JoinedRelay): Promise<void> {
  for (const row of await rowsInState('refused')) {
    if (findRefusal(row)?.code !== 'claimed-elsewhere' || isLaterPart(row)) continue;
    const [theirs] = await findColleagues(joined, row);
    if (theirs?.code !== 'shipped-by-colleague') continue;
    await applyEvent(row.id, { type: 'withdrawn', at: Date.now(), revision: row.revision }).catch(unlessGone);
  }
}

/** A person mended it, or took it back, meanwhile. */
function unlessGone(error: unknown): void {
  if (!(error instanceof TransitionError)) throw error;
}
