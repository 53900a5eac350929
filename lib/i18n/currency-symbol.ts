interface CurrencyFormat {
  readonly symbol: string;
  readonly decimals: number;
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

/** How many decimals amounts of a currency are written with; 0 for what is no currency's code. */
export function currencyDecimals(code: string): number {
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
    return { symbol, decimals: format.resolvedOptions().maximumFractionDigits ?? 0 };
  } catch {
    // RangeError: not three letters.
    return { symbol: code, decimals: 0 };
  }
}
