import { matchVillage } from '../../../lib/villages/match';
import { searchVillages } from '../../../lib/villages/search';
import type { Village } from '../../../lib/villages/village';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { madeUpVillages, villagesOf } from './directories';
import { type Answered, type Figures, figuresByCategory, figuresOf, isDevelopment, share } from './figures';
import { type AddressCase, readOptions } from './options';
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

export interface Report extends Figures {
  readonly parts: Readonly<Record<'development' | 'heldOut' | 'withoutSuspected', Figures>>;
  /** Of the cases whose village is open: those it may be filled in for by itself, and of these the right ones. */
  readonly fillable: { readonly cases: number; readonly coverage: number; readonly precision: number };
  /** All cases, a closed village counted as unanswered and its place among the five as found. */
  readonly strict: Figures;
  /** Of the cases whose village is closed: those told so for certain; none is ever filled in. */
  readonly closed: { readonly cases: number; readonly told: number; readonly filledIn: number };
  readonly stale: StaleFigures;
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
  const { cities, cases, json, peers } = readOptions(args);
  const villages = villagesOf(cities);
  const index = buildVillageIndex(villages);
  const matched = cases.map((one) => ({ case: one, match: matchVillage(index, one.input) }));
  const answered: Answered[] = matched.map(({ case: one, match }) => {
    const five = match.candidates.slice(0, 5).map(({ village }) => village.id);
    return { case: one, answer: { certain: match.recognised ? (five[0] ?? null) : null, five } };
  });
  const isClosed = new Set(
    villages.filter((village) => village.closed || village.deleted).map(({ id }) => id),
  );
  const open = matched.filter((one) => one.case.expect !== null && !isClosed.has(one.case.expect));
  const filled = open.filter((one) => one.match.confident);
  const closed = matched.filter((one) => one.case.expect !== null && isClosed.has(one.case.expect));
  const figures = figuresOf(answered);
  const report: Report = {
    ...figures,
    parts: {
      development: figuresOf(answered.filter((one) => isDevelopment(one.case))),
      heldOut: figuresOf(answered.filter((one) => !isDevelopment(one.case))),
      withoutSuspected: figuresOf(answered.filter((one) => SUSPECTED[one.case.id] === undefined)),
    },
    fillable: {
      cases: open.length,
      coverage: share(filled.length, open.length),
      precision: share(
        filled.filter((one) => one.match.candidates[0]?.village.id === one.case.expect).length,
        filled.length,
      ),
    },
    strict: figuresOf(
      matched.map(({ match }, at) => {
        const { case: one, answer } = answered[at] as Answered;
        return { case: one, answer: { ...answer, certain: match.confident ? answer.certain : null } };
      }),
    ),
    closed: {
      cases: closed.length,
      told: share(closed.filter((one) => one.match.recognised).length, closed.length),
      filledIn: closed.filter((one) => one.match.confident).length,
    },
    stale: staleFigures(villages, cases),
    categories: figuresByCategory(answered),
    times: [villages, madeUpVillages(1_500), madeUpVillages(20_000)].map((some) => timeSize(some, cases)),
    peers: peers
      ? comparePeers((await import('./peers')).PEERS, villages, shareOf(cases, villages), figures.precision)
      : {},
  };
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : printReport(report));
}

function shareOf(cases: readonly AddressCase[], villages: readonly Village[]): readonly AddressCase[] {
  const step = Math.ceil((cases.length * villages.length) / MOST_SEARCHES);
  return cases.filter((_, at) => at % Math.max(1, step) === 0);
}

function timeSize(villages: readonly Village[], cases: readonly AddressCase[]): SizeTimes {
  const start = performance.now();
  const index = buildVillageIndex(villages);
  const build = round(performance.now() - start);
  return {
    villages: villages.length,
    build,
    match: timeEach(cases, ({ input }) => matchVillage(index, input)),
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
