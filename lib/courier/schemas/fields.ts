import * as z from 'zod/mini';
import type { Decimal } from '../../order';

/**
 * The kinds of field that answers are made of, as they come in the wild: numbers may be texts (PHP and its
 * database drivers write them so), and what may be null may be absent.
 */

const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const INTEGER = /^-?\d+$/;

/** "numeric" and "decimal string" in the spec: a number or a numeric text, kept as a decimal text. */
export const numeric: z.ZodMiniType<Decimal> = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value, context) => {
    if (typeof value === 'number') return decimalText(value);
    if (DECIMAL.test(value.trim())) return value.trim();
    context.issues.push({ code: 'custom', message: 'not a number', input: value });
    return z.NEVER;
  }),
);

/** A whole number that JSON carries exactly, or the text of one. */
export const integer: z.ZodMiniType<number> = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value, context) => {
    const number = typeof value === 'string' && INTEGER.test(value.trim()) ? Number(value) : value;
    if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
    context.issues.push({ code: 'custom', message: 'not an integer', input: value });
    return z.NEVER;
  }),
);

/** Spec, Conventions 5: flags are 0 or 1. A boolean or a text of one says the same. */
export const flag: z.ZodMiniType<0 | 1> = z.pipe(
  z.union([z.literal([0, 1, '0', '1']), z.boolean()]),
  z.transform((value) => (Number(value) === 1 ? 1 : 0)),
);

/** A boolean, where the spec says boolean; 0 and 1 say the same. */
export const truth: z.ZodMiniType<boolean> = z.pipe(
  flag,
  z.transform((value) => value === 1),
);

/** A text with something in it, or a number standing for one that is not too large to be kept whole. */
export const code: z.ZodMiniType<string> = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value, context) => {
    const isRounded = typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER;
    const text = typeof value === 'number' ? decimalText(value) : value.trim();
    if (text !== '' && !isRounded) return text;
    context.issues.push({ code: 'custom', message: isRounded ? 'rounded' : 'empty', input: value });
    return z.NEVER;
  }),
);

/** A text; a number where one was meant is the text of it, as reference numbers come. */
export const words: z.ZodMiniType<string> = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => (typeof value === 'number' ? decimalText(value) : value)),
);

/** Nullable in the spec: null and absent alike are null. */
export function orNull<Value>(schema: z.ZodMiniType<Value>): z.ZodMiniType<Value | null> {
  return z._default(z.nullable(schema), null);
}

/** PHP writes a filtered list as an object with the numbers left over for keys; none may be null or absent. */
export function list<Item>(item: z.ZodMiniType<Item>): z.ZodMiniType<Item[]> {
  const items = z.transform((value: unknown) => {
    if (value === null) return [];
    return typeof value === 'object' && !Array.isArray(value) ? Object.values(value ?? {}) : value;
  });
  return z._default(z.pipe(items, z.array(item)), []);
}

/** What the spec does not show: taken as it is. */
export const notShown = z._default(z.unknown(), null);

/** Fields beyond these pass through, but the type names these alone, so that a misspelt one does not compile. */
export function resource<Shape extends z.core.$ZodShape>(
  shape: Shape,
): z.ZodMiniObject<Shape, z.core.$strip> {
  return z.looseObject(shape) as unknown as z.ZodMiniObject<Shape, z.core.$strip>;
}

type Read<Shape extends z.core.$ZodShape> = { [Name in keyof Shape]: z.core.output<Shape[Name]> };

/**
 * What is not as the spec has it must not make what was done look undone. Only `demanded` is demanded; a field of the
 * rest that cannot be read is as if it were not there, and `unread` names it by its path.
 * @param rest fields that may all be absent
 */
export function readable<Demanded extends z.core.$ZodShape, Rest extends z.core.$ZodShape>(
  demanded: Demanded,
  rest: Rest,
): z.ZodMiniType<Read<Demanded> & Read<Rest> & { readonly unread: readonly string[] }> {
  return z.pipe(
    z.looseObject(demanded) as unknown as z.ZodMiniType<Record<string, unknown>>,
    z.transform((record: Record<string, unknown>) => {
      const unread: string[] = [];
      const fields = Object.entries(rest).map(([name, schema]) => {
        const parsed = z.safeParse(schema, record[name]);
        if (!parsed.success) unread.push(name);
        const field: unknown = parsed.success ? parsed.data : z.parse(schema, undefined);
        unread.push(...unreadWithin(field).map((inner) => `${name}.${inner}`));
        return [name, field];
      });
      return { ...record, ...Object.fromEntries(fields), unread };
    }),
  ) as unknown as z.ZodMiniType<Read<Demanded> & Read<Rest> & { readonly unread: readonly string[] }>;
}

function unreadWithin(value: unknown): readonly string[] {
  const isReadable = typeof value === 'object' && value !== null && 'unread' in value;
  return isReadable && Array.isArray(value.unread) ? value.unread : [];
}

/** Never in exponent notation: 12.5 → `12.5`. The digits are the fewest that read back as the same number. */
export function decimalText(value: number): Decimal {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return sign + digits.padEnd(point, '0');
}
