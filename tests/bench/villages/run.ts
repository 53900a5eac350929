import { readFileSync } from 'node:fs';
import { judgeMatches } from '../../../lib/villages/certainty';
import { elsewhereAmong, type IsElsewhere } from '../../../lib/villages/elsewhere';
import { readGazetteer } from '../../../lib/villages/gazetteer';
import { matchVillage, type VillageMatch } from '../../../lib/villages/match';
import { rankVillages } from '../../../lib/villages/rank';
import { readAddressOrder } from '../../../lib/villages/read-order';
import { searchVillages } from '../../../lib/villages/search';
import type { VetoName } from '../../../lib/villages/vetoes';
import type { Village } from '../../../lib/villages/village';
import { buildVillageIndex, type VillageIndex } from '../../../lib/villages/village-index';
import { madeUpVillages, villagesOf } from './directories';
import {
  type Answered,
  type Figures,
  figuresByCategory,
  figuresOf,
  isDevelopment,
  isRight,
  type MissingFigures,
  missingFigures,
  onceUsed,
  share,
} from './figures';
import { type AddressCase, MISSING, PLACES, readOptions } from './options';
import { comparePeers, type PeerFigures } from './peer-figures';
import { printReport } from './report';
import { type StaleFigures, staleFigures } from './stale';
import { SUSPECTED } from './suspected';
import { keystrokesFor, round, type Spread, timeEach } from './times';

export interface SizeTimes {
  readonly villages: number;
  readonly build: number;
  readonly match: Spread;
  readonly keystroke: Spread;
}

export interface WrongAnswer {
  readonly id: string;
  readonly category: string;
  readonly kind: 'wrong village' | 'accepted' | 'answered, though missing' | 'asked';
  readonly part: 'development' | 'held out';
  readonly input: string;
  /** The first village, for certain or not. */
  readonly answer: string | null;
  readonly expect: string | null;
  /** What kept the first village from being certain by its name alone, see `lib/villages/vetoes.ts`. */
  readonly veto: VetoName | null;
}

export interface Report extends Figures {
  /** Cases of category `MISSING`, which no other figure counts but their category's own. */
  readonly missing: MissingFigures;
  readonly parts: Readonly<Record<'development' | 'heldOut' | 'withoutSuspected', Figures>>;
  /** Of the cases whose village is open: those it may be filled in for by itself, and of these the right ones. */
  readonly fillable: { readonly cases: number; readonly coverage: number; readonly precision: number };
  /** All cases, a closed village counted as unanswered and its place among the five as found. */
  readonly strict: Figures;
  /**
   * All cases, with a place that stands in several zones of the list as it is answered once one of its records was
   * used: right only where each of them is.
   */
  readonly onceUsed: Figures;
  /** Of the cases whose village is closed: those told so for certain; none is ever filled in. */
  readonly closed: { readonly cases: number; readonly told: number; readonly filledIn: number };
  readonly stale: StaleFigures;
  /** Every case answered wrongly, or not for certain where it has a right answer. */
  readonly wrong: readonly WrongAnswer[];
  /** The match at 1,500 villages, in ms. */
  readonly p99: number;
  readonly categories: Readonly<Record<string, Figures>>;
  readonly times: readonly SizeTimes[];
  readonly peers: Readonly<Record<string, PeerFigures>>;
}

const NAMES_TYPED = 150;
/** Rows of the picker's list that are in sight, whose matched parts are drawn. */
const ROWS_IN_SIGHT = 8;
/** Some libraries take half a second for a search in fifty thousand names: they get a share of the cases then. */
const MOST_SEARCHES = 9_000_000;

/**
 * `npm run bench -- villages`: how well addresses are matched, how fast, and how search libraries do on the same.
 * A closed village named for certain counts as answered: the right answer is then that it is closed.
 */
export async function run(args: string[]): Promise<void> {
  const { cities, cases, json, peers, elsewhere } = readOptions(args);
  const places = readGazetteer(readFileSync(PLACES, 'utf8'));
  const isElsewhere = elsewhere ? elsewhereAmong(places) : undefined;
  const villages = villagesOf(cities);
  const index = buildVillageIndex(villages, elsewhere ? places : undefined);
  const everyMatch = cases.map((one) => ({ case: one, match: matchVillage(index, one.input, isElsewhere) }));
  const everyAnswer: Answered[] = everyMatch.map(({ case: one, match }) => {
    const five = match.candidates.slice(0, 5).map(({ village }) => village.id);
    return { case: one, answer: { certain: match.recognised ? (five[0] ?? null) : null, five } };
  });
  const isListed = ({ case: one }: { readonly case: AddressCase }) => one.category !== MISSING;
  const matched = everyMatch.filter(isListed);
  const answered = everyAnswer.filter(isListed);
  const isClosed = new Set(
    villages.filter((village) => village.closed || village.deleted).map(({ id }) => id),
  );
  const isOfClosed = ({ case: one }: { readonly case: AddressCase }) =>
    one.expect.every((id) => isClosed.has(id));
  const meant = matched.filter((one) => one.case.expect.length > 0);
  const open = meant.filter((one) => !isOfClosed(one));
  const filled = open.filter((one) => one.match.confident);
  const closed = meant.filter(isOfClosed);
  const figures = figuresOf(answered);
  const names = new Map(villages.map(({ id, name, city }) => [id, `${name}/${city}`]));
  const times = [villages, madeUpVillages(1_500), madeUpVillages(20_000)].map((some) =>
    timeSize(some, cases, isElsewhere),
  );
  const report: Report = {
    ...figures,
    missing: missingFigures(everyAnswer),
    parts: {
      development: figuresOf(answered.filter((one) => isDevelopment(one.case))),
      heldOut: figuresOf(answered.filter((one) => !isDevelopment(one.case))),
      withoutSuspected: figuresOf(answered.filter((one) => SUSPECTED[one.case.id] === undefined)),
    },
    fillable: {
      cases: open.length,
      coverage: share(filled.length, open.length),
      precision: share(
        filled.filter((one) => isRight(one.case, one.match.candidates[0]?.village.id ?? null)).length,
        filled.length,
      ),
    },
    strict: figuresOf(
      matched.map(({ match }, at) => {
        const { case: one, answer } = answered[at] as Answered;
        return { case: one, answer: { ...answer, certain: match.confident ? answer.certain : null } };
      }),
    ),
    onceUsed: figuresOf(matched.map(({ match }, at) => onceUsed(answered[at] as Answered, match))),
    closed: {
      cases: closed.length,
      told: share(closed.filter((one) => one.match.recognised).length, closed.length),
      filledIn: closed.filter((one) => one.match.confident).length,
    },
    stale: staleFigures(villages, cases, elsewhere ? places : undefined, isElsewhere),
    wrong: wrongAmong(index, everyMatch, names),
    p99: times[1]?.match.p99 ?? 0,
    categories: figuresByCategory(everyAnswer),
    times,
    peers: peers
      ? comparePeers((await import('./peers')).PEERS, villages, shareOf(cases, villages), figures.precision)
      : {},
  };
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : printReport(report));
}

/** Wrong villages and accepted places first, then questions that needed none. */
function wrongAmong(
  index: VillageIndex,
  matched: readonly { readonly case: AddressCase; readonly match: VillageMatch }[],
  names: ReadonlyMap<number, string>,
): readonly WrongAnswer[] {
  const kinds = ['wrong village', 'accepted', 'answered, though missing', 'asked'] as const;
  return matched
    .flatMap(({ case: one, match }): WrongAnswer[] => {
      const first = match.candidates[0]?.village.id ?? null;
      const answer = match.recognised ? first : null;
      if (isRight(one, answer)) return [];
      return [
        {
          id: one.id,
          category: one.category,
          kind: kindOf(one, answer),
          part: isDevelopment(one) ? 'development' : 'held out',
          input: Object.values(one.input).join(' | '),
          answer: first === null ? null : (names.get(first) ?? null),
          expect: one.expect.length === 0 ? null : one.expect.map((id) => names.get(id) ?? id).join(', '),
          veto: vetoOf(index, one),
        },
      ];
    })
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

function vetoOf(index: VillageIndex, { input }: AddressCase): VetoName | null {
  const ranked = rankVillages(index, readAddressOrder(index, input));
  const [first] = ranked;
  return first === undefined ? null : judgeMatches(first, ranked).veto;
}

function kindOf({ category, expect }: AddressCase, answer: number | null): WrongAnswer['kind'] {
  if (answer === null) return 'asked';
  if (category === MISSING) return 'answered, though missing';
  return expect.length === 0 ? 'accepted' : 'wrong village';
}

function shareOf(cases: readonly AddressCase[], villages: readonly Village[]): readonly AddressCase[] {
  const step = Math.ceil((cases.length * villages.length) / MOST_SEARCHES);
  return cases.filter((_, at) => at % Math.max(1, step) === 0);
}

function timeSize(
  villages: readonly Village[],
  cases: readonly AddressCase[],
  isElsewhere: IsElsewhere | undefined,
): SizeTimes {
  const start = performance.now();
  const index = buildVillageIndex(villages);
  const build = round(performance.now() - start);
  return {
    villages: villages.length,
    build,
    match: timeEach(cases, ({ input }) => matchVillage(index, input, isElsewhere)),
    keystroke: timeEach(
      keystrokesFor(
        villages.map((village) => village.name),
        NAMES_TYPED,
      ),
      (typed) => {
        for (const result of searchVillages(index, typed).slice(0, ROWS_IN_SIGHT)) {
          void result.nameRanges;
          void result.cityRanges;
        }
      },
    ),
  };
}
