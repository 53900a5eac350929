import { addShop } from '../../relay/add-shop';
import { standsAt } from '../../stands-at';
import { digestOf, KeptRun } from '../kept-run';
import { mulberry32, shuffled } from '../random';
import { type RelayFault, relayFaults, Site } from './site';
import { type RelayVerdict, runTrial } from './trial';

/** One trial in so many is over the embedded engine. */
const EMBEDDED = 5;
/** Each trial has times of its own, so that a run that goes on has those that it would have had. */
const SEEDS_APART = 7_919;

/**
 * `npm run faults -- relay --seed N --trials N`: bursts of events and presses at a relay of two processes whose
 * clocks are ten hours apart, or of one over the embedded engine, while processes are killed or stopped, the database
 * crashes or a reader is cut off. What each trial found is kept in the file, and the same command goes on from there.
 * @param until no trial is begun after that; what was found until then is printed.
 * @returns whether nothing acknowledged was lost, doubled, out of order or untold
 */
export async function runRelayFaults(
  count: number,
  seed: number,
  { file, until }: { readonly file: string; readonly until: number },
): Promise<boolean> {
  const faults = shuffled(
    Array.from({ length: count }, (_, index) => relayFaults[index % relayFaults.length] ?? 'nothing'),
    mulberry32(seed),
  );
  const embedded = faults.filter((_, index) => index % EMBEDDED === 0);
  const shared = faults.filter((_, index) => index % EMBEDDED !== 0);
  const asked = `${count} trials, seed ${seed}: ${shared.length} over PostgreSQL, ${embedded.length} embedded`;
  console.log(`${asked}\n`);
  const kept = KeptRun.open<Found>(file, `${asked}, ${digestOf('relay', 'tests/faults/relay')}`);
  const found = [
    ...(await runOver(Site.overPostgres, { name: 'over PostgreSQL', faults: shared, seed }, kept, until)),
    ...(await runOver(Site.embedded, { name: 'embedded', faults: embedded, seed: seed + 1 }, kept, until)),
  ];
  printTable(found);
  if (found.length === count) kept.remove();
  else console.log(`${found.length} of ${count} trials: the same command goes on from here`);
  const { acknowledged: _, ...bad } = sum(found);
  return Object.values(bad).every((many) => many === 0);
}

function printTable(found: readonly Found[]): void {
  const table = relayFaults.map((fault) => {
    const ofFault = found.filter((one) => one.fault === fault);
    return [fault, { trials: ofFault.length, ...sum(ofFault) }];
  });
  console.table(Object.fromEntries(table));
  const { acknowledged, ...bad } = sum(found);
  console.log(
    `acknowledged ${acknowledged}; ${Object.entries(bad)
      .map(([name, many]) => `${name} ${many}`)
      .join(', ')}`,
  );
}

type Found = RelayVerdict & { readonly fault: RelayFault };

interface Part {
  readonly name: string;
  readonly faults: readonly RelayFault[];
  readonly seed: number;
}

/** @returns what all trials of the part have found, in this run and those before */
async function runOver(
  start: () => Promise<Site>,
  { name, faults, seed }: Part,
  kept: KeptRun<Found>,
  until: number,
): Promise<readonly Found[]> {
  const isOver = () => kept.shownBy(name).length === faults.length || Date.now() > until;
  if (isOver()) return kept.shownBy(name);
  const site = await start();
  try {
    while (!isOver()) {
      const found = kept.shownBy(name);
      const index = found.length;
      const fault = faults[index] ?? 'nothing';
      standsAt(`${name}: ${index} of ${faults.length} trials, now ${fault}`);
      const verdict = await runOne(site, fault, index, mulberry32(seed + index * SEEDS_APART));
      kept.keep(name, [...found, { fault, ...verdict }]);
      const { acknowledged: _, ...bad } = verdict;
      if (Object.values(bad).some((many) => many > 0)) console.log(site.name, fault, verdict);
    }
  } finally {
    await site.remove();
  }
  return kept.shownBy(name);
}

async function runOne(
  site: Site,
  fault: RelayFault,
  index: number,
  random: () => number,
): Promise<RelayVerdict> {
  const shop = await addShop(site.engine, `Shop ${index}`, site.urls[0] ?? '');
  const ended = new AbortController();
  const watching = site.watch(ended.signal);
  const trial = runTrial(site, shop, fault, random);
  await Promise.race([trial, watching.then(() => trial)]);
  ended.abort();
  return trial;
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
