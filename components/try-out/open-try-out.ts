import { signal } from '@preact/signals';
import { Failure } from '../../lib/failure';
import type { InputOf, MessageName, OutputOf } from '../../lib/messaging/protocol';
import { createFormState, type FormState } from '../parcel-form/form-state';
import { sourceOf } from '../village-picker/village-search';
import { MADE_UP_ACCOUNT, MADE_UP_VILLAGES, madeUpForm, madeUpRow } from './made-up-order';

type Answers = { readonly [Name in MessageName]?: (input: InputOf<Name>) => OutputOf<Name> };

const ANSWERS: Answers = {
  'recipient/find': () => [],
  'recipient/past': () => null,
  'message/write': () => null,
  'quote/fee': () => ({
    deliveryCost: '20',
    returnedDeliveryCost: '10',
    extraPrice: '0',
    returnedExtraPrice: '0',
  }),
  'quote/size': () => ({ rejected: false, fee: '0', message: null }),
  'form/save': () => null,
  'parcel/create': ({ fields }) => madeUpRow(fields),
};

/**
 * Answers what the background is asked otherwise, so that nothing of the made-up order leaves this window: it is
 * neither kept, counted nor sent.
 * @throws Failure for what cannot be tried out
 */
async function answer<Name extends MessageName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
  const answered: Answers[Name] = ANSWERS[name];
  if (answered === undefined) throw new Failure('unexpected');
  return answered(input);
}

export function openTryOut(today: () => string): FormState {
  return createFormState(madeUpForm(), MADE_UP_ACCOUNT, {
    send: answer,
    villages: {
      source: signal(sourceOf(MADE_UP_VILLAGES)),
      find: (id) => MADE_UP_VILLAGES.find((village) => village.id === id) ?? null,
      fetch: async () => undefined,
    },
    reread: async () => null,
    today,
  });
}
