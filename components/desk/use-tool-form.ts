import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type Press, usePress } from '../ui/use-press';

interface ToolFormOptions<Fields, Answer> {
  /** Names it in the log. */
  readonly where: string;
  /** The fields that it opens with. */
  readonly first: () => Fields;
  /** The answer that it opens with; `null`: none. */
  readonly answered?: Answer | null;
  /** `null`: discards what was typed. */
  readonly onTyped: (fields: Fields | null) => void;
  /** Finds the control to go to where a field is wrong. */
  readonly wrong: string;
}

interface ToolForm<Fields, Problems, Answer> {
  readonly fields: Fields;
  readonly problems: Problems;
  readonly press: Press<'send', Answer>;
  /** Of the element that holds its fields. */
  readonly form: RefObject<HTMLDivElement | null>;
  /** @param solved problems that go with it, beside those of the changed fields themselves */
  readonly change: (changes: Partial<Fields>, solved?: readonly string[]) => void;
  /**
   * Sends what was read, or goes to the first field that is wrong.
   * @param call resolves with the answer, and with the fields as they are to be then. What was typed while it was on its
   *   way is not what was sent: it stays.
   */
  readonly send: <Request extends { readonly ok: true }>(
    read: Request | { readonly ok: false; readonly problems: Problems },
    call: (request: Request) => Promise<{ readonly answer: Answer; readonly next: Fields }>,
  ) => void;
}

/** A form of a tool: what is typed and kept, what is wrong with it, and the one press that sends it. */
export function useToolForm<Fields extends object, Problems extends object, Answer>({
  where,
  first,
  answered = null,
  onTyped,
  wrong,
}: ToolFormOptions<Fields, Answer>): ToolForm<Fields, Partial<Problems>, Answer> {
  const NONE: Partial<Problems> = {};
  const [fields, setFields] = useState(first);
  const [problems, setProblems] = useState(NONE);
  const press = usePress<'send', Answer>(where, answered);
  const latest = useRef(fields);
  latest.current = fields;
  const form = useRef<HTMLDivElement>(null);
  // Once what is wrong is drawn.
  const goToWrong = () => setTimeout(() => form.current?.querySelector<HTMLElement>(wrong)?.focus());
  return {
    fields,
    problems,
    press,
    form,
    change(changes, solved = []) {
      const changed = { ...fields, ...changes };
      setFields(changed);
      onTyped(changed);
      setProblems((before) => {
        const left: Partial<Problems> = { ...before };
        for (const name of [...Object.keys(changes), ...solved]) delete left[name as keyof Problems];
        return left;
      });
    },
    send(read, call) {
      setProblems(read.ok ? NONE : read.problems);
      if (!read.ok) {
        press.clear();
        goToWrong();
        return;
      }
      press.run('send', async () => {
        try {
          const { answer, next } = await call(read);
          if (latest.current === fields) {
            setFields(next);
            onTyped(null);
          }
          return answer;
        } catch (error) {
          goToWrong();
          throw error;
        }
      });
    },
  };
}
