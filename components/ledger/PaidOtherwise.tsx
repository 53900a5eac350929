import { nearDayText } from '../../lib/i18n/moment-text';
import type { LedgerEntry } from '../../lib/ledger/entry';
import { FailureNote } from '../outbox/FailureNote';
import { useText } from '../text/use-text';
import { Checkbox } from '../ui/Checkbox';
import { usePress } from '../ui/use-press';

interface PaidOtherwiseProps {
  readonly entry: LedgerEntry;
  /** Done when it resolves. @throws Failure */
  readonly onTick: (ticked: boolean) => Promise<void>;
}

/** A person says that a parcel was paid in hand or written off: its delivery company owes nothing more for it. */
export function PaidOtherwise({ entry: { made, paidOtherwiseAt }, onTick }: PaidOtherwiseProps) {
  const { t, language } = useText();
  const press = usePress<'tick'>('parcels');
  if (!made) return null;
  return (
    <div class="stack tight">
      <Checkbox
        label={t('cash-paid-otherwise')}
        hint={paidOtherwiseAt !== null && <bdi>{nearDayText(paidOtherwiseAt, language)}</bdi>}
        checked={paidOtherwiseAt !== null}
        onChange={(ticked) => press.run('tick', () => onTick(ticked))}
      />
      <FailureNote failure={press.failure} />
    </div>
  );
}
