import type { PhoneRules } from '../parcel/countries';
import { foldWords } from '../villages/normalize';
import { skeletonOfWords } from '../villages/skeleton';
import type { VillageIndex } from '../villages/village-index';
import { beginsWithGivenName, ownWords } from './name-words';
import type { PastedOrder } from './pasted-order';
import { hasSamePhone, readPastedOrder } from './read-pasted-order';

interface TypedPerson {
  readonly name: string;
  /** One in a line. */
  readonly phones: string;
}

/**
 * Whether a text names somebody else than was typed, by name: where a phone is the same it is the same order, whoever
 * takes it.
 * @param before the text that stood there, whose name and phones are as good as typed; `''`: none
 */
export function namesAnother(
  { name, phones }: TypedPerson,
  before: string,
  text: string,
  index: VillageIndex,
  rules: PhoneRules,
): boolean {
  const said = readPastedOrder(text, index, rules).name;
  const known = readPastedOrder(before, index, rules);
  // What is perhaps no name at all is no reason to ask.
  if (!isName(said) || (name.trim() === '' && !isName(known.name))) return false;
  const knownPhones = [phones, ...known.phones.map(({ value }) => value)].join('\n');
  if (hasSamePhone(knownPhones, text, rules)) return false;
  const own = [name, known.name?.value ?? ''].flatMap(ownWords);
  const others = ownWords(said.value);
  const inText = new Set(foldWords(text));
  const isCommon = (word: string) => inText.has(word) || others.some((other) => isSameWord(word, other));
  return own.length > 0 && !own.some(isCommon);
}

function isName(said: PastedOrder['name']): said is NonNullable<PastedOrder['name']> {
  return said !== null && (said.sure || beginsWithGivenName(said.value));
}

const SCRIPTS = [/\p{Script=Arabic}/u, /\p{Script=Hebrew}/u, /\p{Script=Latin}/u];
/** Letters of a word that may be part of another: "عبدالرحمن". */
const LEAST_PART = 3;

/** In two scripts by their consonants: "رامي", "Rami". */
function isSameWord(one: string, other: string): boolean {
  const scriptOf = (word: string) => SCRIPTS.findIndex((script) => script.test(word));
  if (scriptOf(one) !== scriptOf(other)) return skeletonOfWords([one]) === skeletonOfWords([other]);
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return short === long || (short.length >= LEAST_PART && long.includes(short));
}
