import type { PartyName } from '../../order';
import { selectedOption } from '../controls';
import { type Json, jsonList, jsonObject, parseJson } from '../json';
import { isStateCode } from '../named-state';
import type { Shop } from './rest';

/** A shop's own names of its states, by country (ISO 3166-1 alpha-2) and code. */
type StateLists = Readonly<Record<string, unknown>>;

/** The shop's own name of a state, of which WooCommerce keeps the code (`RAM` for رام الله); `null`: it is not said. */
type NameOf = (kind: PartyName, country: string, code: string) => string | null;

const KINDS = ['shipping', 'billing'] as const;

/** By the list that the page has for its form; where it has none, by the form's choice. */
export function shownStates(document: Document): NameOf {
  const lists = shownLists(document);
  return (kind, country, code) => (lists && nameIn(lists, country, code)) ?? chosenName(document, kind, code);
}

/** The store's answer with its states by name; a code that nobody explains stays as it is. Never throws. */
export async function withStateNames(answer: Json, document: Document, shop: Shop): Promise<Json> {
  const shown = withStates(answer, shownStates(document));
  const countries = new Set(
    KINDS.map((kind) => jsonObject(shown[kind]))
      .filter(({ state }) => isStateCode(state))
      .flatMap(({ country }) => (typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : [])),
  );
  if (countries.size === 0 || shownLists(document) !== null) return shown;
  const lists: Record<string, unknown> = {};
  for (const country of countries) {
    // A shop that does not tell leaves its codes, which say nothing.
    lists[country] = await askOnce(country, document, shop).catch(() => null);
  }
  return withStates(shown, (_, country, code) => nameIn(lists, country, code));
}

function withStates(answer: Json, nameOf: NameOf): Json {
  const named = (kind: PartyName) => {
    const { state, country } = jsonObject(answer[kind]);
    const name = isStateCode(state) ? nameOf(kind, typeof country === 'string' ? country : '', state) : null;
    return name === null ? {} : { [kind]: { ...jsonObject(answer[kind]), state: name } };
  };
  return { ...answer, ...named('shipping'), ...named('billing') };
}

/** Orders of a list are of few countries: each is asked for once. */
const asked = new WeakMap<Document, Map<string, Promise<StateLists>>>();

function askOnce(country: string, document: Document, shop: Shop): Promise<StateLists> {
  const known = asked.get(document) ?? new Map<string, Promise<StateLists>>();
  asked.set(document, known);
  const answer = known.get(country) ?? askStates(country, shop);
  known.set(country, answer);
  // What failed once may be asked again.
  answer.catch(() => known.delete(country));
  return answer;
}

async function askStates(country: string, shop: Shop): Promise<StateLists> {
  const answer = jsonObject(await shop.ask(`data/countries/${country.toLowerCase()}`));
  const states = jsonList(answer.states);
  return Object.fromEntries(states.map(({ code, name }) => [String(code), name]));
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
function nameIn(lists: StateLists, country: string, code: string): string | null {
  const ofCountry = country === '' ? Object.values(lists) : [lists[country]];
  const names = new Set(
    ofCountry.map(jsonObject).flatMap((list) => (Object.hasOwn(list, code) ? [list[code]] : [])),
  );
  const [name] = names;
  return names.size === 1 && typeof name === 'string' && name.trim() !== '' ? name : null;
}

/** The words of the form's own choice, where the page's program has made a list of the field. */
function chosenName(document: Document, kind: PartyName, code: string): string | null {
  const field = document.getElementById(`_${kind}_state`);
  const option = field && selectedOption(field);
  return option?.value === code && option.text.trim() !== '' ? option.text : null;
}
