import { isDecimal } from '../../lib/decimal';
import type { FailureCode } from '../../lib/failure';
import { findingText } from '../../lib/i18n/finding-text';
import { hourText } from '../../lib/i18n/moment-text';
import type { FeeQuote } from '../../lib/messaging/views/service';
import { type Tone, toneOf } from '../../lib/outbox/meaning';
import { findLimitEnd } from '../../lib/outbox/meaning-of-waiting';
import { sumOfShares } from '../../lib/parcel/shares';
import { wholeFee } from '../../lib/quotes/whole-fee';
import { isShipped, type Reviewed, type ReviewStatus } from '../../lib/review/review-status';
import { collectedBy, parcelsOf } from '../../lib/review/review-totals';
import { STATE_TITLES } from '../../lib/review/state-title';
import { optionalOriginText } from '../parcel-form/origin-text';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Ltr } from '../ui/Ltr';
import { Phone } from '../ui/Phone';
import { Tag } from '../ui/Tag';
import { cellOf } from '../ui/VirtualTable';
import type { Villages } from '../village-picker/villages';
import { firstReason } from './first-reason';
import { OrderLink } from './OrderLink';
import { type RowAnswer, RowQuestion } from './RowQuestion';

const Cell = cellOf('review');

interface ReviewRowProps {
  readonly reviewed: Reviewed;
  /** From 0, among all that are shown. */
  readonly index: number;
  readonly open: boolean;
  readonly currency: string | null;
  readonly fee: FeeQuote | null;
  /** Some of the shown amounts have decimals, so that all are written with them. */
  readonly aligned: boolean;
  /** Why the newest press did not queue it. */
  readonly failure: FailureCode | null;
  readonly findVillage: Villages['find'];
  readonly onOpen: () => void;
  readonly onOpenInStore: () => void;
  readonly onAnswer: (answer: RowAnswer) => void;
  /** Its index among the rendered rows, and the `ref` that measures it. */
  readonly item: number;
  readonly measure: (row: HTMLElement | null) => void;
}

/** Of an order that is in the outbox the tone is its row's (`toneOf`). */
const TONES: Partial<Readonly<Record<ReviewStatus, Tone>>> = {
  unreadable: 'bad',
  doubtful: 'warning',
  'shared-phone': 'warning',
  changed: 'warning',
  stopped: 'warning',
  ready: 'plain',
  'set-aside': 'plain',
};

/** In these states the form under an open row gives the reason itself. */
const SAID_BELOW: ReadonlySet<ReviewStatus> = new Set([
  'unreadable',
  'doubtful',
  'shared-phone',
  'changed',
  'refused',
]);

/** One order on one line. */
export function ReviewRow(props: ReviewRowProps) {
  const {
    reviewed,
    index,
    open,
    currency,
    fee,
    aligned,
    failure,
    findVillage,
    onOpen,
    onOpenInStore,
    onAnswer,
  } = props;
  const translator = useText();
  const { t } = translator;
  const { order, row, status } = reviewed;
  const shipped = row !== null && isShipped(reviewed);
  const form = order.form;
  const limitEnd = row === null || status !== 'queued' ? null : findLimitEnd(row);
  const fields = form?.draft.fields;
  const name = (shipped ? row.recipientName : fields?.firstName) || '—';
  const amount = shipped
    ? collectedBy(row)
    : (sumOfShares(fields?.parcels ?? []) ?? fields?.totalPrice ?? '');
  const parcels = (shipped ? row.parts : fields?.parcels)?.length ?? 0;
  const number = order.number ?? order.orderId;
  // A parcel is shown as it was sent: its form may have been discarded or edited since.
  const village = (shipped ? findVillage(row.villageId) : fields?.village) ?? null;
  const street = (shipped ? row.streetName : fields?.streetName) ?? '';
  const why =
    form === null || village === null || shipped
      ? null
      : optionalOriginText(form.draft.origins.village, translator);
  const words = form?.draft.words?.village;
  const reason = firstReason(reviewed, failure, translator);
  const history = shipped ? undefined : form?.draft.findings.find(({ code }) => code === 'recipient-history');
  const quote = words === undefined ? null : t('order-says', { text: words });
  return (
    <tr
      class={open ? 'review__row review__row--open' : 'review__row'}
      aria-rowindex={index + 2}
      ref={props.measure}
      data-index={index}
      data-item={props.item}
      data-order={order.orderId}
      data-status={status}
    >
      <Cell name="order">
        {order.link === '' ? (
          <Ltr>{number}</Ltr>
        ) : (
          <OrderLink link={order.link} title={t('outbox-note-open')} onOpen={onOpenInStore}>
            <Ltr>{number}</Ltr>
          </OrderLink>
        )}
      </Cell>
      <Cell name="recipient">
        <button
          type="button"
          class="review__open"
          aria-expanded={open}
          aria-label={`${t('review-open', { number })}: ${name}`}
          onClick={onOpen}
        >
          <bdi>{name}</bdi>
        </button>
        <span class="soft small">
          <Phone value={(shipped ? row.phone : fields?.phone) ?? ''} />
        </span>
        {history !== undefined && <span class="soft small">{findingText(history, translator)}</span>}
      </Cell>
      <Cell name="village">
        {village === null ? (
          form !== null &&
          !shipped && (
            <>
              <span class="soft">{t('bar-missing-village')}</span>
              {/* Not where a doubt about the village, or the form under an open row, quotes the same words. */}
              {quote !== null && !open && reason?.includes(quote) !== true && (
                <bdi class="small" title={words}>
                  {quote}
                </bdi>
              )}
            </>
          )
        ) : (
          <span class="review__where">
            <bdi class="label-rows__village">{village.name}</bdi>{' '}
            <span class="soft small">
              <bdi>{village.city}</bdi>
              {why !== null && ` · ${why}`}
            </span>
          </span>
        )}
        {reason !== null && !(open && SAID_BELOW.has(status)) && (
          <span class="review__reason small">{reason}</span>
        )}
        {!open && <RowQuestion reviewed={reviewed} currency={currency} onAnswer={onAnswer} />}
      </Cell>
      <Cell name="street">
        <bdi class="small review__street" title={street}>
          {street}
        </bdi>
      </Cell>
      <Cell name="amount">
        {isDecimal(amount) ? (
          <span class="label-rows__amount">
            <Amount value={amount} currency={currency} aligned={aligned} />
          </span>
        ) : (
          <bdi class="soft">{amount || '—'}</bdi>
        )}
        {parcels > 1 && <span class="soft small">{t('parcels-count', { count: parcels })}</span>}
      </Cell>
      <Cell name="fee">
        {fee !== null && (
          <span class="soft">
            <Amount value={wholeFee(fee)} currency={currency} aligned={aligned} />
          </span>
        )}
      </Cell>
      <Cell name="state">
        <span class="review__state">
          <Tag tone={TONES[status] ?? (row === null ? 'plain' : toneOf(row))}>
            {limitEnd === null
              ? translator.lookUp(STATE_TITLES[status])
              : t('row-until', { time: hourText(limitEnd, translator.language) })}
          </Tag>
          {row !== null &&
            parcelsOf(row).map(
              ({ id, parcelCode }) =>
                parcelCode !== null && (
                  <Ltr key={id} code>
                    {parcelCode}
                  </Ltr>
                ),
            )}
        </span>
      </Cell>
    </tr>
  );
}
