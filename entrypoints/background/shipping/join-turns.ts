import PQueue from 'p-queue';

/**
 * Putting an order into another's parcel, or taking it out, and writing down what was pressed on the page or in the form of
 * either, take turns: a press that was drafted before would go without the other order's goods, or with its amount.
 */
export const joinTurns = new PQueue({ concurrency: 1 });
