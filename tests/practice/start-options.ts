import { type BrowserKind, findBrowser } from '../browsers/find-browser';

/** Whether a person can see a browser here. */
export function hasDisplay(): boolean {
  if (process.env.CI !== undefined) return false;
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** The one asked for; else whichever is installed, Chromium first. */
export function chooseBrowser(asked: string | undefined): BrowserKind {
  if (asked === 'firefox' || asked === 'chromium') return asked;
  if (asked === 'chrome' || asked === 'edge') return 'chromium';
  if (asked !== undefined) throw new Error(`No browser called ${asked} is known here: chromium or firefox.`);
  return findBrowser('chromium') === null && findBrowser('firefox') !== null ? 'firefox' : 'chromium';
}

export function requireLanguage(asked: string): 'ar' | 'en' | 'he' {
  if (asked === 'ar' || asked === 'en' || asked === 'he') return asked;
  throw new Error(`No language called ${asked} is known here: ar, en or he.`);
}
