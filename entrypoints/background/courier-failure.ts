import type { CourierError } from '../../lib/courier/errors';
import { Failure } from '../../lib/messaging/failure';

/** What a call's error is to pages: its code, what its sentence needs, and the service's own words. */
export function failureOf(error: CourierError): Failure {
  return new Failure(error.code, paramsOf(error), error.serviceText);
}

/** The parts of an error that its sentence needs. */
export function paramsOf({ params }: CourierError): Readonly<Record<string, string>> {
  return {
    ...(params.limit !== undefined && { limit: params.limit }),
    ...(params.phone !== undefined && { phone: params.phone }),
  };
}
