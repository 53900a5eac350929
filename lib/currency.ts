interface CurrencyFormat {
  readonly symbol: string;
  readonly decimals: number | null;
}

/** Each amount that is shown needs one, and making a formatter is slow. */
const known = new Map<string, CurrencyFormat>();

/**
 * What people call a currency in figures: `₪`, `$`, and the code itself where no short sign is usual (`JOD`).
 * @param code ISO 4217; anything else comes back as it is.
 */
export function currencySymbol(code: string): string {
  return formatOf(code).symbol;
}

/** How many decimals a currency has: 2 for ILS, 3 for JOD. @param code ISO 4217; `null` for what is none. */
export function currencyDecimals(code: string): number | null {
  return formatOf(code).decimals;
}

function formatOf(code: string): CurrencyFormat {
  const format = known.get(code) ?? readFormat(code);
  known.set(code, format);
  return format;
}

function readFormat(code: string): CurrencyFormat {
  try {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    });
    const symbol = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? code;
    return { symbol, decimals: format.resolvedOptions().maximumFractionDigits ?? null };
  } catch {
    // RangeError: not three letters.
    return { symbol: code, decimals: null };
  }
}
