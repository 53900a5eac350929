import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Ltr } from '../../../components/ui/Ltr';
import { Notice } from '../../../components/ui/Notice';
import { useRead } from '../../../components/ui/use-read';
import type { AnyEntry } from '../../../lib/ledger/colleague-entries';
import { searchedText } from '../../../lib/ledger/entry';
import { searchFor } from '../../../lib/ledger/select';
import { findCameBack } from '../../../lib/shop-relay/came-back';
import { logged } from '../../../lib/storage/log';
import type { Desk } from '../desk-state';

interface ReturnedElsewhereProps {
  readonly desk: Desk;
  /** Every parcel of the shop. */
  readonly entries: readonly AnyEntry[];
}

/**
 * Parcels that came back and that no list here has, such as those made in the company's own panel: by their codes, as far
 * as these are looked for, until a person has read them.
 */
export function ReturnedElsewhere({ desk, entries }: ReturnedElsewhereProps) {
  const { t } = useText();
  const [cameBack] = useRead<readonly string[]>(
    [],
    findCameBack,
    [desk.changes.value],
    'desk: parcels that came back',
  );
  const listed = new Set(entries.map(({ fate, parcelCode }) => (fate === 'returned' ? parcelCode : null)));
  const fits = searchFor(desk.found.value);
  const codes = cameBack.filter((code) => !listed.has(code) && fits({ searched: searchedText([code]) }));
  if (codes.length === 0) return null;
  const read = () => void desk.ask('returned/seen', { codes }).catch(logged('desk: returned parcels'));
  return (
    <Notice
      tone="warning"
      title={t('notice-returned', { count: codes.length })}
      text={
        <>
          {t('cash-not-ours')}: <Ltr code>{codes.join(', ')}</Ltr>
        </>
      }
      actions={
        <Button small onPress={read}>
          {t('close')}
        </Button>
      }
    />
  );
}
