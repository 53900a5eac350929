/** Text that is data and not the admin's own words: it stays as it is in every language. */
const DATA =
  'script, style, template, address, [id^=address] p, #customerInfo h2, .order-payment-method-title, .product-title, .productName, .productReference';
/** Attributes that hold words. */
const WORDS = ['title', 'alt', 'placeholder', 'aria-label', 'data-original-title'] as const;
/** The code of a currency, which no language translates. */
const CODE = /^(?:ILS|JOD|USD|GBP|EUR)$/;
const AMOUNT = /(-?)\s*([₪$£€]|JOD)\s?([\d,]+\.\d+)/g;

/** How an admin writes an amount: its sign (`-` or nothing), its currency's sign, and its number (`1,234.50`). */
export type WriteAmount = (sign: string, symbol: string, number: string) => string;

/**
 * The same page in an admin of another language: every word in Latin letters is put into Arabic letters (not into
 * words: no reader can know them), data and the shop's own names apart, and every amount is written as told.
 * @param data texts that are no words of the admin (`truth.json`)
 */
export function translatePage(document: Document, data: ReadonlySet<string>, write: WriteAmount): void {
  document.documentElement.lang = 'ar';
  document.documentElement.dir = 'rtl';
  const texts = document.createTreeWalker(document.documentElement, 4);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    const inArabic = inArabicLetters(text);
    if (inArabic === text && !/\d/.test(text)) continue;
    if (data.has(text.trim())) continue;
    // Asked of words alone: to look through what a text stands in takes longer than all else here.
    const isData = inArabic !== text && node.parentElement?.closest(DATA) != null;
    node.nodeValue = writeAmounts(isData ? text : inArabic, write);
  }
  for (const element of document.querySelectorAll(WORDS.map((name) => `[${name}]`).join())) {
    for (const name of WORDS) {
      const text = element.getAttribute(name);
      if (text !== null && !data.has(text.trim())) element.setAttribute(name, inArabicLetters(text));
    }
  }
}

function inArabicLetters(text: string): string {
  return text.replace(/[A-Za-z]+/g, (word) =>
    CODE.test(word)
      ? word
      : [...word].map((letter) => 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'[letter.charCodeAt(0) & 31]).join(''),
  );
}

function writeAmounts(text: string, write: WriteAmount): string {
  return text.replace(AMOUNT, (_, sign: string, symbol: string, number: string) =>
    write(sign, symbol, number),
  );
}

/** ٠١٢ for 012. */
export function arabicDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
}
