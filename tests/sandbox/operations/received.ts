import type { HonoRequest } from 'hono';
import { refuseRequest } from '../answers';
import type { ContentType } from '../checks/protocol';

/** A request's parts, read once. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string | null;
  readonly body: Readonly<Record<string, unknown>> | null;
}

function parseFields(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

async function readForm(request: HonoRequest): Promise<Received['body']> {
  try {
    return Object.fromEntries(await request.formData());
  } catch {
    return null;
  }
}

/** Reads a request. A body that is not what its content type says is `null`, for the ledger to show. */
export async function receive(request: HonoRequest, contentType: ContentType): Promise<Received> {
  const headers = request.header();
  const isForm =
    contentType === 'multipart/form-data' && headers['content-type']?.startsWith(contentType) === true;
  const parts = { method: request.method, path: request.path, headers };
  if (isForm) return { ...parts, text: null, body: await readForm(request) };
  const text = await request.text();
  return { ...parts, text, body: parseFields(text) };
}

/** @throws Refusal with 400 when the body could not be parsed into fields. */
export function requireParsed({ body }: Received): Readonly<Record<string, unknown>> {
  if (body === null) throw refuseRequest(400, 'the body could not be parsed');
  return body;
}

/** The body as the ledger keeps it: a file by its name, type and size. */
export function ledgerBody({ body }: Received): Readonly<Record<string, unknown>> | null {
  if (body === null) return null;
  const describe = (value: unknown) =>
    value instanceof File ? { file: value.name, type: value.type, size: value.size } : value;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, describe(value)]));
}
