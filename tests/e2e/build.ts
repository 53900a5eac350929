import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { BrowserKind } from '../browsers/find-browser';
import { warmFirefox } from '../browsers/warm-profile';
import { beginRun, onceARun } from './once-a-run';
import { bundleSetUp } from './set-up/set-up';

/** Before all stories: builds the extension for the browsers they are told in, and what stands behind every story. */
export async function setup(): Promise<() => void> {
  const told = (['chromium', 'firefox'] as const).filter(
    (kind) => (process.env.SHAHNA_ONLY ?? kind) === kind,
  );
  for (const kind of told) buildQuietly(kind, 'e2e');
  const run = beginRun();
  const script = await bundleSetUp();
  const profile = told.includes('firefox') ? await warmFirefox() : null;
  return () => {
    run.remove();
    script.remove();
    profile?.remove();
  };
}

/**
 * The folder of the extension as it ships, built for the first story of a run that asks: five ask in each browser, and two
 * that built it at once would write into one folder.
 */
export async function builtAsShipped(kind: BrowserKind): Promise<string> {
  await onceARun(`shipped-${kind}`, () => buildQuietly(kind, 'production'));
  return resolve(`.output/${kind === 'chromium' ? 'chrome' : 'firefox'}-mv3`);
}

/**
 * Builds for one browser; says nothing unless something is wrong. `e2e` is the production build, but for what
 * `test-build` puts in its place.
 * @param folder where the sources are.
 * @throws Error with what the build said.
 */
export function buildQuietly(kind: BrowserKind, mode: 'e2e' | 'production', folder = '.'): void {
  const browser = kind === 'chromium' ? 'chrome' : 'firefox';
  // By its own command: called from here, its spinner would draw itself into whatever is printed.
  const command = [
    'node_modules/wxt/bin/wxt.mjs',
    'build',
    '--browser',
    browser,
    '--mode',
    mode,
    '--level',
    'error',
    ...(mode === 'e2e' ? ['--config', 'tests/e2e/test-build/wxt.config.ts'] : []),
  ];
  const { status, stderr, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8', cwd: folder });
  if (status !== 0) throw new Error(`The extension could not be built.\n${stdout}\n${stderr}`);
}
