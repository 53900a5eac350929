import { encode } from 'uqr';
import { compareDecimals } from '../../lib/decimal';
import type { LabelledEntry } from '../../lib/labels/choose-labels';
import { type LabelLayout, SHEETS } from '../../lib/labels/label-layout';
import { modulePath } from '../../lib/labels/module-path';
import { senderOf } from '../../lib/labels/sender';
import { widthOfModules } from '../../lib/labels/whole-dots';
import type { LabelWishes } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Ltr } from '../ui/Ltr';
import { Phone } from '../ui/Phone';
import { Barcode } from './Barcode';

interface LabelProps {
  readonly entry: LabelledEntry;
  readonly layout: LabelLayout;
  /** The account's. */
  readonly wishes: LabelWishes;
}

/**
 * What is stuck on a parcel. What the courier scans is not shown in its interface's description (spec, Parcel: of what
 * a `qr_code` holds nothing is told, of `qr_hash` not what it is for), so the parcel's code stands there as large
 * text, as Code 128 and as a QR code.
 */
export function Label({ entry, layout, wishes }: LabelProps) {
  const { t } = useText();
  const { parcelCode, place } = entry;
  const free = compareDecimals(entry.totalPrice, '0') === 0;
  return (
    <article class="label">
      <header class="spread label__head">
        <bdi class="label__sender strong breaks">{senderOf(entry.accountName)}</bdi>
        {wishes.phone !== '' && <Ltr>{wishes.phone}</Ltr>}
        {entry.testing && <strong class="label__practice">{t('environment-testing')}</strong>}
        {entry.orderNumber !== null && (
          <span>
            {t('ledger-column-order')} <Ltr>{entry.orderNumber}</Ltr>
          </span>
        )}
      </header>
      <div class="split grow label__to">
        <div class="stack grow label__words">
          <p class="label__place">
            {place === null ? (
              <span class="label__village breaks">{t('ledger-village-id', { id: entry.villageId })}</span>
            ) : (
              <>
                <span class="label__village breaks">
                  <bdi>{place.village}</bdi>
                </span>{' '}
                <span class="label__city strong">
                  <bdi>{place.city}</bdi>
                </span>
              </>
            )}
          </p>
          <p class="label__name breaks">
            <bdi>{entry.recipientName}</bdi>
          </p>
          <p class="actions digits label__phones">
            <Phone value={entry.phone} />
            {entry.phone2 !== null && <Phone value={entry.phone2} />}
          </p>
          <p class="label__street breaks">
            <bdi>{entry.streetName}</bdi>
          </p>
        </div>
        <QrCode text={parcelCode} most={SHEETS[layout].camera} />
      </div>
      <div class="split strong label__collect">
        <span>{t(free ? 'collect-nothing' : 'field-totalPrice')}</span>
        {!free && (
          <strong>
            <Amount value={entry.totalPrice} currency={entry.currency} />
          </strong>
        )}
      </div>
      {(entry.note !== null || wishes.contents) && (
        <p class="label__note breaks">
          {entry.note !== null && <bdi>{entry.note}</bdi>}{' '}
          {wishes.contents && (
            <span class="label__contents">
              <bdi>{entry.description}</bdi>
            </span>
          )}
        </p>
      )}
      <footer class="label__foot">
        <Barcode text={parcelCode} />
        <p class="label__code breaks">
          <Ltr code>{parcelCode}</Ltr>
        </p>
      </footer>
    </article>
  );
}

/** A code for cameras. `most`: millimetres. */
function QrCode({ text, most }: { readonly text: string; readonly most: number }) {
  const rows = qrCode(text);
  const side = `${widthOfModules(rows.length, most)}mm`;
  return (
    <svg
      class="label__qr"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shape-rendering="crispEdges"
      style={{ inlineSize: side, blockSize: side }}
      aria-hidden="true"
    >
      <path d={modulePath(rows)} />
    </svg>
  );
}

/** ISO/IEC 18004: what scanners need around it, in modules. */
const QUIET_ZONE = 4;

/** The modules of a text as a QR code, row by row, quiet zone included: `true` is dark. Any text of a code fits. */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: QUIET_ZONE }).data;
}
