/** Signs and words that one currency alone is written with; in lower case, without dots, quotes and blanks. */
const SYMBOLS: Readonly<Record<string, readonly string[]>> = {
  ILS: ['₪', 'nis', 'ils', 'שח', 'שקל', 'שקלים', 'شج', 'شيكل', 'شيقل'],
  JOD: ['jd', 'jds', 'jod', 'دأ', 'دا', 'دينارأردني', 'ديناراردني'],
  USD: ['us$', 'usd'],
  EUR: ['€', 'eur'],
};

/**
 * The currency that a symbol stands for, by its ISO code; `null` where several share it (`$`, `£`, `دينار`) or we do
 * not know it.
 */
export function findCurrency(symbol: string): string | null {
  const plain = symbol.toLowerCase().replace(/[\s.'"`״׳’”]/g, '');
  return Object.keys(SYMBOLS).find((code) => SYMBOLS[code]?.includes(plain)) ?? null;
}
