import { faultGroups, faultNamesOf } from './faults';
import type { Verdict } from './judge';
import { colleagueOutcomes } from './judge-colleague';
import { type ColleagueCell, cells, moments, recipients } from './plan';
import type { Outcome } from './predict';

const outcomes: readonly Outcome[] = [
  'created',
  'refused',
  'made, code unknown',
  'left to a person',
  'never ended',
  'no record',
];

/** How many trials make every cell of the matrix at least ten. */
const FULL = 1_000;

/** Prints the matrices, every figure beside its bar, and what went wrong one by one. @returns whether all is well */
export function report(verdicts: readonly Verdict[]): boolean {
  const count = (fits: (verdict: Verdict) => boolean) => verdicts.filter(fits).length;
  printCells(verdicts);
  const faults = faultGroups.flatMap((group) => faultNamesOf(group));
  printMatrix('fault', faults, outcomes, (fault, outcome) =>
    count(({ trial, outcome: ended }) => trial.fault === fault && ended === outcome),
  );
  const acts = [...new Set(verdicts.map(({ trial }) => trial.act))].sort();
  printMatrix('way', acts, moments, (act, moment) =>
    count(({ trial }) => trial.act === act && trial.moment === moment),
  );

  printColleagues(verdicts);

  const least = Math.min(...cells.map((cell) => count(({ trial }) => isIn(trial, cell))));
  const judged = verdicts.filter(({ predicted }) => predicted.length > 0);
  const isByItself = ({ predicted }: Verdict) =>
    predicted.length === 1 && predicted.every((one) => one === 'created' || one === 'made, code unknown');
  const isAsked = ({ rows, trial }: Verdict) =>
    rows.some(
      ({ orderId, attempts }) => orderId === String(trial.orderId) && attempts.some(({ repeat }) => repeat),
    );
  const settleable = judged.filter((verdict) => isByItself(verdict) && isAsked(verdict));
  const settled = settleable.filter(({ outcome, predicted }) => predicted.includes(outcome));
  const leftOtherwise = judged.filter(
    ({ outcome, predicted }) =>
      (outcome === 'left to a person') !== predicted.includes('left to a person') &&
      !predicted.includes(outcome),
  ).length;
  const figures: readonly (readonly [name: string, figure: number, bar: number | null])[] = [
    ['orders with no record left', count(({ lost }) => lost), 0],
    ['orders with two parcels that nobody asked for', count(({ doubled }) => doubled), 0],
    [
      'said what is not so: created, success, failure, the bar',
      count(({ misreported }) => misreported !== null),
      0,
    ],
    [
      'outcomes other than the rules predict',
      count(({ outcome, predicted }) => predicted.length > 0 && !predicted.includes(outcome)),
      0,
    ],
    [
      'presses of a colleague that ended otherwise than the rules predict',
      count(({ byColleague }) => byColleague !== null && byColleague.outcome !== byColleague.predicted),
      0,
    ],
    [
      'second parcels by a colleague where the store takes notes',
      count(({ trial, byColleague }) => trial.colleague?.notes === true && isUntold(byColleague)),
      0,
    ],
    ['asked for more often than the rules allow', count(({ overasked }) => overasked), 0],
    ['rows that never ended', count(({ rested }) => !rested), 0],
    ['a person’s word that led elsewhere', count(({ settledWrong }) => settledWrong !== null), 0],
    ['left to a person against the prediction, or not left against it', leftOtherwise, 0],
    ['least trials in a cell', least, verdicts.length >= FULL ? 10 : null],
  ];
  for (const [name, figure, bar] of figures) {
    const beside = bar === null ? '' : bar === 0 ? '  (bar: 0)' : `  (bar: ≥ ${bar})`;
    console.log(`${name}: ${figure}${beside}`);
  }
  const share = settleable.length === 0 ? 100 : (100 * settled.length) / settleable.length;
  console.log(
    `settled by itself where the rules allow it: ${settled.length} of ${settleable.length}, ${share.toFixed(1)} %  (bar: 100 %)`,
  );
  const facts: readonly (readonly [string, number])[] = [
    ['left to a person', count(({ outcome }) => outcome === 'left to a person')],
    [
      'of these, settled by one afterwards',
      verdicts.flatMap(({ persons }) => persons).filter(({ said }) => said !== 'its code').length,
    ],
    [
      'of these, by one who overlooked the parcel',
      verdicts
        .flatMap(({ persons }) => persons)
        .filter(({ said, existed }) => existed && said === 'not made, send again').length,
    ],
    [
      'codes entered by hand',
      verdicts.flatMap(({ persons }) => persons).filter(({ said }) => said === 'its code').length,
    ],
    [
      'second parcels by a colleague that nobody could tell of: no notes, and a phone that the service does not know',
      count(({ trial, byColleague }) => trial.colleague?.notes === false && isUntold(byColleague)),
    ],
    [
      'notes that came with their store’s next page, since the page that was writing them had been left',
      count(({ byColleague }) => byColleague?.isLate === true),
    ],
    ['trials in which the worker was ended', count(({ endings }) => endings.length > 0)],
    ['on connections kept open', count(({ connections }) => connections === 'keep-alive')],
    ['pressed once more, since nothing had begun', count(({ pressedAgain }) => pressedAgain)],
  ];
  for (const [name, figure] of facts) console.log(`${name}: ${figure}`);
  for (const verdict of verdicts) for (const line of wrongs(verdict)) console.log(line);
  return (
    figures.every(([, figure, bar]) => bar === null || (bar === 0 ? figure === 0 : figure >= bar)) &&
    share === 100
  );
}

/** `trials N, lost N, doubled N, misreported N` */
export function closingLine(verdicts: readonly Verdict[]): string {
  const count = (fits: (verdict: Verdict) => boolean) => verdicts.filter(fits).length;
  const [lost, doubled] = [count((verdict) => verdict.lost), count((verdict) => verdict.doubled)];
  return `trials ${verdicts.length}, lost ${lost}, doubled ${doubled}, misreported ${count(({ misreported }) => misreported !== null)}`;
}

export function wrongs(verdict: Verdict): readonly string[] {
  const { trial, outcome, predicted, byColleague } = verdict;
  const said = [
    ...(verdict.lost ? ['no record'] : []),
    ...(verdict.doubled ? ['two parcels'] : []),
    ...(verdict.overasked ? ['asked for too often'] : []),
    ...(verdict.misreported === null ? [] : [verdict.misreported]),
    ...(predicted.length === 0 || predicted.includes(outcome)
      ? []
      : [`${outcome}, predicted ${predicted.join(' or ')}`]),
    ...(byColleague === null || byColleague.outcome === byColleague.predicted
      ? []
      : [
          `a colleague’s press: ${byColleague.outcome}, predicted ${byColleague.predicted} (${byColleague.seen})`,
        ]),
    ...(verdict.rested ? [] : ['never ended']),
    ...(verdict.settledWrong === null ? [] : [verdict.settledWrong]),
  ];
  const { orderId, fault, repeatFault, act, moment, recipient, forced, delay, pressAt } = trial;
  const where = `order ${orderId}: ${fault}, then ${repeatFault}, ${act}, ${moment}, ${recipient}${forced ? ', forced' : ''}, ${verdict.connections}, delay ${delay}, pressed at ${pressAt}${nameOf(trial.colleague)}`;
  return said.map((what) => `WRONG ${where}: ${what}`);
}

function isIn(trial: Verdict['trial'], cell: (typeof cells)[number]): boolean {
  return (
    trial.group === cell.group &&
    trial.moment === cell.moment &&
    trial.recipient === cell.recipient &&
    trial.forced === cell.forced &&
    nameOf(trial.colleague) === nameOf(cell.colleague)
  );
}

function nameOf(colleague: ColleagueCell | null): string {
  if (colleague === null) return '';
  const { notes, known, place } = colleague;
  return `, notes ${notes ? 'on' : 'off'}, phone ${known ? 'known to' : 'not known to'} the service, ${place}`;
}

function isUntold(byColleague: Verdict['byColleague']): boolean {
  return byColleague?.outcome === 'created, a second one, untold';
}

/** What a colleague's press came to, on an order that another has shipped. */
function printColleagues(verdicts: readonly Verdict[]): void {
  const nameOfCell = ({ group, colleague }: (typeof cells)[number]) => `${group}${nameOf(colleague)}`;
  printMatrix(
    'a colleague afterwards',
    cells.filter(({ colleague }) => colleague !== null).map(nameOfCell),
    ['trials', ...colleagueOutcomes],
    (row, column) =>
      verdicts.filter(
        ({ trial, byColleague }) =>
          byColleague !== null &&
          nameOfCell(trial) === row &&
          (column === 'trials' || byColleague.outcome === column),
      ).length,
  );
}

/** Fault × moment, recipient × forced. */
function printCells(verdicts: readonly Verdict[]): void {
  const columns = recipients.flatMap((recipient) =>
    [false, true].map((forced) => ({ name: forced ? `${recipient} forced` : recipient, recipient, forced })),
  );
  const rows = faultGroups.flatMap((group) =>
    moments.map((moment) => ({ name: `${group} × ${moment}`, group, moment })),
  );
  printMatrix(
    'trials',
    rows.map(({ name }) => name),
    columns.map(({ name }) => name),
    (row, column) => {
      const [one, other] = [
        rows.find(({ name }) => name === row),
        columns.find(({ name }) => name === column),
      ];
      if (one === undefined || other === undefined) return 0;
      return verdicts.filter(({ trial }) => isIn(trial, { ...one, ...other, colleague: null })).length;
    },
  );
}

function printMatrix(
  title: string,
  rows: readonly string[],
  columns: readonly string[],
  cell: (row: string, column: string) => number,
): void {
  const width = Math.max(title.length, ...rows.map((row) => row.length));
  console.log([title.padEnd(width), ...columns].join('  '));
  for (const row of rows) {
    const numbers = columns.map((column) => String(cell(row, column) || '·').padStart(column.length));
    console.log([row.padEnd(width), ...numbers].join('  '));
  }
  console.log('');
}
