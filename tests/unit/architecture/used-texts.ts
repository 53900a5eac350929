/** A call that names its text outright: `t('fee-title'`. */
const OUTRIGHT = /\bt\(\s*'([\w-]+)'/g;

/** Where a text's id may be put together from a code: what calls the template, if `t` or `lookUp` does, and the template. */
const TEMPLATE = /(\b(?:t|lookUp)\(\s*)?`((?:[\w-]|\$\{[^}`]*\})*)`/g;

/**
 * The ids that a source asks for: named in a call, kept in a list, or put together from a code. A template counts
 * within a call of `t` or `lookUp`, and anywhere else if it begins with a name (`finding-${code}`); `${field}-hint`
 * elsewhere is the id of an element.
 */
export function textsUsed(ids: readonly string[], source: string): readonly string[] {
  const outright = Array.from(source.matchAll(OUTRIGHT), ([, id = '']) => id);
  const literals = Array.from(source.matchAll(/['"`]([\w-]+)['"`]/g), ([, literal = '']) => literal);
  const named = new Set([...outright, ...literals]);
  const families = Array.from(source.matchAll(TEMPLATE), ([, call, template = '']) => {
    const isText = template.includes('$' + '{') && (call !== undefined || /^[a-z]/.test(template));
    return isText ? [new RegExp(`^${template.replace(/\$\{[^}]*\}/g, '.+')}$`)] : [];
  }).flat();
  return ids.filter((id) => named.has(id) || families.some((family) => family.test(id)));
}
