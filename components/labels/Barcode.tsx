import { findCode128 } from '../../lib/labels/code-128';
import { modulePath } from '../../lib/labels/module-path';

/** Code 128's quiet zone is ten modules on either side. */
const QUIET_ZONE = 10;
const HEIGHT = 20;
/** Millimetres a module has at most: a short code need not fill the label. */
const WIDEST_MODULE = 0.6;

/** A code for linear scanners; nothing where it cannot be one. The text stands beside it, always. */
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
      style={{ maxInlineSize: `${width * WIDEST_MODULE}mm` }}
      aria-hidden="true"
    >
      <path d={modulePath([modules], HEIGHT)} />
    </svg>
  );
}
