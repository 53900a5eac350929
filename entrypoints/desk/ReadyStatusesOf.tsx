import { ReadyStatuses } from '../../components/number-names/ReadyStatuses';
import { useNames } from '../../components/number-names/use-names';
import { saidOtherwise } from '../../lib/ledger/fate';
import { findMeanings } from '../../lib/ledger/status-meanings';
import { changeNames } from '../../lib/number-names/kept-names';
import {
  type ReadyStatus,
  readyStatusesFor,
  withReadyMeanings,
  withReadyNames,
} from '../../lib/number-names/ready-statuses';
import { logged } from '../../lib/storage/log';
import type { Desk } from './desk-state';

interface ReadyStatusesOfProps {
  readonly desk: Desk;
  readonly accountId: string;
  /** The account's names are kept, and what they mean. */
  readonly onConfirmed?: () => void;
}

/** The ready set of statuses, offered where the first of an account's statuses has arrived and has no name. */
export function ReadyStatusesOf({ desk, accountId, onConfirmed }: ReadyStatusesOfProps) {
  const [names, reread] = useNames(accountId, desk.changes.value);
  const statuses = readyStatusesFor(names);
  const confirm = async (confirmed: readonly ReadyStatus[]) => {
    await changeNames(accountId, (known) => withReadyNames(known, confirmed));
    const known = await findMeanings(accountId);
    const said = [...saidOtherwise(known, withReadyMeanings(known, confirmed))];
    await desk.ask('statuses/mean', { accountId, said });
    await reread();
    onConfirmed?.();
  };
  if (statuses.length === 0) return null;
  return (
    <ReadyStatuses
      statuses={statuses}
      onConfirm={(confirmed) => void confirm(confirmed).catch(logged('desk: names of statuses'))}
    />
  );
}
