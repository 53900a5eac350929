/** What a shop's text to a customer may name; written in braces: `{code}`. */
export const PLACEHOLDERS = ['name', 'number', 'code', 'amount', 'village', 'day', 'link'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/** What is put in; empty where it is not known. */
export type MessageFacts = Readonly<Record<Placeholder, string>>;

/** Of what a text is written: a parcel that was made, or an order that is to be confirmed before it is shipped. */
export const MESSAGE_KINDS = ['made', 'confirm'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Characters of a text: what goes into an address with it stays within what browsers open. */
export const LONGEST_TEXT = 600;

const BRACED = /\{([^{}]*)\}/g;

/** The text with what is known put in; what is not known leaves no gap behind. */
export function fillMessage(text: string, facts: MessageFacts): string {
  const filled = text.replace(BRACED, (whole, name: string) =>
    isPlaceholder(name.trim()) ? facts[name.trim() as Placeholder] : whole,
  );
  return filled
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([.,،:?؟!])/g, '$1')
    .trim();
}

/** What stands in braces and means nothing, as it was written. */
export function unknownPlaceholders(text: string): readonly string[] {
  return Array.from(text.matchAll(BRACED), ([whole, name = '']) =>
    isPlaceholder(name.trim()) ? null : whole,
  ).filter((whole) => whole !== null);
}

function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((each) => each === name);
}
