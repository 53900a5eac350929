import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Failure } from '../../lib/failure';
import type { NumberRule } from '../../lib/parcel/rules';
import type { ToolProblem } from '../../lib/tools/field-kinds';
import {
  isInSight,
  type ProblemsOf,
  type Tool,
  type ToolFields,
  type TypedOf,
  type ValuesOf,
} from '../../lib/tools/tool';
import { useText } from '../text/use-text';
import type { FieldMessage } from '../ui/Field';
import { type Press, usePress } from '../ui/use-press';

interface ToolFormOptions<Fields extends ToolFields, Answer> {
  readonly tool: Tool<Fields>;
  /** What is known of the record: its id, and what was sent of it last. */
  readonly known: Partial<ValuesOf<Fields>>;
  /** What was typed before the page was closed; `null`: nothing. */
  readonly before: TypedOf<Fields> | null;
  /** Of the account's amounts. */
  readonly rule?: NumberRule;
  /** The answer that it opens with; `null`: none. */
  readonly answered?: Answer | null;
  /** Refusals that are about one field: they are shown at it. */
  readonly refusals?: Readonly<Partial<Record<Failure['code'], keyof Fields & string>>>;
  /** `null`: discards what was typed. */
  readonly onTyped: (typed: TypedOf<Fields> | null) => void;
  /** @throws Failure */
  readonly call: (values: ValuesOf<Fields>) => Promise<Answer>;
  /** What is known of the record once the values were sent. */
  readonly learn: (values: ValuesOf<Fields>) => Partial<ValuesOf<Fields>>;
}

export interface ToolForm<Fields extends ToolFields, Answer = unknown> {
  readonly tool: Tool<Fields>;
  readonly typed: TypedOf<Fields>;
  readonly problems: ProblemsOf<Fields>;
  readonly press: Press<'send', Answer>;
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
  type Typed = TypedOf<Fields>;
  const { tool, refusals = {} } = options;
  const { lookUp } = useText();
  const [known, setKnown] = useState(options.known);
  const [typed, setTyped] = useState<Typed>(() => options.before ?? tool.open(known));
  const NONE = {} as ProblemsOf<Fields>;
  const [problems, setProblems] = useState(NONE);
  const press = usePress<'send', Answer>(tool.name, options.answered);
  const latest = useRef(typed);
  latest.current = typed;
  const form = useRef<HTMLDivElement>(null);
  // Once what is wrong is drawn.
  const goToWrong = () => setTimeout(() => form.current?.querySelector<HTMLElement>(WRONG.join())?.focus());

  const about = press.failure === null ? undefined : refusals[press.failure.code];
  const field = about === undefined ? undefined : tool.fields[about];
  const refused = field !== undefined && isInSight(field, typed) ? about : undefined;

  const show = (next: Typed) => {
    latest.current = next;
    setTyped(next);
  };
  const sent = (values: ValuesOf<Fields>, pressed: Typed) => {
    const now = { ...known, ...options.learn(values) };
    setKnown(now);
    const opened = tool.open(now);
    // What was typed while it was on its way is not what was sent: it stays.
    const later = Object.entries(latest.current).filter(([name, value]) => value !== pressed[name]);
    show({ ...opened, ...Object.fromEntries(later) });
    options.onTyped(later.length === 0 ? null : tool.keptTyped(latest.current));
  };

  return {
    tool,
    typed,
    problems,
    press,
    failure: refused === undefined ? press.failure : null,
    form,
    messages(name) {
      const problem: ToolProblem | undefined = problems[name];
      const code = name === refused ? press.failure?.code : undefined;
      if (problem !== undefined) return [{ tone: 'error', text: lookUp(`tool-problem-${problem}`) }];
      return code === undefined ? [] : [{ tone: 'error', text: lookUp(`failure-${code}`) }];
    },
    change(changes) {
      show({ ...latest.current, ...changes });
      options.onTyped(tool.keptTyped(latest.current));
      const left = Object.entries(problems).filter(([name]) => !(name in changes));
      setProblems(Object.fromEntries(left) as ProblemsOf<Fields>);
      press.clear();
    },
    send() {
      const read = tool.read(typed, known, options.rule);
      setProblems(read.ok ? NONE : read.problems);
      if (!read.ok) {
        press.clear();
        goToWrong();
        return;
      }
      press.run('send', async () => {
        try {
          const answer = await options.call(read.values);
          sent(read.values, typed);
          return answer;
        } catch (error) {
          goToWrong();
          throw error;
        }
      });
    },
  };
}
