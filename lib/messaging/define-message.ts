import * as z from 'zod/mini';
import type { Pace } from './rate';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** A message that our own pages alone may send, and what it brings. Answered with `null`, where nothing else is said. */
export function page<Brings extends Shape = Record<never, never>>(brings = {} as Brings) {
  return message({ sender: 'page', input: z.object(brings), door: 'own-page' as const });
}

/**
 * The same of the script in an enabled store's top frame, about no store but its own (`letIn`). It is no message
 * before it says how often it may come.
 */
export function content<Brings extends Shape = Record<never, never>>(brings = {} as Brings) {
  const asked = { sender: 'content', input: z.object(brings) } as const;
  const judged = (pace: Pace | null) => message({ ...asked, door: { pace } });
  return {
    atMost: (pace: Pace) => judged(pace),
    /** @param _why nothing is lost where it comes as often as a script likes */
    unpaced: (_why: string) => judged(null),
    /** @param _why the door asks for neither: its handler judges by itself who may, and how often */
    judgedWithin: (_why: string) => message({ ...asked, door: 'judged-within' as const }),
  };
}

function message<Asked extends object>(asked: Asked) {
  // An answer is never looked at here: its type alone is carried.
  return {
    ...asked,
    output: null,
    answers: <Output>() => ({ ...asked, output: null as unknown as Output }),
  };
}
