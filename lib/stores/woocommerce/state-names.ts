import { type Fact, factValue, known, type Order, type PageOrder, type Party } from '../../order';
import { ORDER_LIMITS } from '../../order-limits';
import { selectedOption } from '../controls';
import { cellLines } from '../elements';
import { jsonObject, parseJson } from '../json';
import { leftLines } from '../left-lines';
import { cleanLine } from '../text';
import type { OrderPage } from './definition';
import { askStore, findRequest } from './rest';

/** A shop's own names of its states, by country (ISO 3166-1 alpha-2) and code. */
type StateLists = Readonly<Record<string, unknown>>;

const KINDS = ['shipping', 'billing'] as const;

/**
 * The order with its states by name: WooCommerce keeps the code of a shop's own list (`RAM` for رام الله). The page has
 * that list for its form; where it has none, the form's choice or the printed address says the name. A code that none
 * of them explains stays as it is.
 */
export function withShownStates(order: PageOrder, document: Document): PageOrder {
  if (!hasCode(order)) return order;
  const lists = shownLists(document);
  const named = withStates(order, (party, code, kind) => {
    const listed = lists === null ? null : nameIn(lists, party, code);
    return listed ?? chosenName(document, kind, code);
  });
  const stateLines = hasCode(named) ? printedLines(document, named) : {};
  return { ...named, ...(Object.keys(stateLines).length > 0 && { stateLines }) };
}

/**
 * The same by the shop's interface, for an order that is read where no page of it is; a shop that does not tell leaves
 * its codes. Never throws.
 */
export async function withAskedStates(
  order: PageOrder,
  document: Document,
  page: OrderPage,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<PageOrder> {
  if (!hasCode(order) || shownLists(document) !== null) return order;
  const countries = new Set(KINDS.flatMap((kind) => factValue(order[kind].country) ?? []));
  const lists: Record<string, unknown> = {};
  for (const country of countries) {
    // A shop that does not tell leaves its codes, which say nothing.
    lists[country] = await askOnce(country, document, page, fetch, signal).catch(() => null);
  }
  return withStates(order, (party, code) => nameIn(lists, party, code));
}

/** Orders of a list are of few countries: each is asked for once. */
const asked = new WeakMap<Document, Map<string, Promise<StateLists>>>();

function askOnce(
  country: string,
  document: Document,
  page: OrderPage,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<StateLists> {
  const known = asked.get(document) ?? new Map<string, Promise<StateLists>>();
  asked.set(document, known);
  const answer = known.get(country) ?? askStates(country, document, page, fetch, signal);
  known.set(country, answer);
  // What failed once may be asked again.
  answer.catch(() => known.delete(country));
  return answer;
}

async function askStates(
  country: string,
  document: Document,
  page: OrderPage,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<StateLists> {
  const path = `wc/v3/data/countries/${country.toLowerCase()}`;
  const request = findRequest(document, page.store, path);
  const answer = request === null ? null : await askStore(request, page, fetch, signal);
  const { states } = jsonObject(answer);
  const entries = Array.isArray(states) ? states.map(jsonObject) : [];
  return Object.fromEntries(entries.map(({ code, name }) => [String(code), name]));
}

/** A state in other letters, or of several words, is a name already. */
function hasCode(order: Order): boolean {
  return KINDS.some((kind) => isCode(order[kind].state));
}

function isCode(state: Fact<string>): boolean {
  return state.known && /^[\w.-]+$/.test(state.value);
}

type NameOf = (party: Party, code: string, kind: (typeof KINDS)[number]) => string | null;

function withStates<Read extends Order>(order: Read, nameOf: NameOf): Read {
  const named = (kind: (typeof KINDS)[number]): Party => {
    const party = order[kind];
    const { state } = party;
    const name = state.known ? cleanLine(nameOf(party, state.value, kind) ?? '') : '';
    return state.known && name !== '' ? { ...party, state: known(name, state.from, state.sure) } : party;
  };
  return { ...order, shipping: named('shipping'), billing: named('billing') };
}

/** What WooCommerce's own program of the page fills the state's field from. */
function shownLists(document: Document): StateLists | null {
  const script = document.getElementById('wc-admin-order-meta-boxes-js-extra')?.textContent ?? '';
  const settings = jsonObject(
    parseJson(/woocommerce_admin_meta_boxes_order\s*=\s*(\{.*\})/.exec(script)?.[1] ?? ''),
  );
  if (typeof settings.countries !== 'string') return null;
  const lists = jsonObject(parseJson(settings.countries));
  return Object.keys(lists).length === 0 ? null : lists;
}

/** Without a country, the name that every list with this code gives it. */
function nameIn(lists: StateLists, { country }: Party, code: string): string | null {
  const ofCountry = country.known ? [lists[country.value]] : Object.values(lists);
  const names = new Set(
    ofCountry.map(jsonObject).flatMap((list) => (Object.hasOwn(list, code) ? [list[code]] : [])),
  );
  const [name] = names;
  return names.size === 1 && typeof name === 'string' ? name : null;
}

/** The words of the form's own choice, where the page's program has made a list of the field. */
function chosenName(document: Document, kind: string, code: string): string | null {
  const option = selectedOption(document.getElementById(`_${kind}_state`) ?? document.createElement('i'));
  return option?.value === code ? option.text : null;
}

/** The lines of each printed address that no other part of it accounts for: its state's name, and its country's. */
function printedLines(document: Document, order: Order): NonNullable<PageOrder['stateLines']> {
  const lines = KINDS.flatMap((kind) => {
    const column = document.getElementById(`_${kind}_first_name`)?.closest('.order_data_column');
    const printed = column?.querySelector('.address > p');
    const { name, company, address1, address2, city, postcode, state } = order[kind];
    if (printed == null || !isCode(state)) return [];
    const parts = [name, company, address1, address2, city, postcode];
    const left = leftLines(
      cellLines(printed),
      parts.flatMap((fact) => factValue(fact) ?? []),
    );
    return left === null ? [] : [[kind, left.map((line) => line.slice(0, ORDER_LIMITS.line))] as const];
  });
  return Object.fromEntries(lines.map(([kind, left]) => [kind, left.slice(0, ORDER_LIMITS.addressLines)]));
}
