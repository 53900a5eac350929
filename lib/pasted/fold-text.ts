const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
/** Direction marks, joiners, the soft hyphen, vowel signs of nobody's interest stay; these only hide. */
const INVISIBLE = /\ufe0f|[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** What chats use to make text bold, and what pages leave behind. */
const DECORATION = /[*_~`"“”«»•●▪]|<\/?[a-z][^<>\n]{0,200}>/gi;
/** A letter of two units, such as a picture, with what may modify it. */
const PICTURE = /\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}\u{1f1e6}-\u{1f1ff}]/gu;
const DATE = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?`;
const TIME = String.raw`\d{1,2}:\d\d(?::\d\d)?(?: ?(?:[ap]\.? ?m\.?|[صم]|صباحا|مساء)(?!\p{L}))?`;
const MOMENT = `(?:${DATE}[،, ]+(?:في |at )?${TIME}|${TIME}[،, ]+${DATE})`;
/** When a message was sent, and who sent it, in front of each line of a copied chat. Digits are 0-9 here. */
const CHAT_STAMP = new RegExp(
  `^[ \\t]*(?:\\[ *(?:${MOMENT}|${TIME}) *\\] *-?|${MOMENT} *[-–]) *(?:[^:\\n]{1,40}:)?`,
  'gimu',
);
/** Lines that a chat adds by itself: a forwarded, deleted or left out message. */
const CHAT_LINE =
  /^[ \t]*[<[(]?(?:media omitted|(?:image|video|audio|sticker|gif|document) omitted|تم استبعاد الوسائط|الوسائط غير مدرجة|this message was deleted|you deleted this message|تم حذف هذه الرسالة|حذفت هذه الرسالة|forwarded(?: many times| message)?|(?:رسالة )?(?:محول[ةه]|معاد توجيهها|معاد إرسالها)|تم(?:ت)? (?:ال)?(?:تحويل(?:ها)?(?: من (?:مجموع[ةه]|قنا[ةه]|صفح[ةه]|جروب|قروب|كروب)[^\n]*)?|(?:إ|ا)?عادة (?:ال)?توجيه(?:ها)?)|you sent|הועבר(?:ה)?|הודעה זו נמחקה|<המדיה לא נכללה>)[>\])]?[:. ]*$/gimu;

const blanks = (text: string): string => ' '.repeat(text.length);

/**
 * The text as it is read, every character at its own place still: digits as 0-9, and blanks where there is
 * nothing to be read (marks that are not seen, decoration, pictures that are no labels, chat stamps).
 * @param keep pictures that are read as words
 */
export function foldText(text: string, keep: RegExp): string {
  return text
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(INVISIBLE, ' ')
    .replace(/[^\S\n]/g, ' ')
    .replace(CHAT_STAMP, blanks)
    .replace(CHAT_LINE, blanks)
    .replace(/(?<=[\p{L}])"(?=\p{L})/gu, '״')
    .replace(DECORATION, blanks)
    .replace(PICTURE, (picture) => (keep.test(picture) ? picture : blanks(picture)));
}
