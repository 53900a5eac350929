import * as z from 'zod/mini';
import type { CourierClient } from './client';
import { CourierError, type OperationName } from './errors';
import type { Operation } from './operation';
import type { RetryBudget } from './retry-budget';
import { serviceId } from './schemas/request-fields';

/**
 * Checked by the spec's rules before anything is sent.
 * @throws CourierError `invalid-request` (`not-sent`), `params.fields` naming what is wrong by its path.
 */
export function checkRequest<Wire, Request>(
  operation: OperationName,
  schema: z.ZodMiniType<Wire, Request>,
  request: Request,
): Wire {
  const parsed = z.safeParse(schema, request);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const path = issue.path.join('.');
    fields[path] = [...(fields[path] ?? []), issue.code === 'custom' ? issue.message : issue.code];
  }
  throw new CourierError(operation, 'invalid-request', 'not-sent', { params: { fields } });
}

/** The operation on one record, whose id is the last part of its path. @throws CourierError `invalid-request` */
export function onRecord<Answer>(operation: Operation<Answer>, recordId: number): Operation<Answer> {
  const checked = checkRequest(operation.name, z.object({ id: serviceId }), { id: recordId });
  return { ...operation, path: `${operation.path}/${checked.id}` };
}

export function jsonCall<Wire extends object, Request, Answer>(
  operation: Operation<Answer>,
  schema: z.ZodMiniType<Wire, Request>,
) {
  return async (
    client: CourierClient,
    request: Request,
    signal?: AbortSignal,
    budget?: RetryBudget,
  ): Promise<Answer> => {
    const fields = checkRequest(operation.name, schema, request);
    return client.call(operation, { kind: 'json', fields }, signal, budget);
  };
}
