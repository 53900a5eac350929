import type { ListReading } from '../../../lib/messaging/views/service';
import { NO_PLACES } from '../../../lib/villages/gazetteer';
import { type SummedRecord, summarize } from '../../../lib/villages/listing/list-summary';
import { readList } from '../../../lib/villages/listing/read-list';
import { listRecordNames, nameRecord, namesGiven } from '../../../lib/villages/record-names';
import { tellAll } from '../tell';
import { directoryOf, forgetRead } from './directories';
import { readPlaces } from './places';

const MOST_ROWS = 500;

/** What was understood of an account's list; `null` before the first fetch. */
export async function readingOf(accountId: string): Promise<ListReading | null> {
  const [directory, names, places] = await Promise.all([
    directoryOf(accountId),
    listRecordNames(accountId),
    readPlaces(),
  ]);
  if (directory === null) return null;
  const villages = directory.villages;
  const given = namesGiven(names, villages);
  const parts = summarize(villages, readList(villages, places ?? NO_PLACES, given), given);
  const cut = (records: readonly SummedRecord[]) => ({
    count: records.length,
    records: records.slice(0, MOST_ROWS),
  });
  return {
    apart: cut(parts.apart),
    doubles: cut(parts.doubles),
    zones: cut(parts.zones),
    unread: cut(parts.unread),
  };
}

export async function nameListedRecord(
  accountId: string,
  villageId: number,
  name: string | null,
): Promise<void> {
  await nameRecord(accountId, villageId, name);
  forgetRead();
  await tellAll();
}
