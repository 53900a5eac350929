import type { VillageMatch } from '../../../lib/villages/match';
import { hashOf } from '../../../lib/villages/skeleton';
import { type AddressCase, MISSING } from './options';

/** What a matcher said of one case. */
interface Answer {
  /** The village it is certain of, or `null` when it asks. */
  readonly certain: number | null;
  /** The five it would show first. */
  readonly five: readonly number[];
}

/** Per cent. `precision` is of the certain answers to cases that have a right one. */
export interface Figures {
  readonly cases: number;
  readonly coverage: number;
  readonly precision: number;
  readonly falseAccept: number;
  readonly top5: number;
}

export interface Answered {
  readonly case: AddressCase;
  readonly answer: Answer;
}

/** Whether an answer is one that the case expects. */
export function isRight({ expect }: AddressCase, id: number | null): boolean {
  return id === null ? expect.length === 0 : expect.includes(id);
}

/** The answer once the account has used one of the zones that the place stands in: a wrong one, where one is wrong. */
export function onceUsed({ case: one, answer }: Answered, { reason }: VillageMatch): Answered {
  const zones = reason.code === 'ambiguous' && reason.onePlace ? reason.villages : [];
  const certain = zones.find((id) => !isRight(one, id)) ?? zones[0] ?? answer.certain;
  return { case: one, answer: { ...answer, certain } };
}

/** Of cases whose place was taken out of the list: how many are answered for certain, in per cent. */
export interface MissingFigures {
  readonly cases: number;
  readonly answered: number;
}

export function missingFigures(answered: readonly Answered[]): MissingFigures {
  const missing = answered.filter((one) => one.case.category === MISSING);
  const certain = missing.filter((one) => one.answer.certain !== null);
  return { cases: missing.length, answered: share(certain.length, missing.length) };
}

/**
 * - coverage: of the cases with a right answer, those answered for certain;
 * - precision: of those, the right ones;
 * - false accept: of the cases without a right answer, those answered for certain;
 * - top five: of the cases with a right answer, those that have it among the first five.
 */
export function figuresOf(answered: readonly Answered[]): Figures {
  const positive = answered.filter((one) => one.case.expect.length > 0);
  const negative = answered.filter((one) => one.case.expect.length === 0);
  const certain = positive.filter((one) => one.answer.certain !== null);
  return {
    cases: answered.length,
    coverage: share(certain.length, positive.length),
    precision: share(
      certain.filter(({ case: one, answer }) => isRight(one, answer.certain)).length,
      certain.length,
    ),
    falseAccept: share(negative.filter((one) => one.answer.certain !== null).length, negative.length),
    top5: share(
      positive.filter(({ case: one, answer }) => answer.five.some((id) => isRight(one, id))).length,
      positive.length,
    ),
  };
}

export function figuresByCategory(answered: readonly Answered[]): Record<string, Figures> {
  const categories = [...new Set(answered.map((one) => one.case.category))].sort();
  return Object.fromEntries(
    categories.map((category) => [
      category,
      figuresOf(answered.filter((one) => one.case.category === category)),
    ]),
  );
}

/** Per cent, to two decimals; 0 of 0 is 0. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 100;
}

/**
 * Single fields were developed on three fifths of the villages and whole orders on half of them; the rest is
 * reported beside them. A single field goes where its village goes, one without a village where the letters of its
 * own id say; a whole order where its id says.
 */
export function isDevelopment({ id, expect, why }: AddressCase): boolean {
  if (why !== undefined) return (hashOf(id) >>> 8) % 2 === 0;
  let number = expect[0] ?? 0;
  if (expect.length === 0) for (let at = 0; at < id.length; at++) number += id.charCodeAt(at) * (at + 7);
  return (Number((BigInt(number) * 2_654_435_761n) % 4_294_967_296n) >>> 16) % 5 < 3;
}
