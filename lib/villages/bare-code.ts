import { findNames } from './known-names';
import { foldText, foldWords, withoutDigits } from './normalize';
import { findRegionByCode, isRegion } from './regions';
import { findSlippedTown } from './towns';
import type { VillageIndex } from './village-index';

/** What nobody calls a place: `PSRAM`; `12`, `PS01`, `R-3`; `RAM`, `NBLS`. */
const NO_NAME = /^(?:PS|IL|JO)[A-Z]{2,6}$|^[A-Za-z]{0,5}[._-]?\d+$|^[A-Z]{1,3}$|^[B-DF-HJ-NP-TV-XZ]{4,6}$/;
/** `PS-RAM`, `ps ram`. */
const AFTER_COUNTRY = /^(?:ps|il|jo)[\s._-]+[a-z\d]{1,6}$/i;
/** As short as the codes that shops make up. */
const SHORT = /^[A-Za-z]{1,5}$/;

/**
 * Whether a state is only the code that a store keeps for it (`RAM`, `PS-TUL`, `07`). Shops make up their own, so that
 * one which no list explains says nothing: it is no name, and is never taken for one by its sound. A governorate's own
 * code or name is explained; beside a town, a word of four letters may be a village all the same.
 */
export function isBareStateCode(index: VillageIndex, state: string, hasTown: boolean): boolean {
  if (findRegionByCode(index.regions, state) !== null) return false;
  if (isNoName(state) || /^[A-Za-z]{1,3}$/.test(state)) return true;
  return !hasTown && SHORT.test(state) && !isRegion(index.regions, foldWords(state));
}

/**
 * The same of a town, where people write short names too: "Tal" is one, "TAL" is not, and "DURA" is listed. "Tul" is a
 * listed one, and the beginning of Tulkarm: shops that sell to towns alone keep such codes in lower case too.
 */
export function isBareTownCode(index: VillageIndex, city: string): boolean {
  const town = city.trim();
  if (beginsRegion(index, town)) return true;
  if (isNoName(town)) return !isInChatLetters(index, town);
  return (
    /^[A-Z]{4,5}$/.test(town) &&
    !isRegion(index.regions, foldWords(town)) &&
    findNames(index, foldWords(town)).length === 0
  );
}

/** "Rafa7": the digit is the name's last letter. */
function isInChatLetters(index: VillageIndex, town: string): boolean {
  const words = [withoutDigits(foldText(town))];
  return (
    /^\p{L}\p{Ll}+\d$/u.test(town) &&
    (findNames(index, words).length > 0 || findSlippedTown(index, words) !== null)
  );
}

function isNoName(text: string): boolean {
  return NO_NAME.test(text) || AFTER_COUNTRY.test(text);
}

function beginsRegion({ regions }: VillageIndex, town: string): boolean {
  const [beginning = ''] = foldWords(town);
  return (
    /^[A-Za-z]{3}$/.test(town) &&
    regions.names.some(({ words: [word = ''] }) => word.length > 3 && word.startsWith(beginning))
  );
}
