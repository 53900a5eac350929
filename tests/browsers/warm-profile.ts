import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { requireBrowser } from './find-browser';

/** Names the folder of the profile that new ones are copied from, for the workers that tell the stories. */
const VARIABLE = 'SHAHNA_WARM_FIREFOX';

/** In that folder, beside its copies: those of browsers that were lent to the end go with it. */
const WARM = 'warm';

export interface Profile {
  readonly folder: string;
  remove(): void;
}

/**
 * Starts Firefox once with nothing installed, and keeps what it wrote for its next start: a start with a copy of that
 * takes half the work of one that begins with an empty folder.
 */
export async function warmFirefox(): Promise<Profile> {
  const folder = mkdtempSync(join(tmpdir(), 'shahna-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: requireBrowser('firefox'),
    headless: true,
    userDataDir: join(folder, WARM),
  });
  await browser.newPage();
  await browser.close();
  process.env[VARIABLE] = folder;
  return { folder, remove: () => remove(folder) };
}

/** A throw-away profile, copied from the warm one; `null` where none was made. */
export function copyWarmProfile(): Profile | null {
  const warm = process.env[VARIABLE];
  if (warm === undefined) return null;
  const folder = mkdtempSync(join(warm, 'copy-'));
  cpSync(join(warm, WARM), folder, { recursive: true });
  return { folder, remove: () => remove(folder) };
}

function remove(folder: string): void {
  // What the browser's processes still write as they end is waited for.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
