import { useEffect, useState } from 'preact/hooks';
import { logged } from '../../lib/storage/log';
import { forgetUnreadable, type KeptUnreadable, readUnreadable } from '../../lib/storage/unreadable';

/** The records that could not be read, and a function that removes them. */
export function useUnreadable(): readonly [records: readonly KeptUnreadable[], forget: () => void] {
  const [records, setRecords] = useState<readonly KeptUnreadable[]>([]);
  const read = async () => setRecords(await readUnreadable());
  useEffect(() => void read().catch(logged('unreadable records')), []);
  return [records, () => void forgetUnreadable(records).then(read).catch(logged('unreadable records'))];
}
