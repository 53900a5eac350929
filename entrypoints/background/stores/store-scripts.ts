import { browser, type PublicPath } from 'wxt/browser';
import type { Enabled } from '../../../lib/messaging/require-enabled';
import type { EnabledStore } from '../../../lib/settings/settings';
import { originPattern } from '../../../lib/settings/site-access';
import type { StoreKind } from '../../../lib/stores/registry';

/** A script that runs in pages; a store's own is started by `order`, any other brings all that it needs. */
type PageScript =
  | 'covers'
  | 'follow'
  | 'list'
  | 'notes'
  | 'order'
  | 'recognise'
  | 'teach'
  | `store-${StoreKind}`;

/** One that is built: the name of another, of a store without its entrypoint, is refused by types. */
export type ScriptFile = Extract<PublicPath, `/${string}.js`>;

export function scriptFile(script: PageScript): ScriptFile {
  return `/${script}.js`;
}

export async function loadScript(script: PageScript, { tabId }: Pick<Enabled, 'tabId'>): Promise<void> {
  await browser.scripting.executeScript({ target: { tabId }, files: [scriptFile(script)] });
}

export const RECOGNISE_SCRIPTS = [scriptFile('recognise')];

export interface StoreScripts {
  /** Names all that counts, so that a registration of another kind, path or set of stores is another one. */
  readonly id: string;
  readonly match: string;
  readonly js: readonly ScriptFile[];
  readonly runAt: 'document_start' | 'document_end';
}

/**
 * A store that is recognised has its scripts on its admin's path alone; one that is not yet has the one that
 * recognises it, on its whole site. Stores whose patterns are one (patterns have no port) share a registration.
 */
export function scriptsOf(stores: readonly EnabledStore[]): readonly StoreScripts[] {
  const byMatch = new Map<string, EnabledStore[]>();
  for (const store of stores) {
    const match = matchOf(store);
    byMatch.set(match, [...(byMatch.get(match) ?? []), store]);
  }
  return [...byMatch].flatMap(([match, sharing]) => {
    const origins = sharing.map(({ origin }) => origin).toSorted();
    const kinds = new Set(sharing.flatMap(({ kind }) => kind ?? []));
    const own = [...kinds].toSorted().map((kind) => scriptFile(`store-${kind}`));
    const js = own.length === 0 ? [] : [scriptFile('order'), ...own];
    const readers = { js, runAt: 'document_start' } as const;
    const recognise = { js: RECOGNISE_SCRIPTS, runAt: 'document_end' } as const;
    return [
      ...(js.length === 0 ? [] : [readers]),
      ...(sharing.every(({ kind }) => kind !== undefined) ? [] : [recognise]),
    ].map((scripts) => ({ ...scripts, match, id: [match, ...scripts.js, ...origins].join(' ') }));
  });
}

/** Both browsers hold to the path; Firefox injects nothing where there is a port. */
export function matchOf({ origin, kind, basePath }: EnabledStore): string {
  const path = kind === undefined ? undefined : basePath;
  return originPattern(origin).replace(/\/\*$/, `${path ?? '/'}*`);
}
