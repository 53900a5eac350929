import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  hasLabel,
  LABEL_CHOICES,
  type LabelChoice,
  type LabelledEntry,
} from '../../lib/labels/choose-labels';
import { LABEL_LAYOUTS, type LabelLayout, pagesOf, SHEETS } from '../../lib/labels/label-layout';
import { senderOf } from '../../lib/labels/sender';
import type { LedgerEntry } from '../../lib/ledger/entry';
import { type Account, type LabelWishes, NO_WISHES } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { DoneNotice } from '../ui/DoneNotice';
import { Empty } from '../ui/Empty';
import { Notice } from '../ui/Notice';
import { Select } from '../ui/Select';
import { fitLabels } from './fit-labels';
import { Label } from './Label';
import { LabelWishesForm } from './LabelWishesForm';
import { ShopNameForm } from './ShopNameForm';

type LabelAccount = Pick<Account, 'id' | 'name' | 'label'>;

interface LabelsViewProps {
  readonly entries: readonly LedgerEntry[];
  /** `null`: parcels that were chosen elsewhere. */
  readonly choice: LabelChoice | null;
  readonly counts: Readonly<Record<LabelChoice, number>>;
  readonly layout: LabelLayout;
  readonly onLayout: (layout: LabelLayout) => void;
  /** How many were just kept as printed; 0: none. */
  readonly justPrinted: number;
  /** The labels did not come out of the printer: they are kept as not printed. */
  readonly onNotPrinted: () => void;
  readonly onPrint: (labels: readonly LabelledEntry[]) => void;
  readonly accounts: readonly LabelAccount[];
  /** The shop says what it is called, for the account that bore no name of a shop. */
  readonly onShopName: (accountId: string, name: string) => void;
  readonly onWishes: (accountId: string, change: Partial<LabelWishes>) => void;
}

/** Labels as they will come out of the printer, and the press that prints them. */
export function LabelsView(props: LabelsViewProps) {
  const { entries, choice, counts, layout, onLayout, justPrinted, onNotPrinted, onPrint, onShopName } = props;
  const { accounts } = props;
  const { t } = useText();
  const print = useRef<HTMLButtonElement>(null);
  const labels = entries.filter(hasLabel);
  const pages = pagesOf(labels, layout);
  const left = entries.length - labels.length;
  const nameless = labels.find(({ accountName }) => accountName !== null && senderOf(accountName) === null);
  const senders = accounts.filter(({ id }) => labels.some(({ accountId }) => accountId === id));
  // Where parcels were chosen to be printed, the print button is focused.
  useLayoutEffect(() => {
    if (choice === null) print.current?.focus();
  }, [choice]);
  return (
    <div class="stack wide desk__section labels">
      <div class="cluster desk__head labels__head">
        <LabelFilters choice={choice} counts={counts} chosen={labels.length} />
        <Select
          label={t('label-layout')}
          value={layout}
          choices={LABEL_LAYOUTS.map((value) => ({ value, label: t(`label-layout-${value}`) }))}
          onPick={onLayout}
        />
        {labels.length > 0 && (
          <Button icon="printer" kind="primary" buttonRef={print} onPress={() => onPrint(labels)}>
            {pages.length === labels.length
              ? t('label-print-some', { count: labels.length })
              : t('label-print', { labels: labels.length, pages: pages.length })}
          </Button>
        )}
      </div>
      <DoneNotice count={justPrinted} onUndo={onNotPrinted} />
      {left > 0 && <Notice tone="warning" text={t('label-left-out', { count: left })} />}
      {nameless !== undefined && (
        <ShopNameForm
          key={nameless.accountId}
          taken={accounts.map(({ name }) => name)}
          onName={(name) => onShopName(nameless.accountId, name)}
        />
      )}
      {senders.map(({ id, name, label = NO_WISHES }) => (
        <LabelWishesForm
          key={id}
          name={senders.length > 1 ? name : null}
          wishes={label}
          onWishes={(change) => props.onWishes(id, change)}
        />
      ))}
      {labels.length === 0 && (
        <Empty title={t('label-none')}>
          <a class="button button--secondary" href="#/parcels">
            {t('desk-parcels')}
          </a>
        </Empty>
      )}
      <LabelPapers pages={pages} layout={layout} accounts={accounts} />
    </div>
  );
}

interface LabelFiltersProps extends Pick<LabelsViewProps, 'choice' | 'counts'> {
  /** How many were chosen elsewhere. */
  readonly chosen: number;
}

function LabelFilters({ choice, counts, chosen }: LabelFiltersProps) {
  const { t } = useText();
  return (
    <nav class="actions tight" aria-label={t('desk-labels')}>
      {choice === null && (
        <span class="filter" aria-current="page">
          {t('label-choice-chosen', { count: chosen })}
        </span>
      )}
      {LABEL_CHOICES.map((one) => (
        <a
          key={one}
          class="filter"
          href={`#/labels/${one}`}
          aria-current={one === choice ? 'page' : undefined}
        >
          {one === 'today'
            ? `${t('today-parcels')} (${counts[one]})`
            : t('label-choice-unprinted', { choice: one, count: counts[one] })}
        </a>
      ))}
    </nav>
  );
}

interface LabelPapersProps extends Pick<LabelsViewProps, 'layout' | 'accounts'> {
  readonly pages: readonly (readonly LabelledEntry[])[];
}

/** The papers as they will be printed. */
function LabelPapers({ pages, layout, accounts }: LabelPapersProps) {
  const papers = useRef<HTMLDivElement>(null);
  const wishesOf = new Map(accounts.map(({ id, label = NO_WISHES }) => [id, label]));
  // After each drawing: another paper, and what the shop wishes on it, leave other room.
  useLayoutEffect(() => fitLabels([...(papers.current?.querySelectorAll<HTMLElement>('.label') ?? [])]));
  return (
    <>
      <style>{`@page { size: ${SHEETS[layout].size}; margin: 0; }`}</style>
      <div class={`actions papers papers--${layout}`} ref={papers}>
        {pages.map((page, number) => (
          <section key={number} class="paper">
            {page.map((entry) => (
              <Label
                key={entry.id}
                entry={entry}
                layout={layout}
                wishes={wishesOf.get(entry.accountId) ?? NO_WISHES}
              />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
