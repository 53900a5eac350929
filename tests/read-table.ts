import { readFileSync } from 'node:fs';

/** A row by the names of its columns, with the heading that it stands under, if the table has some. */
export interface Row {
  readonly heading: string;
  /** What is empty is ''; `\n` in a cell is a new line. */
  cell(column: string): string;
}

/**
 * A table with tabs between its columns. The first line names them; `# ` begins a heading.
 * @throws Error where it has no rows
 */
export function readTable(file: string | URL): readonly Row[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  let heading = '';
  const rows = lines.flatMap((line) => {
    if (line.startsWith('# ')) {
      heading = line.slice(2);
      return [];
    }
    const cells = line.split('\t');
    if (cells.length > columns.length) throw new Error(`${file} has more cells than columns: ${line}`);
    const cell = (column: string) => {
      if (!columns.includes(column)) throw new Error(`${file} has no column “${column}”`);
      return (cells[columns.indexOf(column)] ?? '').replaceAll('\\n', '\n');
    };
    return [{ heading, cell }];
  });
  if (rows.length === 0) throw new Error(`${file} has no rows`);
  return rows;
}
