import { isHeadWord, plainWords } from './names';
import { foldText, foldWords } from './normalize';
import { isOneSlip } from './one-slip';
import type { AddressReading } from './readings';
import { hasArticle } from './symbols';
import type { Village } from './village';

export interface RankedVillage {
  readonly village: Village;
  readonly reading: AddressReading;
  /** In letters: the name's difference, what is left unexplained, and what speaks against it. For ranking. */
  readonly cost: number;
  /** What of the cost makes it doubtful that this village is meant, whatever others there are. For certainty. */
  readonly doubt: number;
  /** Of several of its name the one whose neighbour the order names. */
  readonly isBeside: boolean;
  /** The address names the village's city or governorate. */
  readonly agrees: boolean;
  /**
   * For a main town, other words of the address that begin as villages' names do, or that say it is around the town: it
   * may be of one not listed here.
   */
  readonly besideUnknown: string | null;
  /** Of the region that the address names it lies next door, see `next-door.ts`. */
  readonly isNextDoor: boolean;
  /** The address names another region, or another country. */
  readonly conflicts: boolean;
  /** The town's field is the name of this town with one slip, and of no other. */
  readonly slippedTown: boolean;
  /** See `IndexedPlace`. */
  readonly quarterOf: readonly string[];
  /** Of the place, in thousands; 0 where that is not known. */
  readonly inhabitants: number;
}

/** Letters from which one wrong one leaves a name plain. */
const SHORTEST_SLIPPED = 4;
/** The same of a letter that is another: "جنبا" is hardly جربا. */
const SHORTEST_WRONG = 5;
/** One slip of hand away from its name. */
export function isSlip({ reading, village }: RankedVillage): boolean {
  const written = foldWords(reading.text);
  const name = foldWords(village.name);
  // What begins many names says nothing of which it is: "كفر الماء" and "كفر كما".
  const [head = ''] = written;
  const letters = (some: string) => some.length - (written.length > 1 && isHeadWord(head) ? head.length : 0);
  return [
    [plainWords(written), plainWords(name)],
    [written.join(''), name.join('')],
  ].some(
    ([a = '', b = '']) =>
      letters(a) >= (a.length === b.length ? SHORTEST_WRONG : SHORTEST_SLIPPED) && isOneSlip(a, b),
  );
}

export function hasSameArticle({ reading, village }: RankedVillage): boolean {
  return hasArticle(foldText(reading.text)) === hasArticle(foldText(village.name));
}
