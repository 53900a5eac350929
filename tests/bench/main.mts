import { sayEveryMinute } from '../stands-at';

/** `npm run bench -- NAME [--json]`: measures one thing and prints what it is compared with; says every minute that it runs. */
const benches: Readonly<Record<string, () => Promise<{ run(args: string[]): Promise<void> }>>> = {
  villages: () => import('./villages/run'),
  lists: () => import('./villages/lists/run'),
  towns: () => import('./villages/towns/run'),
  popup: () => import('./popup/run'),
  reading: () => import('./reading'),
  pasted: () => import('./pasted/run'),
  picker: () => import('./picker'),
  bulk: () => import('./bulk/run'),
  sheet: () => import('./sheet/run'),
  order: () => import('./order/run'),
  loading: () => import('./loading/run'),
  'long-life': () => import('./long-life/run'),
  history: () => import('./history/run'),
  relay: () => import('./relay/run'),
  'honest-presses': () => import('./honest-presses/run'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = benches[name];
if (load === undefined) {
  console.error(`No bench called “${name}”: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
} else {
  const endSaying = sayEveryMinute();
  const { run } = await load();
  await run(args).finally(endSaying);
}
