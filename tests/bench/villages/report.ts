import type { Figures } from './figures';
import type { Report } from './run';
import type { Spread } from './times';

/** The report as text: what the README of this folder shows. */
export function printReport(report: Report): string {
  const { parts, strict, onceUsed, fillable, closed, stale, categories, times, peers, wrong } = report;
  return [
    table(
      ['', 'cases', 'coverage', 'precision', 'false accept', 'top five'],
      [
        figuresRow('all', report),
        figuresRow('developed on', parts.development),
        figuresRow('held out', parts.heldOut),
        figuresRow('without cases believed mislabelled', parts.withoutSuspected),
        figuresRow('closed villages counted as unanswered', strict),
        figuresRow('one of several zones used before', onceUsed),
        ...Object.entries(categories).map(([category, figures]) => figuresRow(category, figures)),
      ],
    ),
    table(
      ['', 'id', 'category', 'order', 'first', 'meant', 'veto'],
      wrong.map(({ kind, id, category, input, answer, expect, veto }) => [
        kind,
        id,
        category,
        input.replaceAll('|', '·'),
        answer ?? '',
        expect ?? '',
        veto ?? '',
      ]),
    ),
    `Missing places (${report.missing.cases} cases): answered for certain ${report.missing.answered} %.`,
    `Open villages (${fillable.cases} cases): filled in by itself ${fillable.coverage} %, of these right ${fillable.precision} %.`,
    `Closed villages (${closed.cases} cases): told so for certain ${closed.told} %, filled in by itself ${closed.filledIn}.`,
    `A fifth of the villages missing (${stale.asked} cases and spellings of them): answered for certain ${stale.answered} %; of the ${stale.ofCases.asked} cases ${stale.ofCases.answered} %.\n`,
    table(
      ['villages', 'build ms', 'match median', 'match p99', 'keystroke median', 'keystroke p99'],
      times.map(({ villages, build, match, keystroke }) => [
        villages,
        build,
        ...spread(match),
        ...spread(keystroke),
      ]),
    ),
    table(
      [
        'same run',
        'coverage',
        'precision',
        'false accept',
        'top five',
        'match p99',
        'keystroke p99 1,500',
        '20,000',
      ],
      Object.entries({ ours: ourRow(report), ...peers }).map(([name, row]) => [
        name,
        row.coverage,
        row.precision,
        row.falseAccept,
        row.top5,
        row.match.p99,
        row.keystroke1500.p99,
        row.keystroke20000.p99,
      ]),
    ),
  ].join('\n');
}

function ourRow(report: Report) {
  const [own, middle, large] = report.times;
  const none: Spread = { median: 0, p99: 0 };
  return {
    ...report,
    match: own?.match ?? none,
    keystroke1500: middle?.keystroke ?? none,
    keystroke20000: large?.keystroke ?? none,
  };
}

function figuresRow(name: string, figures: Figures): (string | number)[] {
  return [name, figures.cases, figures.coverage, figures.precision, figures.falseAccept, figures.top5];
}

function spread({ median, p99 }: Spread): number[] {
  return [median, p99];
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const all = [head, head.map(() => '---'), ...rows];
  return `${all.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}
