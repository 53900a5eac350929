import { globSync, readFileSync } from 'node:fs';

/** A call that names its text outright: `t('fee-title'`. The first group is what stands before the name. */
const OUTRIGHT = /(\bt\(\s*)'([\w-]+)'/g;

/** Where a text's id may be put together: a template of names and holes, and what calls it, if `t` or `lookUp` do. */
const TEMPLATE = /(\b(?:t|lookUp)\(\s*)?`((?:[\w-]|\$\{[^}`]*\})*)`/g;

/** All that is shipped and asks for texts, as it is written. */
export function readSources(): string {
  const root = new URL('../../', import.meta.url);
  const files = globSync('{lib,components,entrypoints}/**/*.{ts,tsx}', { cwd: root.pathname });
  return files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
}

/**
 * The ids by which texts are asked for otherwise than outright: kept in a list, chosen, or put together from a code.
 * A template counts within a call of `t` or `lookUp`, and anywhere else if it begins with a family's name
 * (`finding-${code}`); `${field}-hint` elsewhere names an element.
 */
export function idsUsedByName(ids: readonly string[], sources: string): ReadonlySet<string> {
  const rest = sources.replace(OUTRIGHT, '$1');
  const literals = new Set(Array.from(rest.matchAll(/['"`]([\w-]+)['"`]/g), ([, literal = '']) => literal));
  const families = Array.from(rest.matchAll(TEMPLATE), ([, call, template = '']) => {
    const isText = template.includes('$' + '{') && (call !== undefined || /^[a-z]/.test(template));
    return isText ? [new RegExp(`^${template.replace(/\$\{[^}]*\}/g, '.+')}$`)] : [];
  }).flat();
  return new Set(ids.filter((id) => literals.has(id) || families.some((family) => family.test(id))));
}

/** Those of the ids that sources ask for, in any way. */
export function idsUsed(ids: readonly string[], sources: string): readonly string[] {
  const outright = new Set(Array.from(sources.matchAll(OUTRIGHT), ([, , id = '']) => id));
  const byName = idsUsedByName(ids, sources);
  return ids.filter((id) => outright.has(id) || byName.has(id));
}

/** Puts a text's place where it is named outright; what is no text's id stays. */
export function withPlaces(code: string, placeOf: ReadonlyMap<string, number>): string {
  return code.replace(OUTRIGHT, (call, before: string, id: string) => {
    const place = placeOf.get(id);
    return place === undefined ? call : `${before}${place}`;
  });
}
