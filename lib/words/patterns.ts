import { any } from './any-of';
import { withLetters } from './letters';
import { PACKED } from './packed';

/**
 * What people say in several words: the rows of `assets/words/patterns.tsv`, by name. A row is items with blanks between
 * them: a word, words to choose from in brackets, or `<the classes>` of words or other patterns. A word stands by itself
 * and is any that people do not tell from it; with `*` it has any ending. `!` before an item: that is not there. `^` and
 * `$` are the ends of the line, `~` is any word, `_` is blanks or none. All else is as in expressions.
 */
const rows = Map.groupBy(
  PACKED.patterns.split('\n').map((line) => line.split('\t')),
  ([name = '']) => name,
);

const compiled = new Map<string, RegExp>();

/** The expression for a pattern, over text whose digits are 0-9. @throws Error for one that the table has not. */
export function pattern(name: string, flags = 'iu'): RegExp {
  const key = `${name} ${flags}`;
  const known = compiled.get(key) ?? new RegExp(withLetters(sourceOf(name, false)), flags);
  compiled.set(key, known);
  return known;
}

/** Whether a text says what the rows of a pattern are. */
export function says(name: string, text: string): boolean {
  return pattern(name).test(text);
}

/** The expressions of a pattern's rows, each by itself. */
export function rowsOfPatterns(name: string, flags = 'iu'): readonly RegExp[] {
  return saidBy(name).map((says) => new RegExp(withLetters(compile(says, false)), flags));
}

function saidBy(name: string): readonly string[] {
  const found = rows.get(name);
  if (found === undefined) throw new Error(`No pattern is called ${name}`);
  return found.map(([, says = '']) => says);
}

function sourceOf(name: string, isPart: boolean): string {
  return `(?:${saidBy(name)
    .map((says) => compile(says, isPart))
    .join('|')})`;
}

/** @param isPart it is part of an item of another row, which holds its ends */
function compile(says: string, isPart: boolean): string {
  const items = itemsOf(says);
  const first = items.findIndex((item) => !item.startsWith('!'));
  return items
    .map((item, at) => {
      if (item === '^') return '^ *';
      if (item === '$') return ' *$';
      if (item.startsWith('!')) {
        const not = heldItem(item.slice(1), true, false);
        return at < first ? `(?<!${not} *)` : `(?! *${not})`;
      }
      const isEnd = isPart && at === items.length - 1;
      return heldItem(item, !(isPart && at === first), !isEnd) + (isEnd ? '' : ' *');
    })
    .join('');
}

/** An item with no letter before it and behind it. One that may be missing or stand several times is so held each time. */
function heldItem(item: string, head: boolean, tail: boolean): string {
  const [, times = ''] = /([?*]|\{\d,\d\})$/u.exec(item) ?? [];
  const core = atomsOf(item.slice(0, item.length - times.length));
  const isOne = times !== '' && core[0]?.closes === core.length - 1;
  const atoms = isOne ? core : atomsOf(item);
  const source = atoms.map(({ atom }, at) => sourceOfAtom(atom, atoms[at - 1]?.atom)).join('');
  const before = head && isWord(atoms[0]?.atom) ? NO_LETTER_BEFORE : '';
  const last = atoms.findLast(({ atom }) => !/^[?*+]$/u.test(atom));
  const behind = tail && isWord(last?.atom === ')' ? last.opened : last?.atom) ? NO_LETTER_BEHIND : '';
  return isOne ? `(?:${before}${source}${behind} *)${times}` : before + source + behind;
}

const NO_LETTER_BEFORE = '(?<!\\p{L})';
const NO_LETTER_BEHIND = '(?!\\p{L})';

/** A letter or some to choose from, any word, words of a class, or some of these to choose from. */
function isWord(atom = ''): boolean {
  return /^(?:\p{L}|\[\p{L}+\]|~|<.*|\()$/u.test(atom);
}

const ATOM = /\(\?(?:<?[!=:]|<\w+>)|\\p\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|<[^>]*>|./gsu;

interface Atom {
  readonly atom: string;
  /** How many brackets are open behind it. */
  readonly depth: number;
  /** Of one that closes a bracket: what opened it. */
  readonly opened: string | undefined;
  /** Of one that opens a bracket: where the one stands that closes it; of a class and of letters to choose from: itself. */
  closes: number | undefined;
}

/** The smallest parts of a row. */
function atomsOf(says: string): readonly Atom[] {
  const open: Atom[] = [];
  return [...says.matchAll(ATOM)].map(([atom], at) => {
    const opened = atom === ')' ? open.pop() : undefined;
    if (opened !== undefined) opened.closes = at;
    const one: Atom = {
      atom,
      depth: open.length,
      opened: opened?.atom,
      closes: /^[<[]/u.test(atom) ? at : undefined,
    };
    if (atom.startsWith('(')) open.push(one);
    return one;
  });
}

/** The items of a row; a blank within brackets parts none. */
function itemsOf(says: string): readonly string[] {
  const items = [''];
  for (const { atom, depth } of atomsOf(says)) {
    if (atom === ' ' && depth === 0) items.push('');
    else items[items.length - 1] += atom;
  }
  return items;
}

const ATOMS: Readonly<Record<string, string>> = {
  '(': '(?:',
  '~': '\\p{L}+',
  _: ' *',
  ' ': ' +',
  ة: '[ةه]',
};

function sourceOfAtom(atom: string, before = ''): string {
  if (atom.startsWith('<')) return classesOf(atom.slice(1, -1).split(' '));
  if (atom === '*' && /^\p{L}$/u.test(before)) return '\\p{L}*';
  return /^[اأإآ]$/u.test(atom) ? '[اأإآ]' : (ATOMS[atom] ?? atom);
}

function classesOf(names: readonly string[]): string {
  const classes = names.filter((name) => !rows.has(name));
  const words = classes.length > 0 ? [any(...classes)] : [];
  return `(?:${[...names.filter((name) => rows.has(name)).map((name) => sourceOf(name, true)), ...words].join('|')})`;
}
