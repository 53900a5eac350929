import { readFileSync } from 'node:fs';
import { elsewhereAmong } from '../../../../lib/villages/elsewhere';
import { readGazetteer } from '../../../../lib/villages/gazetteer';
import { matchVillage } from '../../../../lib/villages/match';
import { buildVillageIndex } from '../../../../lib/villages/village-index';
import directory from '../../../sandbox/data/directory.json' with { type: 'json' };
import { villagesOf } from '../directories';
import { type Answered, type Figures, figuresOf, type MissingFigures, missingFigures } from '../figures';
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
}

/**
 * `npm run bench -- lists [NAME…] [--json] [--write]`: the cases of whole orders and of single fields on lists of other
 * hands, see this folder's README. `--write` makes the lists anew first.
 */
export async function run(args: string[]): Promise<void> {
  if (args.includes('--write')) writeLists();
  const names = args.filter((argument) => !argument.startsWith('--'));
  const places = readGazetteer(readFileSync(PLACES, 'utf8'));
  const isElsewhere = elsewhereAmong(places);
  const rows: ListFigures[] = [];
  for (const list of names.length > 0 ? names : ['ours', ...Object.keys(HANDS)]) {
    const { cities, ids } = list === 'ours' ? OURS : readList(list);
    const index = buildVillageIndex(villagesOf(cities), places);
    for (const [set, files] of Object.entries(SETS)) {
      const cases = files.flatMap((file) => readCases(new URL(`../${file}`, import.meta.url)));
      const answered = cases.map((one): Answered => {
        const translated = translate(one, ids);
        const match = matchVillage(index, one.input, isElsewhere);
        const five = match.candidates.slice(0, 5).map(({ village }) => village.id);
        return { case: translated, answer: { certain: match.recognised ? (five[0] ?? null) : null, five } };
      });
      const listed = answered.filter((one) => one.case.category !== MISSING);
      rows.push({ list, set, ...figuresOf(listed), missing: missingFigures(answered) });
    }
  }
  process.stdout.write(args.includes('--json') ? `${JSON.stringify(rows)}\n` : print(rows));
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
  const lines = rows.map(({ list, set, cases, coverage, precision, falseAccept, top5, missing }) =>
    [list, set, cases, coverage, precision, falseAccept, top5, missing.cases, missing.answered].join(' | '),
  );
  const head =
    'list | set | cases | coverage | precision | false accept | top five | missing | of them answered';
  return `| ${[head, head.replaceAll(/[^|]+/g, ' --- ').trim(), ...lines].join(' |\n| ')} |\n`;
}
