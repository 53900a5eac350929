import PQueue from 'p-queue';

/**
 * What decides about a review's orders, and what drafts a few of them and writes their parcels down, take turns: two
 * orders that are put into one parcel at once would each add to what it was without the other, and a parcel that was
 * drafted before goods of another order were put into it would go without them.
 */
export const reviewTurns = new PQueue({ concurrency: 1 });
