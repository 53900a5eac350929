import * as z from 'zod/mini';
import { phoneForms } from '../parcel/phone';
import { jsonCall } from './check-request';
import type { CourierClient } from './client';
import { LOOK_UP_RETRIES, type Operation } from './operation';
import { foldProblem, readProblem } from './problem';
import { RetryBudget } from './retry-budget';
import { recipientSchema, type ServiceRecipient } from './schemas/recipient';
import { filledText } from './schemas/request-fields';

const requestSchema = z.object({ phone_number: filledText });

/**
 * “Not found” is evidence later on, so only a clear answer counts: an empty array, or `recipient not found` alone. A
 * record that cannot be read is left out; where none can, nothing was said.
 */
const answerSchema: z.ZodMiniType<readonly ServiceRecipient[]> = z.union([
  z.pipe(
    z.object({ success: z.literal(true), recipients: z.array(z.unknown()) }),
    z.transform(({ recipients: records }, context): ServiceRecipient[] => {
      const recipients = records.flatMap((record) => z.safeParse(recipientSchema, record).data ?? []);
      if (records.length > 0 && recipients.length === 0) {
        context.issues.push({
          code: 'custom',
          message: 'no recipient is as the spec has it',
          input: records,
        });
      }
      return recipients;
    }),
  ),
  z.pipe(
    z.looseObject({ success: z.literal(false) }),
    z.transform((body, context): ServiceRecipient[] => {
      const { texts } = readProblem(200, body);
      if (texts.length === 0 || texts.some((text) => foldProblem(text) !== 'recipient not found')) {
        context.issues.push({ code: 'custom', message: 'another failure', input: body });
      }
      return [];
    }),
  ),
]);

const find: Operation<readonly ServiceRecipient[]> = {
  name: 'findRecipientsByPhoneNumber',
  path: 'recipient/findRecipientByPhoneNumber',
  retries: LOOK_UP_RETRIES,
  answer: answerSchema,
};

/**
 * Whom the customer has shipped to before, at most five (spec, POST /recipient/findRecipientByPhoneNumber). Whether
 * another form of the phone finds the same is not shown.
 * @throws CourierError
 */
export const findRecipientsByPhoneNumber = jsonCall(find, requestSchema);

/**
 * In every form in which the service may know it, all at once. What fails is retried at most twice, of all together.
 * @throws PhoneFormError when the phone is in none of the allowed forms.
 */
export function findRecipientsInEveryForm(
  client: CourierClient,
  phone: string,
): Promise<readonly PromiseSettledResult<readonly ServiceRecipient[]>[]> {
  const budget = new RetryBudget(LOOK_UP_RETRIES);
  const ask = (form: string) =>
    findRecipientsByPhoneNumber(client, { phone_number: form }, undefined, budget);
  return Promise.allSettled(phoneForms(phone).map(ask));
}
