import { aboutOrder, mayBeAsked } from '../customer-messages/about';
import { MessageCustomer } from '../customer-messages/MessageCustomer';
import type { FormState } from './form-state';

/** While something of an order is in doubt, its customer can be asked before anything is shipped. */
export function ConfirmFirst({ state }: { readonly state: FormState }) {
  const { account, fields, findings, form } = state;
  if (account === null || fields.value.phone === '' || !mayBeAsked(findings.value)) return null;
  const about = aboutOrder(form.value, fields.value, account);
  // The country code is chosen for one phone.
  return <MessageCustomer key={`${about.subject} ${about.phone}`} write={state.writeMessage} about={about} />;
}
