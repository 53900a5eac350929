import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { runChat } from './chat';
import { practiceIndex } from './directory';
import type { Example } from './example';
import { examples, heldOut, heldOutAgain } from './examples';
import { FIELDS, isSame, takenFrom } from './score';

const PARTS: Readonly<Record<string, readonly Example[]>> = {
  'developed on': examples,
  'held out': heldOut,
  'held out, second': heldOutAgain,
};

/**
 * `npm run bench -- pasted [--misses] [--json]`: how much of written orders is read as a careful person reads it,
 * field by field. Right: exactly what is meant, or nothing where nothing is said. Wrong: something else was taken,
 * which costs more than what was missed. Both parts apart, since the reader was made on the first.
 * With `--cases FILE` another bench, see `chat.ts`.
 */
export async function run(args: string[]): Promise<void> {
  if (args.includes('--cases')) {
    runChat(args);
    return;
  }
  const parts = Object.entries(PARTS).map(([part, written]) => ({ part, ...figuresOf(written) }));
  if (args.includes('--json')) {
    console.log(JSON.stringify(parts.map(({ misses, ...figures }) => figures)));
    return;
  }
  for (const { part, of, whole, fields, times, misses } of parts) {
    console.log(`${part}: ${of} texts, ${whole} of them right in every field`);
    console.table(Object.fromEntries(fields.map(({ field, ...counts }) => [field, { of, ...counts }])));
    console.log(`milliseconds a text: median ${times.median.toFixed(2)}, most ${times.most.toFixed(2)}\n`);
    if (args.includes('--misses')) {
      console.table(misses);
    }
  }
}

function figuresOf(written: readonly Example[]) {
  const taken = written.map((example) => ({
    example,
    taken: takenFrom(readPastedOrder(example.text, practiceIndex)),
  }));
  const misses = taken.flatMap(({ example, taken: one }) =>
    FIELDS.filter((field) => !isSame(field, one, example)).map((field) => ({
      text: example.id,
      field,
      meant: String(example[field]),
      taken: String(one[field]),
      wrong: one[field] !== null && one[field].length > 0,
    })),
  );
  const fields = FIELDS.map((field) => {
    const off = misses.filter((miss) => miss.field === field);
    const wrong = off.filter((miss) => miss.wrong).length;
    return { field, right: written.length - off.length, missed: off.length - wrong, wrong };
  });
  const whole = written.length - new Set(misses.map(({ text }) => text)).size;
  return { of: written.length, whole, fields, times: timesOf(written), misses };
}

function timesOf(written: readonly Example[]): { readonly median: number; readonly most: number } {
  const times = written
    .map(({ text }) => {
      const start = performance.now();
      readPastedOrder(text, practiceIndex);
      return performance.now() - start;
    })
    .toSorted((a, b) => a - b);
  return { median: times[Math.floor(times.length / 2)] ?? 0, most: times.at(-1) ?? 0 };
}
