import { foldText, foldWords } from '../../../lib/villages/normalize';
import { skeletonOfWords } from '../../../lib/villages/skeleton';
import type { Village } from '../../../lib/villages/village';
import { madeUpVillages } from './directories';
import { type Answered, type Figures, figuresOf, isDevelopment } from './figures';
import type { AddressCase } from './options';
import type { Peer, PeerHit } from './peers';
import { keystrokesFor, type Spread, timeEach } from './times';

export interface PeerFigures extends Figures {
  readonly match: Spread;
  readonly keystroke1500: Spread;
  readonly keystroke20000: Spread;
}

/** What every library is given: our folding, or the consonant skeleton that makes one text of all scripts. */
const PREPARED: Readonly<Record<string, (text: string) => string>> = {
  folded: foldText,
  skeleton: (text) => skeletonOfWords(foldWords(text)).toLowerCase(),
};

/** Of how many names the typing is timed: these libraries are slow enough that few tell. */
const NAMES_TYPED = 6;
/** A rule that answers less than this, in per cent, is no use, however precise. */
const LEAST_COVERAGE = 10;
/** How far, as a share of its score, the first must be from the second to be certain. */
const GAPS = [0, 0.02, 0.05, 0.1, 0.2, 0.4];

/** Every library with every preparation: its rule is chosen on the development part, at our precision or above. */
export function comparePeers(
  peers: readonly Peer[],
  villages: readonly Village[],
  cases: readonly AddressCase[],
  precision: number,
): Record<string, PeerFigures> {
  const rows: Record<string, PeerFigures> = {};
  for (const peer of peers) {
    for (const [preparation, prepare] of Object.entries(PREPARED)) {
      const search = peer.build(villages.map((village) => prepare(village.name)));
      const query = ({ input }: AddressCase) => prepare(input.city ?? input.address1 ?? '');
      const hits = cases.map((one) => ({ case: one, hits: search(query(one)) }));
      const development = hits.filter((one) => isDevelopment(one.case));
      const rule = chooseRule(development, villages, precision);
      rows[`${peer.name} (${preparation})`] = {
        ...figuresOf(hits.map((one) => answer(one, villages, rule))),
        match: timeEach(
          cases.filter((_, at) => at % 8 === 0),
          (one) => search(query(one)),
        ),
        keystroke1500: timeTyping(peer, prepare, 1_500),
        keystroke20000: timeTyping(peer, prepare, 20_000),
      };
    }
  }
  return rows;
}

interface CaseHits {
  readonly case: AddressCase;
  readonly hits: readonly PeerHit[];
}

/** When a library's first hit is taken for certain. */
interface Rule {
  readonly threshold: number;
  readonly gap: number;
}

function answer(
  { case: one, hits }: CaseHits,
  villages: readonly Village[],
  { threshold, gap }: Rule,
): Answered {
  const five = hits.slice(0, 5).map(({ place }) => villages[place]?.id ?? -1);
  const [first, second] = hits;
  const sure =
    first !== undefined &&
    first.score >= threshold &&
    (second === undefined || first.score * (1 - gap) > second.score);
  return { case: one, answer: { certain: sure ? (five[0] ?? null) : null, five } };
}

/** The rule of the greatest coverage among those of at least this precision; the most precise when none is. */
function chooseRule(hits: readonly CaseHits[], villages: readonly Village[], precision: number): Rule {
  const scores = [...new Set(hits.map((one) => one.hits[0]?.score ?? 0))].sort((a, b) => a - b);
  const step = Math.max(1, Math.floor(scores.length / 30));
  let best = { rule: { threshold: Number.POSITIVE_INFINITY, gap: 0 }, precision: -1, coverage: -1 };
  for (let at = 0; at < scores.length; at += step) {
    for (const gap of GAPS) {
      const rule = { threshold: scores[at] as number, gap };
      const figures = figuresOf(hits.map((one) => answer(one, villages, rule)));
      const reached = Math.min(figures.precision, precision);
      if (reached < best.precision || (reached === best.precision && figures.coverage <= best.coverage))
        continue;
      if (figures.coverage < LEAST_COVERAGE) continue;
      best = { rule, precision: reached, coverage: figures.coverage };
    }
  }
  return best.rule;
}

function timeTyping(peer: Peer, prepare: (text: string) => string, size: number): Spread {
  const names = madeUpVillages(size).map((village) => village.name);
  const search = peer.build(names.map(prepare));
  return timeEach(keystrokesFor(names, NAMES_TYPED), (typed) => search(prepare(typed)));
}
