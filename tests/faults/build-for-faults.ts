import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserKind } from '../browsers/find-browser';
import { buildQuietly } from '../e2e/build';

export interface Build {
  readonly folder: string;
  remove(): void;
}

/** A build made for tests, copied: another build must not change the extension under a long run. */
export function buildForFaults(kind: BrowserKind, build = true): Build {
  if (build) buildQuietly(kind, 'e2e');
  const folder = mkdtempSync(join(tmpdir(), 'shahna-faults-'));
  cpSync(resolve(`.output/${kind === 'chromium' ? 'chrome' : 'firefox'}-mv3-e2e`), folder, {
    recursive: true,
  });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
