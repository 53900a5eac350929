import { Failure } from '../../../lib/failure';
import type { CutShortPress } from '../../../lib/messaging/views/review';
import { isTooOld } from '../../../lib/outbox/due';
import { findPresses, forgetPress, requireCollection } from '../../../lib/review/collected-orders';
import type { PressedRow, ReviewPress } from '../../../lib/review/collection';
import { tellAll } from '../tell';
import { readTimes } from '../times';
import { shipReviewed } from './ship-reviewed';
import { rowsOfReview } from './view-review';

/** Resumes the presses that were cut short a short while ago; about older ones a person is asked (`listCutShort`). */
export async function resumePresses(presses: readonly ReviewPress[]): Promise<void> {
  const times = await readTimes();
  for (const press of presses) if (!isTooOld(press.at, times, Date.now())) await resumePress(press);
}

/** Presses that were cut short so long ago that a person has to say what is to become of them. */
export async function listCutShort(): Promise<readonly CutShortPress[]> {
  const [times, presses] = await Promise.all([readTimes(), findPresses()]);
  const old = presses.filter(({ at }) => isTooOld(at, times, Date.now()));
  return Promise.all(
    old.map(async (press) => {
      const { collectionId, at } = press;
      return { collectionId, at, orders: (await findRest(press)).length };
    }),
  );
}

/** A person decides about such a press. @throws Failure `row-missing` when it no longer exists, `account-missing` */
export async function decideCutShort(collectionId: string, choice: 'send' | 'leave'): Promise<void> {
  const press = (await findPresses()).find((kept) => kept.collectionId === collectionId);
  if (press === undefined) throw new Failure('row-missing');
  if (choice === 'send') await shipReviewed(collectionId, await findRest(press), false);
  else await forgetPress(collectionId);
  await tellAll();
}

async function findRest({ collectionId, rows, at }: ReviewPress): Promise<readonly PressedRow[]> {
  const orderIds = rows.map(({ orderId }) => orderId);
  const known = await rowsOfReview(await requireCollection(collectionId), orderIds);
  return rows.filter(({ orderId }) => (known.get(orderId)?.updatedAt ?? 0) < at);
}

/** An order that something happened to since the press is left as it is: one that was refused waits for a person. */
export async function resumePress(press: ReviewPress): Promise<void> {
  const { collectionId } = press;
  try {
    await shipReviewed(collectionId, await findRest(press), false);
  } catch (error) {
    // The collection was replaced by a newer one, or its account was removed: there is nothing left to resume.
    if (error instanceof Failure) await forgetPress(collectionId);
    else throw error;
  }
}
