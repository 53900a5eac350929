import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Failure } from '../../lib/failure';
import { failureTextId } from '../../lib/i18n/failure-text';
import type { TextId } from '../../lib/i18n/messages';
import type { NumberRule } from '../../lib/parcel/rules';
import type { ToolProblem } from '../../lib/tools/field-kinds';
import { PROBLEM_TEXTS } from '../../lib/tools/problem-text';
import {
  isInSight,
  type ProblemsOf,
  type Tool,
  type ToolFields,
  type TypedOf,
  type ValuesOf,
} from '../../lib/tools/tool';
import type { Typed } from '../../lib/typed/typed-forms';
import { useText } from '../text/use-text';
import type { FieldMessage } from '../ui/Field';
import { type ButtonPress, usePress } from '../ui/use-press';

interface ToolFormOptions<Fields extends ToolFields, Answer> {
  readonly tool: Tool<Fields>;
  /** What is known of the record: its id, and what was sent of it last. */
  readonly known: Partial<ValuesOf<Fields>>;
  readonly kept: Typed<TypedOf<Fields>>;
  /** Of the account's amounts. */
  readonly rule?: NumberRule;
  /** The answer that it opens with; `null`: none. */
  readonly answered?: Answer | null;
  /** Refusals that are about one field: they are shown at it. */
  readonly refusals?: Readonly<Partial<Record<Failure['code'], keyof Fields & string>>>;
  /** @throws Failure */
  readonly call: (values: ValuesOf<Fields>) => Promise<Answer>;
  /** What is known of the record once the values were sent. */
  readonly learn: (values: ValuesOf<Fields>) => Partial<ValuesOf<Fields>>;
}

export interface ToolForm<Fields extends ToolFields, Answer = unknown> {
  readonly tool: Tool<Fields>;
  readonly typed: TypedOf<Fields>;
  readonly problems: ProblemsOf<Fields>;
  readonly press: ButtonPress<'send', Answer>;
  /** Why it was refused as a whole; what is about one field stands there. */
  readonly failure: Failure | null;
  /** Of the element that holds its fields. */
  readonly form: RefObject<HTMLDivElement | null>;
  readonly messages: (name: keyof Fields & string) => readonly FieldMessage[];
  readonly change: (changes: Partial<TypedOf<Fields>>) => void;
  /** Sends what was typed, or goes to the first field that is wrong. */
  readonly send: () => void;
}

const WRONG = ['[aria-invalid="true"] input', 'input[aria-invalid="true"]', 'textarea[aria-invalid="true"]'];

/** A form of a tool: what is typed and kept, what is wrong with it, and the one press that sends it. */
export function useToolForm<const Fields extends ToolFields, Answer>(
  options: ToolFormOptions<Fields, Answer>,
): ToolForm<Fields, Answer> {
  const { tool, refusals = {} } = options;
  const { lookUp } = useText();
  const [known, setKnown] = useState(options.known);
  const fields = useFields<Fields>(() => options.kept.typed ?? tool.open(known));
  const { typed, problems, show, setProblems } = fields;
  const press = usePress<'send', Answer>(tool.name, options.answered);
  const form = useRef<HTMLDivElement>(null);
  // Once what is wrong is drawn.
  const goToWrong = () => setTimeout(() => form.current?.querySelector<HTMLElement>(WRONG.join())?.focus());
  const refused = findRefused(tool, typed, press.failure, refusals);

  /** What was typed while it was on its way is not what was sent: it stays. */
  const settle = (values: ValuesOf<Fields>) => {
    const now = { ...known, ...options.learn(values) };
    setKnown(now);
    const later = Object.entries(fields.latest()).filter(([name, value]) => value !== typed[name]);
    const next = { ...tool.open(now), ...Object.fromEntries(later) };
    show(next);
    options.kept.keep(later.length === 0 ? null : tool.keptTyped(next));
  };

  return {
    tool,
    typed,
    problems,
    press,
    failure: refused === undefined ? press.failure : null,
    form,
    messages(name) {
      const said = findMessage(problems[name], name === refused ? press.failure : null);
      const maximum = tool.fields[name]?.most ?? 0;
      return said === undefined ? [] : [{ tone: 'error', text: lookUp(said, { maximum }) }];
    },
    change(changes) {
      options.kept.keep(tool.keptTyped(fields.change(changes)));
      press.clear();
    },
    send() {
      const read = tool.read(typed, known, options.rule);
      setProblems(read.ok ? ({} as ProblemsOf<Fields>) : read.problems);
      if (!read.ok) {
        press.clear();
        return void goToWrong();
      }
      press.run('send', async () => {
        try {
          const answer = await options.call(read.values);
          settle(read.values);
          return answer;
        } catch (error) {
          goToWrong();
          throw error;
        }
      });
    },
  };
}

/** What is typed, as it is just now too, and what is wrong with it until it is changed. */
function useFields<Fields extends ToolFields>(first: () => TypedOf<Fields>) {
  const NONE = {} as ProblemsOf<Fields>;
  const [typed, setTyped] = useState(first);
  const [problems, setProblems] = useState(NONE);
  const latest = useRef(typed);
  latest.current = typed;
  const show = (next: TypedOf<Fields>) => {
    latest.current = next;
    setTyped(next);
    return next;
  };
  return {
    typed,
    problems,
    latest: () => latest.current,
    show,
    setProblems,
    change(changes: Partial<TypedOf<Fields>>) {
      const left = Object.entries(problems).filter(([name]) => !(name in changes));
      setProblems(Object.fromEntries(left) as ProblemsOf<Fields>);
      return show({ ...latest.current, ...changes });
    },
  };
}

function findRefused<Fields extends ToolFields>(
  tool: Tool<Fields>,
  typed: TypedOf<Fields>,
  failure: Failure | null,
  refusals: Readonly<Partial<Record<Failure['code'], keyof Fields & string>>>,
): string | undefined {
  const about = failure === null ? undefined : refusals[failure.code];
  const field = about === undefined ? undefined : tool.fields[about];
  return field !== undefined && isInSight(field, typed) ? about : undefined;
}

/** What is wrong with a field; where nothing is, why the service refused it. */
function findMessage(problem: ToolProblem | undefined, refusal: Failure | null): TextId | undefined {
  if (problem !== undefined) return PROBLEM_TEXTS[problem];
  return refusal === null ? undefined : failureTextId(refusal.code);
}
