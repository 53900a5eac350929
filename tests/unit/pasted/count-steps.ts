import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp';

/**
 * Runs a function with every expression of it read by the matcher below, which goes the way of a browser's, backtracking,
 * and counts each look at a character. The time an expression takes cannot be held by a test; its steps can.
 */
export function countSteps(run: () => void): number {
  const { exec } = RegExp.prototype;
  steps = 0;
  function counted(this: RegExp, text: string): RegExpExecArray | null {
    // The matcher itself uses expressions, which are none of what is counted.
    RegExp.prototype.exec = exec;
    const source = `${this}`;
    const matcher = matchers.get(source) ?? matcherOf(this, exec);
    matchers.set(source, matcher);
    const isFrom = this.global || this.sticky;
    const found = matcher(`${text}`, isFrom ? this.lastIndex : 0, this.sticky);
    if (isFrom) this.lastIndex = found === null ? 0 : (found.indices?.[0]?.[1] ?? 0);
    RegExp.prototype.exec = counted;
    return found;
  }
  RegExp.prototype.exec = counted;
  try {
    run();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return steps;
}

let steps = 0;
function step(): void {
  steps += 1;
}

/** Of all that was run: to make one takes as long as hundreds of its readings. */
const matchers = new Map<string, Matcher>();

type Matcher = (text: string, from: number, sticky: boolean) => RegExpExecArray | null;
type Ends = readonly (readonly [start: number, end: number] | undefined)[];
type Next = (at: number, ends: Ends) => Reached | null;
interface Reached {
  readonly at: number;
  readonly ends: Ends;
}
/** Tries a part of an expression at a place, then what is behind it. */
type Part = (text: string, at: number, ends: Ends, next: Next) => Reached | null;

function matcherOf(expression: RegExp, exec: RegExp['exec']): Matcher {
  const { pattern } = parseRegExpLiteral(expression);
  const groups: AST.CapturingGroup[] = [];
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    if (node.type === 'CapturingGroup') groups.push(node as AST.CapturingGroup);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'parent' || key === 'references' || key === 'resolved') continue;
      for (const one of Array.isArray(value) ? value : [value]) collect(one);
    }
  };
  collect(pattern);
  const part = new Compiler(expression, exec, groups).alternatives(pattern.alternatives, false);
  return (text, from, sticky) => {
    for (let start = from; start <= text.length; start += 1) {
      step();
      const reached = part(text, start, [], (at, ends) => ({ at, ends }));
      if (reached !== null) return resultOf(text, start, reached, groups);
      if (sticky) return null;
    }
    return null;
  };
}

function resultOf(
  text: string,
  start: number,
  { at, ends }: Reached,
  groups: readonly AST.CapturingGroup[],
): RegExpExecArray {
  const spans: Ends = [[start, at], ...groups.map((_, number) => ends[number + 1])];
  const said = spans.map((span) => span && text.slice(...span)) as string[];
  const named = groups.flatMap(({ name }, number) =>
    name === null ? [] : [[name, said[number + 1]] as const],
  );
  return Object.assign(said, {
    index: start,
    input: text,
    groups: named.length === 0 ? undefined : Object.fromEntries(named),
    indices: spans,
  }) as unknown as RegExpExecArray;
}

const WORD_LETTER = /^\w$/;

class Compiler {
  readonly #unicode: boolean;
  readonly #flags: string;

  constructor(
    readonly expression: RegExp,
    readonly exec: RegExp['exec'],
    readonly groups: readonly AST.CapturingGroup[],
  ) {
    this.#unicode = expression.unicode || expression.unicodeSets;
    this.#flags = expression.flags.replace(/[gymd]/g, '');
  }

  alternatives(all: readonly AST.Alternative[], back: boolean): Part {
    const parts = all.map(({ elements }) => this.#sequence(elements, back));
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return only;
    // A browser too looks at a letter before it tries the words that begin with another.
    const firsts = all.map(({ elements }) => (back ? elements.at(-1) : elements[0]));
    const heads = firsts.map((first) => (first?.type === 'Character' ? this.#isCharacter(first) : null));
    const byLetter = new Map<string, readonly Part[]>();
    return (text, at, ends, next) => {
      const letter = this.#letter(text, at, back);
      let tried = byLetter.get(letter);
      if (tried === undefined) {
        tried = parts.filter((_, place) => heads[place]?.(letter) !== false);
        byLetter.set(letter, tried);
      }
      step();
      for (const part of tried) {
        const reached = part(text, at, ends, next);
        if (reached !== null) return reached;
      }
      return null;
    };
  }

  #letter(text: string, at: number, back: boolean): string {
    if (!this.#unicode) return text.charAt(back ? at - 1 : at);
    if (!back) return at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '';
    const isPair = (text.charCodeAt(at - 1) & 0xfc00) === 0xdc00;
    return text.slice(Math.max(0, at - (isPair ? 2 : 1)), at);
  }

  #isCharacter(node: AST.Character | AST.CharacterSet | AST.CharacterClass): (letter: string) => boolean {
    const one = new RegExp(`^(?:${node.raw})$`, `${this.#flags.replace('s', '')}s`);
    const anyButLines = node.type === 'CharacterSet' && node.kind === 'any' && !this.expression.dotAll;
    const known = new Map<string, boolean>();
    return (letter) => {
      let is = known.get(letter);
      if (is === undefined) {
        is =
          letter !== '' &&
          !(anyButLines && '\n\r\u2028\u2029'.includes(letter)) &&
          this.exec.call(one, letter) !== null;
        known.set(letter, is);
      }
      return is;
    };
  }

  #sequence(elements: readonly AST.Element[], back: boolean): Part {
    const parts = elements.map((element) => this.#element(element, back));
    const order = back ? parts : parts.toReversed();
    return order.reduce<Part>(
      (behind, part) => (text, at, ends, next) =>
        part(text, at, ends, (reached, now) => behind(text, reached, now, next)),
      (_, at, ends, next) => next(at, ends),
    );
  }

  #element(node: AST.Element, back: boolean): Part {
    if (node.type === 'Character' || node.type === 'CharacterSet' || node.type === 'CharacterClass') {
      const is = this.#isCharacter(node);
      return (text, at, ends, next) => {
        step();
        const letter = this.#letter(text, at, back);
        return is(letter) ? next(back ? at - letter.length : at + letter.length, ends) : null;
      };
    }
    if (node.type === 'Group') return this.alternatives(node.alternatives, back);
    if (node.type === 'CapturingGroup') return this.#capturing(node, back);
    if (node.type === 'Quantifier') return this.#quantified(node, back);
    if (node.type === 'Assertion') return this.#assertion(node);
    if (node.type === 'Backreference') return this.#same(node);
    throw new Error(`count-steps knows no ${node.type}`);
  }

  #capturing(node: AST.CapturingGroup, back: boolean): Part {
    const number = this.groups.indexOf(node) + 1;
    const inside = this.alternatives(node.alternatives, back);
    return (text, at, ends, next) =>
      inside(text, at, ends, (reached, now) => {
        const held = [...now];
        held[number] = back ? [reached, at] : [at, reached];
        return next(reached, held);
      });
  }

  #same(node: AST.Backreference): Part {
    const number = typeof node.ref === 'number' ? node.ref : -1;
    return (text, at, ends, next) => {
      const span = ends[number];
      const said = span === undefined ? '' : text.slice(...span);
      step();
      return text.startsWith(said, at) ? next(at + said.length, ends) : null;
    };
  }

  #quantified({ element, min, max, greedy }: AST.Quantifier, back: boolean): Part {
    const part = this.#element(element, back);
    // How often it was read is of no matter once that is often enough, where there is no most.
    const most = max === Number.POSITIVE_INFINITY ? min : max;
    const known: Part[] = [];
    const more = (count: number): Part => {
      known[count] ??= (text, at, ends, next) => {
        const again = () =>
          count >= max
            ? null
            : part(text, at, ends, (reached, now) =>
                reached === at && count >= min
                  ? null
                  : more(Math.min(count + 1, most))(text, reached, now, next),
              );
        if (count < min) return again();
        return greedy ? (again() ?? next(at, ends)) : (next(at, ends) ?? again());
      };
      return known[count];
    };
    return more(0);
  }

  #assertion(node: AST.Assertion): Part {
    if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
      const inside = this.alternatives(node.alternatives, node.kind === 'lookbehind');
      return (text, at, ends, next) => {
        const reached = inside(text, at, ends, (end, now) => ({ at: end, ends: now }));
        if ((reached !== null) === node.negate) return null;
        return next(at, reached?.ends ?? ends);
      };
    }
    const isLine = (letter: string) => letter === '' || (this.expression.multiline && letter === '\n');
    const isWord = (letter: string) => letter !== '' && this.exec.call(WORD_LETTER, letter) !== null;
    return (text, at, ends, next) => {
      step();
      const [before, behind] = [text.charAt(at - 1), text.charAt(at)];
      const holds =
        node.kind === 'start'
          ? isLine(before)
          : node.kind === 'end'
            ? isLine(behind)
            : node.kind === 'word' && (isWord(before) !== isWord(behind)) !== node.negate;
      return holds ? next(at, ends) : null;
    };
  }
}
