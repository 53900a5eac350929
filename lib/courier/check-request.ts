import * as z from 'zod/mini';
import type { OperationName } from './errors';
import { CourierError } from './errors';

/**
 * A request as it goes over the wire, checked by the spec's rules before anything is sent.
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
