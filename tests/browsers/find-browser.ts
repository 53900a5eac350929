import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type BrowserKind = 'chromium' | 'firefox';

/** Names on the PATH, in the order they are preferred: Chromium before the browsers that are made of it. */
const names: Readonly<Record<BrowserKind, readonly string[]>> = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'],
  firefox: ['firefox-esr', 'firefox'],
};

/** Where installers put them when they put them on no PATH. */
const places: Readonly<Record<BrowserKind, readonly string[]>> = {
  chromium: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
  firefox: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
};

/** The executable of an installed browser, or `null`; `SHAHNA_CHROMIUM` and `SHAHNA_FIREFOX` name another. */
export function findBrowser(kind: BrowserKind): string | null {
  const named = process.env[`SHAHNA_${kind.toUpperCase()}`];
  if (named !== undefined) return named;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names[kind].map((name) => join(folder, name)));
  return [...onPath, ...places[kind]].find((path) => existsSync(path)) ?? null;
}

/** @throws Error with the sentence that says what to install. */
export function requireBrowser(kind: BrowserKind): string {
  const path = findBrowser(kind);
  if (path !== null) return path;
  const which = kind === 'chromium' ? 'Chromium, Chrome or Edge' : 'Firefox 140 or newer';
  throw new Error(`No ${which} found: install it and run this command again.`);
}
