import { factValue, known, type PageOrder } from '../order';
import { findCountry } from './country-name';

type Sent = Pick<PageOrder, 'shipping' | 'billing' | 'stateLines'>;

/** The order with its states by the one line of the printed address that is no country and no other part of it. */
export function withNamedStates<Read extends Sent>({
  stateLines = {},
  ...order
}: Read): Omit<Read, 'stateLines'> {
  const named = (kind: 'shipping' | 'billing') => {
    const { state } = order[kind];
    const lines = stateLines[kind]?.filter((line) => findCountry(line) === null) ?? [];
    const [only, more] = lines;
    if (only === undefined || more !== undefined || !state.known || only === factValue(state))
      return order[kind];
    return { ...order[kind], state: known(only, state.from, state.sure) };
  };
  return { ...order, shipping: named('shipping'), billing: named('billing') };
}
