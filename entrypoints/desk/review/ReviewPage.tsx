import { FailureNote } from '../../../components/outbox/FailureNote';
import { createRowActions } from '../../../components/outbox/row-actions';
import { ShipButton } from '../../../components/outbox/ShipButton';
import { ReviewMessages } from '../../../components/review/ReviewMessages';
import { ReviewSummary } from '../../../components/review/ReviewSummary';
import { ReviewTable } from '../../../components/review/ReviewTable';
import type { ReviewState } from '../../../components/review/review-state';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Empty } from '../../../components/ui/Empty';
import { Notice } from '../../../components/ui/Notice';
import { saveCsv } from '../../../components/ui/save-file';
import { usePress } from '../../../components/ui/use-press';
import type { TextId } from '../../../lib/i18n/messages';
import type { Translator } from '../../../lib/i18n/translator';
import { isPrinted, type PrintedLabels } from '../../../lib/labels/printed-labels';
import { isWithdrawn } from '../../../lib/outbox/meaning';
import { labelledOf } from '../../../lib/outbox/meaning-of-parts';
import {
  goesOn,
  isOutOfHand,
  isShipped,
  isShownUnder,
  mayBeRetried,
  type Reviewed,
  type ReviewFilter,
} from '../../../lib/review/review-status';
import { reviewTable } from '../../../lib/review/review-table';
import type { Desk } from '../desk-state';
import { openLabels } from '../route';
import { shipAgain } from '../ship-again';

const FILTERS: readonly ReviewFilter[] = ['needs-you', 'all', 'ready', 'shipped'];

const FILTER_TITLES = {
  'needs-you': 'today-hand',
  all: 'ledger-state-all',
  ready: 'review-state-ready',
  shipped: 'row-created',
} as const satisfies Record<ReviewFilter, TextId>;

interface ReviewPageProps {
  readonly desk: Desk;
  readonly state: ReviewState;
  readonly printed: PrintedLabels;
}

/** The chosen orders and their states, and the button that ships all that are ready. */
export function ReviewPage({ desk, state, printed }: ReviewPageProps) {
  const { t } = useText();
  const counts = countReviewed(state.reviewed.value);
  const notIntended = state.notIntended.value.size;
  return (
    <>
      <ReviewHead {...{ state, counts, printed }} />
      <FailureNote failure={state.failure.value} />
      {counts.going > 0 && <ReviewProgress counts={counts} />}
      {notIntended > 0 && (
        <Notice tone="warning" live text={t('review-not-intended', { count: notIntended })} />
      )}
      {state.openedAtLink.value !== null && (
        <Notice tone="warning" live text={t('review-opened-at-link', { number: state.openedAtLink.value })} />
      )}
      <ReviewSummary state={state} />
      {desk.settings.value.messages != null && <ReviewMessages state={state} ask={desk.ask} />}
      {state.shown.value.length === 0 ? (
        <Empty title={t('ledger-none-title')}>
          <Button
            onPress={() => {
              state.filter.value = 'all';
            }}
          >
            {t('ledger-state-all')} ({state.reviewed.value.length})
          </Button>
        </Empty>
      ) : (
        <ReviewTable state={state} actions={createRowActions(desk.ask, state.onRow)} onAgain={shipAgain} />
      )}
    </>
  );
}

type Counts = ReturnType<typeof countReviewed>;

function countReviewed(reviewed: readonly Reviewed[]) {
  const count = (fits: (one: Reviewed) => boolean) => reviewed.filter(fits).length;
  return {
    ready: count(({ status }) => status === 'ready'),
    open: count((one) => !isOutOfHand(one) && one.status !== 'set-aside'),
    queued: count(({ status }) => status === 'queued'),
    going: count(({ status }) => status === 'queued' || status === 'sending'),
    goingOn: count(goesOn),
    stopped: count(({ status }) => status === 'stopped'),
    refused: count(mayBeRetried),
    intended: count(({ row }) => row !== null && !isWithdrawn(row)),
  };
}

interface ReviewHeadProps extends Pick<ReviewPageProps, 'state' | 'printed'> {
  readonly counts: Counts;
}

/** Which orders are shown, and what can be done with all of them. */
function ReviewHead({ state, counts, printed }: ReviewHeadProps) {
  const translator = useText();
  const { t, lookUp } = translator;
  const titleOf = (filter: ReviewFilter, count: number) =>
    `${lookUp(FILTER_TITLES[filter], { count })} (${count})`;
  const reviewed = state.reviewed.value;
  const { ready, open, queued, going, stopped, refused } = counts;
  const stop = usePress<'stop'>('review').button('stop', state.stop);
  const labelled = reviewed.flatMap(({ row, status }) =>
    isShipped({ status }) && row !== null ? labelledOf(row) : [],
  );
  const print = (parcels: typeof labelled) =>
    openLabels(
      parcels.map(({ id }) => id),
      'print',
    );
  const unprinted = labelled.filter((parcel) => !isPrinted(printed, parcel));
  return (
    <div class="cluster desk__head">
      <fieldset class="actions tight grow" aria-label={t('to-show')}>
        {FILTERS.map((filter) => (
          <button
            key={filter}
            type="button"
            class="filter"
            aria-pressed={state.filter.value === filter}
            onClick={() => {
              state.filter.value = filter;
            }}
          >
            {titleOf(filter, reviewed.filter((one) => isShownUnder(filter, one)).length)}
          </button>
        ))}
      </fieldset>
      {going > 0 && (
        <Button
          busy={stop.busy || (stopped > 0 && queued === 0)}
          onPress={stop.onPress}
          text={t('review-stop')}
        />
      )}
      <Button kind="quiet" onPress={() => saveReview(state, translator)} text={t('save-as-file')} />
      {/* Not where "Stop" was: an impatient second press would send all that it stopped. */}
      {stopped > 0 && (
        <ShipButton
          sends={`${stopped}`}
          onPress={() => void state.resume()}
          text={t('review-resume', { count: stopped })}
        />
      )}
      {refused > 0 && (
        <ShipButton
          sends={`${refused}`}
          onPress={() => void state.retryRefused()}
          text={t('review-retry', { count: refused })}
        />
      )}
      {(ready > 0 || labelled.length === 0) && (
        <ShipButton
          kind="primary"
          disabled={ready === 0}
          busy={state.shipping.value}
          sends={`${ready}`}
          onPress={() => void state.shipReady()}
          text={
            ready === open ? t('review-ship-all', { count: ready }) : t('review-ship', { ready, all: open })
          }
        />
      )}
      {unprinted.length > 0 && (
        <Button
          icon="printer"
          kind={ready === 0 ? 'primary' : 'secondary'}
          onPress={() => print(unprinted)}
          text={t('label-print-some', { count: unprinted.length })}
        />
      )}
      {labelled.length > 0 && unprinted.length === 0 && (
        <Button icon="printer" onPress={() => print(labelled)} text={t('review-print-again')} />
      )}
    </div>
  );
}

function ReviewProgress({ counts: { going, goingOn, intended } }: { readonly counts: Counts }) {
  const { t } = useText();
  return (
    <div class="cluster review__progress" role="status">
      <progress aria-label={t('review-title')} value={intended - going} max={intended} />
      <span>{t('review-progress', { done: intended - going, all: intended })}</span>
      {goingOn > 0 && <span class="soft">{t('review-progress-text')}</span>}
    </div>
  );
}

function saveReview({ reviewed, account, fees }: ReviewState, translator: Translator): void {
  const feeOf = (orderId: string) => fees.value.get(orderId) ?? null;
  saveCsv('shahna-review', reviewTable(reviewed.value, account?.currency ?? null, feeOf, translator));
}
