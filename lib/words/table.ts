/**
 * The tables of `assets/words`: their first line names the columns, every other is one row, tabs between its values.
 * Several values of one cell have ` | ` between them; `-` is none.
 */

type Row = Readonly<Record<string, string>>;

/** @throws Error naming the line that has not as many values as there are columns. */
export function readWordTable(file: string, text: string): readonly Row[] {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line, at) => {
    const values = line.split('\t');
    if (values.length !== columns.length || values.some((value) => value !== value.trim())) {
      throw new Error(
        `${file}, line ${at + 2}: ${columns.join(', ')} are wanted, without blanks around them`,
      );
    }
    return Object.fromEntries(columns.map((column, place) => [column, values[place] ?? '']));
  });
}

export function valuesOf(cell = '-'): readonly string[] {
  return cell === '-' ? [] : cell.split(' | ');
}
