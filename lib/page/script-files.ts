import type { StoreKind } from '../stores/registry';

/** A script that runs in pages; each brings all that it needs. */
export type PageScript = 'covers' | 'list' | 'recognise' | 'teach' | `store-${StoreKind}`;

/** A script's address within the extension. */
export function scriptFile(script: PageScript): `/${PageScript}.js` {
  return `/${script}.js`;
}
