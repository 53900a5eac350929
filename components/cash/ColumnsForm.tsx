import { useState } from 'preact/hooks';
import { type ColumnsOf, headingCells } from '../../lib/statement/heading';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Select } from '../ui/Select';

interface ColumnsFormProps<Role extends string> {
  /** What the file is called, where it is one of several. */
  readonly name?: string;
  /** What the columns may say, each with what it is called. */
  readonly titles: Readonly<Record<Role, string>>;
  readonly areEnough: (columns: ColumnsOf<Role>) => boolean;
  /** Said while they are not. */
  readonly missing: string;
  readonly table: readonly (readonly string[])[];
  /** Of that table; below 0: it has none. */
  readonly headingRow: number;
  readonly found: ColumnsOf<Role>;
  readonly onConfirm: (columns: ColumnsOf<Role>) => void;
  readonly onCancel: () => void;
}

/** Asks what each of the file's columns means, once for each kind of file. */
export function ColumnsForm<Role extends string>(props: ColumnsFormProps<Role>) {
  const { name, titles, areEnough, missing, table, headingRow, found, onConfirm, onCancel } = props;
  const { t } = useText();
  const [columns, setColumns] = useState(found);
  const heading = headingCells(table, headingRow);
  // A few lines below it, as examples of each column.
  const sample = table.slice(headingRow + 1, headingRow + 4);
  // What stands above a table without a heading has fewer cells.
  const width = sample.reduce((most, cells) => Math.max(most, cells.length), heading.length);
  const headed = Array.from({ length: width }, (_, place) => heading[place] ?? '');
  const choices = [
    { value: '', label: t('none') },
    ...headed.map((cell, place) => ({ value: String(place), label: cell || String(place + 1) })),
  ];
  const titleOf = (place: number) =>
    titles[(Object.keys(titles) as Role[]).find((role) => columns[role] === place) as Role];
  return (
    <section class="card cash__columns">
      <h2>{t('cash-columns-title')}</h2>
      {name !== undefined && (
        <p class="soft">
          <bdi>{name}</bdi>
        </p>
      )}
      <div class="stack loose columns columns--fields">
        {(Object.keys(titles) as Role[]).map((role) => (
          <Select
            key={role}
            label={titles[role]}
            name={`column-${role}`}
            value={columns[role] === null ? '' : String(columns[role])}
            choices={choices}
            onPick={(value) => setColumns(withColumn(columns, role, value === '' ? null : Number(value)))}
          />
        ))}
      </div>
      <div class="scrolls-sideways">
        <table class="table ruled digits cash__table">
          <thead class="soft small">
            <tr>
              {headed.map((cell, place) => (
                <th key={place} scope="col">
                  <bdi>{cell}</bdi>
                </th>
              ))}
            </tr>
            <tr>
              {headed.map((_, place) => (
                <td key={place}>{titleOf(place) ?? t('none')}</td>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((cells, row) => (
              <tr key={row}>
                {headed.map((_, place) => (
                  <td key={place}>
                    <bdi>{cells[place]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="cluster">
        <Button
          kind="primary"
          disabled={!areEnough(columns)}
          onPress={() => onConfirm(columns)}
          text={t('cash-columns-confirm')}
        />
        <Button onPress={onCancel} text={t('cancel')} />
        {!areEnough(columns) && <span class="soft">{missing}</span>}
      </div>
    </section>
  );
}

/** A column says one thing: what it was taken for before is without one. */
function withColumn<Role extends string>(
  columns: ColumnsOf<Role>,
  role: Role,
  column: number | null,
): ColumnsOf<Role> {
  const others = Object.entries<number | null>(columns).map(([one, place]) => [
    one,
    place === column ? null : place,
  ]);
  return { ...(Object.fromEntries(others) as ColumnsOf<Role>), [role]: column };
}
