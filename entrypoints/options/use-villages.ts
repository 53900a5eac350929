import { useState } from 'preact/hooks';
import { useEnding, useRead } from '../../components/ui/use-read';
import type { DirectoryFigures } from '../../components/village-list/DirectoryCard';
import type { Failure } from '../../lib/failure';
import { send } from '../../lib/messaging/send';
import { onChanged } from '../../lib/messaging/signals';
import { failureOf } from '../../lib/storage/log';
import { findAside, findDirectory } from '../../lib/villages/directory';
import { findDropped, listLearned } from '../../lib/villages/learned';
import type { AsideDirectory, LearnedVillage } from '../../lib/villages/stored';

export interface KeptVillages {
  /** `revision` grows whenever a name of the list changes, or how it is read. */
  readonly directory: (DirectoryFigures & { readonly revision: number }) | null;
  readonly aside: AsideDirectory | null;
  readonly dropped: readonly LearnedVillage[];
  readonly learned: readonly LearnedVillage[];
}

export type VillagesControl = ReturnType<typeof useVillages>;

/** One account's stored villages, read again whenever anything changes. */
export function useVillages(accountId: string) {
  const [kept, look] = useRead<KeptVillages | null>(
    null,
    // After a failed reading the last one stays; the action itself says why it failed.
    (now) => readVillages(accountId).catch(now),
    [accountId],
    'options: villages',
  );
  useEnding((closed) => onChanged(() => void look(), closed), [look]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [doing, setDoing] = useState<'fetch' | 'decide' | null>(null);
  const [fetched, setFetched] = useState(false);

  /** Runs an action, and reads the villages again. */
  async function change(work: () => Promise<unknown>): Promise<void> {
    try {
      setFailure(null);
      await work();
    } catch (error) {
      setFailure(failureOf(error, 'options'));
    }
    await look();
  }

  async function during(what: 'fetch' | 'decide', work: () => Promise<unknown>): Promise<void> {
    setDoing(what);
    await change(work);
    setDoing(null);
  }

  return {
    kept,
    failure,
    fetching: doing === 'fetch',
    fetched,
    deciding: doing === 'decide',
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

async function readVillages(accountId: string): Promise<KeptVillages> {
  const [directory, aside, dropped, learned] = await Promise.all([
    findDirectory(accountId),
    findAside(accountId),
    findDropped(accountId),
    listLearned(accountId),
  ]);
  if (directory === null) return { directory, aside, dropped, learned };
  const there = directory.villages.filter(({ deleted }) => !deleted);
  const figures = {
    villages: there.length,
    cities: new Set(there.map(({ cityId }) => cityId)).size,
    fetchedAt: directory.fetchedAt,
    revision: directory.revision,
    skipped: directory.skipped ?? 0,
    hidden: there.filter(({ hidden }) => hidden),
  };
  return { directory: figures, aside, dropped, learned };
}
