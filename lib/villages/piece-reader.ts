import { findWordClass, plainWords } from './names';
import type { AddressPiece } from './read-order';
import { type NameHit, recallVillages } from './recall';
import { type FoundRegion, findRegion, type RegionName } from './regions';
import { isLargeTown, type VillageIndex } from './village-index';

const LONGEST_REGION = 5;
/** A landscape or second town of a region for the region. */
const LAND = 0.1;
/** A large town that gives its name to no region: it may be meant itself. */
const TOWN = 0.2;

/** In letters: nearer than this, what stands in another script is the same name. */
const SAME_NAME = 0.6;

/** Words that are not the village: what they cost, and the regions they name. */
export interface Explained {
  readonly cost: number;
  readonly regions: readonly RegionName[];
}

/** A piece with what its stretches of words may be. */
export class PieceReader {
  constructor(
    private readonly index: VillageIndex,
    readonly piece: AddressPiece,
  ) {}

  region(start: number, end: number): FoundRegion | null {
    return findRegion(this.index.regions, this.piece.words.slice(start, end));
  }

  /** "عبدة دورا": a large town says where a village lies, as a region does. */
  private town(start: number, end: number): RegionName | undefined {
    if (this.piece.field === 'address') return undefined;
    const words = plainWords(this.piece.words.slice(start, end));
    const isLarge = this.index.wholeNames.get(words)?.some((at) => isLargeTown(this.index.places[at]));
    return isLarge ? this.index.regions.districts.get(words) : undefined;
  }

  /** The villages that the whole piece may name. */
  wholeNames(): ReadonlySet<number> {
    const near = recallVillages(this.index, this.piece.words, { furthest: SAME_NAME }).filter(
      ({ by }) => by === 'whole',
    );
    return new Set(near.map(({ village }) => village));
  }

  /** The longest region's name that these words are, or are part of. */
  regionAround(start: number, end: number): { region: RegionName; longer: boolean } | null {
    for (let from = Math.max(0, end - LONGEST_REGION); from <= start; from++) {
      for (let to = Math.min(this.piece.words.length, from + LONGEST_REGION); to >= end; to--) {
        const found = this.region(from, to);
        if (found !== null) return { region: found.region, longer: to - from > end - start };
      }
    }
    return null;
  }

  /** The cheapest way to explain words without a village. */
  explain(start: number, end: number, unexplained: number): Explained {
    const best: Explained[] = [{ cost: 0, regions: [] }];
    for (let at = start; at < end; at++) {
      const word = this.piece.words[at] ?? '';
      const before = best[at - start] as Explained;
      const unknown = unexplained * (1 + Math.min(word.length, 6));
      const option = {
        cost: before.cost + Math.min(findWordClass(word)?.added ?? unknown, unknown),
        regions: before.regions,
      };
      consider(best, at + 1 - start, option);
      for (let to = at + 1; to <= Math.min(end, at + LONGEST_REGION); to++) {
        const named = this.region(at, to)?.region;
        const region = named ?? this.town(at, to);
        if (region === undefined) continue;
        const cost = before.cost + (named === undefined ? TOWN : named.land ? LAND : 0);
        consider(best, to - start, { cost, regions: [...before.regions, region] });
      }
    }
    return best[end - start] as Explained;
  }

  hits(start: number, end: number, farToo: boolean): NameHit[] {
    return recallVillages(this.index, this.piece.words.slice(start, end), { farToo });
  }
}

function consider(best: Explained[], at: number, option: Explained): void {
  const known = best[at];
  if (known === undefined || option.cost < known.cost) best[at] = option;
}
