import { type Decimal, type Fact, known, unknown } from '../../order';
import { lineFact, patternFact } from '../facts';
import { jsonObject, parseJson } from '../json';
import { findShownAmount, LONGEST_MARK } from '../number-format';
import { readShownAmounts } from '../shown-amounts';
import { cleanLine } from '../text';
import type { PrestaShopPage } from './places';

/** How amounts of the order are written, where the page says so. */
export interface PriceFormat {
  /** ISO code of the order's own currency. */
  readonly currency: Fact<string>;
  read(shown: string | null): Fact<Decimal>;
}

/**
 * By the specification's code and symbol of the currency, and its `numberSymbols`, of which the first two are the decimal
 * and the thousands mark (`cldr/number-formatter`).
 */
export function readPriceFormat({ all }: PrestaShopPage): PriceFormat {
  const json = jsonObject(parseJson(all('priceFormat')[0] ?? ''));
  const symbols: unknown = json.numberSymbols ?? json.symbol;
  const [decimalMark, thousandsMark]: unknown[] = Array.isArray(symbols) ? symbols : [];
  const code = json.currencyCode;
  const signs = [json.currencySymbol, code].flatMap((sign) =>
    typeof sign === 'string' ? cleanLine(sign) : [],
  );
  const readShown = readShownAmounts(all('amounts'), null);
  return {
    currency: patternFact(lineFact(code, 'store-data'), /^[A-Z]{3}$/),
    read(shown) {
      if (shown === null) return unknown('not-shown');
      const text = cleanLine(shown);
      if (typeof decimalMark !== 'string' || typeof thousandsMark !== 'string') return readShown(text);
      const bare = signs.reduce((rest, sign) => rest.replace(sign, () => ''), text);
      const amount = findShownAmount(bare, {
        decimalMark: decimalMark.slice(0, LONGEST_MARK),
        thousandsMark: thousandsMark.slice(0, LONGEST_MARK),
      });
      return amount === null ? unknown('unreadable', text.slice(0, 100)) : known(amount, 'labelled-text');
    },
  };
}
