import { type SoundStretch, stretchDistance } from './distance';
import { startOf } from './laid-out';
import { isHeadWord, OTHER_NAME, PART_OF_NAME, UNLISTED_NAME, ZONE_NAME } from './names';
import { nearSkeletons, skeletonOfWords } from './skeleton';
import { type Encoded, encode, mainScript } from './symbols';
import { slippedArticles, type Variant, variantsOf } from './variants';
import { type VillageIndex, visitForms } from './village-index';

export interface NameHit {
  /** Place in `index.places`. */
  readonly village: number;
  /** In letters: 0 the same name, about 1 a letter that differs. */
  readonly cost: number;
  /** How much of the cost is for words of the name that were left out. */
  readonly leftOut: number;
  /** How many letters of the words there were to be right about; common first words count half. */
  readonly weight: number;
  /** The words are a whole name of it, a part of its name, the name of the region it is the main town of, or a zone's. */
  readonly by: 'whole' | 'part' | 'region' | 'zone';
  /** The words and the name are in one script. */
  readonly sameScript: boolean;
}

/** In letters: what differs less is spelled as the name is, letter for letter but for what people do not tell apart. */
const EXACT = 0.001;

export function isLetterForLetter(off: number): boolean {
  return off < EXACT;
}

export function isExact({ sameScript, cost }: NameHit): boolean {
  return sameScript && isLetterForLetter(cost);
}

/** Names further off than this, in letters, are not the same name. */
const FURTHEST = 2.4;
/** What a zone's name may differ by: nothing that is heard. */
const ZONE_SPELLED = 0.02;
/** When nothing is nearer than this, skeletons two letters off are tried too. */
const FAR = 0.9;
/** In letters: without a limit of its own what the list lacks kept 6 in a hundred whole orders from being certain. */
const UNLISTED_SPELLED = 0.05;
const UNLISTED_SOUND = 0.3;
const UNLISTED_A_LETTER = 0.06;

/** How far from what was written names are looked for. */
interface Reach {
  /** With two other consonants too. */
  readonly farToo?: boolean;
  /** What the list lacks, as far off as what it has. */
  readonly unlistedToo?: boolean;
  /** In letters. */
  readonly furthest?: number;
}

/** The villages these folded words may name, in no order. */
export function recallVillages(
  index: VillageIndex,
  words: readonly string[],
  { farToo = false, unlistedToo = false, furthest = FURTHEST }: Reach = {},
): NameHit[] {
  const best = new Map<number, NameHit>();
  const script = mainScript(words);
  const recall = ({ words: some, cost, own = script }: Variant) => {
    const encoded = encode(some, own);
    const sought = { encoded, weight: tellingWeight(some, encoded), cost, furthest, unlistedToo };
    const near = nearSkeletons(skeletonOfWords(some));
    recallNear(index, sought, near, best);
    if (farToo && near.length >= 5 && !hasNear(best))
      recallNear(index, sought, new Set(near.slice(1).flatMap(nearSkeletons)), best);
  };
  variantsOf(words).forEach(recall);
  if (farToo && !hasNear(best)) slippedArticles(words).forEach(recall);
  return [...best.values()];
}

function hasNear(best: ReadonlyMap<number, NameHit>): boolean {
  for (const hit of best.values()) if (hit.cost < FAR) return true;
  return false;
}

/** How far a place that the list lacks may be: what is spelled otherwise may as well be a listed one. */
function unlistedLimit(sameScript: boolean, weight: number): number {
  return sameScript ? UNLISTED_SPELLED : Math.min(UNLISTED_SOUND, UNLISTED_A_LETTER * weight);
}

/** The weight of words, in which those that begin many names count half. */
function tellingWeight(words: readonly string[], encoded: Encoded): number {
  const head = words[0];
  if (head === undefined || !isHeadWord(words.length === 1 ? head.replace(/^ال/, '') : head))
    return encoded.weight;
  return encoded.weight - encode([head]).weight / 2;
}

interface Sought {
  readonly encoded: Encoded;
  readonly weight: number;
  /** What the words cost before they are compared with a name. */
  readonly cost: number;
  readonly furthest: number;
  readonly unlistedToo: boolean;
}

function recallNear(
  index: VillageIndex,
  { encoded, weight, cost, furthest, unlistedToo }: Sought,
  skeletons: Iterable<string>,
  best: Map<number, NameHit>,
): void {
  const limit = Math.min(furthest, 0.45 * encoded.weight + 0.2);
  const seen = new Uint8Array(index.formKind.length);
  const { symbols, pair, end, script } = index.forms;
  const stretch: SoundStretch = { symbols, pair, start: 0, end: 0, script: 0 };
  for (const skeleton of skeletons) {
    visitForms(index, skeleton, (form) => {
      if (seen[form] === 1) return;
      seen[form] = 1;
      const kind = index.formKind[form];
      const leftOut = index.formCost[form] as number;
      const sameScript = script[form] === encoded.script;
      if (kind === OTHER_NAME && !sameScript) return;
      const most =
        kind === ZONE_NAME
          ? ZONE_SPELLED
          : kind === UNLISTED_NAME && !unlistedToo
            ? leftOut + unlistedLimit(sameScript, encoded.weight)
            : limit;
      const by = kind === PART_OF_NAME ? 'part' : kind === ZONE_NAME ? 'zone' : 'whole';
      const base = cost + leftOut;
      const village = index.formVillage[form] as number;
      const allowed = Math.min(most, best.get(village)?.cost ?? most) - base;
      if (allowed < 0) return;
      stretch.start = startOf(end, form);
      stretch.end = end[form] as number;
      stretch.script = script[form] as number;
      const distance = stretchDistance(encoded, stretch, allowed);
      if (distance === Number.POSITIVE_INFINITY) return;
      // Of equals the name in the letters that were written.
      if (base + distance === best.get(village)?.cost && !sameScript) return;
      best.set(village, { village, cost: base + distance, leftOut, weight, by, sameScript });
    });
  }
}
