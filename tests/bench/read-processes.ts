import { readdirSync, readFileSync } from 'node:fs';

/** What `/proc/PID/stat` counts in (proc(5)): a hundredth of a second on every Linux of today. */
const TICK_IN_MILLISECONDS = 10;

/** Processor time that a process has used, in milliseconds. */
export interface ProcessTimes {
  readonly id: number;
  readonly parent: number;
  readonly used: number;
  /** That of the processes which it started and saw end. */
  readonly usedByEnded: number;
}

/** All processes of this machine, as they are now. */
export function readProcesses(): readonly ProcessTimes[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(name) ?? []);
}

/** @returns null for a process that ended meanwhile */
function readStat(name: string): ProcessTimes | null {
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
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (index) => fields[index],
  );
  const inMilliseconds = (ticks: number) => ticks * TICK_IN_MILLISECONDS;
  const [used, usedByEnded] = [user + system, endedUser + endedSystem].map(inMilliseconds);
  return { id: Number(name), parent, used: used ?? 0, usedByEnded: usedByEnded ?? 0 };
}
