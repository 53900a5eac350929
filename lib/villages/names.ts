import { foldedWordsOf } from '../words/phrases';
import { wordsOf } from '../words/words';
import {
  CAMP,
  CLAN,
  DIRECTION,
  HAMLET,
  HEADS,
  SETTLEMENT,
  TOWN_PROPER,
  TRANSLATED,
  type WordClass,
} from './lexicon';
import { foldText, foldWords } from './normalize';
import { hasArticle, isArticle, mainScript, withoutArticles } from './symbols';

/** An exonym is as good as the name, but the name itself comes first. */
const EXONYM_COST = 0.03;

/** One way a village's name may be written, and how far that is from its full name. */
interface NameForm {
  readonly words: readonly string[];
  readonly cost: number;
  /** Of the name as it is written, before words were translated. */
  readonly script: number;
  readonly kind: FormKind;
}

const WHOLE_NAME = 0;
/** Only some of the name's own words: believed where nothing else fits, and only when spelled right. */
export const PART_OF_NAME = 1;
/** Another name of the place, for texts in its own script alone. */
export const OTHER_NAME = 2;
/** Of many places at once: only letter for letter. */
export const ZONE_NAME = 3;
/** Of a place that the list lacks: letter for letter, or by its very sound. */
export const UNLISTED_NAME = 4;
export type FormKind = 0 | 1 | 2 | 3 | 4;

const OPTIONAL = new Map<string, WordClass>();
for (const wordClass of [SETTLEMENT, TOWN_PROPER, CAMP, HAMLET, CLAN, DIRECTION] satisfies WordClass[]) {
  for (const word of wordClass.words) OPTIONAL.set(foldText(word), wordClass);
}
const TRANSLATION = new Map(
  Object.entries(TRANSLATED).flatMap(([word, others]) =>
    others.map((other) => [foldText(other), foldText(word)] as const),
  ),
);
/** Too common at the head of names to stand for one by itself. */
const HEAD_WORDS = new Set(Object.keys(HEADS).map(foldText));
/** The Hebrew ones, as they are written in Latin letters. */
const FOREIGN_HEADS = new Set(['kfar', 'kefar', 'har', 'givat', 'kiryat', 'ramat', 'neve', 'mount']);
const CAMP_WORD = foldText('مخيم');
const THE_CAMP = foldText('المخيم');
/** Of a camp, and nothing more. */
const SILENT = foldedWordsOf('silent-word');
const STREET = foldedWordsOf('street-before');
const ARTICLE_WORD = 'ال';

/** True for a word so common at the head of names that it hardly tells one from another. */
export function isHeadWord(word: string): boolean {
  return HEAD_WORDS.has(word);
}

/** The same in any letters ("Kafr", "כפר"), but for the English "in", which عين is written as too. */
export function beginsNames(word: string): boolean {
  return word !== 'in' && (FOREIGN_HEADS.has(word) || isHeadWord(TRANSLATION.get(word) ?? word));
}

/** True for a lone word that only says what kind of place it is: "كفر", "مخيم", "the village". */
export function saysNothing(words: readonly string[]): boolean {
  const [word = '', second] = withoutArticles(words);
  if (second !== undefined) return false;
  const kind = findWordClass(word);
  const isKind = kind === SETTLEMENT || kind === CAMP || kind === HAMLET || kind === DIRECTION;
  return isKind || beginsNames(word) || STREET.has(word);
}

/** What it costs to leave a folded word out, or to add it; `null` when it is a name's own word. */
export function findWordClass(written: string): WordClass | null {
  const bare = written.replace(/^ال/, '');
  const translated = (word: string) => OPTIONAL.get(TRANSLATION.get(word) ?? word);
  return translated(written) ?? translated(bare) ?? null;
}

/** "Tell" as "تل": words that begin names, as names have them. */
export function translateHeads(words: readonly string[]): readonly string[] {
  return words.map((word) => TRANSLATION.get(word) ?? word);
}

/** Folded words with those that are translated, or spelled in a way of their own, put back as names have them. */
function namesWords(words: readonly string[]): readonly string[] {
  if (words.length < 2) return words;
  const kept = words.filter((word) => !SILENT.has(word));
  return (kept.length === 0 ? words : kept).map((word, at, all) =>
    isArticle(word, all[at + 1]) ? ARTICLE_WORD : (TRANSLATION.get(word) ?? word),
  );
}

/** The same, with the word for a camp put at the head of the name. */
export function translateWords(words: readonly string[]): readonly string[] {
  const translated = namesWords(words);
  const camp = translated.findIndex((word, at) => word === CAMP_WORD || (at > 0 && word === THE_CAMP));
  return camp > 0 ? [CAMP_WORD, ...translated.toSpliced(camp, 1)] : translated;
}

/**
 * An unlisted place by its whole names, and without the word that tells it from others: "عصيرة" may be either of two.
 */
export function unlistedForms(names: readonly (readonly string[])[]): NameForm[] {
  return names.flatMap((name) => {
    const words = translateWords(name);
    const form: NameForm = { words, cost: 0, kind: UNLISTED_NAME, script: mainScript(name) };
    const telling = words.findIndex((word) => TELLING.has(findWordClass(word)));
    if (telling < 0 || words.length < 2) return [form];
    const cost = findWordClass(words[telling] ?? '')?.leftOut ?? 0;
    return [form, { ...form, words: words.toSpliced(telling, 1), cost }];
  });
}

const TELLING: ReadonlySet<WordClass | null> = new Set([CAMP, DIRECTION]);

/** A first word of which one letter is left. */
const SHORTENED = 0.1;

/** "ب.لحم", "ر.الله": so only large towns are written, and whatever is shorter is another name. */
export function shortenedForms(name: string): NameForm[] {
  const [first = '', ...rest] = foldWords(name);
  if (rest.length === 0 || first.length < 2) return [];
  const words = [first.charAt(0), ...rest];
  return [{ words, cost: SHORTENED, kind: WHOLE_NAME, script: mainScript(words) }];
}

/** A zone is named by its whole name alone. */
export function zoneForms(name: string): NameForm[] {
  const words = foldWords(name);
  return words.length === 0 ? [] : [{ words, cost: 0, kind: ZONE_NAME, script: mainScript(words) }];
}

/** Every form of a name: the whole, the whole without words people leave out, its telling parts, and what else it is called. `written`: other names that its record has. */
export function nameForms(
  name: string,
  written: readonly string[] = [],
  others: readonly (readonly string[])[] = [],
): NameForm[] {
  const forms = new Map<string, NameForm>();
  const add: AddForm = (words, cost, kind, script) => {
    // In its own order too: written with a slip, a camp in the middle is not seen to be one.
    for (const form of [translateWords(words), namesWords(words)]) {
      const key = form.join(' ');
      const known = forms.get(key);
      if (words.length === 0 || (known !== undefined && known.cost <= cost)) continue;
      forms.set(key, { words: form, cost, kind, script: script ?? mainScript(words) });
    }
  };
  const words = foldWords(name);
  add(words, 0, WHOLE_NAME);
  // "Deir al 'Asal" behind "دير العسل الفوقا" leaves out which of two it is.
  const telling = words.find((word) => findWordClass(word) === DIRECTION);
  for (const other of written.map(foldWords)) {
    const isTold = telling === undefined || other.some((word) => findWordClass(word) === DIRECTION);
    const isShorter = withoutArticles(other).length < withoutArticles(words).length;
    add(other, isShorter && !isTold ? DIRECTION.leftOut : 0, WHOLE_NAME);
  }
  for (const other of others) {
    const isTold = telling === undefined || other.some((word) => findWordClass(word) === DIRECTION);
    add(other, EXONYM_COST + (isTold ? 0 : DIRECTION.leftOut), OTHER_NAME);
  }
  if (PLAIN_CAMPS.has(plainWords(words)))
    for (const { words, cost, kind, script } of [...forms.values()])
      if (!words.includes(CAMP_WORD)) add([CAMP_WORD, ...words], cost + CAMP.leftOut, kind, script);
  for (const form of [...forms.values()]) addShorter(form, add);
  return [...forms.values()];
}

type AddForm = (words: readonly string[], cost: number, kind: FormKind, script?: number) => void;

function addShorter({ words, cost: base, kind, script }: NameForm, add: AddForm): void {
  const optional = words.map((word, at) =>
    isArticle(word, words[at + 1]) ? null : (findWordClass(word)?.leftOut ?? null),
  );
  const places = optional.flatMap((cost, at) => (cost === null ? [] : [at])).slice(0, 3);
  if (places.length === words.length) places.length = 0;
  for (let chosen = 1; chosen < 2 ** places.length; chosen++) {
    const dropped = places.filter((_, bit) => (chosen & (2 ** bit)) !== 0);
    const kept = words.filter((_, at) => !dropped.includes(at));
    const cost = dropped.reduce((sum, at) => sum + (optional[at] ?? 0), base);
    if (kept.length > 1 || !HEAD_WORDS.has(kept[0] ?? '')) add(kept, cost, kind, script);
  }
  const core = words.filter((_, at) => !places.includes(at));
  const cost = places.reduce((sum, at) => sum + (optional[at] ?? 0), base);
  if (core.length > 1 && kind === WHOLE_NAME) addParts(core, cost, script, add);
}

/** What is missing of a name of which only a part is written. */
const HEAD_LOST = 0.45;
const WORD_LOST = 0.35;
const BEGINNING_LOST = 0.1;

/** Some of a name's own words: "جماعين" of "زيتا جماعين". */
function addParts(core: readonly string[], base: number, script: number, add: AddForm): void {
  for (let start = 0; start < core.length; start++) {
    for (let end = start + 1; end <= core.length && end <= start + 3; end++) {
      const part = core.slice(start, end);
      if (part.length === core.length || HEAD_WORDS.has(part[part.length - 1] ?? '')) continue;
      const lost = core.filter((_, at) => at < start || at >= end);
      const cost = lost.reduce((sum, word) => sum + (HEAD_WORDS.has(word) ? HEAD_LOST : WORD_LOST), base);
      add(part, cost + (start > 0 ? BEGINNING_LOST : 0), PART_OF_NAME, script);
    }
  }
}

/** Names that were asked for before: each order asks for those of all that it may mean. */
const plainNames = new Map<string, string>();
/** More than lists have names. */
const MOST_PLAIN = 20_000;

/** A name as it is told apart by eye: folded, without spaces and articles. */
export function plainName(name: string): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const made = plainWords(foldWords(name));
  if (plainNames.size < MOST_PLAIN) plainNames.set(name, made);
  return made;
}

/** The same of folded words. */
export function plainWords(folded: readonly string[]): string {
  return withoutArticles(folded)
    .map((word) => (hasArticle(word) ? word.slice(2) : word))
    .join('');
}

/** Camps that a directory may list without the word, from UNRWA's list of its camps: those that share no town's name. */
const PLAIN_CAMPS = new Set(wordsOf('camp-name').map(plainName));

/** "الفوار" of "مخيم الفوار", which nothing else is called; any other name as it is. */
export function withoutCamp(words: readonly string[]): readonly string[] {
  const [camp, ...name] = translateWords(words);
  return camp === CAMP_WORD && PLAIN_CAMPS.has(plainWords(name)) ? name : words;
}
