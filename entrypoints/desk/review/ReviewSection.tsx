import { useEffect, useState } from 'preact/hooks';
import { createRowActions } from '../../../components/outbox/row-actions';
import { ReviewView } from '../../../components/review/ReviewView';
import { createReviewState, type ReviewState } from '../../../components/review/review-state';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Empty } from '../../../components/ui/Empty';
import { Notice } from '../../../components/ui/Notice';
import { Spinner } from '../../../components/ui/Spinner';
import { saveFile } from '../../../components/ui/save-file';
import { createVillages, type Villages } from '../../../components/village-picker/villages';
import { writeCsv } from '../../../lib/csv/write-csv';
import type { Failure } from '../../../lib/failure';
import { isPrinted, type PrintedLabels, readPrintedLabels } from '../../../lib/labels/printed-labels';
import { localDay } from '../../../lib/local-day';
import { reviewTable } from '../../../lib/review/review-table';
import { failureOf, logged } from '../../../lib/storage/log';
import { AT_ONCE, changeSettings } from '../../../lib/storage/settings';
import { labelsAddress } from '../labels/labels-address';
import type { SectionProps } from '../section';
import { shipAgain } from '../ship-again';

type Reading =
  | { readonly state: 'loading' | 'empty' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | {
      readonly state: 'read';
      readonly collectionId: string;
      readonly review: ReviewState;
      readonly villages: Villages;
      /** Another account ships them than when they were first shown. */
      readonly isMoved: boolean;
    };

/** The orders chosen last on a store's list. What becomes of them is read anew whenever something changes. */
export function ReviewSection({ desk }: SectionProps) {
  const translator = useText();
  const { t, lookUp } = translator;
  const [reading, setReading] = useState<Reading>({ state: 'loading' });
  const [again, setAgain] = useState(0);
  const [printed, setPrinted] = useState<PrintedLabels>(new Map());
  const changes = desk.changes.value;
  const settings = desk.settings.value;
  const review = reading.state === 'read' ? reading.review : null;
  const moved = review?.moved.value ?? false;
  useEffect(() => {
    let wanted = true;
    open().then(
      (opened) => wanted && setReading(opened),
      (error: unknown) => wanted && setReading({ state: 'failed', failure: failureOf(error, 'desk') }),
    );
    return () => {
      wanted = false;
    };
  }, [desk, again]);
  useEffect(() => {
    void review?.refresh();
  }, [review, changes, settings]);
  useEffect(() => {
    readPrintedLabels().then(setPrinted, logged('review: printed labels'));
  }, [changes]);
  useEffect(() => {
    if (moved) setAgain((times) => times + 1);
  }, [moved]);

  async function open(): Promise<Reading> {
    const view = await desk.ask('review/open', {});
    if (view === null) return { state: 'empty' };
    const account = desk.settings.peek().accounts.find(({ id }) => id === view.accountId) ?? null;
    const villages = createVillages(view.accountId, desk.ask);
    void villages.load();
    // The same orders with another account: what was seen of them is held against what they are now.
    const before = reading.state === 'read' && reading.collectionId === view.collectionId ? reading : null;
    await before?.review.open(null);
    const today = localDay(new Date());
    const next = createReviewState(view, account, villages, desk.ask, today, before?.review.seen.peek());
    const isMoved = before !== null && before.review.account?.id !== account?.id;
    return { state: 'read', review: next, villages, collectionId: view.collectionId, isMoved };
  }

  return (
    <div class="desk__section">
      {reading.state === 'loading' && (
        <p class="desk__waiting" role="status">
          <Spinner />
          {t('loading')}
        </p>
      )}
      {reading.state === 'empty' && <Empty title={t('review-empty')} text={t('review-empty-text')} />}
      {reading.state === 'failed' && (
        <Notice
          tone="bad"
          live
          actions={<Button onPress={() => setAgain(again + 1)}>{t('try-again')}</Button>}
        >
          <p>{lookUp(`failure-${reading.failure.code}`, reading.failure.params)}</p>
        </Notice>
      )}
      {reading.state === 'read' && reading.isMoved && (
        <Notice tone="warning" live>
          <p>{t('review-moved', { account: reading.review.account?.name ?? '' })}</p>
        </Notice>
      )}
      {reading.state === 'read' && (
        <ReviewView
          state={reading.review}
          villages={reading.villages}
          accounts={desk.settings.value.accounts}
          actions={createRowActions(desk.ask, reading.review.onRow)}
          atOnce={desk.settings.value.atOnce ?? AT_ONCE}
          onAtOnce={(atOnce) => {
            void changeSettings((settings) => ({ ...settings, atOnce })).catch(logged('review: pace'));
          }}
          onAgain={shipAgain}
          onCsv={() => saveCsv(reading.review)}
          isPrinted={(row) => isPrinted(printed, row)}
          onPrint={(rowIds) => {
            location.hash = labelsAddress(rowIds, 'print');
          }}
        />
      )}
    </div>
  );

  function saveCsv({ reviewed, account, fees }: ReviewState): void {
    const feeOf = (orderId: string) => fees.value.get(orderId) ?? null;
    const { header, rows } = reviewTable(reviewed.value, account?.currency ?? null, feeOf, translator);
    saveFile('shahna-review.csv', 'text/csv', writeCsv(header, rows));
  }
}
