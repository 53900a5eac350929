import { z } from 'zod';
import { requireFields } from '../checks/fields';
import type { Operation } from './operation';

const bodySchema = z.object({ webhook_url: z.url({ protocol: /^https?$/ }) });

/** Specification, PUT /customer/webhookURL. An employee's key sets its customer's address. */
export const webhookUrl: Operation = {
  name: 'customer/webhookURL',
  path: '/customer/webhookURL',
  method: 'PUT',
  contentType: 'application/json',
  databaseError: null,

  run(call) {
    const { webhook_url: url } = requireFields(call, bodySchema);
    call.caller.customer.webhookUrl = url;
    return {
      status: 200,
      body: { success: true, message: 'The webhook URL was updated successfully' },
      commit: {},
    };
  },
};
