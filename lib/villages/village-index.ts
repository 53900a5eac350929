import { type Gazetteer, NO_PLACES, otherNamesOf } from './gazetteer';
import { type FormKind, nameForms, PART_OF_NAME, plainName } from './names';
import { buildRegionIndex, type RegionIndex } from './regions';
import { buildSearchIndex, type SearchIndex } from './search-index';
import { hashOf, nearSkeletons, skeletonOfWords } from './skeleton';
import { ARTICLE, type Encoded, encode } from './symbols';
import type { Village } from './village';

/**
 * A directory made ready for matching. Plain data and typed arrays: it can be cloned into IndexedDB or
 * posted, and is worth it from some ten thousand villages on.
 */
export interface VillageIndex {
  readonly villages: readonly Village[];
  /** By form: its village, its cost, what kind of form it is, and where its letters end. */
  readonly formVillage: Uint32Array;
  readonly formCost: Float32Array;
  readonly formKind: Uint8Array;
  readonly formScript: Uint8Array;
  readonly formWeight: Float32Array;
  readonly formEnd: Uint32Array;
  readonly symbols: Uint8Array;
  readonly pairs: Uint8Array;
  /** Skeletons as numbers, sorted, and beside each a form that has it. */
  readonly keys: Uint32Array;
  readonly keyForm: Uint32Array;
  /** Whole names as `plainWords` writes them → places in `villages`. */
  readonly wholeNames: ReadonlyMap<string, readonly number[]>;
  readonly regions: RegionIndex;
  /** For the picker. */
  readonly search: SearchIndex;
}

/** What the picker needs of it. */
export type SearchableVillages = Pick<VillageIndex, 'villages' | 'search'>;

/** Makes a directory ready for matching: about 15 ms for a thousand villages. `places`: see `gazetteer.ts`. */
export function buildVillageIndex(villages: readonly Village[], places: Gazetteer = NO_PLACES): VillageIndex {
  const regions = buildRegionIndex(villages);
  const others = otherNamesOf(villages, places, regions.lands);
  const forms: { village: number; cost: number; kind: FormKind; encoded: Encoded }[] = [];
  const entries: number[] = [];
  villages.forEach((village, at) => {
    for (const form of nameForms(village.name, others.get(village.id))) {
      const encoded = encode(form.words, form.script);
      if (encoded.symbols.every((symbol) => symbol <= ARTICLE)) continue;
      const skeleton = skeletonOfWords(form.words);
      // A part of a name is believed only when spelled right, so it needs no near skeletons.
      const keys = form.kind === PART_OF_NAME ? [skeleton] : nearSkeletons(skeleton);
      for (const key of keys) entries.push(hashOf(key) * 2 ** 21 + forms.length);
      forms.push({ village: at, cost: form.cost, kind: form.kind, encoded });
    }
  });
  const sorted = Float64Array.from(entries).sort();
  const size = forms.reduce((sum, form) => sum + form.encoded.symbols.length, 0);
  const symbols = new Uint8Array(size);
  const pairs = new Uint8Array(size);
  const formEnd = new Uint32Array(forms.length);
  let end = 0;
  forms.forEach(({ encoded }, at) => {
    symbols.set(encoded.symbols, end);
    pairs.set(encoded.pair, end);
    end += encoded.symbols.length;
    formEnd[at] = end;
  });
  return {
    villages,
    formVillage: Uint32Array.from(forms, (form) => form.village),
    formCost: Float32Array.from(forms, (form) => form.cost),
    formKind: Uint8Array.from(forms, (form) => form.kind),
    formScript: Uint8Array.from(forms, (form) => form.encoded.script),
    formWeight: Float32Array.from(forms, (form) => form.encoded.weight),
    formEnd,
    symbols,
    pairs,
    keys: Uint32Array.from(sorted, (entry) => Math.floor(entry / 2 ** 21)),
    keyForm: Uint32Array.from(sorted, (entry) => entry % 2 ** 21),
    wholeNames: namesOf(villages),
    regions,
    search: buildSearchIndex(villages, others),
  };
}

function namesOf(villages: readonly Village[]): ReadonlyMap<string, readonly number[]> {
  const names = new Map<string, number[]>();
  villages.forEach(({ name }, at) => {
    const plain = plainName(name);
    names.set(plain, [...(names.get(plain) ?? []), at]);
  });
  return names;
}

/** Calls `visit` with every form that has this skeleton. */
export function visitForms(index: VillageIndex, skeleton: string, visit: (form: number) => void): void {
  const key = hashOf(skeleton);
  let low = 0;
  let high = index.keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((index.keys[middle] as number) < key) low = middle + 1;
    else high = middle;
  }
  for (let at = low; index.keys[at] === key; at++) visit(index.keyForm[at] as number);
}
