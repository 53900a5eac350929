import { aboutOrder, mayBeAsked } from '../message/about';
import { MessageCustomer } from '../message/MessageCustomer';
import type { FormState } from './form-state';

/** While something of an order is in doubt, its customer can be asked before anything is shipped. */
export function ConfirmFirst({ state }: { readonly state: FormState }) {
  const { account, fields, findings, form } = state;
  if (account === null || fields.value.phone === '' || !mayBeAsked(findings.value)) return null;
  return (
    <MessageCustomer write={state.writeMessage} about={aboutOrder(form.value, fields.value, account.id)} />
  );
}
