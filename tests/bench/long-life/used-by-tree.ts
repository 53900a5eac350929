import { type ProcessTimes, readProcesses } from '../read-processes';

/** Milliseconds of processor time that a process and all that it started have used up to now. */
export function usedByTree(root: number): number {
  const all = readProcesses();
  const ofParent = Map.groupBy(all, ({ parent }) => parent);
  const usedBelow = ({ id, used, usedByEnded }: ProcessTimes): number =>
    (ofParent.get(id) ?? []).reduce((sum, child) => sum + usedBelow(child), used + usedByEnded);
  const own = all.find(({ id }) => id === root);
  return own === undefined ? 0 : usedBelow(own);
}
