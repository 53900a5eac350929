import { z } from 'zod';
import { refuseWithErrors } from '../answers';
import { filledText, requireFields } from '../checks/fields';
import { findRecipients as findRecipientsOf, recipientAnswer } from '../state/recipients';
import type { Operation } from './operation';

/** The forms of a phone are stated for create alone: any text may be searched for. */
const bodySchema = z.object({ phone_number: filledText });

/** Specification, POST /recipient/findRecipientByPhoneNumber. */
export const findRecipients: Operation = {
  name: 'recipient/findRecipientByPhoneNumber',
  path: '/recipient/findRecipientByPhoneNumber',
  method: 'POST',
  contentType: 'application/json',
  databaseError: null,

  run(call) {
    const { state, choices, caller } = call;
    const { phone_number: phone } = requireFields(call, bodySchema);
    const recipients = findRecipientsOf(state, caller.customer, phone).map((found) =>
      recipientAnswer(state, found),
    );
    if (recipients.length === 0 && choices.recipientNotFound === 'error')
      throw refuseWithErrors('recipient not found');
    return { status: 200, body: { success: true, recipients } };
  },
};
