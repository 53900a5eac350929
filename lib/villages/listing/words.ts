import { wordsOf } from '../../words/words';
import { foldText } from '../normalize';

/** Words that lists write around the names of places, by what they say; the words are in `assets/words`. */
export type ListWord =
  /** What follows are more places of the same record: "بديا (تشمل سنيريا)". */
  | 'includes'
  /** What follows is not the place, but beside it: "دير شرف (قرب نابلس)". */
  | 'near'
  /** Many places at once: "ضواحي القدس", "قرى الخليل". */
  | 'zone'
  /** A part of the country: "شمال". */
  | 'compass'
  /** Says how far a zone is: "شمال قريب". */
  | 'distance'
  /** Of a delivery and not of the place: "(يومين)", "20 شيكل". */
  | 'delivery'
  /** Before a zone's name: "منطقة الخليل". */
  | 'area';

const KINDS: readonly ListWord[] = ['includes', 'near', 'zone', 'compass', 'distance', 'delivery', 'area'];

const KIND = new Map<string, ListWord>(
  KINDS.flatMap((kind) => wordsOf(`record-${kind}`).map((word) => [foldText(word), kind] as const)),
);

/** What a folded word says in a list, where it says anything. */
export function listWord(word: string): ListWord | null {
  return KIND.get(word) ?? null;
}

/** Kinds of place that lists shorten, and what they are written for. */
export const SHORTENED: Readonly<Record<string, string>> = {
  م: 'مخيم',
  خ: 'خربة',
  ق: '',
  ب: '',
  مخ: 'مخيم',
  خر: 'خربة',
};
