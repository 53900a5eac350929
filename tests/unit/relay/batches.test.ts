import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Batches, Overloaded } from '../../../relay/events/batches';
import { soon } from '../../soon';

const OPTIONS = { parallel: 1, most: 50, backlog: 1000 };

/** Batches whose runs end when the test says so. */
function held(options: Partial<typeof OPTIONS> = {}) {
  const runs: { readonly items: readonly number[]; readonly end: (error?: Error) => void }[] = [];
  const batches = new Batches<number, string>(
    (items) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) =>
          error === undefined ? resolve(items.map((item) => `ran ${item}`)) : reject(error);
        runs.push({ items, end });
      }),
    { ...OPTIONS, ...options },
  );
  return { runs, batches };
}

describe('batches of events', () => {
  it('have what came in the same turn, and what comes while the last one is under way', async () => {
    const { runs, batches } = held();
    const together = [batches.add(1), batches.add(2)];
    await turn();
    expect(runs.map(({ items }) => items)).toEqual([[1, 2]]);
    runs[0]?.end();
    expect(await Promise.all(together)).toEqual(['ran 1', 'ran 2']);
  });

  it('run an item that comes alone at once, and gather what comes meanwhile', async () => {
    const { runs, batches } = held();
    const answers = [batches.add(1)];
    await turn();
    answers.push(batches.add(2), batches.add(3));
    expect(runs.map(({ items }) => items)).toEqual([[1]]);
    runs[0]?.end();
    expect(await answers[0]).toBe('ran 1');
    await soon(() => expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3]]));
    runs[1]?.end();
    expect(await Promise.all(answers)).toEqual(['ran 1', 'ran 2', 'ran 3']);
  });

  it('stay open until those who were answered have sent again', async () => {
    const { runs, batches } = held();
    const first = [batches.add(1)];
    await turn();
    first.push(batches.add(2));
    runs[0]?.end();
    await first[0];
    // One waits, one was answered: two are expected, and the second runs both at once.
    expect(runs).toHaveLength(1);
    const again = batches.add(3);
    await turn();
    expect(runs[1]?.items).toEqual([2, 3]);
    runs[1]?.end();
    await Promise.all([...first, again]);
  });

  it('refuse what cannot be written soon, and go on after a batch that failed', async () => {
    const { runs, batches } = held({ backlog: 2 });
    const first = batches.add(1);
    await turn();
    const [second, third] = [batches.add(2), batches.add(3)];
    await expect(batches.add(4)).rejects.toThrow(Overloaded);
    runs[0]?.end(new Error('the database is away'));
    await expect(first).rejects.toThrow('the database is away');
    await soon(() => expect(runs.length).toBe(2));
    runs[1]?.end();
    expect(await Promise.all([second, third])).toEqual(['ran 2', 'ran 3']);
  });

  it('run beside each other where one is full or takes long, and no more than there may be', async () => {
    const { runs, batches } = held({ parallel: 3, most: 2 });
    const answers = [batches.add(1)];
    await turn();
    answers.push(batches.add(2), batches.add(3));
    await turn();
    // The first alone; two more fill a batch.
    expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3]]);
    answers.push(batches.add(4));
    await turn();
    expect(runs).toHaveLength(2);
    await soon(() => expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3], [4]]));
    answers.push(batches.add(5), batches.add(6));
    await delay(50);
    expect(runs).toHaveLength(3);
    for (const { end } of runs) end();
    await soon(() => expect(runs.length).toBe(4));
    runs[3]?.end();
    expect(await Promise.all(answers)).toHaveLength(6);
  });
});
