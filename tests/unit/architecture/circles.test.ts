import { describe, expect, it } from 'vitest';
import { readSourceFiles, type SourceFile } from './source-files';

const files = new Map([...readSourceFiles()].filter(([path]) => !path.startsWith('tests/')));

/**
 * The groups of files in which each reaches every other by its imports (Tarjan's strongly connected components). An
 * import of a type counts like any other: a reader has to follow it too.
 */
function findCircles(sources: ReadonlyMap<string, SourceFile>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): number => {
    const place = order.size;
    order.set(path, place);
    lowest.set(path, place);
    open.push(path);
    for (const { target } of sources.get(path)?.imports ?? []) {
      if (!sources.has(target)) continue;
      if (target === path) circles.push([path]);
      const reached = order.has(target)
        ? open.includes(target)
          ? order.get(target)
          : undefined
        : visit(target);
      if (reached !== undefined) lowest.set(path, Math.min(lowest.get(path) ?? place, reached));
    }
    if (lowest.get(path) === place) {
      const group = open.splice(open.indexOf(path));
      if (group.length > 1) circles.push(group.toSorted());
    }
    return lowest.get(path) ?? place;
  };
  for (const path of sources.keys()) if (!order.has(path)) visit(path);
  return circles;
}

describe('imports', () => {
  it('lead in no circle in what ships, those of types included', () => {
    expect(files.size).toBeGreaterThan(500);
    expect(findCircles(files)).toEqual([]);
  });

  it('would be found in one, where a type alone leads back', () => {
    const made = new Map(
      (['a b', 'b c', 'c a', 'd a'] as const).map((pair) => {
        const [path = '', target = ''] = pair.split(' ');
        return [path, { path, text: '', imports: [{ target, typeOnly: true, later: false }] }] as const;
      }),
    );
    expect(findCircles(made)).toEqual([['a', 'b', 'c']]);
  });
});
