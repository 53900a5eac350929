import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sayEveryMinute } from '../stands-at';
import { buildForFaults } from './build-for-faults';
import type { Verdict } from './judge';
import { digestOf, KeptRun } from './kept-run';
import { mutants } from './mutants';
import { runInPieces } from './pieces';
import { planBatches } from './plan';
import { closingLine, report } from './report';
import { runLatency } from './run-latency';
import { runMutants } from './run-mutants';

/**
 * `npm run faults -- --trials N --seed N [--browser firefox]`: the real extension in a real browser, while the
 * service misbehaves and the extension is interrupted; then its outbox against the service's ledger.
 * What was shown is kept in a file (`--keep FILE`; in `.shahna/faults` where none is named): stopped in whatever way, the
 * same command goes on from there, unless the extension or these trials were changed meanwhile. `--minutes N`: ends after
 * so long, and prints what it has. `--at-once N`: in so many browsers at a time.
 * `--mutants`, or `--mutant <name>`: the same with one rule taken out, until that is caught.
 * `relay --seed N --trials N`: the relay instead, killed and cut off in the middle of bursts (`relay/run`).
 * `--latency`: 60 rows against a service that takes 3 s for each call, with every page closed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    trials: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    browser: { type: 'string', default: 'chromium' },
    keep: { type: 'string' },
    minutes: { type: 'string' },
    'at-once': { type: 'string', default: '3' },
    mutant: { type: 'string' },
    mutants: { type: 'boolean', default: false },
    latency: { type: 'boolean', default: false },
  },
});
const count = requireCount(values.trials);
const seed = requireCount(values.seed);
const kind = values.browser === 'firefox' ? 'firefox' : 'chromium';

/** One trial in so many goes to a service that can be overtaken between its check and its insertion. */
const APART = 10;

const until = Date.now() + (values.minutes === undefined ? Infinity : requireCount(values.minutes) * 60_000);
const endSaying = sayEveryMinute();
const isWell = await run().finally(endSaying);
if (!isWell) process.exitCode = 1;

async function run(): Promise<boolean> {
  if (positionals[0] === 'relay') {
    const { runRelayFaults } = await import('./relay/run');
    return runRelayFaults(count, seed, { file: fileFor('relay'), until });
  }
  if (values.mutants) return runMutants(mutants, seed);
  if (values.mutant !== undefined) return runMutants([requireMutant(values.mutant)], seed);
  const build = buildForFaults(kind);
  try {
    return values.latency ? await runLatency(kind, build.folder) : await runAll(build.folder);
  } finally {
    build.remove();
  }
}

async function runAll(extension: string): Promise<boolean> {
  const asked = `${count} trials, seed ${seed}, in ${kind}`;
  console.log(`${asked}; the service checks duplicates in one step\n`);
  const kept = KeptRun.open<Verdict>(fileFor(kind), `${asked}, ${digestOf(extension, 'tests/faults')}`);
  const options = { kind, extension, until, atOnce: requireCount(values['at-once']) } as const;
  const whole = await runInPieces(kept, 'in one step', planBatches(count, seed), options);
  const apart = await runInPieces(kept, 'not in one step', planBatches(Math.ceil(count / APART), seed + 1), {
    ...options,
    atomic: false,
  });
  const isWell = report(whole.verdicts);
  const doubled = apart.verdicts.filter((verdict) => verdict.doubled).length;
  console.log(
    `apart: with a check for duplicates that is not one step, ${apart.verdicts.length} trials, doubled ${doubled}`,
  );
  console.log(closingLine(whole.verdicts));
  const isDone = whole.isDone && apart.isDone;
  if (isDone) kept.remove();
  else console.log('not done yet: the same command goes on from here');
  return isWell && (isDone || Date.now() > until);
}

function fileFor(what: string): string {
  return values.keep ?? join('.shahna/faults', `${what}-${count}-${seed}.json`);
}

function requireMutant(name: string) {
  const named = mutants.find((mutant) => mutant.name === name);
  if (named !== undefined) return named;
  throw new Error(`There is no mutant “${name}”: ${mutants.map((mutant) => mutant.name).join(', ')}.`);
}

function requireCount(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`“${text}” is not a number of one or more.`);
  return number;
}
