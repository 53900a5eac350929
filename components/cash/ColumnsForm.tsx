import { useState } from 'preact/hooks';
import type { TextId } from '../../lib/i18n/messages';
import { areEnough, COLUMN_ROLES, type Columns } from '../../lib/statement/columns';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Select } from '../ui/Select';

const ROLE_TITLES = {
  code: 'outcome-parcel-code',
  collected: 'cash-sum-collected',
  fee: 'fee-title',
  net: 'cash-column-net',
} as const satisfies Record<keyof Columns, TextId>;

interface ColumnsFormProps {
  readonly heading: readonly string[];
  /** A few lines below the heading, as examples of each column. */
  readonly sample: readonly (readonly string[])[];
  readonly found: Columns;
  readonly onConfirm: (columns: Columns) => void;
  readonly onCancel: () => void;
}

/** Asks what each of the file's columns means, once for each kind of file. */
export function ColumnsForm({ heading, sample, found, onConfirm, onCancel }: ColumnsFormProps) {
  const { t } = useText();
  const [columns, setColumns] = useState(found);
  const choices = [
    { value: '', label: t('cash-column-none') },
    ...heading.map((cell, place) => ({ value: String(place), label: cell || String(place + 1) })),
  ];
  return (
    <section class="card cash__columns">
      <h2>{t('cash-columns-title')}</h2>
      <div class="cash__fields">
        {COLUMN_ROLES.map((role) => (
          <Field key={role} label={t(ROLE_TITLES[role])} name={`column-${role}`}>
            {(control) => (
              <Select
                control={control}
                value={columns[role] === null ? '' : String(columns[role])}
                choices={choices}
                onPick={(value) => setColumns({ ...columns, [role]: value === '' ? null : Number(value) })}
              />
            )}
          </Field>
        ))}
      </div>
      <div class="cash__scroller">
        <table class="cash__table">
          <thead>
            <tr>
              {heading.map((cell, place) => (
                <th key={place} scope="col">
                  <bdi>{cell}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((cells, row) => (
              <tr key={row}>
                {heading.map((_, place) => (
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
        <Button kind="primary" disabled={!areEnough(columns)} onPress={() => onConfirm(columns)}>
          {t('cash-columns-confirm')}
        </Button>
        <Button onPress={onCancel}>{t('cancel')}</Button>
        {!areEnough(columns) && <span class="soft">{t('cash-columns-missing')}</span>}
      </div>
    </section>
  );
}
