import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';
import { type Direction, directionOf, type Language } from './language';
import type { Messages, TextId, TextValue, VariablesOf } from './messages';

/** A text that names no variable takes no arguments, any other takes exactly its own. */
type Arguments<Id extends TextId> = [VariablesOf<Id>] extends [never]
  ? []
  : [Readonly<Record<VariablesOf<Id>, TextValue>>];

export interface Translator {
  readonly language: Language;
  readonly direction: Direction;
  /** The text of an id known when written; arguments are isolated so that their direction cannot spill. */
  t<Id extends TextId>(id: Id, ...args: Arguments<Id>): string;
  /**
   * The text of an id put together from a code (`failure-…`, `finding-…`), whose arguments come with
   * the code. An argument the code did not bring reads `none`, for which patterns can keep a variant.
   */
  lookUp(id: TextId, args?: Readonly<Record<string, TextValue>>): string;
}

/**
 * Speaks one language. Patterns are parsed when first asked for: a popup shows a tenth of all texts, and most of
 * those name nothing that would have to be put in.
 * Numbers are always in Latin digits, as on labels and in the service's panel.
 */
export function createTranslator(language: Language, messages: Messages): Translator {
  const bundle = new FluentBundle(`${language}-u-nu-latn`, { functions: { LOWER: lowerCased } });
  const parsed = new Map<TextId, ParsedPattern>();

  function parse(id: TextId): ParsedPattern {
    const source = messages[id];
    const [message] = new FluentResource(`text = ${source}`).body;
    const names = new Set(Array.from(source.matchAll(/\$([\w-]+)/g), ([, name = '']) => name));
    return { pattern: message?.value ?? source, names };
  }

  function lookUp(id: TextId, args: Readonly<Record<string, TextValue>> = {}): string {
    const source = messages[id];
    if (!source.includes('{')) return source;
    const { pattern, names } = parsed.get(id) ?? parse(id);
    parsed.set(id, { pattern, names });
    const complete = Object.fromEntries(Array.from(names, (name) => [name, args[name] ?? 'none']));
    return bundle.formatPattern(pattern, complete, []);
  }

  return { language, direction: directionOf(language), t: (id, ...args) => lookUp(id, args[0]), lookUp };
}

/** `{ LOWER($field ) }` in a pattern: a title within a sentence, for a language that begins titles with a capital alone. */
function lowerCased([title]: readonly FluentValue[]): string {
  return String(title).toLowerCase();
}

interface ParsedPattern {
  readonly pattern: Parameters<FluentBundle['formatPattern']>[0];
  readonly names: ReadonlySet<string>;
}
