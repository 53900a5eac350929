import type { RefObject } from 'preact';
import { useId } from 'preact/hooks';
import type { BrowsedCity } from '../../lib/villages/browse';
import type { TextRange } from '../../lib/villages/highlight';
import type { SearchResult } from '../../lib/villages/search';
import { markedParts } from '../text/marked-parts';
import { useText } from '../text/use-text';
import { Icon } from '../ui/Icon';
import { Tag } from '../ui/Tag';
import { entryKey, isDisabled, type PickerEntry } from './picker-entries';

interface PickerListProps {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly labelId: string;
  readonly open: boolean;
  readonly entries: readonly PickerEntry[];
  /** How many of the entries are rendered. */
  readonly most: number;
  readonly query: string;
  /** The city whose villages are shown in place of what the text finds. */
  readonly browsed: BrowsedCity | null;
  /** One that can be chosen was pressed, or Enter on it. */
  readonly onChoose: (entry: PickerEntry) => void;
}

/** The search results below the field; nothing is rendered while the list is closed. */
export function PickerList(props: PickerListProps) {
  const { list, labelId, open, entries, most, query, browsed, onChoose } = props;
  const { t } = useText();
  const id = useId();
  const villages = entries.filter(({ kind }) => kind === 'village').length;
  const none = query !== '' && entries.length === 0;
  const shown = open && entries.length > 0;
  const title = titleOf();
  return (
    <>
      <p class="visually-hidden" role="status">
        {open ? [title, t('village-results', { count: villages })].join(' ') : ''}
      </p>
      {none && open && <p class="soft picker__none">{t('village-none-found', { query })}</p>}
      <div
        id={id}
        ref={list}
        role="listbox"
        aria-labelledby={labelId}
        class="picker__list"
        data-query={query}
        hidden={!shown}
        // The field keeps the focus whatever is pressed here.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown && title !== '' && (
          <div class="soft small picker__title" role="presentation">
            {title}
          </div>
        )}
        {shown &&
          entries.slice(0, most).map((entry) => {
            const disabled = isDisabled(entry);
            const attributes = {
              id: `${id}-${entryKey(entry)}`,
              role: 'option',
              'aria-disabled': disabled ? 'true' : undefined,
              onClick: disabled ? undefined : () => onChoose(entry),
            } as const;
            return entry.kind === 'city' ? (
              <CityOption key={entryKey(entry)} city={entry.city} attributes={attributes} />
            ) : (
              <VillageOption key={entryKey(entry)} result={entry.result} attributes={attributes} />
            );
          })}
      </div>
    </>
  );

  function titleOf(): string {
    if (browsed !== null) return t('village-all-of-city', { city: browsed.name, count: browsed.villages });
    return query === '' && entries.length > 0 ? t('village-recent') : '';
  }
}

interface CityOptionProps {
  readonly city: BrowsedCity;
  /** The option's role, id and handlers. */
  readonly attributes: object;
}

/** Opens all villages of a city, where a village's spelling is not known. It picks nothing. */
function CityOption({ city, attributes }: CityOptionProps) {
  const { t } = useText();
  return (
    <div {...attributes} class="row apart accent small strong picker__option picker__option--city">
      {t('village-all-of-city', { city: city.name, count: city.villages })}
      <Icon name="chevron-down" />
    </div>
  );
}

interface VillageOptionProps {
  readonly result: SearchResult;
  /** The option's role, id and handlers. */
  readonly attributes: object;
}

/** One village: its name, its city, and, where parcels do not go there, why. */
function VillageOption({ result, attributes }: VillageOptionProps) {
  const { t } = useText();
  const { village, nameRanges, cityRanges } = result;
  return (
    <div {...attributes} class="spread picker__option">
      <span class="picker__name strong">
        <HighlightedText text={village.name} ranges={nameRanges} />
      </span>
      <span class="picker__city soft small">
        <HighlightedText text={village.city} ranges={cityRanges} />
      </span>
      {(village.closed || village.hidden) && (
        <span class="row baseline small picker__closed">
          <Tag tone="warning">{t(village.closed ? 'village-closed' : 'village-hidden')}</Tag>
          {village.closed && village.note && <bdi>{village.note}</bdi>}
        </span>
      )}
    </div>
  );
}

/**
 * Text with its matched parts marked. Marks have no space or edge of their own: browsers join Arabic letters
 * across an element's border only then.
 */
function HighlightedText({ text, ranges }: { readonly text: string; readonly ranges: readonly TextRange[] }) {
  const mark = ({ start }: TextRange, marked: string) => (
    <mark class="match" key={start}>
      {marked}
    </mark>
  );
  return <bdi>{markedParts(text, ranges, mark)}</bdi>;
}
