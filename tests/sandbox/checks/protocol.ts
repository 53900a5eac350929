import { refuseRequest } from '../answers';

export type ContentType = 'application/json' | 'multipart/form-data';

export interface ProtocolRules {
  readonly method: 'POST' | 'PUT';
  readonly contentType: ContentType;
}

function mediaTypes(header: string | undefined): string[] {
  return (header ?? '').split(',').map((range) => (range.split(';')[0] ?? '').trim().toLowerCase());
}

/**
 * The specification's conventions 1 and 3: the method, `Accept: application/json`, the content type.
 * A wildcard in Accept is not enough, since the specification names the type.
 * @throws Refusal with 405, 406 or 415.
 */
export function requireProtocol(
  rules: ProtocolRules,
  request: { readonly method: string; readonly headers: Readonly<Record<string, string>> },
): void {
  if (request.method !== rules.method) {
    throw refuseRequest(405, `the method must be ${rules.method}`, { Allow: rules.method });
  }
  const accept = request.headers.accept;
  if (!mediaTypes(accept).includes('application/json')) {
    throw refuseRequest(406, 'Accept must be application/json');
  }
  if (mediaTypes(request.headers['content-type'])[0] !== rules.contentType) {
    throw refuseRequest(415, `the content type must be ${rules.contentType}`);
  }
}
