import type { WxtViteConfig } from 'wxt';
import { packTables } from '../words/pack';
import { readTables } from '../words/packed';

type Plugin = NonNullable<WxtViteConfig['plugins']>[number];

/** Puts the packed tables of words in place of the file that reads them. */
export function packedWords(): Plugin {
  return {
    name: 'packed-words',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/lib/words/packed.ts')
        ? `export const PACKED = ${JSON.stringify(packTables(readTables()))};`
        : null,
  };
}
