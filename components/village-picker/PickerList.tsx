import type * as combobox from '@zag-js/combobox';
import type { PropTypes } from '@zag-js/preact';
import type { BrowsedCity } from '../../lib/villages/browse';
import { useText } from '../text/use-text';
import { CityOption } from './CityOption';
import { entryKey, type PickerEntry } from './picker-entries';
import { VillageOption } from './VillageOption';

interface PickerListProps {
  readonly api: combobox.Api<PropTypes, PickerEntry>;
  readonly entries: readonly PickerEntry[];
  readonly query: string;
  /** The city whose villages are shown in place of what the text finds. */
  readonly browsed: BrowsedCity | null;
}

/** What was found, below the field. Nothing of it is made while it is closed. */
export function PickerList({ api, entries, query, browsed }: PickerListProps) {
  const { t } = useText();
  const villages = entries.filter(({ kind }) => kind === 'village').length;
  const none = query !== '' && entries.length === 0;
  const shown = api.open && entries.length > 0;
  const title = titleOf();
  return (
    <>
      <p class="visually-hidden" role="status">
        {api.open ? [title, t('village-results', { count: villages })].join(' ') : ''}
      </p>
      <div {...(api.getPositionerProps() as object)} class="picker__positioner">
        {none && api.open && <p class="picker__none">{t('village-none-found', { query })}</p>}
        <ul {...(api.getContentProps() as object)} class="picker__list" data-query={query} hidden={!shown}>
          {shown && title !== '' && (
            <li class="picker__title" role="presentation">
              {title}
            </li>
          )}
          {shown &&
            entries.map((entry) =>
              entry.kind === 'city' ? (
                <CityOption
                  key={entryKey(entry)}
                  city={entry.city}
                  attributes={api.getItemProps({ item: entry })}
                />
              ) : (
                <VillageOption
                  key={entryKey(entry)}
                  result={entry.result}
                  attributes={api.getItemProps({ item: entry })}
                />
              ),
            )}
        </ul>
      </div>
    </>
  );

  function titleOf(): string {
    if (browsed !== null) return t('village-all-of-city', { city: browsed.name, count: browsed.villages });
    return query === '' && entries.length > 0 ? t('village-recent') : '';
  }
}
