import * as z from 'zod/mini';
import type { ParcelEdits } from './parcel-draft';
import { parseAmount } from './parse-amount';

const AMOUNTS = ['totalPrice', 'actualPrice', 'parcels'] as const;

export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));

/** In which currency each amount of a form was typed, by its ISO code; one that nobody knows is left out. */
export const amountCurrenciesSchema = z.partial(
  z.object({ totalPrice: currencyCode, actualPrice: currencyCode, parcels: currencyCode }),
);
export type AmountCurrencies = Readonly<z.infer<typeof amountCurrenciesSchema>>;

/** All amounts in one currency; `null`: nobody knows in which. */
export function allIn(currency: string | null): AmountCurrencies {
  return currency === null ? {} : { totalPrice: currency, actualPrice: currency, parcels: currency };
}

/**
 * An amount that was typed in another currency names it ("120 ILS"), and is not sent (`currency-differs`) until a
 * person writes it anew.
 */
export function shownIn<Typed extends ParcelEdits>(
  currency: string,
  edits: Typed,
  typedIn: AmountCurrencies = {},
): Typed {
  const named = (name: (typeof AMOUNTS)[number], text: string) => {
    const own = typedIn[name] ?? currency;
    return own === currency || !lacksCurrency(text) ? text : `${text.trim()} ${own}`;
  };
  const { totalPrice, actualPrice, parcels } = edits;
  return {
    ...edits,
    ...(totalPrice !== undefined && { totalPrice: named('totalPrice', totalPrice) }),
    ...(actualPrice !== undefined && { actualPrice: named('actualPrice', actualPrice) }),
    ...(parcels !== undefined && {
      parcels: parcels.map((share) => ({ ...share, amount: named('parcels', share.amount) })),
    }),
  };
}

/** A non-zero amount without a currency; zero is zero in any. */
function lacksCurrency(text: string): boolean {
  const read = parseAmount(text);
  return read.ok && read.currency === null && read.value !== '0';
}
