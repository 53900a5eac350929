import { useLayoutEffect, useRef } from 'preact/hooks';
import { fitLabels } from '../../../components/labels/fit-labels';
import { Label } from '../../../components/labels/Label';
import { LabelWishesForm } from '../../../components/labels/LabelWishesForm';
import { ShopNameForm } from '../../../components/labels/ShopNameForm';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { type Done, DoneNotice } from '../../../components/ui/DoneNotice';
import { Empty } from '../../../components/ui/Empty';
import { saidByPage } from '../../../components/ui/FailedPress';
import { Notice } from '../../../components/ui/Notice';
import { Select } from '../../../components/ui/Select';
import {
  hasLabel,
  LABEL_CHOICES,
  type LabelChoice,
  type LabelledEntry,
} from '../../../lib/labels/choose-labels';
import { LABEL_LAYOUTS, type LabelLayout, pagesOf, SHEETS } from '../../../lib/labels/label-layout';
import { senderOf } from '../../../lib/labels/sender';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import { type Account, NO_WISHES } from '../../../lib/settings/account';
import { changeAccount, changeSettings } from '../../../lib/settings/settings';
import type { Desk } from '../desk-state';

interface LabelPageProps {
  readonly desk: Desk;
  readonly entries: readonly LedgerEntry[];
  /** `null`: parcels that were chosen elsewhere. */
  readonly choice: LabelChoice | null;
  readonly chosen: Readonly<Record<LabelChoice, readonly LabelledEntry[]>>;
  readonly onPrint: (labels: readonly LabelledEntry[]) => void;
  /** What keeping the newest ones as printed came to. */
  readonly done: Done;
  /** The labels did not come out of the printer: they are kept as not printed. */
  readonly onNotPrinted: () => void;
}

/** Labels as they will come out of the printer, and the press that prints them. */
export function LabelPage({ desk, entries, choice, chosen, ...prints }: LabelPageProps) {
  const { accounts, labelLayout: layout = 'a6' } = desk.settings.value;
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
        <LabelFilters choice={choice} chosen={chosen} elsewhere={labels.length} />
        <Select
          label={t('label-layout')}
          value={layout}
          choices={LABEL_LAYOUTS.map((value) => ({ value, label: t(`label-layout-${value}`) }))}
          onPick={(labelLayout) =>
            void changeSettings((settings) => ({ ...settings, labelLayout })).catch(
              saidByPage('labels: layout'),
            )
          }
        />
        {labels.length > 0 && (
          <Button
            icon="printer"
            kind="primary"
            buttonRef={print}
            onPress={() => prints.onPrint(labels)}
            text={
              pages.length === labels.length
                ? t('label-print-some', { count: labels.length })
                : t('label-print', { labels: labels.length, pages: pages.length })
            }
          />
        )}
      </div>
      <DoneNotice done={prints.done} onUndo={prints.onNotPrinted} />
      {left > 0 && <Notice tone="warning" text={t('label-left-out', { count: left })} />}
      {nameless !== undefined && (
        <ShopNameForm
          key={nameless.accountId}
          taken={accounts.map(({ name }) => name)}
          onName={(name) =>
            void changeAccount(nameless.accountId, { name }).catch(saidByPage('labels: shop name'))
          }
        />
      )}
      {senders.map(({ id, name, label = NO_WISHES }) => (
        <LabelWishesForm
          key={id}
          name={senders.length > 1 ? name : null}
          wishes={label}
          onWishes={(change) => void changeAccount(id, { label: change }).catch(saidByPage('labels: wishes'))}
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

interface LabelFiltersProps extends Pick<LabelPageProps, 'choice' | 'chosen'> {
  readonly elsewhere: number;
}

function LabelFilters({ choice, chosen, elsewhere }: LabelFiltersProps) {
  const { t } = useText();
  return (
    <nav class="actions tight" aria-label={t('desk-labels')}>
      {choice === null && (
        <span class="filter" aria-current="page">
          {t('label-choice-chosen', { count: elsewhere })}
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
            ? `${t('today-parcels')} (${chosen[one].length})`
            : t('label-choice-unprinted', { choice: one, count: chosen[one].length })}
        </a>
      ))}
    </nav>
  );
}

interface LabelPapersProps {
  readonly pages: readonly (readonly LabelledEntry[])[];
  readonly layout: LabelLayout;
  readonly accounts: readonly Account[];
}

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
