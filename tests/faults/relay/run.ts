import { addShop } from '../../relay/add-shop';
import { mulberry32, shuffled } from '../random';
import { type RelayFault, relayFaults, Site } from './site';
import { type RelayVerdict, runTrial } from './trial';

/** One trial in so many is over the embedded engine. */
const EMBEDDED = 5;

/**
 * `npm run faults -- relay --seed N --trials N`: bursts of events and presses at a relay of two processes whose
 * clocks are ten hours apart, or of one over the embedded engine, while processes are killed or stopped, the database
 * crashes or a reader is cut off. @returns whether nothing acknowledged was lost, doubled, out of order or untold
 */
export async function runRelayFaults(count: number, seed: number): Promise<boolean> {
  const random = mulberry32(seed);
  const faults = shuffled(
    Array.from({ length: count }, (_, index) => relayFaults[index % relayFaults.length] ?? 'nothing'),
    random,
  );
  const embedded = faults.filter((_, index) => index % EMBEDDED === 0);
  const shared = faults.filter((_, index) => index % EMBEDDED !== 0);
  console.log(
    `${count} trials, seed ${seed}: ${shared.length} over PostgreSQL, ${embedded.length} embedded\n`,
  );
  const found = [
    ...(await runOver(Site.overPostgres, shared, random)),
    ...(await runOver(Site.embedded, embedded, random)),
  ];
  const table = relayFaults.map((fault) => [
    fault,
    {
      trials: found.filter((one) => one.fault === fault).length,
      ...sum(found.filter((one) => one.fault === fault)),
    },
  ]);
  console.table(Object.fromEntries(table));
  const { acknowledged, ...bad } = sum(found);
  console.log(
    `acknowledged ${acknowledged}; ${Object.entries(bad)
      .map(([name, many]) => `${name} ${many}`)
      .join(', ')}`,
  );
  return Object.values(bad).every((many) => many === 0);
}

type Found = RelayVerdict & { readonly fault: RelayFault };

async function runOver(
  start: () => Promise<Site>,
  faults: readonly RelayFault[],
  random: () => number,
): Promise<readonly Found[]> {
  if (faults.length === 0) return [];
  const site = await start();
  const found: Found[] = [];
  try {
    for (const [index, fault] of faults.entries()) {
      const shop = await addShop(site.engine, `Shop ${index}`, site.urls[0] ?? '');
      const ended = new AbortController();
      const watching = site.watch(ended.signal);
      const trial = runTrial(site, shop, fault, random);
      await Promise.race([trial, watching.then(() => trial)]);
      ended.abort();
      const verdict = await trial;
      found.push({ fault, ...verdict });
      const { acknowledged, ...bad } = verdict;
      if (Object.values(bad).some((many) => many > 0)) console.log(site.name, fault, verdict);
    }
  } finally {
    await site.remove();
  }
  return found;
}

function sum(verdicts: readonly RelayVerdict[]): RelayVerdict {
  const add = (name: keyof RelayVerdict) => verdicts.reduce((total, verdict) => total + verdict[name], 0);
  return {
    acknowledged: add('acknowledged'),
    lost: add('lost'),
    doubled: add('doubled'),
    outOfOrder: add('outOfOrder'),
    misnumbered: add('misnumbered'),
    ordersTwice: add('ordersTwice'),
    ordersNever: add('ordersNever'),
    ordersUntold: add('ordersUntold'),
  };
}
