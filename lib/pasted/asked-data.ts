/** A datum of an order, and whose it is: "رقمك". */
const DATUM =
  '(?:(?:ال)?[اإ]سم(?:ك|ها|كم)?|(?:ال)?رقم(?:ك|كم)?|(?:ال)?عنوان(?:ك|كم)?|(?:ال)?(?:بلد|بلدت|محافظت?|حي|شارع|مكان|جوال|تلفون|هاتف)(?:ك|كم|[ةه])?|(?:ال)?(?:معلومات|بيانات)(?:ك|كم)?)(?: الثلاثي| الكامل| بالتفصيل| بالكامل)?';
/** How a shop asks for it. */
const GIVE = '(?:ابع[تث]|اعط|هات|تفضل|زود|لطفا|[اب]?حتاج|محتاج|ممكن)\\p{L}*|بدنا|عب(?:ي|و|وا|ّي)(?!\\p{L})';
/** What is certain to be a datum that is asked for: "البلد" ends an address as well. */
const MAIN = '(?=.*(?<!\\p{L})و?(?:ال)?(?:[اإ]سم|رقم|عنوان|معلومات|بيانات|بلدت?ك|محافظتك|جوال|تلفون))';
/** "ابعتوها على البلد" says where. */
const NOT_TO = '(?!(?:على|الى|إلى|ع|في|ل)(?!\\p{L}))';

/** Lines that ask for the data of an order, and say none: "ابعتيلي الاسم والعنوان", "▪️اسمك الثلاثي". */
export const ASKS_DATA = new RegExp(
  `^(?!.*\\d)${MAIN}[^\\p{L}\\n]*(?:.*(?<!\\p{L})(?:${GIVE})[^\\p{L}\\n]+(?:${NOT_TO}\\p{L}+[^\\p{L}\\n]+){0,2})?و?${DATUM}(?:[^\\p{L}\\n]+و?${DATUM})*(?:[^\\p{L}\\n]+(?:لو سمحت\\p{L}*|واقرب \\p{L}+|نحكي.*|من فضلك\\p{L}*|حبيبتي))?[^\\p{L}\\n]*$`,
  'gimu',
);

const ALONE = new RegExp(`^[^\\p{L}]*${DATUM}[^\\p{L}]*$`, 'iu');

/** A label that stands alone in its line asks for nothing, but for "your number": what it speaks of is in the next. */
export function isLabelAlone(line: string): boolean {
  return ALONE.test(line) && !/(?:ك|كم)(?!\p{L})/u.test(line);
}
