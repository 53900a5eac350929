import { readdirSync, readFileSync } from 'node:fs';

/** What `/proc/PID/stat` counts in (proc(5)): a hundredth of a second on every Linux of today. */
const TICK_IN_MICROSECONDS = 10_000;

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
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? []);
  const names = Object.keys(processes) as Name[];
  const named = new Set(names.flatMap((name) => processes[name]));
  return Object.fromEntries(
    names.map((name) => {
      const own: readonly number[] = processes[name];
      const ticks = all.reduce((sum, stat) => {
        if (own.includes(stat.id)) return sum + stat.used + stat.usedByEnded;
        return own.includes(stat.parent) && !named.has(stat.id) ? sum + stat.used : sum;
      }, 0);
      return [name, ticks * TICK_IN_MICROSECONDS];
    }),
  ) as Record<Name, number>;
}

/** @returns null for a process that ended meanwhile */
function readStat(id: number) {
  let text: string;
  try {
    text = readFileSync(`/proc/${id}/stat`, 'utf8');
  } catch {
    return null;
  }
  // A program's name may have spaces; what follows its last parenthesis has none.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (index) => fields[index],
  );
  return { id, parent, used: user + system, usedByEnded: endedUser + endedSystem };
}
