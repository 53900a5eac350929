import loaded from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';

const Code128 = 'default' in loaded ? loaded.default : loaded;

/** Printable ASCII: what every Code 128 scanner types as it stands. */
const PRINTABLE = /^[\x20-\x7e]{1,48}$/;

/**
 * The modules of a text in Code 128 (ISO/IEC 15417), from left to right, start and stop included and the quiet
 * zones not: `true` is a bar. `null` for a text that it cannot carry, or only too finely for a label.
 */
export function findCode128(text: string): readonly boolean[] | null {
  if (!PRINTABLE.test(text)) return null;
  return Array.from(new Code128(text, {}).encode().data, (module) => module === '1');
}
