import type { PageTexts, PartyName } from '../../order';
import { controlValue } from '../controls';
import { isStateCode } from '../named-state';
import { collectTexts, textsAt } from '../places';
import { readNumberFormat } from './number-format';
import { TOTAL, WOOCOMMERCE_PLACES } from './places';
import { shownStates } from './state-names';

/** What stands on an order's page; all of it is read in the background. */
export function collectPage(document: Document): PageTexts {
  const { at, ...texts } = collectTexts(document, WOOCOMMERCE_PLACES);
  const { decimalMark, thousandsMark, decimals } = readNumberFormat(document);
  return {
    ...texts,
    at: {
      ...at,
      format: [decimalMark, thousandsMark, String(decimals)],
      ...findTotal(document),
      shippingState: stateName(document, 'shipping'),
      billingState: stateName(document, 'billing'),
    },
  };
}

/** The last row of the first table of totals, with the currency's symbols in it. */
function findTotal(document: Document): PageTexts['at'] {
  const rows = document.querySelector('table.wc-order-totals')?.querySelectorAll('tr') ?? [];
  const last = [...rows].at(-1);
  return last ? textsAt(last, TOTAL) : {};
}

function stateName(document: Document, kind: PartyName): string[] {
  const [code, country = ''] = ['state', 'country'].map(
    (name) => controlValue(document.getElementById(`_${kind}_${name}`))?.trim() ?? '',
  );
  const name = isStateCode(code) && shownStates(document)(kind, country, code);
  return name ? [name] : [];
}
