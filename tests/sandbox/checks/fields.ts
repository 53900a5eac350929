import { z } from 'zod';
import { type FieldErrors, refuseFields } from '../answers';
import type { Choices } from '../choices';
import { PHONE_FORM } from './phone';

type Fields = Readonly<Record<string, unknown>>;

const NUMERIC_TEXT = /^-?\d+(?:\.\d+)?$/;

/** A required string that is not blank. */
export const filledText = z.string().refine((text) => text.trim() !== '', 'must not be empty');
/** Text of at most `most` characters, counted as code points. */
export const textUpTo = (most: number) =>
  z.string().refine((text) => [...text].length <= most, `must be at most ${most} characters`);
export const phoneText = z.string().regex(PHONE_FORM, 'is not in an allowed phone form');
export const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must have the form HH:MM');

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File);
}

/** The body as the choices let it be read: nulls taken as left out, numeric strings as numbers. */
function prepare(body: Fields, choices: Choices, numericFields: readonly string[]): Fields {
  const entries = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    if (value === null && choices.optionalNull === 'accepted') return [];
    if (isFields(value)) return [[name, prepare(value, choices, [])]];
    const isNumericText = typeof value === 'string' && NUMERIC_TEXT.test(value);
    if (isNumericText && choices.numericStrings === 'accepted' && numericFields.includes(name)) {
      return [[name, Number(value)]];
    }
    return [[name, value]];
  });
  return Object.fromEntries(entries);
}

function listUnknownFields(schema: z.ZodObject, body: Fields, prefix = ''): string[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const field = schema.shape[name];
    if (field === undefined) return [`${prefix}${name}`];
    return field instanceof z.ZodObject && isFields(value)
      ? listUnknownFields(field, value, `${prefix}${name}.`)
      : [];
  });
}

function toFieldErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = path.join('.');
    errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}

/**
 * The request's fields, checked against the operation's table.
 * @param numericFields the fields the specification calls numeric, for `choices.numericStrings`.
 * @throws Refusal when a field is missing, of another type, or against its rule.
 */
export function requireFields<Schema extends z.ZodObject>(
  { body, choices }: { readonly body: Fields; readonly choices: Choices },
  schema: Schema,
  numericFields: readonly string[] = [],
): z.output<Schema> {
  const result = schema.safeParse(prepare(body, choices, numericFields), {
    error: (issue) => (issue.input === undefined ? 'is required' : undefined),
  });
  const errors: Record<string, readonly string[]> = result.success
    ? {}
    : { ...toFieldErrors(result.error.issues) };
  if (choices.unknownFields === 'refused') {
    for (const field of listUnknownFields(schema, body)) errors[field] = ['is not a field of this operation'];
  }
  if (!result.success || Object.keys(errors).length > 0) throw refuseFields(choices, errors);
  return result.data;
}
