import { readdirSync, readFileSync } from 'node:fs';

/** What `/proc/PID/stat` counts in (proc(5)): a hundredth of a second on every Linux of today. */
const TICK_IN_MILLISECONDS = 10;

/** Milliseconds of processor time that a process and all that it started have used up to now. */
export function usedByTree(root: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(name) ?? []);
  const ofParent = Map.groupBy(all, ({ parent }) => parent);
  const usedBelow = (id: number): number =>
    (ofParent.get(id) ?? []).reduce((sum, child) => sum + child.used + usedBelow(child.id), 0);
  const own = all.find(({ id }) => id === root)?.used ?? 0;
  return (own + usedBelow(root)) * TICK_IN_MILLISECONDS;
}

/** @returns null for a process that ended meanwhile */
function readStat(name: string) {
  let text: string;
  try {
    text = readFileSync(`/proc/${name}/stat`, 'utf8');
  } catch {
    return null;
  }
  // A program's name may have spaces; what follows its last parenthesis has none.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  // Its parent; its own ticks, and those of what it started and saw end.
  const [parent = 0, ...ticks] = [1, 11, 12, 13, 14].map((index) => fields[index] ?? 0);
  return { id: Number(name), parent, used: ticks.reduce((sum, own) => sum + own, 0) };
}
