import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';

const ORDER = 'هلا غانم\nطوباس شارع المدارس\n0598120054';

/** The amount of an order with these lines behind it, and before it. */
export const amountsOf = (said: string) =>
  [`${ORDER}\n${said}`, `${said}\n${ORDER}`].map((text) => {
    const { amount } = readPastedOrder(text, practiceIndex);
    return amount === null ? null : `${amount.value.value} ${amount.sure ? 'sure' : 'asked'}`;
  });
