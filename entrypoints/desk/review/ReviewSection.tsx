import { useEffect, useState } from 'preact/hooks';
import { createReviewState, type ReviewState } from '../../../components/review/review-state';
import { OpenStore } from '../../../components/store-list/OpenStore';
import { useText } from '../../../components/text/use-text';
import { Empty } from '../../../components/ui/Empty';
import { Notice } from '../../../components/ui/Notice';
import { todayBy } from '../../../components/ui/now';
import { useRead } from '../../../components/ui/use-read';
import { createVillages } from '../../../components/village-picker/villages';
import type { Failure } from '../../../lib/failure';
import { momentText } from '../../../lib/i18n/moment-text';
import { type PrintedLabels, readPrintedLabels } from '../../../lib/labels/printed-labels';
import { findLeftOrders, type LeftOrders } from '../../../lib/review/waiting-orders';
import { findAccount, type Settings } from '../../../lib/settings/settings';
import { failureOf } from '../../../lib/storage/log';
import type { Desk } from '../desk-state';
import { Reading } from '../Reading';
import type { SectionProps } from '../section';
import { ReviewPage } from './ReviewPage';
import { SheetSection } from './SheetSection';

/** The desk's count of changes and its settings when the review was asked for. */
interface AsOf {
  readonly changes: number;
  readonly settings: Settings;
}

type Opened =
  | { readonly state: 'loading' | 'empty' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | {
      readonly state: 'read';
      readonly collectionId: string;
      readonly review: ReviewState;
      /** What was known of changes when it was asked for: nothing later is in it. */
      readonly asOf: AsOf;
      /** Another account ships them than when they were first shown. */
      readonly isMoved: boolean;
    };

/** The orders chosen last on a store's list, or those that the address names. What becomes of them is read anew whenever something changes. */
export function ReviewSection({ desk, route: { path } }: SectionProps) {
  const { t } = useText();
  const [opened, openAgain] = useOpenedReview(desk, path[0]);
  const account = findAccount(desk.settings.value, null);
  const [printed] = useRead<PrintedLabels>(
    new Map(),
    readPrintedLabels,
    [desk.changes.value],
    'review: printed labels',
  );

  return (
    <div class="stack wide desk__section">
      {opened.state === 'empty' && (
        <Empty title={t('review-empty')} text={t('review-empty-text')}>
          <OpenStore stores={desk.settings.value.stores} />
        </Empty>
      )}
      {(opened.state === 'loading' || opened.state === 'failed') && (
        <Reading
          failure={opened.state === 'failed' ? opened.failure : null}
          onAgain={() => openAgain(path[0])}
        />
      )}
      {opened.state === 'read' && opened.isMoved && (
        <Notice
          tone="warning"
          live
          text={t('review-moved', { account: opened.review.account?.name ?? '' })}
        />
      )}
      {opened.state === 'read' && (
        <LeftReviews openId={opened.collectionId} waiting={desk.counts.review.value} />
      )}
      {opened.state === 'read' && <ReviewPage desk={desk} state={opened.review} printed={printed} />}
      {account !== null && (opened.state === 'read' || opened.state === 'empty') && (
        <SheetSection
          key={account.id}
          desk={desk}
          accountId={account.id}
          isBelowReview={opened.state === 'read'}
          onCollected={() => {
            openAgain(undefined);
            // It names another one.
            if (path[0] !== undefined) location.hash = '#/review';
          }}
        />
      )}
    </div>
  );
}

/**
 * The review that is open, and what opens one: a collection, or what was chosen last.
 * @param named the collection that the address names
 */
function useOpenedReview(
  desk: Desk,
  named: string | undefined,
): readonly [Opened, (collectionId: string | undefined) => void] {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  const [wanted, setWanted] = useState({ collectionId: named });
  const openAgain = (collectionId: string | undefined) => setWanted({ collectionId });
  const changes = desk.changes.value;
  const settings = desk.settings.value;
  const review = opened.state === 'read' ? opened.review : null;
  const moved = review?.moved.value ?? false;
  useEffect(() => {
    let isWanted = true;
    openReview(desk, opened, wanted.collectionId).then(
      (now) => isWanted && setOpened(now),
      (error: unknown) => isWanted && setOpened({ state: 'failed', failure: failureOf(error, 'desk') }),
    );
    return () => {
      isWanted = false;
    };
  }, [desk, wanted]);
  useEffect(() => {
    if (opened.state !== 'read') return;
    const { asOf } = opened;
    // What was just drafted is not drafted again; what became of its rows is asked for apart.
    const isDrafted = asOf.changes === changes && asOf.settings === settings;
    // A fee that could not be quoted then is asked for once more.
    if (isDrafted && !lacksFee(opened.review)) opened.review.readRows();
    else opened.review.refresh();
  }, [review, changes, settings]);
  useEffect(() => {
    if (moved && opened.state === 'read') openAgain(opened.collectionId);
  }, [moved]);
  useEffect(() => {
    const shown = opened.state === 'read' ? opened.collectionId : null;
    if (named !== undefined && opened.state !== 'loading' && named !== shown) openAgain(named);
  }, [named, opened.state]);
  return [opened, openAgain];
}

/** @param last what is open until then */
async function openReview(desk: Desk, last: Opened, collectionId: string | undefined): Promise<Opened> {
  const left = last.state === 'read' ? last : null;
  // What is being typed is kept before the forms are asked for, whichever orders they are of; what cannot be stays open.
  if (left !== null && !(await left.review.open(null))) return left;
  const asOf = { changes: desk.changes.peek(), settings: desk.settings.peek() };
  const view = await desk.ask('review/open', collectionId === undefined ? {} : { collectionId });
  if (view === null) return { state: 'empty' };
  const account = desk.settings.peek().accounts.find(({ id }) => id === view.accountId) ?? null;
  const villages = createVillages(view.accountId, desk.ask);
  void villages.load();
  // The same orders with another account: what was seen of them is held against what they are now.
  const before = left?.collectionId === view.collectionId ? left : null;
  const seen = before?.review.seen.peek();
  const next = createReviewState(view, account, villages, desk.ask, todayBy(desk.now), seen);
  const isMoved = before !== null && before.review.account?.id !== account?.id;
  return { state: 'read', review: next, asOf, collectionId: view.collectionId, isMoved };
}

function lacksFee({ reviewed }: ReviewState): boolean {
  return reviewed
    .peek()
    .some(({ order }) => order.form?.draft.findings.some(({ code }) => code === 'delivery-unknown'));
}

interface LeftReviewsProps {
  readonly openId: string;
  /** How many wait in what was collected last: it is counted no oftener than every few seconds of a bulk. */
  readonly waiting: number;
}

/** Leads to other reviews in which orders are left: another list or sheet took their place. */
function LeftReviews({ openId, waiting }: LeftReviewsProps) {
  const { t, language } = useText();
  const [left] = useRead<readonly LeftOrders[]>(
    [],
    () => findLeftOrders(openId),
    [openId, waiting],
    'review: left orders',
  );
  if (left.length === 0) return null;
  return (
    <nav class="actions tight" aria-label={t('review-title')}>
      {left.map(({ collectionId, name, readAt, count }) => (
        <a key={collectionId} class="filter" href={`#/review/${encodeURIComponent(collectionId)}`}>
          <bdi>{name}</bdi> · {momentText(readAt, language)}: {t('panel-waits', { count })}
        </a>
      ))}
    </nav>
  );
}
