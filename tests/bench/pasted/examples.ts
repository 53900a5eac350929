import { readTable } from '../../read-table';
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

/**
 * A row of a table is one example: a blank parts its phones, what is empty is not said, and `why` it stands here is for
 * readers.
 */
function readExamples(table: string): readonly Example[] {
  return readTable(new URL(`${table}.tsv`, import.meta.url)).map(({ cell }) => ({
    id: cell('id'),
    text: cell('text'),
    name: cell('name') || null,
    phones: cell('phones').split(' ').filter(Boolean),
    village: cell('village') || null,
    street: cell('street') || null,
    amount: cell('amount') || null,
    currency: (cell('currency') || null) as Example['currency'],
    note: cell('note') || null,
  }));
}
