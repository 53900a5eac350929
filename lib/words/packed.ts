import { readFileSync } from 'node:fs';
import { packTables, TABLES, type WordTables } from './pack';

/**
 * The packed tables, read where tests and tools run. What is built has them in place of this file
 * (`lib/build/packed-words.ts`): an extension's script reads no files.
 */
export const PACKED: WordTables = packTables(readTables());

export function readTables(): WordTables {
  // Not by a URL: where tests have a document, Vite turns that into an address of its own server.
  const read = (name: string) =>
    readFileSync(`${import.meta.dirname}/../../assets/words/${name}.tsv`, 'utf8');
  return Object.fromEntries(TABLES.map((name) => [name, read(name)])) as Record<keyof WordTables, string>;
}
