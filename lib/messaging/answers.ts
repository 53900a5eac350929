import type * as z from 'zod/mini';

type Sender = 'page' | 'content';

interface Definition<Input, Output> {
  readonly sender: Sender;
  readonly input: z.ZodMiniType<Input>;
  /** Never there: carries the answer's type. */
  readonly output?: Output;
}

/** `answers<Output>()(sender, input)`: two calls, since TypeScript infers all type arguments or none. */
export function answers<Output>() {
  return <Input>(sender: Sender, input: z.ZodMiniType<Input>): Definition<Input, Output> => ({
    sender,
    input,
  });
}
