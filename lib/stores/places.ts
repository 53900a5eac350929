import type { PageTexts } from '../order';
import { PAGE_LIMITS as MOST } from '../order-limits';
import { controlsIn, controlValue, cut, isEdited } from './controls';
import { lineBreaks, noteText } from './elements';
import { cleanLine } from './text';

/**
 * Where something stands on an order's page: a selector, behind which ` @` may say what of an element is taken in place of
 * all that it says: one of `SAYS`, or an attribute.
 */
type Place = string;

const SAYS: Readonly<Record<string, (element: Element) => string | null>> = {
  whole: ({ textContent }) => textContent,
  /** Its end, where the newest is written last. */
  last: ({ textContent }) => textContent.slice(-MOST.text),
  text: (element) => noteText(element, 'nodeValue'),
  lines: lineBreaks,
  note: noteText,
  /** Its paragraphs, a line each. */
  paragraphs: (element) => Array.from(element.querySelectorAll('p'), lineBreaks).join('\n'),
  held: controlValue,
  /** Something where a field was changed and not saved. */
  edited: (element) => (isEdited(element) ? 'edited' : ''),
};

/** What of an order's page is sent to be read in the background. */
export interface Places {
  readonly at: Readonly<Record<string, Place>>;
  /** Rows, and where things stand in them: each once by an attribute that names it, where one does. */
  readonly rows: Readonly<
    Record<string, { readonly named: Place; readonly at: Readonly<Record<string, Place>> }>
  >;
  /** The fields of the page's forms, by their ids. */
  readonly controls?: RegExp;
}

export function collectTexts(document: Document, { at, rows, controls }: Places): PageTexts {
  return {
    at: textsAt(document, at),
    rows: mapValues(rows, ({ named, at: inRow }) => {
      const isNamed = named.includes(' @');
      const byName = new Map(
        found(document, named).map(([row, name]) => [isNamed ? name : row, row.closest('tr')]),
      );
      return [...byName.values()].slice(0, MOST.lines).flatMap((row) => (row ? [textsAt(row, inRow)] : []));
    }),
    ...(controls && { controls: controlsIn(document, controls) }),
  };
}

export function textsAt(within: ParentNode, places: Places['at']): PageTexts['at'] {
  return mapValues(places, (place) => found(within, place).map(([, text]) => text));
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

function found(within: ParentNode, place: Place): (readonly [Element, string])[] {
  const [selector = '', what = 'whole'] = place.split(' @');
  const read = SAYS[what] ?? ((element) => element.getAttribute(what));
  const all = within.querySelectorAll(selector);
  return Array.from(all, (element) => [element, cut(read(element))] as const).slice(0, MOST.found);
}

export interface Texts<At extends string> {
  all(at: At): readonly string[];
  lines(at: At): readonly string[];
  /** The first of them as a line; empty where there is none. */
  line(at: At): string;
  /** `null` when there is none, and when there are several that differ: nothing tells then which is meant. */
  only(at: At): string | null;
  has(at: At): boolean;
}

/** The texts of a page by its reader's places: what a page sends need not have any of them. */
export function openTexts<At extends string>(texts: PageTexts['at']): Texts<At> {
  const all = (at: At) => texts[at] ?? [];
  const lines = (at: At) => all(at).map(cleanLine);
  return {
    all,
    lines,
    line: (at) => lines(at)[0] ?? '',
    only(at) {
      const [only = null, another] = new Set(all(at));
      return another === undefined ? only : null;
    },
    has: (at) => all(at).length > 0,
  };
}
