import { Failure } from '../../../lib/failure';
import type { InputOf, MessageName, OutputOf } from '../../../lib/messaging/protocol';
import type { send } from '../../../lib/messaging/send';

type Answers = { [Name in MessageName]?: (input: InputOf<Name>) => OutputOf<Name> | Promise<OutputOf<Name>> };

/** Stands in for the background: answers as told and remembers what it was asked. */
export class FakeBackground {
  readonly asked: { readonly name: MessageName; readonly input: unknown }[] = [];

  constructor(readonly answers: Answers = {}) {}

  readonly send: typeof send = async (name, input) => {
    this.asked.push({ name, input: structuredClone(input) });
    const answer = this.answers[name];
    if (answer === undefined) throw new Failure('unexpected');
    return answer(input);
  };

  /** What was sent under a name, in order. */
  inputs<Name extends MessageName>(name: Name): InputOf<Name>[] {
    return this.asked.filter((message) => message.name === name).map(({ input }) => input as InputOf<Name>);
  }
}

/** A background that answers everything a form asks, with nobody known and a fee of 20. */
export function quietBackground(answers: Answers = {}): FakeBackground {
  return new FakeBackground({
    'form/save': () => null,
    'form/discard': () => null,
    'quote/fee': () => ({
      deliveryCost: '20.00',
      returnedDeliveryCost: '10.00',
      extraPrice: '0',
      returnedExtraPrice: '0',
    }),
    'quote/size': () => ({ rejected: false, fee: '12', message: null }),
    'recipient/find': () => [],
    ...answers,
  });
}
