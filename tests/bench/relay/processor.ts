import { readProcesses } from '../read-processes';

const MICROSECONDS = 1_000;

/** Runs work, and says how many microseconds of processor time each of these processes used meanwhile, by name. */
export async function timeProcessors<Name extends string, Result>(
  processes: Readonly<Record<Name, readonly number[]>>,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly used: Record<Name, number> }> {
  const before = readProcessorTimes(processes);
  const result = await work();
  const used = readProcessorTimes(processes);
  for (const name of Object.keys(used) as Name[]) used[name] -= before[name];
  return { result, used };
}

/**
 * Microseconds of processor time that these processes and their children have used up to now, by name; a child that has
 * a name of its own counts there alone.
 */
function readProcessorTimes<Name extends string>(
  processes: Readonly<Record<Name, readonly number[]>>,
): Record<Name, number> {
  const all = readProcesses();
  const names = Object.keys(processes) as Name[];
  const named = new Set(names.flatMap((name) => processes[name]));
  return Object.fromEntries(
    names.map((name) => {
      const own: readonly number[] = processes[name];
      const spent = all.reduce((sum, stat) => {
        if (own.includes(stat.id)) return sum + stat.used + stat.usedByEnded;
        return own.includes(stat.parent) && !named.has(stat.id) ? sum + stat.used : sum;
      }, 0);
      return [name, spent * MICROSECONDS];
    }),
  ) as Record<Name, number>;
}
