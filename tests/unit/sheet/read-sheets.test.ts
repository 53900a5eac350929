import { describe, expect, it } from 'vitest';
import { readSheets } from '../../../lib/sheet/read-sheets';
import { linesOf } from '../../../lib/sheet/sheet-orders';

const HEADING = 'رقم الطلب,اسم الزبون,رقم الهاتف,المدينة,المبلغ';
const csv = (name: string, ...rows: readonly string[]) => new File([rows.join('\n')], name);
const morning = csv('صباح.csv', HEADING, '1,سلمى,0599123456,نابلس,120', '2,رامي,0599123457,جنين,80');
const evening = csv('مساء.csv', 'طلبات المساء,,,,', HEADING, '3,هبة,0599123458,طولكرم,95');

describe('files of orders that are dropped together', () => {
  it('are one sheet, in the order in which they came', async () => {
    const { table, heading } = await readSheets([morning, evening]);
    const lines = linesOf(table, heading.row, heading.columns);
    expect(lines.map(({ name }) => name)).toEqual(['سلمى', 'رامي', 'هبة']);
  });

  it('are none where their columns differ: the amount of one is no phone of another', async () => {
    const other = csv('other.csv', 'Name,Amount,Phone', 'Reem,70,0599123459');
    await expect(readSheets([morning, other])).rejects.toThrow('sheets-differ');
  });

  it('are none where they have no headings, which alone say that their columns are the same', async () => {
    const bare = (name: string) => csv(name, 'سلمى,0599123456,نابلس,120');
    await expect(readSheets([bare('1.csv'), bare('2.csv')])).rejects.toThrow('sheets-differ');
    expect((await readSheets([bare('1.csv')])).table).toHaveLength(1);
  });
});
