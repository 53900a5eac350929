import { readFileSync } from 'node:fs';
import { elsewhereAmong, type IsElsewhere } from '../../../../lib/villages/elsewhere';
import { type Gazetteer, readGazetteer } from '../../../../lib/villages/gazetteer';
import { matchVillage } from '../../../../lib/villages/match';
import { buildVillageIndex, type VillageIndex } from '../../../../lib/villages/village-index';
import directory from '../../../sandbox/data/directory.json' with { type: 'json' };
import { villagesOf } from '../directories';
import {
  type Answered,
  type Figures,
  figuresOf,
  type MissingFigures,
  missingFigures,
  onceUsed,
} from '../figures';
import { type AddressCase, MISSING, PLACES, readCases } from '../options';
import { HANDS } from './hands';
import { type WrittenList, writeLists } from './make';

/** Cases in the practice directory's ids: whole orders and single fields. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  orders: ['8', '9', '10', '11'].map((number) => `own-orders-${number}.json`),
  fields: ['4', '5', '6', '7', '8', '9'].map((number) => `own-fields-${number}.json`),
};

interface ListFigures extends Figures {
  readonly list: string;
  readonly set: string;
  readonly missing: MissingFigures;
  /** The same with so many more of a hundred of its records taken out. */
  readonly without: readonly MissingFigures[];
}

/** Of a hundred records, taken out of the list as it is. */
const TAKEN_OUT = [15, 25];

/** Lists written by hand, each with cases in its own ids, of which every third is held back. */
const BY_HAND = ['depot', 'student', 'app', 'carrier', 'family', 'prices', 'market', 'tailor', 'mason'];

/**
 * `npm run bench -- lists --by-hand` prints those written by hand alone.
 * `npm run bench -- lists [NAME…] [--json] [--write]`: the cases of whole orders and of single fields on lists of other
 * hands, see this folder's README. `--write` makes the lists anew first.
 */
export async function run(args: string[]): Promise<void> {
  if (args.includes('--write')) writeLists();
  const names = args.filter((argument) => !argument.startsWith('--'));
  const places = readGazetteer(readFileSync(PLACES, 'utf8'));
  const isElsewhere = elsewhereAmong(places);
  if (args.includes('--by-hand')) {
    process.stdout.write(printByHand(BY_HAND.flatMap((list) => figuresByHand(list, places, isElsewhere))));
    return;
  }
  const rows: ListFigures[] = [];
  for (const list of names.length > 0 ? names : ['ours', ...Object.keys(HANDS)]) {
    const { cities, ids } = list === 'ours' ? OURS : readList(list);
    const villages = villagesOf(cities);
    const index = buildVillageIndex(villages, places);
    const shorter = TAKEN_OUT.map((percent) => {
      const isGone = (id: number) => (Math.imul(id, 2_654_435_761) >>> 8) % 100 < percent;
      return {
        isGone,
        index: buildVillageIndex(
          villages.filter(({ id }) => !isGone(id)),
          places,
        ),
      };
    });
    for (const [set, files] of Object.entries(SETS)) {
      const cases = files.flatMap((file) => readCases(new URL(`../${file}`, import.meta.url)));
      const translated = cases.map((one) => translate(one, ids));
      const answer = (one: AddressCase, of: VillageIndex): Answered => {
        const match = matchVillage(of, one.input, isElsewhere);
        const five = match.candidates.slice(0, 5).map(({ village }) => village.id);
        return { case: one, answer: { certain: match.recognised ? (five[0] ?? null) : null, five } };
      };
      const answered = translated.map((one) => answer(one, index));
      const without = shorter.map(({ isGone, index: rest }) =>
        missingFigures(
          translated
            .filter(({ expect }) => expect.length > 0 && expect.every(isGone))
            .map((one) => answer({ ...one, category: MISSING }, rest)),
        ),
      );
      const listed = answered.filter((one) => one.case.category !== MISSING);
      rows.push({ list, set, ...figuresOf(listed), missing: missingFigures(answered), without });
    }
  }
  process.stdout.write(args.includes('--json') ? `${JSON.stringify(rows)}\n` : print(rows));
}

/** Coverage, precision and false accept of a list's orders and fields, each as it is and once used: all, then held back. */
function figuresByHand(list: string, places: Gazetteer, isElsewhere: IsElsewhere): string[][] {
  const cities: WrittenList['cities'] = JSON.parse(
    readFileSync(new URL(`${list}.json`, import.meta.url), 'utf8'),
  );
  const index = buildVillageIndex(villagesOf(cities), places);
  return ['orders', 'fields'].map((set) => {
    const all = readCases(new URL(`${list}-${set}.json`, import.meta.url)).map((one) => {
      const match = matchVillage(index, one.input, isElsewhere);
      const five = match.candidates.slice(0, 5).map(({ village }) => village.id);
      const certain = match.recognised ? (five[0] ?? null) : null;
      return { answered: { case: one, answer: { certain, five } }, match };
    });
    const sets = [all, all.filter((_, at) => at % 3 === 2)].map((some) =>
      some.filter(({ answered }) => answered.case.category !== MISSING),
    );
    const figures = sets.flatMap((some) => [
      figuresOf(some.map(({ answered }) => answered)),
      figuresOf(some.map(({ answered, match }) => onceUsed(answered, match))),
    ]);
    const missing = missingFigures(all.map(({ answered }) => answered));
    const threes = figures.map((one) => `${one.coverage} / ${one.precision} / ${one.falseAccept}`);
    return [list, set, ...threes, `${missing.answered} of ${missing.cases}`];
  });
}

function printByHand(rows: readonly (readonly string[])[]): string {
  const head = ['list', 'set', 'all', 'once used', 'held back', 'once used', 'missing answered'];
  return `| ${[head, head.map(() => '---'), ...rows].map((row) => row.join(' | ')).join(' |\n| ')} |\n`;
}

const OURS: WrittenList = {
  cities: directory,
  ids: Object.fromEntries(directory.flatMap(({ villages }) => villages.map(({ id }) => [id, [id]]))),
};

function readList(name: string): WrittenList {
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as WrittenList;
}

/** A case in a list's own ids; one of a place that the list lacks is of category `MISSING`. */
function translate(one: AddressCase, ids: WrittenList['ids']): AddressCase {
  const expect = one.expect.flatMap((id) => ids[id] ?? []);
  return { ...one, expect, ...(one.expect.length > 0 && expect.length === 0 && { category: MISSING }) };
}

function print(rows: readonly ListFigures[]): string {
  const lines = rows.map(({ list, set, cases, coverage, precision, falseAccept, top5, missing, without }) =>
    [
      ...[list, set, cases, coverage, precision, falseAccept, top5, missing.cases, missing.answered],
      ...without.map(({ cases: asked, answered }) => `${answered} of ${asked}`),
    ].join(' | '),
  );
  const head =
    'list | set | cases | coverage | precision | false accept | top five | missing | of them answered | without 15 % | without 25 %';
  return `| ${[head, head.replaceAll(/[^|]+/g, ' --- ').trim(), ...lines].join(' |\n| ')} |\n`;
}
