import { useEffect } from 'preact/hooks';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { saidByPage } from '../../../components/ui/FailedPress';
import { Ltr } from '../../../components/ui/Ltr';
import { Notice } from '../../../components/ui/Notice';
import { useRead } from '../../../components/ui/use-read';
import type { AnyEntry } from '../../../lib/ledger/colleague-entries';
import { searchedText } from '../../../lib/ledger/entry';
import { searchFor } from '../../../lib/ledger/select';
import { findCameBack } from '../../../lib/shop-relay/came-back';
import type { Desk } from '../desk-state';

interface ReturnedElsewhereProps {
  readonly desk: Desk;
  readonly entries: readonly AnyEntry[];
  /** Whether those are every parcel of the shop: which are not among them is known then. */
  readonly isWhole: boolean;
  readonly onReadAll: () => void;
}

/**
 * Parcels that came back and that no list here has, such as those made in the company's own panel: by their codes, as far
 * as these are looked for, until a person has read them.
 */
export function ReturnedElsewhere({ desk, entries, isWhole, onReadAll }: ReturnedElsewhereProps) {
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
  const isUnsure = codes.length > 0 && !isWhole;
  useEffect(() => {
    if (isUnsure) onReadAll();
  }, [isUnsure, onReadAll]);
  if (codes.length === 0 || isUnsure) return null;
  const read = () => void desk.ask('returned/seen', { codes }).catch(saidByPage('desk: returned parcels'));
  return (
    <Notice
      tone="warning"
      title={t('notice-returned', { count: codes.length })}
      text={
        <>
          {t('cash-not-ours')}: <Ltr code>{codes.join(', ')}</Ltr>
        </>
      }
      actions={<Button small onPress={read} text={t('close')} />}
    />
  );
}
