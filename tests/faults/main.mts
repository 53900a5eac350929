import { parseArgs } from 'node:util';
import { buildForFaults } from './build-for-faults';
import { type MutantName, mutants } from './mutants';
import { runInPieces } from './pieces';
import { type Batch, planBatches } from './plan';
import { closingLine, report } from './report';
import { runLatency } from './run-latency';
import { runMutants } from './run-mutants';
import { type RunOptions, runTrials } from './run-trials';

/**
 * `npm run faults -- --trials N --seed N [--browser firefox]`: the real extension in a real browser, while the
 * service misbehaves and the extension is interrupted; then its outbox against the service's ledger.
 * `--keep FILE [--minutes N]`: in pieces; what was shown is kept in the file, and the same command goes on from there.
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
    minutes: { type: 'string', default: '60' },
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

const isWell = await run();
if (!isWell) process.exitCode = 1;

async function run(): Promise<boolean> {
  if (positionals[0] === 'relay') return (await import('./relay/run')).runRelayFaults(count, seed);
  if (values.mutants) return runMutants(Object.keys(mutants) as MutantName[], seed);
  if (values.mutant !== undefined) return runMutants([requireMutant(values.mutant)], seed);
  const build = buildForFaults(kind);
  try {
    return values.latency ? await runLatency(kind, build.folder) : await runAll(build.folder);
  } finally {
    build.remove();
  }
}

async function runAll(extension: string): Promise<boolean> {
  console.log(`${count} trials, seed ${seed}, in ${kind}; the service checks duplicates in one step\n`);
  const began = Date.now();
  let told = 0;
  const verdicts = await runPart('in one step', planBatches(count, seed), {
    kind,
    extension,
    onProgress(done) {
      if (done < told + 50) return;
      told = done;
      console.log(`${done} of ${count}, ${((Date.now() - began) / 1000).toFixed(0)} s`);
    },
  });
  const apart =
    verdicts &&
    (await runPart('not in one step', planBatches(Math.ceil(count / APART), seed + 1), {
      kind,
      extension,
      atomic: false,
    }));
  if (verdicts === null || apart === null) {
    console.log('not done yet: the same command goes on from here');
    return true;
  }
  console.log('');
  const isWell = report(verdicts);
  const doubled = apart.filter((verdict) => verdict.doubled).length;
  console.log(
    `apart: with a check for duplicates that is not one step, ${apart.length} trials, doubled ${doubled}`,
  );
  console.log(closingLine(verdicts));
  return isWell;
}

/** @returns `null` where it is done in pieces and this was not the last one */
function runPart(part: string, batches: readonly Batch[], options: RunOptions) {
  if (values.keep === undefined) return runTrials(batches, options);
  const pieces = { file: values.keep, atMost: requireCount(values.minutes) * 60_000 };
  return runInPieces(pieces, { run: `${count} trials, seed ${seed}, in ${kind}`, part }, batches, options);
}

function requireMutant(name: string): MutantName {
  if (Object.hasOwn(mutants, name)) return name as MutantName;
  throw new Error(`There is no mutant “${name}”: ${Object.keys(mutants).join(', ')}.`);
}

function requireCount(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`“${text}” is not a number of one or more.`);
  return number;
}
