/** The names that stand in a text with a blank between them. */
export type NamesIn<Text> = Text extends `${infer First} ${infer Rest}` ? First | NamesIn<Rest> : Text;

/** The same as a list, of several texts: a line for each subject. */
export function namesIn<const Text extends string>(...texts: readonly Text[]): readonly NamesIn<Text>[] {
  return texts.flatMap((text) => text.split(' ')) as readonly string[] as readonly NamesIn<Text>[];
}
