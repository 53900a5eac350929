import { useId, useState } from 'preact/hooks';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Tag } from '../../../components/ui/Tag';
import { TextField } from '../../../components/ui/TextInput';
import { dayText } from '../../../lib/i18n/moment-text';
import { foldText } from '../../../lib/villages/normalize';
import type { LearnedVillage } from '../../../lib/villages/stored';

interface LearnedListProps {
  /** The newest first. */
  readonly learned: readonly LearnedVillage[];
  readonly onRemove: (learned: LearnedVillage) => void;
}

/** From this many on there is a search above the list. */
const MANY = 8;
/** Rows shown at once; the search finds the others. */
const MOST_ROWS = 100;

/** The learned pairs: an order's text and the village that it stands for. */
export function LearnedList({ learned, onRemove }: LearnedListProps) {
  const { t } = useText();
  const [filter, setFilter] = useState('');
  const wanted = foldText(filter);
  const found = learned.filter(({ written, village, city }) =>
    foldText(`${written} ${village} ${city}`).includes(wanted),
  );
  if (learned.length === 0) return <p class="soft">{t('numbers-none')}</p>;
  return (
    <>
      {learned.length >= MANY && (
        <TextField
          {...{ id: 'learned-filter', kind: 'search', value: filter, onInput: setFilter }}
          label={t('learned-filter')}
        />
      )}
      {found.length === 0 ? (
        <p class="soft" role="status">
          {t('ledger-none-title')}
        </p>
      ) : (
        <table class="surface table ruled folds breaks learned">
          <thead class="soft small">
            <tr>
              <th scope="col">{t('learned-written')}</th>
              <th scope="col">{t('field-village')}</th>
              <th scope="col">{t('ledger-period')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {found.slice(0, MOST_ROWS).map((entry) => (
              <LearnedRow key={entry.text} entry={entry} onRemove={() => onRemove(entry)} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function LearnedRow({ entry, onRemove }: { readonly entry: LearnedVillage; readonly onRemove: () => void }) {
  const { t, language } = useText();
  const id = useId();
  return (
    <tr>
      <th scope="row" id={id}>
        <bdi>{entry.written}</bdi>
      </th>
      <td>
        <bdi class="bold">{entry.village}</bdi> <bdi class="soft small">{entry.city}</bdi>
        {!entry.certain && <Tag tone="warning">{t('learned-unsure')}</Tag>}
      </td>
      <td class="soft small">{dayText(entry.learnedAt, language)}</td>
      <td class="unbroken learned__action">
        <Button kind="quiet" small describedBy={id} onPress={onRemove} text={t('account-remove')} />
      </td>
    </tr>
  );
}
