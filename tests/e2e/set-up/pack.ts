/** What a database keeps and JSON cannot say; the same part in two places stays one. */
const LISTS = { Uint8Array, Uint32Array, Float32Array };

type Part = string | number | boolean | null | readonly [kind: string, ...content: number[]];

/** Plain data with maps, sets and long lists of numbers, as a text. */
export function pack(value: unknown): string {
  const parts: Part[] = [];
  const places = new Map<unknown, number>();
  const put = (one: unknown): number => {
    const known = places.get(one);
    if (known !== undefined) return known;
    const at = parts.push(null) - 1;
    places.set(one, at);
    parts[at] = partOf(one, put);
    return at;
  };
  put(value);
  return JSON.stringify(parts);
}

function partOf(value: unknown, put: (one: unknown) => number): Part {
  if (value === undefined) return ['undefined'];
  if (typeof value !== 'object' || value === null) return value as Part;
  if (Array.isArray(value)) return ['Array', ...value.map(put)];
  if (value instanceof Map) return ['Map', ...[...value].flat().map(put)];
  if (value instanceof Set) return ['Set', ...[...value].map(put)];
  const kind = value.constructor.name;
  if (kind in LISTS) return [kind, ...(value as Uint32Array)];
  if (kind !== 'Object') throw new TypeError(`${kind} is written in no way known here`);
  return ['Object', ...Object.entries(value).flat().map(put)];
}

/** The same again. */
export function unpack(text: string): unknown {
  const parts = JSON.parse(text) as readonly Part[];
  const made = new Map<number, unknown>();
  const get = (at: number): unknown => {
    if (!made.has(at)) made.set(at, valueAt(parts[at] as Part, get));
    return made.get(at);
  };
  return get(0);
}

function valueAt(part: Part, get: (at: number) => unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const [kind, ...content] = part;
  if (kind === 'undefined') return undefined;
  if (kind in LISTS) return LISTS[kind as keyof typeof LISTS].from(content);
  const values = content.map(get);
  if (kind === 'Array') return values;
  if (kind === 'Set') return new Set(values);
  const pairs = values.flatMap((value, at) => (at % 2 === 0 ? [[value, values[at + 1]] as const] : []));
  return kind === 'Map' ? new Map(pairs) : Object.fromEntries(pairs);
}
