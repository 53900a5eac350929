import { spawnSync } from 'node:child_process';
import type { Mutant } from './mutant';
import { applyPatches, copySources } from './patched-copy';

/** What the tests of a mutant need: the whole project but its history and what it builds. */
const SOURCES = [
  'assets',
  'components',
  'entrypoints',
  'lib',
  'relay',
  'tests',
  'package.json',
  'tsconfig.json',
  'wxt.config.ts',
];

/**
 * Runs each mutant's tests in a copy of the project with the mutant's defence taken out.
 * @returns the names of those whose tests passed all the same
 * @throws Error where a patch does not find its place, or a mutant's tests do not pass without it.
 */
export function runMutants(mutants: readonly Mutant[], say: (line: string) => void): readonly string[] {
  const { folder, remove } = copySources(SOURCES);
  try {
    // The TypeScript settings that the tests are compiled with extend a file that WXT writes.
    spawnSync(process.execPath, ['node_modules/wxt/bin/wxt.mjs', 'prepare', '--level', 'error'], {
      cwd: folder,
    });
    requireSoundTests(folder, mutants);
    return mutants.filter((mutant) => !isCaught(folder, mutant, say)).map(({ name }) => name);
  } finally {
    remove();
  }
}

/** A test that fails anyway catches nothing; and one that a name does not find runs nothing. */
function requireSoundTests(folder: string, mutants: readonly Mutant[]): void {
  for (const project of ['unit', 'components', 'e2e'] as const) {
    const files = new Set(
      mutants.filter((mutant) => mutant.project === project).flatMap(({ tests }) => tests),
    );
    if (files.size === 0) continue;
    const { passed, output } = runTests(folder, project, [...files]);
    if (!passed) throw new Error(`The ${project} tests do not pass without any mutant:\n${output}`);
  }
}

function isCaught(folder: string, mutant: Mutant, say: (line: string) => void): boolean {
  const undo = applyPatches(folder, mutant.name, mutant.patches);
  try {
    const { passed, ran } = runTests(folder, mutant.project, mutant.tests, mutant.named);
    if (!ran) throw new Error(`The mutant ${mutant.name} names tests that are not there`);
    say(`mutant ${mutant.name}: ${passed ? 'SURVIVED' : 'caught'}`);
    return !passed;
  } finally {
    undo();
  }
}

function runTests(folder: string, project: Mutant['project'], files: readonly string[], named?: string) {
  const filter = named === undefined ? [] : ['-t', named];
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...command, '--project', project, '--reporter', 'dot', ...filter, ...files],
    { encoding: 'utf8', cwd: folder, env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 64 * 1024 * 1024 },
  );
  const output = `${stdout}\n${stderr}`;
  // A test that ran is one that passed or failed; a run of skipped ones has neither.
  return { passed: status === 0, ran: /Tests\s.*\b(passed|failed)\b|Failed Suites/.test(output), output };
}
