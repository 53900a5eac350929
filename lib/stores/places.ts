import type { PageTexts } from '../order';
import { PAGE_LIMITS as MOST } from '../order-limits';
import { cleanLine } from './text';

/**
 * Where something stands on an order's page: a selector, and behind it ` @` and an attribute, or ` @text` for what an element
 * says beside the elements in it, each piece on a line; without either all that it says is taken.
 */
type Place = string;

/** What of an order's page is sent to be read in the background. */
export interface Places<At extends string = string, InRow extends string = string> {
  readonly at: Readonly<Record<At, Place>>;
  /** The order's goods, each once: what names one by an attribute, and where things stand in its row. */
  readonly goods: { readonly named: Place; readonly at: Readonly<Record<InRow, Place>> };
}

/** What stands at the places of a page. */
export function collectTexts(document: Document, { at, goods }: Places): PageTexts {
  const { named, at: inRow } = goods;
  const rows = new Map(found(document, named).map(([element, name]) => [name, element.closest('tr')]));
  return {
    at: textsAt(document, at),
    goods: [...rows.values()].slice(0, MOST.lines).flatMap((row) => (row ? [textsAt(row, inRow)] : [])),
  };
}

function textsAt(within: ParentNode, places: Places['at']): PageTexts['at'] {
  return Object.fromEntries(
    Object.entries(places).map(([name, place]) => [name, found(within, place).map(([, text]) => text)]),
  );
}

function found(within: ParentNode, place: Place): (readonly [Element, string])[] {
  const [selector = '', what] = place.split(' @');
  return Array.from(within.querySelectorAll(selector), (element) => {
    const text = what === 'text' ? ownText(element) : what ? element.getAttribute(what) : element.textContent;
    return [element, (text ?? '').slice(0, MOST.text)] as const;
  });
}

function ownText({ childNodes }: Element): string {
  return [...childNodes].flatMap(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : [])).join('\n');
}

/** What a page sent of its places. */
export interface Texts<At extends string> {
  /** Everything that stands there; nothing where the page has no such place. */
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
