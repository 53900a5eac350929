import { isDecimal } from '../../lib/decimal';
import type { FailureCode } from '../../lib/failure';
import { findingText } from '../../lib/i18n/finding-text';
import { hourText } from '../../lib/i18n/moment-text';
import type { Decimal } from '../../lib/order';
import { type Tone, toneOf } from '../../lib/outbox/meaning';
import { codesOf } from '../../lib/outbox/meaning-of-parts';
import { findLimitEnd } from '../../lib/outbox/meaning-of-waiting';
import { type Reviewed, type ReviewStatus, STATE_TITLES } from '../../lib/review/review-status';
import { OrderLink } from '../outbox/OrderLink';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Ltr } from '../ui/Ltr';
import { Phone } from '../ui/Phone';
import { Tag } from '../ui/Tag';
import { cellOf } from '../ui/VirtualTable';
import type { Villages } from '../village-picker/villages';
import { firstReason } from './first-reason';
import { type RowAnswer, RowQuestion } from './RowQuestion';
import { type ShownParcel, shownParcel } from './shown-parcel';

const Cell = cellOf('review');

interface ReviewRowProps {
  readonly reviewed: Reviewed;
  /** From 0, among all that are shown. */
  readonly index: number;
  readonly open: boolean;
  readonly currency: string | null;
  /** Of all its parcels; `null`: not known. */
  readonly fee: Decimal | null;
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

export function ReviewRow(props: ReviewRowProps) {
  const { reviewed, index, open, currency, fee, aligned, failure, findVillage, onOpenInStore } = props;
  const translator = useText();
  const { t } = translator;
  const { order, status } = reviewed;
  const parcel = shownParcel(reviewed, findVillage);
  const number = order.number ?? order.orderId;
  const reason = firstReason(reviewed, failure, translator);
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
          class="bare strong leads review__open"
          aria-expanded={open}
          aria-label={`${t('review-open', { number })}: ${parcel.name}`}
          onClick={props.onOpen}
        >
          <bdi>{parcel.name}</bdi>
        </button>
        <span class="soft small">
          <Phone value={parcel.phone} />
        </span>
        {parcel.history !== undefined && (
          <span class="soft small">{findingText(parcel.history, translator)}</span>
        )}
      </Cell>
      <VillageCell parcel={parcel} reviewed={reviewed} reason={reason} open={open} />
      <Cell name="street">
        <bdi class="small review__street" title={parcel.street}>
          {parcel.street}
        </bdi>
      </Cell>
      <Cell name="amount">
        {isDecimal(parcel.amount) ? (
          <span class="label-rows__amount">
            <Amount value={parcel.amount} currency={currency} aligned={aligned} />
          </span>
        ) : (
          <bdi class="soft">{parcel.amount || '—'}</bdi>
        )}
        {parcel.parcels > 1 && (
          <span class="soft small">{t('parcels-count', { count: parcel.parcels })}</span>
        )}
      </Cell>
      <Cell name="fee">
        {fee !== null && (
          <span class="soft">
            <Amount value={fee} currency={currency} aligned={aligned} />
          </span>
        )}
      </Cell>
      <StateCell
        reviewed={reviewed}
        reason={reason}
        open={open}
        currency={currency}
        onAnswer={props.onAnswer}
      />
    </tr>
  );
}

interface VillageCellProps extends Pick<ReviewRowProps, 'reviewed' | 'open'> {
  readonly parcel: ShownParcel;
  readonly reason: string | null;
}

function VillageCell({ parcel, reviewed, reason, open }: VillageCellProps) {
  const { t } = useText();
  const { form } = reviewed.order;
  const { village, isSent } = parcel;
  const words = form?.draft.words?.village;
  const quote = words === undefined ? null : t('order-says', { text: words });
  return (
    <Cell name="village">
      {village === null ? (
        form !== null &&
        !isSent && (
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
          <bdi class="label-rows__village">{village.name}</bdi> <bdi class="soft small">{village.city}</bdi>
        </span>
      )}
    </Cell>
  );
}

interface StateCellProps extends Pick<ReviewRowProps, 'reviewed' | 'open' | 'currency' | 'onAnswer'> {
  readonly reason: string | null;
}

/** How the order stands, why it needs the person, and what they may answer. */
function StateCell({ reviewed, reason, open, currency, onAnswer }: StateCellProps) {
  const { row, status } = reviewed;
  const { t, lookUp, language } = useText();
  const limitEnd = row === null || status !== 'queued' ? null : findLimitEnd(row);
  return (
    <Cell name="state">
      <span class="cluster">
        <Tag tone={TONES[status] ?? (row === null ? 'plain' : toneOf(row))}>
          {limitEnd === null
            ? lookUp(STATE_TITLES[status])
            : t('row-until', { time: hourText(limitEnd, language) })}
        </Tag>
        {row !== null &&
          codesOf(row).map((code) => (
            <Ltr key={code} code>
              {code}
            </Ltr>
          ))}
      </span>
      {reason !== null && !(open && SAID_BELOW.has(status)) && (
        <span class="review__reason small">{reason}</span>
      )}
      {!open && <RowQuestion reviewed={reviewed} currency={currency} onAnswer={onAnswer} />}
    </Cell>
  );
}
