import uFuzzy from '@leeoniya/ufuzzy';
import Fuse from 'fuse.js';
import fuzzysort from 'fuzzysort';
import MiniSearch from 'minisearch';

/** A name found: its place in the list, and how near it is, the higher the nearer. */
export interface PeerHit {
  readonly place: number;
  readonly score: number;
}

/** A search library over a list of folded names. */
export interface Peer {
  readonly name: string;
  build(names: readonly string[]): (query: string) => PeerHit[];
}

const MOST = 10;

/** Each as its documentation recommends for short names, tolerant of slips. */
export const PEERS: readonly Peer[] = [
  {
    name: 'Fuse.js',
    build: (names) => {
      const fuse = new Fuse(names, { includeScore: true, ignoreLocation: true, threshold: 0.5 });
      return (query) =>
        fuse
          .search(query, { limit: MOST })
          .map(({ refIndex, score }) => ({ place: refIndex, score: 1 - (score ?? 1) }));
    },
  },
  {
    name: 'MiniSearch',
    build: (names) => {
      const search = new MiniSearch({ fields: ['name'], searchOptions: { prefix: true, fuzzy: 0.25 } });
      search.addAll(names.map((name, id) => ({ id, name })));
      return (query) =>
        search
          .search(query)
          .slice(0, MOST)
          .map(({ id, score, queryTerms }) => ({
            place: Number(id),
            score: score / Math.max(1, queryTerms.length),
          }));
    },
  },
  {
    name: 'uFuzzy',
    build: (names) => {
      const haystack = [...names];
      const fuzzy = new uFuzzy({
        unicode: true,
        interSplit: "[^\\p{L}\\d']+",
        intraSplit: '\\p{Ll}\\p{Lu}',
        intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
        intraChars: "[\\p{L}\\d']",
        intraContr: "'\\p{L}{1,2}\\b",
        intraMode: 1,
      });
      return (query) => {
        const [, info, order] = fuzzy.search(haystack, query, 1);
        if (info === null || info === undefined || order === null || order === undefined) return [];
        return order.slice(0, MOST).map((at) => {
          const place = info.idx[at] as number;
          const length = Math.max(haystack[place]?.length ?? 1, query.length);
          return { place, score: (info.chars[at] as number) / length };
        });
      };
    },
  },
  {
    name: 'fuzzysort',
    build: (names) => {
      const targets = names.map((name) => fuzzysort.prepare(name));
      const places = new Map(targets.map((target, place) => [target.target, place]));
      return (query) =>
        fuzzysort
          .go(query, targets, { limit: MOST, threshold: 0 })
          .map(({ target, score }) => ({ place: places.get(target) ?? -1, score }));
    },
  },
];
