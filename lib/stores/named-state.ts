import { factValue, known, type PageOrder, type PartyName } from '../order';
import { findCountry } from './country-name';

export type PrintedLines = { readonly [Kind in PartyName]: readonly string[] | undefined };

/** Whether a state may be the code of a shop's own list: one in other letters, or of several words, is a name already. */
export function isStateCode(state: unknown): state is string {
  return typeof state === 'string' && /^[\w.-]+$/.test(state);
}

/** The order with a state's code replaced by the one line of its printed address that no other part accounts for. */
export function withNamedStates<Read extends Pick<PageOrder, PartyName>>(
  order: Read,
  printed: PrintedLines | undefined,
): Read {
  const named = (kind: PartyName) => {
    const party = order[kind];
    const { name, company, address1, address2, city, postcode, state } = party;
    const lines = printed?.[kind];
    if (lines === undefined || !state.known || !isStateCode(state.value)) return party;
    const parts = [name, company, address1, address2, city, postcode];
    const left = leftLines(
      lines,
      parts.flatMap((fact) => factValue(fact) ?? []),
    );
    const [only, more] = (left ?? []).filter((line) => findCountry(line) === null);
    if (only === undefined || more !== undefined) return party;
    return { ...party, state: known(only, state.from, state.sure) };
  };
  return { ...order, shipping: named('shipping'), billing: named('billing') };
}

/** What is left of the lines of a printed address when each of these texts has taken its own; `null`: one has none. */
export function leftLines(lines: readonly string[], texts: readonly string[]): readonly string[] | null {
  const left = [...lines];
  for (const text of texts) {
    const at = left.indexOf(text);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
