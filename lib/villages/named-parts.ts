import type { KnownNames } from './known-names';
import type { NamedPart } from './named-part';
import { SegmentReader } from './segment-reader';

/** More than any address has, in UTF-16 units: what comes after is not read. */
const LONGEST_TEXT = 400;
/** Marks, a dash with a space beside it, and codes of a map: "W6GC+9P". */
const SEPARATOR =
  /[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}|(?<!\bc)\/|[,،;؛\\()[\]{}|\n\r\t•·:+]|\s[-–—־]\s?|[-–—־]\s/giu;

/**
 * The parts of one field, or of any stretch of free text, in the order they stand in.
 * @param names see `knownNames` in `known-names.ts`
 */
export function readNamedParts(text: string, names: KnownNames): NamedPart[] {
  const read = text.slice(0, LONGEST_TEXT);
  const parts: NamedPart[] = [];
  let start = 0;
  for (const mark of [...read.matchAll(SEPARATOR), null]) {
    const end = mark?.index ?? read.length;
    parts.push(...new SegmentReader(read, start, end, names).read());
    start = end + (mark?.[0].length ?? 0);
  }
  return parts;
}
