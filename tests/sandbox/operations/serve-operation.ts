import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { ALREADY_SENT } from '../already-sent';
import { misbehave } from '../faults/misbehave';
import type { LedgerEntry } from '../ledger';
import type { Sandbox } from '../sandbox';
import type { Operation } from './operation';
import { perform } from './perform';
import { ledgerBody, receive } from './received';

/** Notes what is about to leave, or that nobody is there to take it. */
async function noteSent(
  entry: LedgerEntry,
  context: Context<{ Bindings: HttpBindings }>,
  response: Response,
) {
  if (response === ALREADY_SENT) return;
  const isGone = context.env.incoming.socket.destroyed;
  entry.sent = isGone ? 'client-gone' : { status: response.status, text: await response.clone().text() };
}

/** Answers one request to an operation: into the ledger, past the faults, through the operation. */
export async function serveOperation(
  sandbox: Sandbox,
  operation: Operation,
  context: Context<{ Bindings: HttpBindings }>,
): Promise<Response> {
  const received = await receive(context.req, operation.contentType);
  const { life } = sandbox;
  const fault = life.faults.take(operation.name, received.body);
  const entry = life.ledger.receive({
    operation: operation.name,
    method: received.method,
    path: received.path,
    headers: received.headers,
    text: received.text,
    body: ledgerBody(received),
    fault: fault?.kind ?? null,
  });
  const id = context.req.param('id') ?? '';
  const run = (lateMs: number) => perform(life, operation, received, { entry, id, lateMs });
  const plain = async () => {
    const { status, body, headers } = await run(0);
    return Response.json(body, { status, headers: headers ?? {} });
  };
  const response =
    fault === undefined ? await plain() : await misbehave(context, { fault, operation, life, entry }, run);
  await noteSent(entry, context, response);
  return response;
}
