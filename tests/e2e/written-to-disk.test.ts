import { expect, it } from 'vitest';
import { PLAIN } from '../stores/orders';
import { inOneBrowser } from './in-both-browsers';
import type { World } from './world';
import { worldFor } from './world-for';

inOneBrowser('a row of the outbox', 'chromium', (kind) => {
  const world = worldFor({ kind });

  it('is written with strict durability each time, so that a power cut after a press loses nothing', async () => {
    const watcher = await world.extension.blank();
    const evaluate = await insideBackground(world, watcher);
    await evaluate(watchWrites);
    const order = await world.openOrder(world.store.orderUrl(PLAIN));
    await order.barWhere(({ action }) => action === 'Ship');
    await order.pressBar();
    await order.barWhere(({ tone }) => tone === 'good');

    const writes = await evaluate(readWrites);
    // The intent before the service is called, and what became of it.
    expect(writes.length).toBeGreaterThan(1);
    expect(new Set(writes)).toEqual(new Set(['strict']));
  });
});

type Evaluate = <Result>(script: () => Result) => Promise<Result>;

/** Runs scripts in the background itself: Chromium's is a worker, Firefox's a page that its other pages reach. */
async function insideBackground(world: World, page: Awaited<ReturnType<World['extension']['openPage']>>) {
  for (const target of world.extension.browser.targets()) {
    const worker = target.type() === 'service_worker' ? await target.worker() : null;
    if (worker !== null) return ((script) => worker.evaluate(script)) as Evaluate;
  }
  return ((script) => page.evaluate(script)) as Evaluate;
}

interface Watching {
  IDBDatabase: typeof IDBDatabase;
  durabilities?: string[];
  readonly browser?: { readonly extension?: { getBackgroundPage(): Watching | null } };
}

/** Runs in the background, or in a page that reaches it. Notes what the browser itself made of each write of a row. */
function watchWrites(): void {
  const here = globalThis as unknown as Watching;
  const background = here.browser?.extension?.getBackgroundPage?.() ?? here;
  const seen: string[] = [];
  background.durabilities = seen;
  const { prototype } = background.IDBDatabase;
  const { transaction } = prototype;
  prototype.transaction = function (this: IDBDatabase, ...asked: Parameters<typeof transaction>) {
    const made = transaction.apply(this, asked);
    if (made.mode === 'readwrite' && made.objectStoreNames.contains('outbox')) seen.push(made.durability);
    return made;
  };
}

/** Runs where `watchWrites` ran. */
function readWrites(): readonly string[] {
  const here = globalThis as unknown as Watching;
  return (here.browser?.extension?.getBackgroundPage?.() ?? here).durabilities ?? [];
}
