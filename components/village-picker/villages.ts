import { type ReadonlySignal, signal } from '@preact/signals';
import type { send } from '../../lib/messaging/send';
import type { Village } from '../../lib/villages/village';
import type { VillageNews } from './village-news';
import type { VillageSource } from './village-source';

export type Villages = ReturnType<typeof createVillages>;

/** One account's villages for the picker and for the checks. */
export function createVillages(accountId: string, ask: typeof send) {
  const source = signal<VillageSource>({ state: 'loading' });
  const news = signal<VillageNews>({ lost: null, dropped: [] });

  async function load(): Promise<void> {
    try {
      const { openVillageSearch } = await import('./village-search');
      source.value = await openVillageSearch(accountId);
    } catch {
      // Said in the picker, with a way to fetch the villages.
      source.value = { state: 'failed' };
    }
    await lookForNews();
  }

  async function lookForNews(): Promise<void> {
    try {
      const { findVillageNews } = await import('./village-news');
      news.value = await findVillageNews(accountId);
    } catch {
      // The news is read again with the next list.
    }
  }

  return {
    source: source as ReadonlySignal<VillageSource>,
    news: news as ReadonlySignal<VillageNews>,
    /** The village as the directory has it; `null`: not there; `undefined`: no directory at hand yet. */
    find: (id: number): Village | null | undefined =>
      source.value.state === 'ready' ? source.value.find(id) : undefined,
    /** Loads them from the browser's own store, and the code that searches them. */
    load,
    async fetch() {
      source.value = { state: 'fetching' };
      try {
        await ask('directory/refresh', { accountId });
        await load();
      } catch {
        // Said in the picker; the background has logged what it did not expect.
        source.value = { state: 'failed' };
      }
    },
    /** Takes the list that waits for a decision, or keeps the old one. What fails is asked again. */
    async decide(use: 'new' | 'old') {
      // The list is read anew either way, and shows which one is used.
      await ask('directory/decide', { accountId, use }).catch(() => undefined);
      await load();
    },
    async dismissDropped() {
      const { dismissNews } = await import('./village-news');
      // The news is looked for again, and stands there where it could not be dismissed.
      await dismissNews(accountId).catch(() => undefined);
      await lookForNews();
    },
  };
}
