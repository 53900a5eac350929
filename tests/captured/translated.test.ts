import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { type CapturedOrderPage, capturedOrderPages } from './captured-store';
import { checkPage } from './check-pages';
import { arabicDigits, translatePage, type WriteAmount } from './translate';
import type { Truth } from './truth';

const PAGES = fileURLToPath(new URL('../../../shared/pages', import.meta.url));

const NO_BREAK = '\u00a0';
const RIGHT_TO_LEFT = '\u200f';
const sign = (symbol: string) => (symbol === 'JOD' ? `د.أ.${RIGHT_TO_LEFT}` : symbol);

/** How browsers' and servers' language data write amounts in these languages, with their invisible marks. */
const LANGUAGES: Readonly<Record<string, WriteAmount>> = {
  'Arabic, Arabic digits': (minus, symbol, number) =>
    `${minus && '\u061c-'}${RIGHT_TO_LEFT}${arabicDigits(number).replaceAll(',', '٬').replace('.', '٫')}${NO_BREAK}${sign(symbol)}`,
  'Arabic, decimal comma': (minus, symbol, number) =>
    `${minus && '\u200e-'}${RIGHT_TO_LEFT}${number.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))}${NO_BREAK}${sign(symbol)}`,
  'minus at the end': (minus, symbol, number) => `${number}${minus}${NO_BREAK}${sign(symbol)}`,
};

/** What stands in the order as its shop or customer wrote it. */
function dataOf({ number, method, items, recipient }: Truth): ReadonlySet<string> {
  const name = `${recipient?.firstName} ${recipient?.lastName}`;
  const texts = [
    number,
    method,
    name,
    ...items.map((item) => item.name),
    ...Object.values(recipient ?? {}).flat(),
  ];
  return new Set(texts.filter((text) => typeof text === 'string'));
}

/** PrestaShop tells its page how amounts are written. */
function specify(document: Document, write: WriteAmount): void {
  const [, thousands, decimal] = /1(\D)234(\D)50/.exec(write('', '', '1,234.50')) ?? [];
  for (const element of document.querySelectorAll('[data-price-specification]')) {
    const specification = JSON.parse(element.getAttribute('data-price-specification') ?? '');
    const { numberSymbols, currencySymbol } = specification;
    const symbols = [decimal, thousands, ...numberSymbols.slice(2)];
    const symbol = write('', 'JOD', '1').includes('JOD') ? currencySymbol : sign(currencySymbol);
    const told = { ...specification, numberSymbols: symbols, currencySymbol: symbol };
    element.setAttribute('data-price-specification', JSON.stringify(told));
  }
}

async function verdicts(page: CapturedOrderPage) {
  return (await checkPage(page))
    .filter(({ field }) => field !== 'status')
    .map(({ field, verdict }) => `${field}: ${verdict}`);
}

describe.skipIf(!existsSync(PAGES))(
  'captured pages as an admin in another language has them (skipped where they are not)',
  () => {
    globalThis.DOMParser ??= new JSDOM('').window.DOMParser;

    it.each(Object.entries(LANGUAGES))(
      '%s: every field but the status’ text is read as in English',
      async (_, write) => {
        const pages = capturedOrderPages(PAGES);
        expect(pages.length).toBeGreaterThan(20);
        for (const page of pages) {
          const before = await verdicts(page);
          translatePage(page.document, dataOf(page.truth), write);
          specify(page.document, write);
          expect(await verdicts(page), `${page.store} ${page.file}`).toEqual(before);
        }
      },
    );
  },
);
