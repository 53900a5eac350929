import { browser } from 'wxt/browser';
import { Failure, type FailureCode, type FailureParams } from '../failure';
import type { InputOf, MessageName, OutputOf } from './protocol';

export type Reply<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly error: {
        readonly code: FailureCode;
        readonly params: FailureParams;
        readonly serviceText: string | null;
      };
    };

/** @throws Failure with the code to be looked up as text */
export async function send<Name extends MessageName>(
  name: Name,
  input: InputOf<Name>,
): Promise<OutputOf<Name>> {
  return readReply((await browser.runtime.sendMessage({ name, input })) as Reply<OutputOf<Name>> | undefined);
}

/** @throws Failure with the code to be looked up as text */
export function readReply<Value>(reply: Reply<Value> | undefined): Value {
  // No listener answers while an update of the extension replaces the background.
  if (reply === undefined) throw new Failure('unexpected');
  if (!reply.ok) throw new Failure(reply.error.code, reply.error.params, reply.error.serviceText);
  return reply.value;
}
