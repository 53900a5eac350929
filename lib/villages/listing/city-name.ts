import { foldedWordsOf } from '../../words/phrases';
import { foldWords } from '../normalize';

const AROUND = new Set(
  ['region-word', 'settlement', 'record-area'].flatMap((name) => [...foldedWordsOf(name)]),
);

/** A list's city without what stands around its name, as folded words: `'1. محافظة نابلس'` → `['نابلس']`. */
export function cityWords(city: string): readonly string[] {
  const words = foldWords(city.replace(/[([{].*$/u, '')).filter(
    (word) => !/^\d+$/.test(word) || word === '48',
  );
  let start = 0;
  let end = words.length;
  while (start < end && AROUND.has(words[start] ?? '')) start++;
  while (end > start && AROUND.has(words[end - 1] ?? '')) end--;
  return start === end ? words : words.slice(start, end);
}

/** A hyphen behind an article parts nothing: "Deir al-Balah". */
const PARTED = /\s+و(?=\S{2})|\s+and\s+|\s+ו(?=\S{2})|[/&,،]|(?<!(?<![a-z])[a-z]{1,3})[-–]/iu;

/** The names a city's name is made of, the whole first: "رام الله والبيرة" is also "رام الله" and "البيرة". */
export function cityNames(city: string): readonly (readonly string[])[] {
  const parts = city.split(PARTED).filter((part) => part.trim().length > 1);
  const names = [city, ...parts].map(cityWords).filter(({ length }) => length > 0);
  return [...new Map(names.map((words) => [words.join(' '), words])).values()];
}
