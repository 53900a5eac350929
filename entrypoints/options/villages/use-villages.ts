import { useState } from 'preact/hooks';
import { useEnding, useRead } from '../../../components/ui/use-read';
import type { Failure } from '../../../lib/failure';
import { send } from '../../../lib/messaging/send';
import { onChanged } from '../../../lib/messaging/signals';
import { failureOf } from '../../../lib/storage/log';
import { findAside, findDirectory } from '../../../lib/villages/directory';
import { findDropped, listLearned } from '../../../lib/villages/learned';
import type { StoredDirectory } from '../../../lib/villages/stored';

export interface VillagesProps {
  readonly kept: Awaited<ReturnType<typeof readVillages>>;
  readonly villages: ReturnType<typeof useVillages>;
}

type Doing = 'fetch' | 'decide';

/** One account's stored villages, read again whenever anything changes. */
export function useVillages(accountId: string) {
  const [kept, look] = useRead<VillagesProps['kept'] | null>(
    null,
    // After a failed reading the last one stays; the action itself says why it failed.
    (now) => readVillages(accountId).catch(now),
    [accountId],
    'options: villages',
  );
  useEnding((closed) => onChanged(() => void look(), closed), [look]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [doing, setDoing] = useState<ReadonlySet<Doing>>(new Set());
  const [fetched, setFetched] = useState(false);

  async function change(work: () => Promise<unknown>): Promise<void> {
    try {
      setFailure(null);
      await work();
    } catch (error) {
      setFailure(failureOf(error, 'options'));
    }
    await look();
  }

  /** Each is under way until it ends itself: the button of one does not hold the other's. */
  async function during(what: Doing, work: () => Promise<unknown>): Promise<void> {
    setDoing((before) => new Set([...before, what]));
    await change(work);
    setDoing((before) => new Set([...before].filter((one) => one !== what)));
  }

  return {
    accountId,
    kept,
    failure,
    doing,
    /** The newest fetch of this sitting went well. */
    fetched,
    fetch: () =>
      during('fetch', async () => {
        setFetched(false);
        await send('directory/refresh', { accountId });
        // A list that was kept aside waits for a decision: the villages are not up to date.
        setFetched((await findAside(accountId)) === null);
      }),
    decide: (use: 'new' | 'old') => during('decide', () => send('directory/decide', { accountId, use })),
    change,
  };
}

async function readVillages(accountId: string) {
  const [directory, aside, dropped, learned] = await Promise.all([
    findDirectory(accountId),
    findAside(accountId),
    findDropped(accountId),
    listLearned(accountId),
  ]);
  return { directory: directory && figuresOf(directory), aside, dropped, learned };
}

function figuresOf({ villages, fetchedAt, revision, skipped = 0 }: StoredDirectory) {
  const there = villages.filter(({ deleted }) => !deleted);
  return {
    villages: there.length,
    cities: new Set(there.map(({ cityId }) => cityId)).size,
    fetchedAt,
    /** Grows whenever a name of the list changes, or how it is read. */
    revision,
    /** Records of the answer that could not be read. */
    skipped,
    hidden: there.filter(({ hidden }) => hidden),
  };
}
