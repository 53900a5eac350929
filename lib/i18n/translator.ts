import { FluentBundle, FluentResource } from '@fluent/bundle';
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
 * Speaks one language. Patterns are parsed when first asked for: a popup shows a tenth of all texts.
 * Numbers are always in Latin digits, as on labels and in the service's panel.
 */
export function createTranslator(language: Language, messages: Messages): Translator {
  const bundle = new FluentBundle(`${language}-u-nu-latn`);

  function lookUp(id: TextId, args: Readonly<Record<string, TextValue>> = {}): string {
    if (!bundle.hasMessage(id)) bundle.addResource(new FluentResource(`${id} = ${messages[id]}`));
    const pattern = bundle.getMessage(id)?.value ?? id;
    const variables = messages[id].matchAll(/\$([\w-]+)/g);
    const complete = Object.fromEntries(
      Array.from(variables, ([, name = '']) => [name, args[name] ?? 'none']),
    );
    return bundle.formatPattern(pattern, complete, []);
  }

  return { language, direction: directionOf(language), t: (id, ...args) => lookUp(id, args[0]), lookUp };
}
