import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from './example';

/** The sets that the reader was developed on. */
export const examples: readonly Example[] = [
  // The seller's form was filled in: a label and its answer on each line.
  ...readExamples('examples/arabic-labelled'),
  // As people simply write them: no labels, everything one after the other.
  ...readExamples('examples/arabic-free'),
  // Latin letters: English, and names as people spell them by ear.
  ...readExamples('examples/english'),
  // From towns on the other side.
  ...readExamples('examples/hebrew'),
  // By no rule: forwarded chats, corrections, several languages, small talk between.
  ...readExamples('examples/mixed'),
];

/**
 * Written by someone who had read neither the reader nor the answers it was developed on, and committed before the
 * first run over them.
 */
export const heldOut: readonly Example[] = [
  ...readExamples('held-out/arabic-labelled'),
  ...readExamples('held-out/arabic-free'),
  ...readExamples('held-out/hebrew'),
  // English, and Arabic in Latin letters.
  ...readExamples('held-out/latin'),
  // Two languages in one order, and orders that are only nearly one.
  ...readExamples('held-out/mixed'),
];

/** The same once more, after the reader had been mended by the first, and run once. */
export const heldOutAgain: readonly Example[] = readExamples('held-out/second');

/** A row of a table is one example: `\n` in its text is a new line, a blank parts its phones, what is empty is not said. */
function readExamples(table: string): readonly Example[] {
  const text = readFileSync(join(import.meta.dirname, `${table}.tsv`), 'utf8');
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((row) => {
    const cell = (name: string) => row[head.indexOf(name)]?.replaceAll('\\n', '\n') || null;
    const { id, text } = { id: cell('id'), text: cell('text') };
    if (id === null || text === null)
      throw new Error(`${table} has a row without an id or a text: ${row[0]}`);
    return {
      id,
      text,
      name: cell('name'),
      phones: cell('phones')?.split(' ') ?? [],
      village: cell('village'),
      street: cell('street'),
      amount: cell('amount'),
      currency: cell('currency') as Example['currency'],
      note: cell('note'),
    };
  });
}
