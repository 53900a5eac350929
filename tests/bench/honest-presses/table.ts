import type { BrowserKind } from '../../browsers/find-browser';
import type { Situation, Way } from '../../e2e/pages/honest-person';

/** An order that was shipped by a person's presses. */
export interface Pressed {
  readonly kind: BrowserKind;
  readonly store: string;
  readonly way: Way;
  readonly situation: Situation | 'another window';
  readonly presses: number;
  /** Milliseconds from their first press, with the hand's own way to the button, to the parcel. */
  readonly waited: number;
  /** What they were told of presses that did not count. */
  readonly told: readonly string[];
}

/** A line for each browser, way and situation: how many pressed, how many shipped at once, how long they waited. */
export function tableOf(all: readonly Pressed[]): string {
  const groups = Map.groupBy(all, ({ kind, way, situation }) => `${kind}\t${way}\t${shown(situation)}`);
  const lines = [...groups].map(([name, pressed]) => {
    const waits = pressed.map(({ waited }) => Math.round(waited)).toSorted((a, b) => a - b);
    const median = waits[Math.floor(waits.length / 2)] ?? 0;
    const first = pressed.filter(({ presses }) => presses === 1).length;
    const told = [...new Set(pressed.flatMap((one) => one.told))].join(' | ');
    const cells = [
      ...name.split('\t'),
      pressed.length,
      first,
      `${median} ms`,
      `${waits.at(-1) ?? 0} ms`,
      told,
    ];
    return cells.map((cell, at) => String(cell).padEnd(WIDTHS[at] ?? 0)).join(' ');
  });
  const head = ['browser', 'by', 'after', 'pressed', 'at once', 'median', 'longest', 'told'];
  return [head.map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0)).join(' '), ...lines].join('\n');
}

const WIDTHS = [9, 9, 15, 8, 8, 9, 9, 0];

function shown(situation: Pressed['situation']): string {
  return typeof situation === 'number' ? `at ${Math.round(situation * 100)} %` : situation;
}
