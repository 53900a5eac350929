import { foldText } from '../normalize';
import type { Village } from '../village';
import type { GivenNames, ReadList } from './read-list';

/** A record of a list, and the names it was read as. */
export interface SummedRecord {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  /** None where it could not be read. */
  readonly names: readonly string[];
  /** The person gave it its name. */
  readonly given: boolean;
}

interface ListSummary {
  /** Something was taken off its name, set apart or put into words. */
  readonly apart: readonly SummedRecord[];
  /** Another record is the same place. */
  readonly doubles: readonly SummedRecord[];
  /** Taken only where an order names just that. */
  readonly zones: readonly SummedRecord[];
  /** Shown and chosen by hand, and never found by itself. */
  readonly unread: readonly SummedRecord[];
}

/** What was understood of a list, for its owner to look through; deleted records are not among them. */
export function summarize(
  villages: readonly Village[],
  { places, readings }: ReadList,
  given: GivenNames,
): ListSummary {
  const doubled = new Set(places.flatMap(({ records }) => (records.length > 1 ? records : [])));
  const records = villages.flatMap((village, at) => {
    const reading = readings[at];
    if (village.deleted || reading === undefined) return [];
    const { id, name, city } = village;
    const names = reading.places.map((place) => place.name);
    return [{ at, reading, record: { id, name, city, names, given: given.has(id) } }];
  });
  const those = (wanted: (one: (typeof records)[number]) => boolean) =>
    records.filter(wanted).map(({ record }) => record);
  return {
    apart: those(
      ({ reading: { changed, zone }, record }) => record.given || (changed && !zone && isOther(record)),
    ),
    doubles: those(({ at }) => doubled.has(at)),
    zones: those(({ reading, record }) => reading.zone && !record.given),
    unread: those(({ record }) => record.names.length === 0),
  };
}

/** Blanks and marks that are not seen are no other name. */
function isOther({ name, names }: SummedRecord): boolean {
  return names.length > 0 && (names.length > 1 || foldText(names[0] ?? '') !== foldText(name));
}
