import { encode } from 'uqr';

/** ISO/IEC 18004: what scanners need around it, in modules. */
const QUIET_ZONE = 4;

/** The modules of a text as a QR code, row by row, quiet zone included: `true` is dark. Any text of a code fits. */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: QUIET_ZONE }).data;
}
