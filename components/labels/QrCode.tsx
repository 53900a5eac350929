import { modulePath } from '../../lib/labels/module-path';
import { qrCode } from '../../lib/labels/qr-code';

/** A code for cameras. */
export function QrCode({ text }: { readonly text: string }) {
  const rows = qrCode(text);
  return (
    <svg
      class="label__qr"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shape-rendering="crispEdges"
      aria-hidden="true"
    >
      <path d={modulePath(rows)} />
    </svg>
  );
}
