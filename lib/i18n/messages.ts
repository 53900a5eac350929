import type { en } from '../../assets/locales/en';

/** Every text's id. English is the list; the other locales are held to it by their type. */
export type TextId = keyof typeof en;

/** One locale: id → Fluent pattern. */
export type Messages = Readonly<Record<TextId, string>>;

/**
 * The variables a pattern names. Patterns write a variable as `$name` followed by a space or a line's end,
 * which is what lets the compiler read them.
 */
type VariablesIn<Pattern> = Pattern extends `${string}$${infer Name} ${infer Rest}`
  ? Name | VariablesIn<Rest>
  : never;

/** The names of the arguments a text needs, from its English pattern. */
export type VariablesOf<Id extends TextId> = VariablesIn<(typeof en)[Id]>;

export type TextValue = string | number;
