import * as z from 'zod/mini';
import type { NumberRule } from '../parcel/rules';
import type { ReadField, ToolFieldKind, ToolProblem } from './field-kinds';

/** Another field, and what must be chosen there. */
type Where = Readonly<Record<string, string>>;

interface FieldRules {
  /** What the service calls it; of a record, what it calls its parts. Nothing: it is not in the body. */
  readonly wire?: string | Readonly<Record<string, string>>;
  /** It goes with every request; any other only where it was changed. */
  readonly always?: true | Where;
  /** It counts only there. */
  readonly where?: Where;
  /** What is sent where a value was emptied; without it the service has no way to take it back. */
  readonly cleared?: unknown;
  /** It stands beside the field before it; any other begins a row. */
  readonly beside?: true;
  /** With a line on what it does. */
  readonly hint?: true;
  /** What is kept of it here: nothing, or what is being typed. Without it, what was sent last too. */
  readonly kept?: 'nothing' | 'typed';
}

// biome-ignore lint/suspicious/noExplicitAny: a table has fields of different kinds, each with its own types.
export type ToolField = ToolFieldKind<any, any> & FieldRules;
export type ToolFields = Readonly<Record<string, ToolField>>;

type Value<Field> = Field extends ToolFieldKind<infer _, infer Value> ? Value : never;
type Names<Fields, Rule> = { [Name in keyof Fields]: Fields[Name] extends Rule ? Name : never }[keyof Fields];
type Always = { readonly always: true };
type Unkept = { readonly kept: 'nothing' | 'typed' };

export type TypedOf<Fields extends ToolFields> = {
  readonly [Name in keyof Fields]: Fields[Name]['blank'];
};
type Some<Fields, Name extends keyof Fields> = {
  readonly [One in Extract<Name, Names<Fields, Always>>]: Value<Fields[One]>;
} & { readonly [One in Exclude<Name, Names<Fields, Always>>]?: Value<Fields[One]> };
/** What is sent: what always goes with a request, and what was changed. */
export type ValuesOf<Fields extends ToolFields> = Some<Fields, keyof Fields>;
/** What is kept of what was sent. */
export type KeptOf<Fields extends ToolFields> = Some<Fields, Exclude<keyof Fields, Names<Fields, Unkept>>>;
/** What the service calls what is sent. */
export type WiresOf<Fields extends ToolFields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly wire: infer Wire }
    ? Wire extends string
      ? Wire
      : Extract<Wire[keyof Wire], string>
    : never;
}[keyof Fields];
export type ProblemsOf<Fields extends ToolFields> = Readonly<Partial<Record<keyof Fields, ToolProblem>>>;

export type ReadTool<Fields extends ToolFields> =
  | { readonly ok: true; readonly values: ValuesOf<Fields> }
  | { readonly ok: false; readonly problems: ProblemsOf<Fields> };

type Named<One> = Readonly<Record<string, One>>;

/** Something of each, by its name; where it comes to nothing, the name is left out. */
function ofEach<One, Made>(all: Named<One>, make: (one: One, name: string) => Made | undefined): Named<Made> {
  const made = Object.entries(all).map(([name, one]) => [name, make(one, name)] as const);
  return Object.fromEntries(made.filter(([, one]) => one !== undefined)) as Named<Made>;
}

/** The fields as they stand beside each other, in the table's order. */
function rowsOf(fields: ToolFields): readonly (readonly string[])[] {
  const rows: string[][] = [];
  for (const [name, { beside }] of Object.entries(fields)) {
    const row = beside && rows.at(-1);
    if (row) row.push(name);
    else rows.push([name]);
  }
  return rows;
}

const isThere = (where: Where, typed: Named<unknown>) =>
  Object.entries(where).every(([name, chosen]) => typed[name] === chosen);

export const isAlways = ({ always }: ToolField, typed: Named<unknown>) =>
  always === true || (always !== undefined && isThere(always, typed));

export const isInSight = ({ where }: ToolField, typed: Named<unknown>) =>
  where === undefined || isThere(where, typed);

/**
 * A form of the service's, from the table of its fields, in the order in which they stand: the schema of what is typed
 * and of what is sent, what a form opens with, how it is read, and the body of the call.
 * @param name texts of its fields begin with it: `employee-firstName`
 */
export function defineTool<const Name extends string, const Fields extends ToolFields>(
  name: Name,
  fields: Fields,
) {
  type Values = ValuesOf<Fields>;
  type Typed = TypedOf<Fields>;
  const typedSchema: unknown = z.object(ofEach(fields, ({ typed }) => typed));
  const valuesSchema: unknown = z.object(
    ofEach(fields, ({ value, always }) => (always === true ? value : z.exactOptional(value))),
  );
  /** The form as it opens: blank, but for what is known. */
  const open = (known: Partial<Values>): Typed => {
    const values = known as Named<unknown>;
    const shown = ofEach(fields, ({ blank, show }, own) =>
      values[own] === undefined ? blank : show(values[own]),
    );
    return shown as Typed;
  };
  return {
    name,
    fields: fields as Fields,
    rows: rowsOf(fields) as readonly (readonly (keyof Fields & string)[])[],
    typedSchema: typedSchema as z.ZodMiniType<Typed>,
    valuesSchema: valuesSchema as z.ZodMiniType<Values>,
    open,
    /** What is typed, without what is kept nowhere. */
    keptTyped: (typed: Typed) =>
      ofEach(fields, ({ kept, blank }, own) => (kept === 'nothing' ? blank : typed[own])) as Typed,
    keptValues: (values: Values) =>
      ofEach(values as Named<unknown>, (value, own) =>
        fields[own]?.kept === undefined ? value : undefined,
      ) as KeptOf<Fields>,
    /**
     * The values in what was typed: what always goes with a request, and beyond it what differs from what was sent.
     * @param sent what was sent last
     */
    read(typed: Typed, sent: Partial<Values>, rule: NumberRule = 'two-decimals'): ReadTool<Fields> {
      const before = open(sent);
      const read = ofEach(fields, (field, own) => readOne(field, typed, before, own, rule));
      const problems = ofEach(read, (one) => ('problem' in one ? one.problem : undefined));
      if (Object.keys(problems).length > 0) return { ok: false, problems: problems as ProblemsOf<Fields> };
      return { ok: true, values: ofEach(read, (one) => ('value' in one ? one.value : undefined)) as Values };
    },
    /** The values under the service's names. */
    body(values: Values): Named<unknown> {
      const named = Object.entries(values as Named<Named<unknown>>).flatMap(([own, value]) => {
        const wire = fields[own]?.wire ?? {};
        if (typeof wire === 'string') return [[wire, value]];
        return Object.entries(wire).map(([part, as]) => [as, value[part]]);
      });
      return Object.fromEntries(named);
    },
  };
}

/** What a field comes to; nothing where it is not in sight, or is as it was sent last. */
function readOne(
  field: ToolField,
  typed: Named<unknown>,
  before: Named<unknown>,
  name: string,
  rule: NumberRule,
): Exclude<ReadField<unknown>, null> | undefined {
  if (!isInSight(field, typed)) return undefined;
  const always = isAlways(field, typed);
  const read: ReadField<unknown> = field.read(typed[name], rule);
  const old: ReadField<unknown> = field.read(before[name], rule);
  if (read === null) {
    if (always) return { problem: 'required' };
    if (old === null) return undefined;
    return 'cleared' in field ? { value: field.cleared } : { problem: 'cannot-clear' };
  }
  const isSame = !always && JSON.stringify(read) === JSON.stringify(old);
  return isSame ? undefined : read;
}

export type Tool<Fields extends ToolFields> = ReturnType<typeof defineTool<string, Fields>>;
