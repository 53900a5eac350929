import { useRead } from '../../components/ui/use-read';
import { ListReadingPart } from '../../components/village-list/ListReadingPart';
import { send } from '../../lib/messaging/send';
import type { ListReading } from '../../lib/messaging/views/service';
import type { VillagesControl } from './use-villages';

interface ReadingPartProps {
  readonly accountId: string;
  /** Of the list; another one is read anew. */
  readonly revision: number;
  readonly change: VillagesControl['change'];
}

/** What was understood of an account's list: read when it is looked at, and whenever a name of it changes. */
export function ReadingPart({ accountId, revision, change }: ReadingPartProps) {
  const [reading, look] = useRead<ListReading | null>(
    null,
    // Where it cannot be told, the list is as it was.
    (now) => send('directory/reading', { accountId }).catch(now),
    [accountId, revision],
    'options: how the list is read',
  );
  if (reading === null) return null;
  return (
    <ListReadingPart
      reading={reading}
      onName={({ id }, name) =>
        void change(async () => {
          await send('directory/name-record', { accountId, villageId: id, name });
          await look();
        })
      }
    />
  );
}
