import type { TextRange } from '../../lib/villages/highlight';
import type { SearchResult } from '../../lib/villages/search';
import { markedParts } from '../text/marked-parts';
import { useText } from '../text/use-text';
import { Tag } from '../ui/Tag';

interface VillageOptionProps {
  readonly result: SearchResult;
  /** The option's role, id and handlers. */
  readonly attributes: object;
}

/** One village: its name, its city, and, where parcels do not go there, why. */
export function VillageOption({ result, attributes }: VillageOptionProps) {
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
