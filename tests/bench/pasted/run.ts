import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from './directory';
import { examples } from './examples';
import { FIELDS, isSame, takenFrom } from './score';

/**
 * `npm run bench -- pasted [--json]`: how much of written orders is read as a careful person reads it, field by
 * field. Right: exactly what is meant, or nothing where nothing is said. Wrong: something else was taken, which
 * costs more than what was missed.
 */
export async function run(args: string[]): Promise<void> {
  const taken = examples.map((example) => ({
    example,
    taken: takenFrom(readPastedOrder(example.text, practiceIndex)),
  }));
  const fields = FIELDS.map((field) => {
    const wrongly = taken.filter(({ example, taken: one }) => !isSame(field, one, example));
    const missed = wrongly.filter(({ taken: one }) => one[field] === null || one[field]?.length === 0);
    const right = examples.length - wrongly.length;
    return { field, right, missed: missed.length, wrong: wrongly.length - missed.length };
  });
  const times = timesOf();
  if (args.includes('--json')) {
    console.log(JSON.stringify({ examples: examples.length, fields, times }));
    return;
  }
  console.table(
    Object.fromEntries(fields.map(({ field, ...counts }) => [field, { of: examples.length, ...counts }])),
  );
  console.log(`milliseconds a text: median ${times.median.toFixed(2)}, most ${times.most.toFixed(2)}`);
}

function timesOf(): { readonly median: number; readonly most: number } {
  const times = examples
    .map(({ text }) => {
      const start = performance.now();
      readPastedOrder(text, practiceIndex);
      return performance.now() - start;
    })
    .toSorted((a, b) => a - b);
  return { median: times[Math.floor(times.length / 2)] ?? 0, most: times.at(-1) ?? 0 };
}
