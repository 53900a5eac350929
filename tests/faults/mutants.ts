import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildQuietly } from '../e2e/build';
import { type PatchedCode, readPatchedCode } from '../mutants/defences';
import { applyPatches, copySources } from '../mutants/patched-copy';
import type { Build } from './build-for-faults';

/**
 * The extension with one of its rules taken out, written as defences are. Made in a copy; what ships knows nothing of
 * it.
 */
export const mutants = readPatchedCode(readFileSync(new URL('mutants.diff', import.meta.url), 'utf8'));

/** What a build is made from. */
const SOURCES = [
  'assets',
  'components',
  'entrypoints',
  'lib',
  'package.json',
  'tests/e2e/test-build',
  'tsconfig.json',
  'wxt.config.ts',
];

/**
 * Builds a mutant for Chromium.
 * @throws Error when the code it changes no longer stands where it looks for it, or does not build.
 */
export function buildMutant({ name, patches }: PatchedCode): Build {
  const { folder, remove } = copySources(SOURCES);
  applyPatches(folder, name, patches);
  buildQuietly('chromium', 'e2e', folder);
  return {
    folder: join(folder, '.output/chrome-mv3-e2e'),
    remove,
  };
}
