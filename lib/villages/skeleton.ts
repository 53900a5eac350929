import { hasArticle, isArticle } from './symbols';

/** Skeletons recall, they never decide: consonants in classes so coarse that all scripts and most spellings agree. */

const CLASSES: ReadonlyMap<string, string> = new Map([
  ...letters('بفbpfvבפ', 'B'),
  ...letters('تطدثذضظtdתטד', 'T'),
  ...letters('سصزشszסזצש', 'S'),
  ...letters('قكجغkqgjcקכג', 'K'),
  ...letters('حخهhxחה', 'H'),
  ...letters('رrר', 'R'),
  ...letters('لlל', 'L'),
  ...letters('مmמ', 'M'),
  ...letters('نnנ', 'N'),
  ...letters('0', '0'),
  ...letters('123456789', '1'),
]);

function letters(of: string, name: string): [string, string][] {
  return [...of].map((letter) => [letter, name]);
}

/** Two Latin letters for one sound, and a single letter whose class it is in. */
const DIGRAPH = /([kc]h)|([gstdp])h|t[sz]/g;
const singleOf = (_: string, guttural?: string, hard?: string) =>
  guttural === undefined ? (hard ?? 's') : 'x';

/** The skeleton of one folded word (without its article). */
function skeletonOf(word: string): string {
  const text = word.charCodeAt(0) < 0x80 ? word.replace(DIGRAPH, singleOf) : word;
  let skeleton = '';
  for (let at = 0; at < text.length; at++) {
    const name = CLASSES.get(text.charAt(at));
    if (name === undefined) continue;
    if (name === 'H' && at > 0 && at === text.length - 1) continue;
    if (text.charAt(at) === text.charAt(at - 1) && at > 0) continue;
    skeleton += name;
  }
  return skeleton;
}

export function skeletonOfWords(words: readonly string[]): string {
  let skeleton = '';
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (isArticle(word, words[at + 1])) continue;
    skeleton += skeletonOf(hasArticle(word) ? word.slice(2) : word);
  }
  return skeleton;
}

/** The skeleton itself, and it with each of its letters left out: so one wrong letter is recalled too. */
export function nearSkeletons(skeleton: string): string[] {
  const near = [skeleton];
  if (skeleton.length < 2) return near;
  for (let at = 0; at < skeleton.length; at++) {
    if (at === 0 || skeleton[at] !== skeleton[at - 1])
      near.push(skeleton.slice(0, at) + skeleton.slice(at + 1));
  }
  return near;
}

/** A small whole number for a text (FNV-1a, 32 bits): two texts of one number only cost a comparison. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
