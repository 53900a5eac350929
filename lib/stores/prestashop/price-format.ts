import { type Decimal, type Fact, known, unknown } from '../../order';
import { lineOf } from '../elements';
import { lineFact, patternFact } from '../facts';
import { jsonObject, parseJson } from '../json';
import { findShownAmount } from '../number-format';
import { readShownAmounts } from '../shown-amounts';
import { cleanLine } from '../text';

/** How amounts of the order are written, where the page says so. */
export interface PriceFormat {
  /** ISO code of the order's own currency. */
  readonly currency: Fact<string>;
  read(element: Element | null): Fact<Decimal>;
}

/** Where amounts stand, to tell from all of them how they are written where the page does not say it. */
const AMOUNTS = '[id^=order][id$=Total], .cellProductUnitPrice, .cellProductTotalPrice';

/**
 * The page gives its own programs the order's price specification, in `data-price-specification` of the form
 * around the goods (`Blocks/View/products.html.twig`; made of the order's currency in `OrderController`): code and
 * symbol of the currency, and `numberSymbols`, of which the first two are the decimal and the thousands mark
 * (`cldr/number-formatter`).
 */
export function readPriceFormat(document: Document): PriceFormat {
  const attribute = document
    .querySelector('[data-price-specification]')
    ?.getAttribute('data-price-specification');
  const json = jsonObject(parseJson(attribute ?? ''));
  const symbols: unknown = json.numberSymbols ?? json.symbol;
  const [decimalMark, thousandsMark]: unknown[] = Array.isArray(symbols) ? symbols : [];
  const code = json.currencyCode;
  const readShown = readShownAmounts(
    [...document.querySelectorAll(AMOUNTS)].map((element) => element.textContent ?? ''),
    null,
  );
  return {
    currency: patternFact(lineFact(code, 'store-data'), /^[A-Z]{3}$/),
    read(element) {
      if (element === null) return unknown('not-shown');
      const text = lineOf(element);
      if (typeof decimalMark !== 'string' || typeof thousandsMark !== 'string') return readShown(text);
      const bare = [json.currencySymbol, code].reduce<string>(
        (rest, symbol) => (typeof symbol === 'string' ? rest.replace(cleanLine(symbol), () => '') : rest),
        text,
      );
      const amount = findShownAmount(bare, { decimalMark, thousandsMark });
      return amount === null ? unknown('unreadable', text.slice(0, 100)) : known(amount, 'labelled-text');
    },
  };
}
