import { readWordTable } from './table';

/** The tables of `assets/words`, by the name of the file. */
export const TABLES = ['words', 'patterns', 'amounts', 'names', 'regions', 'sounds'] as const;
export type WordTables = Readonly<Record<(typeof TABLES)[number], string>>;

/**
 * The words as the extension carries them: a line for all the words of the same classes, `class class,word,word`. What
 * the table says of a word besides, its language and its source, is for people.
 */
export function packTables(tables: WordTables): WordTables {
  const byClasses = Map.groupBy(readWordTable('words.tsv', tables.words), ({ classes = '' }) => classes);
  const lines = [...byClasses].map(([classes, rows]) => [classes, ...rows.map(({ word }) => word)].join(','));
  const names = readWordTable('names.tsv', tables.names);
  return {
    words: lines.join('\n'),
    patterns: readWordTable('patterns.tsv', tables.patterns)
      .map(({ pattern, says }) => [pattern, says].join('\t'))
      .join('\n'),
    amounts: readWordTable('amounts.tsv', tables.amounts)
      .map(({ example, ...row }) => Object.values(row).join('\t'))
      .join('\n'),
    names: names.map((row) => [row.class, row.name, row['other names']].join('\t')).join('\n'),
    regions: readWordTable('regions.tsv', tables.regions)
      .map(({ country, codes, names: called, lands, touches }) =>
        [country, codes, called, lands, touches].join('\t'),
      )
      .join('\n'),
    sounds: readWordTable('sounds.tsv', tables.sounds)
      .map((row) => [row.letters, row.sounds, row['left out']].join('\t'))
      .join('\n'),
  };
}
