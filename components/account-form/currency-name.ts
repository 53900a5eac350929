/** The currency's name; a code that is still being typed is shown as it is. */
export function currencyName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'currency' }).of(code) ?? code;
  } catch {
    // Not a currency code: the field itself says so.
    return code;
  }
}
