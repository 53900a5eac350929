import { forgetUnreadable, type KeptUnreadable, readUnreadable } from '../../lib/storage/unreadable';
import { saidByPage } from '../ui/FailedPress';
import { useRead } from '../ui/use-read';

/** The records that could not be read, and a function that removes them. */
export function useUnreadable(): readonly [records: readonly KeptUnreadable[], forget: () => void] {
  const where = 'unreadable records';
  const [records, read] = useRead<readonly KeptUnreadable[]>([], readUnreadable, [], where);
  return [records, () => void forgetUnreadable(records).then(read).catch(saidByPage(where))];
}
