import { describe, expect, it } from 'vitest';
import { findAmounts } from '../../../lib/pasted/amounts';
import { segmentText } from '../../../lib/pasted/segments';
import { readTables } from '../../../lib/words/packed';
import { readWordTable } from '../../../lib/words/table';

describe('the table of what an amount is of', () => {
  it.each(readWordTable('amounts.tsv', readTables().amounts))(
    'has an example whose amount is of the kind of its row: $kind, $example',
    ({ kind, example = '' }) => {
      const amounts = findAmounts(segmentText(example.replaceAll('\\n', '\n')), []);
      expect(amounts.map((one) => one.kind)).toContain(kind);
    },
  );
});
