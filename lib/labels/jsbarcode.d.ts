/** One symbology of the library by itself, a tenth of its whole; it is not among its own types. */
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  class Code128 {
    constructor(text: string, options: object);
    encode(): { readonly text: string; readonly data: string };
  }
  /** A CommonJS module: its class is `default`, which some loaders take out and some leave in. */
  const loaded: typeof Code128 | { readonly default: typeof Code128 };
  export default loaded;
}
