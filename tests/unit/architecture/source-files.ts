import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

interface Import {
  /** A file of the project (`lib/order.ts`), or a package's name. */
  readonly target: string;
  /** Erased when built: an arrow on paper alone. */
  readonly typeOnly: boolean;
  /** Fetched when it is asked for, not with what asks. */
  readonly later: boolean;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

const STATEMENT = /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]/g;
const BARE = /(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every source file of the project with what it imports. */
export function readSourceFiles(): ReadonlyMap<string, SourceFile> {
  const paths = globSync('{entrypoints,components,lib,assets,relay,tests}/**/*.{ts,tsx,mjs}').map((path) =>
    path.replaceAll('\\', '/'),
  );
  const known = new Set(paths);
  return new Map(
    paths.map((path) => {
      const text = readFileSync(path, 'utf8');
      return [path, { path, text, imports: readImports(path, text, known) }];
    }),
  );
}

function readImports(path: string, text: string, known: ReadonlySet<string>): readonly Import[] {
  const resolve = (specifier: string) => resolveImport(path, specifier, known);
  return [
    ...Array.from(text.matchAll(STATEMENT), ([, type, specifier = '']) => ({
      target: resolve(specifier),
      typeOnly: type !== undefined,
      later: false,
    })),
    ...[BARE, DYNAMIC].flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ([, specifier = '']) => ({
        target: resolve(specifier),
        typeOnly: false,
        later: pattern === DYNAMIC,
      })),
    ),
  ];
}

function resolveImport(from: string, specifier: string, known: ReadonlySet<string>): string {
  if (!specifier.startsWith('.')) return specifier;
  const base = normalize(join(dirname(from), specifier.replace(/\?.*$/, ''))).replaceAll('\\', '/');
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
  return candidates.find((candidate) => known.has(candidate)) ?? base;
}

/** All that a file brings with it when built, or what it begins with alone: nothing that is fetched later. */
export function reachableFrom(
  path: string,
  files: ReadonlyMap<string, SourceFile>,
  { atOnce = false } = {},
): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (at: string) => {
    if (reached.has(at)) return;
    reached.add(at);
    for (const { target, typeOnly, later } of files.get(at)?.imports ?? [])
      if (!typeOnly && !(atOnce && later)) visit(target);
  };
  visit(path);
  return reached;
}
