import * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** A message that our own pages alone may send, and what it brings. Answered with `null`, where nothing else is said. */
export function page<Brings extends Shape = Record<never, never>>(brings?: Brings) {
  return message('page', brings);
}

/** The same that the script in the top frame of an enabled store's page alone may send. */
export function content<Brings extends Shape = Record<never, never>>(brings?: Brings) {
  return message('content', brings);
}

function message<Brings extends Shape>(sender: 'page' | 'content', brings = {} as Brings) {
  const asked = { sender, input: z.object(brings) };
  // An answer is never looked at here: its type alone is carried.
  return {
    ...asked,
    output: null,
    answers: <Output>() => ({ ...asked, output: null as unknown as Output }),
  };
}
