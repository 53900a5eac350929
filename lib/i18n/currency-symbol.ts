/** A symbol is asked for with every amount that is shown, and a formatter is dear to make. */
const known = new Map<string, string>();

/**
 * What people call a currency in figures: `₪`, `$`, and the code itself where no short sign is usual (`JOD`).
 * @param code ISO 4217; anything else comes back as it is.
 */
export function currencySymbol(code: string): string {
  const symbol = known.get(code) ?? readSymbol(code);
  known.set(code, symbol);
  return symbol;
}

function readSymbol(code: string): string {
  try {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    });
    return format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? code;
  } catch {
    // RangeError: not three letters.
    return code;
  }
}
