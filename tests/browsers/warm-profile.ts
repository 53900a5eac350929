import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { requireBrowser } from './find-browser';

/** Names the profile that new ones are copied from, for the workers that tell the stories. */
const VARIABLE = 'SHAHNA_WARM_FIREFOX';

export interface Profile {
  readonly folder: string;
  remove(): void;
}

/**
 * Starts Firefox once with nothing installed, and keeps what it wrote for its next start: a start with a copy of that
 * takes half the work of one that begins with an empty folder.
 */
export async function warmFirefox(): Promise<Profile> {
  const profile = newProfile();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: requireBrowser('firefox'),
    headless: true,
    userDataDir: profile.folder,
  });
  await browser.newPage();
  await browser.close();
  process.env[VARIABLE] = profile.folder;
  return profile;
}

/** A throw-away profile, copied from the warm one; `null` where none was made. */
export function copyWarmProfile(): Profile | null {
  const warm = process.env[VARIABLE];
  if (warm === undefined) return null;
  const profile = newProfile();
  cpSync(warm, profile.folder, { recursive: true });
  return profile;
}

function newProfile(): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'shahna-firefox-'));
  // What the browser's processes still write as they end is waited for.
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }) };
}
