import { useEffect, useState } from 'preact/hooks';
import { ColumnsForm } from '../../../components/cash/ColumnsForm';
import { SheetDrop } from '../../../components/sheet/SheetDrop';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { FailureNotice } from '../../../components/ui/FailureNotice';
import { Notice } from '../../../components/ui/Notice';
import type { TextId } from '../../../lib/i18n/messages';
import { NAME_MAXIMUM } from '../../../lib/settings/account';
import { PRICES_OF } from '../../../lib/sheet/said-goods';
import { isEnoughForParcels, type SheetColumns, type SheetRole } from '../../../lib/sheet/sheet-columns';
import { readSources } from '../../../lib/sheet/sheet-sources';
import { logged } from '../../../lib/storage/log';
import type { Desk } from '../desk-state';
import { type Asking, useSheet } from './use-sheet';

interface SheetSectionProps {
  readonly desk: Desk;
  readonly accountId: string;
  readonly isBelowReview: boolean;
  /** The sheet's orders are what is reviewed now. */
  readonly onCollected: () => void;
}

const TITLES = {
  number: 'ledger-column-order',
  name: 'field-firstName',
  phone: 'field-phone',
  phone2: 'field-phone2',
  village: 'field-village',
  city: 'ledger-city',
  street: 'field-streetName',
  amount: 'field-totalPrice',
  items: 'field-description',
  note: 'field-note',
  currency: 'account-currency',
  payment: 'reckoning-already-paid',
  payment2: 'reckoning-already-paid',
  status: 'ledger-state',
  status2: 'ledger-state',
  quantity: 'content-quantity',
  lastName: 'employee-lastName',
  items2: 'field-description',
} as const satisfies Record<SheetRole, TextId>;

/** Columns that few sheets have, and what is called after another: they are asked about where one is headed so. */
const SELDOM: Partial<Record<SheetRole, string>> = {
  payment2: ' 2',
  status2: ' 2',
  lastName: '',
  items2: ' 2',
};

/** Orders that no store has: a sheet's lines become the orders of the review, once its columns are known. */
export function SheetSection({ desk, accountId, isBelowReview, onCollected }: SheetSectionProps) {
  const { t } = useText();
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    const findLast = async () => (await readSources(accountId))[0]?.source;
    findLast().then((last) => setTyped((now) => now ?? last ?? null), logged('sheet: sources'));
  }, [accountId]);
  // Never half of a letter that takes two units, which no address can hold.
  const source = (typed?.trim() || t('review-table')).slice(0, NAME_MAXIMUM).replace(/[\uD800-\uDBFF]$/, '');
  const { step, take, confirm, goOn, price, answer, cancel } = useSheet(desk, accountId, source, onCollected);

  return (
    <div class="stack wide one-column cash">
      <SheetDrop
        isFolded={isBelowReview}
        busy={step.at === 'reading'}
        source={typed ?? t('review-table')}
        onSource={setTyped}
        onFiles={take}
      />
      {step.at === 'failed' && (
        <FailureNotice
          failure={step.failure}
          actions={
            step.failure.code === 'sheets-differ' && (
              <Button onPress={() => take(step.files, true)} text={t('welcome-continue')} />
            )
          }
        />
      )}
      {step.at === 'columns' && (
        <ColumnsForm
          titles={titlesOf(step.heading.columns)}
          areEnough={isEnoughForParcels}
          missing={t('finding-required')}
          table={step.table}
          headingRow={step.heading.row}
          found={step.heading.columns}
          onConfirm={confirm}
          onCancel={cancel}
        />
      )}
      {'count' in step && (
        <Notice
          key={step.at}
          tone="warning"
          live
          title={t('sheet-before', { where: step.at, count: step.count })}
          actions={answersTo(step.at).map(([words, give]) => (
            <Button key={words} onPress={give} text={words} />
          ))}
        />
      )}
    </div>
  );

  function answersTo(at: Asking['at']): readonly (readonly [words: string, give: () => void])[] {
    if (at === 'price') return PRICES_OF.map((of) => [t('sheet-answer', { said: of }), () => price(of)]);
    if (at === 'hidden')
      return [
        [t('welcome-continue'), goOn],
        [t('cancel'), cancel],
      ];
    return [
      [t('restore-verdict-same'), () => answer('same')],
      [t('sheet-answer', { said: 'new' }), () => answer('new')],
    ];
  }

  function titlesOf(found: SheetColumns): Readonly<Record<SheetRole, string>> {
    const asked = (Object.keys(TITLES) as SheetRole[]).filter(
      (role) => SELDOM[role] === undefined || found[role] !== null,
    );
    const titles = asked.map((role) => [role, `${t(TITLES[role])}${SELDOM[role] ?? ''}`]);
    return Object.fromEntries(titles) as Record<SheetRole, string>;
  }
}
