import loaded from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';
import { modulePath } from '../../lib/labels/module-path';
import { widthOfModules } from '../../lib/labels/whole-dots';

/** Code 128's quiet zone is ten modules on either side. */
const QUIET_ZONE = 10;
const HEIGHT = 20;
/** Millimetres: the width inside the narrowest label, and what a module has at most, since a short code need not fill it. */
const INSIDE_LABEL = 94;
const WIDEST_MODULE = 0.6;

/** A barcode for linear scanners; nothing where the text cannot be one. The text itself is always beside it. */
export function Barcode({ text }: { readonly text: string }) {
  const modules = findCode128(text);
  if (modules === null) return null;
  const width = modules.length + 2 * QUIET_ZONE;
  return (
    <svg
      class="label__barcode"
      viewBox={`${-QUIET_ZONE} 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      shape-rendering="crispEdges"
      style={{ inlineSize: `${widthOfModules(width, Math.min(INSIDE_LABEL, width * WIDEST_MODULE))}mm` }}
      aria-hidden="true"
    >
      <path d={modulePath([modules], HEIGHT)} />
    </svg>
  );
}

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
