/** Messages of `../shared/data/chat` whose label is believed wrong, each with its reason; counted apart. */
export const SUSPECTED: Readonly<Record<string, string>> = {};
