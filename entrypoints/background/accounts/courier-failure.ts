import type { CourierError } from '../../../lib/courier/errors';
import { Failure } from '../../../lib/failure';
import { momentText } from '../../../lib/i18n/moment-text';

/** A call's error as pages get it. Apart from the client, whose queue no document of a test can make. */
export function courierFailure(error: CourierError): Failure {
  return new Failure(error.code, paramsOf(error), wordsOf(error));
}

/** What the service said; where it said it of single fields, each under the service's own name of it. */
function wordsOf({ params, serviceText }: CourierError): string | null {
  const lines = Object.entries(params.fields ?? {}).map(([name, said]) => `${name}: ${said.join(' ')}`);
  return lines.length === 0 ? serviceText : lines.join('\n');
}

export function paramsOf({ params, retryAt }: CourierError): Readonly<Record<string, string>> {
  return {
    ...(params.limit !== undefined && { limit: params.limit }),
    ...(params.phone !== undefined && { phone: params.phone }),
    ...(params.trace !== undefined && { trace: params.trace }),
    // Digits alone, day before month as in all three languages.
    ...(retryAt !== null && { until: momentText(retryAt, 'en') }),
  };
}
