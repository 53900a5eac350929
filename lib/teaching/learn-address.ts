import { isRoute, matchPageAddress, segmentsOf } from '../stores/taught/page';
import { ANY, ID, type PageAddress, TEACHING_LIMITS } from '../stores/taught/teaching';
import { foldDigits } from '../stores/text';

/** Parameters that say how a page is shown, not which. */
const MANNER =
  /^(?:lang|language|locale|tab|sort|sort_?by|filter|ref|referr?er|page_?size|per_?page|utm_.*)$/i;
const NAMES_ORDER = /^(?:.*_)?order(?:_?(?:id|no|number|ref|uuid))?$/i;
/** The key of whatever the page is of. */
const NAMES_PAGE = /^(?:id|uuid)$/i;
/** The same, or where the person came from. */
const NAMES_PAGE_OR_MANNER = /^ref$/i;
/** A part of the path that is nothing but a key: a number, or as databases make them. */
const KEY = /^(?:\d+|[\da-f]{24}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
/** A key, which may be a customer's as well. */
const NAMES_KEY = /_(?:id|ref|uuid)$/i;

interface Candidate {
  readonly where: 'path' | 'hash' | 'query';
  readonly index: number;
  readonly value: string;
  /** What its parameter is called; empty for a part of the path. */
  readonly name: string;
}

/**
 * The kind of page an order's address is of. Its key is the part that holds the order's number; else a parameter
 * named like an order's; else the last part that looks like a key. A route in the hash counts where there is one.
 * @param number the order's number as pointed out; `null` when it was not.
 */
export function learnAddress(url: URL, number: string | null): PageAddress {
  const path = segmentsOf(url.pathname);
  const hash = isRoute(url.hash) ? segmentsOf(url.hash) : null;
  const query = [...url.searchParams].map(([name, value]) => ({ name, value }));
  const key = findKey(candidatesOf(path, hash, query), number);
  const withKey = (where: Candidate['where'], values: readonly string[]) =>
    values.map((value, index) => (key?.where === where && key.index === index ? ID : value));
  const values = withKey(
    'query',
    query.map(({ value }) => value),
  );
  return {
    path: withKey('path', path),
    hash: hash === null ? null : withKey('hash', hash),
    query: query
      .map(({ name }, index) => ({ name, value: values[index] ?? '' }))
      .filter(({ name, value }) => value === ID || (isWord(value) && !MANNER.test(name)))
      .slice(0, TEACHING_LIMITS.segments),
  };
}

/**
 * The address sharpened by a second page of the same kind: parameters that differ play no part, parts that change
 * and look like nobody's word may be anything. `null` when the two are of different kinds.
 */
export function sharpenAddress(first: PageAddress, url: URL): PageAddress | null {
  const path = sharpen(first.path, segmentsOf(url.pathname));
  const hash =
    first.hash === null ? null : isRoute(url.hash) ? sharpen(first.hash, segmentsOf(url.hash)) : null;
  if (path === null || (first.hash !== null && hash === null)) return null;
  const query = first.query.filter(
    ({ name, value }) => value === ID || url.searchParams.getAll(name).join('\n') === value,
  );
  const sharpened = { path, hash, query };
  return matchPageAddress(sharpened, url) === null ? null : sharpened;
}

function sharpen(first: readonly string[], second: readonly string[]): readonly string[] | null {
  if (first.length !== second.length) return null;
  const merged = first.map((segment, index) => {
    const other = second[index] ?? '';
    if (segment === ID || segment === ANY || segment === other) return segment;
    return isSecret(segment) && isSecret(other) ? ANY : null;
  });
  return merged.every((segment) => segment !== null) ? merged : null;
}

function candidatesOf(
  path: readonly string[],
  hash: readonly string[] | null,
  query: readonly { readonly name: string; readonly value: string }[],
): readonly Candidate[] {
  const ofSegments = (where: 'path' | 'hash', segments: readonly string[]): Candidate[] =>
    segments.map((value, index) => ({ where, index, value, name: '' }));
  const all: Candidate[] = [
    ...ofSegments('path', path),
    ...ofSegments('hash', hash ?? []),
    ...query.map((parameter, index) => ({ where: 'query' as const, index, ...parameter })),
  ];
  return all.filter(({ value }) => looksLikeKey(value));
}

function findKey(candidates: readonly Candidate[], number: string | null): Candidate | null {
  const digits = foldDigits(number ?? '').replace(/^\D+/, '');
  const backwards = candidates.toReversed();
  const find = (fits: (candidate: Candidate) => boolean) => backwards.find(fits);
  return (
    (digits === '' ? undefined : find(({ value }) => value === digits)) ??
    (digits.length < 3 ? undefined : find(({ value }) => value.includes(digits))) ??
    find(({ name }) => NAMES_ORDER.test(name)) ??
    find(({ name }) => NAMES_PAGE.test(name)) ??
    find(({ where, value }) => where !== 'query' && KEY.test(value)) ??
    find(({ name }) => NAMES_PAGE_OR_MANNER.test(name)) ??
    find(({ name }) => NAMES_KEY.test(name)) ??
    find(({ where, value }) => where !== 'query' && !isSecret(value)) ??
    find(({ where }) => where !== 'query') ??
    null
  );
}

function looksLikeKey(value: string): boolean {
  return /\d/.test(value) && value.length <= TEACHING_LIMITS.text && !/^v\d$/.test(value);
}

/** A token for one visit: long, of letters and digits without sense. */
function isSecret(value: string): boolean {
  return /^[\da-z]{16,}$/i.test(value) && /\d/.test(value);
}

/** A parameter that says which page: words, no keys. */
function isWord(value: string): boolean {
  return /^[a-z][a-z_./|-]{0,60}$/i.test(value);
}
