import { parseAmount } from '../../lib/parcel/parse-amount';
import { MessageCustomer } from '../message/MessageCustomer';
import type { FormState } from './form-state';

/** While something of an order is in doubt, its customer can be asked before anything is shipped. */
export function ConfirmFirst({ state }: { readonly state: FormState }) {
  const { account, blocked, fields, form } = state;
  const isAsked = blocked.value.length > 0 && !blocked.value.includes('phone') && fields.value.phone !== '';
  if (account === null || !isAsked) return null;
  const { firstName, phone, totalPrice, village } = fields.value;
  const amount = parseAmount(totalPrice);
  return (
    <MessageCustomer
      write={state.writeMessage}
      about={{
        kind: 'confirm',
        accountId: account.id,
        phone,
        name: firstName,
        number: form.value.order.number ?? '',
        code: '',
        amount: amount.ok && !amount.value.startsWith('-') ? amount.value : '',
        village: village?.name ?? '',
        at: 0,
      }}
    />
  );
}
