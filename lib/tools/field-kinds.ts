import * as z from 'zod/mini';
import { parseAmount } from '../parcel/parse-amount';
import { plainText } from '../parcel/plain-text';
import { isAmount, isAtMost, isPlainNumber, isShiftTime, type NumberRule } from '../parcel/rules';

/**
 * What is wrong with a field.
 * - `cannot-clear`: it was sent before, and the service has no way to take it back.
 * - `tick`: taking all permissions away wants its tick.
 */
export type ToolProblem =
  | 'required'
  | 'id'
  | 'number'
  | 'two-decimals'
  | 'whole'
  | 'time'
  | 'too-long'
  | 'cannot-clear'
  | 'tick'
  | 'none-listed';

/** What was typed comes to a value, to a problem, or to nothing. */
export type ReadField<Value> = { readonly value: Value } | { readonly problem: ToolProblem } | null;

/** How a field is typed, kept, read and sent. */
export interface ToolFieldKind<Typed, Value> {
  readonly control: 'text' | 'long' | 'phone' | 'amount' | 'whole' | 'code' | 'password' | 'choice' | 'own';
  readonly typed: z.ZodMiniType<Typed>;
  readonly blank: Typed;
  readonly value: z.ZodMiniType<Value>;
  /** @param rule of the account's amounts */
  readonly read: (typed: Typed, rule: NumberRule) => ReadField<Value>;
  /** A value as it would have been typed. */
  readonly show: (value: Value) => Typed;
  /** In the order in which they are offered; `true`: with a line on what follows from it. */
  readonly choices?: Readonly<Record<string, boolean>>;
  /** Characters that it may have; left out: as many as one likes. */
  readonly most?: number;
}

const typed = z.string().check(z.maxLength(10_000));
const decimal = z.string().check(z.maxLength(40), z.regex(/^\d+(\.\d+)?$/));

function textKind(
  control: ToolFieldKind<string, string>['control'],
  value: z.ZodMiniType<string>,
  read: ToolFieldKind<string, string>['read'],
): ToolFieldKind<string, string> {
  return { control, typed, blank: '', value, read, show: (text) => text };
}

const filled = (text: string) => (text === '' ? null : { value: text });

export const TEXT = textKind('text', typed, (text) => filled(text.trim()));
export const PHONE = textKind('phone', typed, (text) => filled(plainText(text)));
/** Blanks at its ends may be meant. */
export const PASSWORD = textKind('password', typed.check(z.minLength(1)), filled);

/** Several lines, of so many characters at most. */
export function longText(most: number): ToolFieldKind<string, string> {
  const read: ToolFieldKind<string, string>['read'] = (text) =>
    isAtMost(text.trim(), most) ? filled(text.trim()) : { problem: 'too-long' };
  return { ...textKind('long', typed, read), most };
}

/** `HH:MM`; the hour's first digit may be left out. */
export const TIME = textKind('code', z.string().check(z.regex(/^\d\d:\d\d$/)), (text) => {
  const time = plainText(text).replace(/^(\d):/, '0$1:');
  return time === '' || isShiftTime(time) ? filled(time) : { problem: 'time' };
});

function decimalKind(problemIn: (value: string, rule: NumberRule) => ToolProblem | null) {
  return textKind('amount', decimal, (text, rule) => {
    const parsed = parseAmount(text);
    if (!parsed.ok && parsed.problem === 'empty') return null;
    // What is sent has no currency: 12 dinars would be 12 shekels.
    if (parsed.ok && parsed.currency !== null) return { problem: 'number' };
    const value = parsed.ok ? parsed.value : '';
    const problem = problemIn(value, rule);
    return problem === null ? { value } : { problem };
  });
}

/** Weights and commissions. */
export const NUMBER = decimalKind((value) => (isPlainNumber(value) ? null : 'number'));
/** Two decimals everywhere. */
export const QUANTITY = decimalKind((value) => (isAmount(value, 'two-decimals') ? null : 'two-decimals'));
/** As the account's country has amounts. */
export const PRICE = decimalKind((value, rule) => {
  if (isAmount(value, rule)) return null;
  return isAmount(value, 'two-decimals') ? 'whole' : 'two-decimals';
});

export const RECORD_ID: ToolFieldKind<string, number> = {
  control: 'whole',
  typed,
  blank: '',
  value: z.int().check(z.positive()),
  read: (text) => {
    const plain = plainText(text);
    if (plain === '') return null;
    return /^\d{1,15}$/.test(plain) && Number(plain) > 0 ? { value: Number(plain) } : { problem: 'id' };
  },
  show: String,
};

const picked = <Value>(value: Value | null) => (value === null ? null : { value });

/** One of a few, without a default: a guess would change what the service has. */
export function choice<const Choices extends Readonly<Record<string, boolean>>>(choices: Choices) {
  type Choice = Extract<keyof Choices, string>;
  const value = z.enum(Object.keys(choices) as Choice[]) as unknown as z.ZodMiniType<Choice>;
  const kind: ToolFieldKind<Choice | null, Choice> = {
    control: 'choice',
    typed: z.nullable(value),
    blank: null,
    value,
    read: picked,
    show: (chosen) => chosen,
    choices,
  };
  return kind;
}

const YES_OR_NO = choice({ yes: false, no: false });

export const YES_NO: ToolFieldKind<'yes' | 'no' | null, boolean> = {
  ...YES_OR_NO,
  value: z.boolean(),
  read: (chosen) => (chosen === null ? null : { value: chosen === 'yes' }),
  show: (value) => (value ? 'yes' : 'no'),
};

/** A choice that only says which other fields count: nothing of it is sent. */
export function gate<const Choice extends string>(first: Choice, ...others: readonly Choice[]) {
  const typed = z.enum([first, ...others]) as unknown as z.ZodMiniType<Choice>;
  const kind: ToolFieldKind<Choice, undefined> = {
    control: 'choice',
    typed,
    blank: first,
    value: z.undefined(),
    read: () => null,
    show: () => first,
    choices: Object.fromEntries([first, ...others].map((name) => [name, false])),
  };
  return kind;
}

const place = z.object({ id: z.int(), cityId: z.int(), name: typed, city: typed });

export const VILLAGE: ToolFieldKind<z.infer<typeof place> | null, z.infer<typeof place>> = {
  control: 'own',
  typed: z.nullable(place),
  blank: null,
  value: place,
  read: picked,
  show: (village) => village,
};

const permissions = z.object({
  /** An empty list takes all away at the service, so that is a choice of its own. */
  become: z.enum(['leave', 'remove', 'replace']),
  /** The tick that goes with taking all permissions away. */
  removeConfirmed: z.boolean(),
  numbers: z.array(z.int()).check(z.maxLength(1_000)),
});
export type TypedPermissions = z.infer<typeof permissions>;

/** What becomes of permissions: nothing, none left, or these alone. */
export const PERMISSIONS: ToolFieldKind<TypedPermissions, number[]> = {
  control: 'own',
  typed: permissions,
  blank: { become: 'leave', removeConfirmed: false, numbers: [] },
  value: z.array(z.int()).check(z.maxLength(1_000)),
  read: ({ become, removeConfirmed, numbers }) => {
    if (become === 'leave') return null;
    if (become === 'remove') return removeConfirmed ? { value: [] } : { problem: 'tick' };
    return numbers.length === 0 ? { problem: 'none-listed' } : { value: numbers };
  },
  show: (numbers) => ({ become: 'replace', removeConfirmed: false, numbers }),
};
