import { readFileSync } from 'node:fs';
import { elsewhereAmong } from '../../../../lib/villages/elsewhere';
import { type Gazetteer, readGazetteer } from '../../../../lib/villages/gazetteer';
import { knownPlaces, placesNamed } from '../../../../lib/villages/listing/known-places';
import { matchVillage } from '../../../../lib/villages/match';
import { plainName } from '../../../../lib/villages/names';
import { foldWords } from '../../../../lib/villages/normalize';
import { isOneSlip } from '../../../../lib/villages/one-slip';
import type { Village } from '../../../../lib/villages/village';
import { buildVillageIndex } from '../../../../lib/villages/village-index';
import directory from '../../../sandbox/data/directory.json' with { type: 'json' };
import { villagesOf } from '../directories';
import { share } from '../figures';
import { PLACES } from '../options';
import byHand from './by-hand.json' with { type: 'json' };
import { slipsOf } from './slips';

/** Towns by their name in the practice directory, and what is typed for each. */
type Towns = Readonly<Record<string, readonly string[]>>;

/** How the towns of `by-hand.json` are spelled right in Latin letters; by ear, and with the digits of chats. */
const LATIN: Towns = {
  القدس: ['Jerusalem', 'Al Quds'],
  غزة: ['Gaza City', 'Ghazzeh'],
  حيفا: ['Haifa', '7aifa'],
  الخليل: ['Hebron', 'Al Khalil'],
  نابلس: ['Nablus', 'Nables'],
  'خان يونس': ['Khan Younis', '5anyounis'],
  رفح: ['Rafah', 'Rafa7'],
  الناصرة: ['Nazareth', 'En Nasra'],
  يافا: ['Jaffa', 'Yaffa'],
  'رام الله': ['Ramallah', 'Ram Allah'],
  البيرة: ['Al Bireh', 'Elbireh'],
  جنين: ['Jenin', 'Jeneen'],
  طولكرم: ['Tulkarm', 'Toolkarem'],
  قلقيلية: ['Qalqilya', '2al2elya'],
  'بيت لحم': ['Bethlehem', 'Bet La7em'],
  أريحا: ['Jericho', 'Ari7a'],
};
/** Of each kind of slip so many are typed for each spelling of a town. */
const EACH = 4;

interface TownFigures {
  readonly set: string;
  readonly typed: number;
  readonly right: number;
  readonly wrong: number;
  /** Those that are another listed place's name or one slip from it too; and of the others the right ones. */
  readonly ofAnother: number;
  readonly rightOfRest: number;
  readonly misses: readonly string[];
}

/** `npm run bench -- towns [--misses] [--json]`: the largest towns misspelled as a city, see `../README.md`. */
export async function run(args: string[]): Promise<void> {
  const places = readGazetteer(readFileSync(PLACES, 'utf8'));
  const index = buildVillageIndex(villagesOf(directory), places);
  const isElsewhere = elsewhereAmong(places);
  const names = new Set(index.villages.map(({ name }) => plainName(name)));
  const isOfAnother = isOfAnotherAmong(index.villages, places);
  const answerFor = (city: string) => {
    const { recognised, candidates } = matchVillage(index, { city }, isElsewhere);
    return recognised ? (candidates[0]?.village.name ?? null) : null;
  };
  const figuresOf = (set: string, towns: Towns): TownFigures => {
    const typed = Object.entries(towns).flatMap(([town, all]) => all.map((text) => [town, text] as const));
    const answered = typed.map(([town, text]) => ({ town, text, answer: answerFor(text) }));
    const right = answered.filter(({ town, answer }) => answer === town);
    const wrong = answered.filter(({ town, answer }) => answer !== null && answer !== town);
    const rest = answered.filter(({ town, text }) => !isOfAnother(town, text));
    // Of what is held out nobody reads the spellings.
    const misses = set.includes('held out') ? [] : answered.filter(({ town, answer }) => answer !== town);
    return {
      set,
      typed: typed.length,
      right: share(right.length, typed.length),
      wrong: share(wrong.length, typed.length),
      ofAnother: share(typed.length - rest.length, typed.length),
      rightOfRest: share(rest.filter((one) => right.includes(one)).length, rest.length),
      misses: misses.map(({ town, text, answer }) => `${text} for ${town}: ${answer ?? 'asked'}`),
    };
  };
  const slipped = (seed: number): Towns =>
    Object.fromEntries(
      Object.entries(LATIN).map(([town, latin]) => [
        town,
        [town, ...latin]
          .flatMap((name, at) => slipsOf(name, EACH, seed + at))
          // What is another place's name is no slip that anybody could tell.
          .filter((text) => !names.has(plainName(text))),
      ]),
    );
  const figures = [
    figuresOf('by hand', byHand.read),
    figuresOf('by hand, held out', byHand['held out']),
    figuresOf('another hand, held out', byHand['another hand, held out']),
    figuresOf('third hand, held out', byHand['third hand, held out']),
    figuresOf('fourth hand', byHand['fourth hand']),
    figuresOf('fourth hand, held out', byHand['fourth hand, held out']),
    figuresOf('fifth hand', byHand['fifth hand']),
    figuresOf('fifth hand, held out', byHand['fifth hand, held out']),
    figuresOf('by rule', slipped(1)),
    figuresOf('by rule, held out', slipped(1_000)),
  ];
  if (args.includes('--json')) {
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    return;
  }
  const rows = figures.map(
    ({ set, typed, right, wrong, ofAnother, rightOfRest }) =>
      `| ${set} | ${typed} | ${right} | ${wrong} | ${ofAnother} | ${rightOfRest} |`,
  );
  const misses = figures.flatMap(({ set, misses: some }) =>
    args.includes('--misses') && some.length > 0 ? [`\n${set}`, ...some] : [],
  );
  process.stdout.write(
    `${['| set | typed | right | wrong | of another too | right of the rest |', '| --- | --- | --- | --- | --- | --- |', ...rows, ...misses].join('\n')}\n`,
  );
}

/** Whether what is typed for a town is another listed place's name too, or one slip from it, in any letters. */
function isOfAnotherAmong(villages: readonly Village[], gazetteer: Gazetteer) {
  const known = knownPlaces(gazetteer);
  const spelled = villages.map(({ name }) => {
    const names = [foldWords(name), ...placesNamed(known, name).flatMap(({ names: all }) => all)];
    return { name, texts: names.map((words) => words.join('')) };
  });
  return (town: string, text: string) => {
    const typed = foldWords(text).join('');
    return spelled.some(
      ({ name, texts }) => name !== town && texts.some((one) => one === typed || isOneSlip(one, typed)),
    );
  };
}
