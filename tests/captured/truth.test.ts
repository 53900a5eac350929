import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CapturedOrderPage, capturedOrderPages } from './captured-store';
import { type CheckedField, checkPage, checkPages, count } from './check-pages';
import type { FieldVerdict } from './compare';
import { arabicDigits, translatePage, type WriteAmount } from './translate';
import type { Truth } from './truth';

/** Captured pages stand beside the project, not in it. */
const DIRECTORIES = ['pages', 'pages-new']
  .map((name) => fileURLToPath(new URL(`../../../shared/${name}`, import.meta.url)))
  .filter((directory) => existsSync(directory));

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

const verdictsOf = (fields: readonly FieldVerdict[]) =>
  fields.filter(({ field }) => field !== 'status').map(({ field, verdict }) => `${field}: ${verdict}`);

describe.skipIf(DIRECTORIES.length === 0)('captured pages (skipped where they are not)', () => {
  let pages: readonly CapturedOrderPage[] = [];
  let fields: readonly CheckedField[] = [];
  // Reading all pages may take long on a busy machine.
  beforeAll(async () => {
    pages = DIRECTORIES.flatMap(capturedOrderPages);
    fields = await checkPages(pages);
  }, 240_000);

  describe('against their stores’ databases, and what a clerk would write', () => {
    it('nothing is read or drafted wrong, and open is only what the page does not say', () => {
      expect(pages.length).toBeGreaterThan(0);
      expect(fields.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
      const open = fields.filter(({ verdict }) => verdict === 'open');
      expect(open).toEqual([]);
      // The code of a bank's transfer: Magento's page has the shop's own title of it alone.
      const missing = fields.filter(({ field, verdict }) => field === 'method' && verdict === 'not-carried');
      expect(missing.map(({ store, version, page }) => `${store}/${version}/${page}`)).toEqual([
        'magento/2.4.7/order-4.html',
        'magento/2.4.7/order-6.html',
        'magento/2.4.8-p2/order-4.html',
        'magento/2.4.8-p2/order-6.html',
      ]);
      expect(count(fields, 'right')).toBeGreaterThan(350);
    });
  });

  describe('as an admin in another language has them', () => {
    it.each(Object.entries(LANGUAGES))(
      '%s: every field but the status’ text is read as in English',
      async (_, write) => {
        expect(pages.length).toBeGreaterThan(20);
        for (const page of pages) {
          const { store, version, file } = page;
          const inEnglish = fields.filter(
            (field) => field.store === store && field.version === version && field.page === file,
          );
          const document = page.document.cloneNode(true) as Document;
          translatePage(document, page.truth === null ? new Set() : dataOf(page.truth), write);
          specify(document, write);
          const translated = await checkPage({ ...page, document });
          expect(verdictsOf(translated), `${store} ${file}`).toEqual(verdictsOf(inEnglish));
        }
      },
    );
  });
});
