const DATE = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?`;
const TIME = String.raw`\d{1,2}:\d\d(?::\d\d)?(?: ?(?:[ap]\.? ?m\.?|[صم]|صباحا|مساء)(?!\p{L}))?`;
const MOMENT = `(?:${DATE}[،, ]+(?:في |at )?${TIME}|${TIME}[،, ]+${DATE})`;

/** When a message was sent, and who sent it, in front of each line of a copied chat. Digits are 0-9 here. */
export const CHAT_STAMP = new RegExp(
  `^[ \\t]*(?:\\[ *(?:${MOMENT}|${TIME}) *\\] *-?|${MOMENT} *[-–]) *(?:[^:\\n]{1,40}:)?`,
  'gimu',
);
