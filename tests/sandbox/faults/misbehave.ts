import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { ALREADY_SENT } from '../already-sent';
import type { Answer } from '../answers';
import type { LedgerEntry } from '../ledger';
import type { Operation } from '../operations/operation';
import type { Life } from '../sandbox';
import { type Fault, faultCommits } from './fault';

type SandboxContext = Context<{ Bindings: HttpBindings }>;

/** Milliseconds. */
const LATE_COMMIT = 3000;

/** Bytes. */
const LARGE = 10 * 1024 * 1024;

/** The path of the address a redirect points to; requests there stand in the ledger as `elsewhere`. */
export const ELSEWHERE = '/_elsewhere';

const NOTHING: Answer = { status: 200, body: { success: true } };
const PAGE =
  '<!doctype html><html><head><title>Notice</title></head><body><h1>Please wait</h1></body></html>';

function elsewhereOn({ req }: SandboxContext): string {
  const url = new URL(ELSEWHERE, req.url);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return url.href;
}

function statusMessage(status: number): string {
  return status === 429 ? 'Too Many Attempts.' : 'Server Error';
}

/** Cuts the connection, with whatever was not yet sent. */
function drop({ env }: SandboxContext): Response {
  env.incoming.socket.destroy();
  return ALREADY_SENT;
}

/** Begins the answer, promises its whole length, and cuts the connection half-way. */
function dropMidway(context: SandboxContext, text: string): Response {
  const { outgoing, incoming } = context.env;
  const bytes = Buffer.from(text);
  outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': bytes.length });
  outgoing.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => incoming.socket.destroy());
  return ALREADY_SENT;
}

/**
 * Answers as a fault says.
 * @param run runs the operation, `lateMs` later.
 */
export async function misbehave(
  context: SandboxContext,
  { fault, operation, life, entry }: { fault: Fault; operation: Operation; life: Life; entry: LedgerEntry },
  run: (lateMs: number) => Promise<Answer>,
): Promise<Response> {
  if (fault.kind === 'late-commit') {
    life.track(run(fault.delayMs ?? LATE_COMMIT));
    entry.sent = 'dropped';
    return drop(context);
  }
  const answer = faultCommits(fault) ? await run(0) : NOTHING;
  await life.wait(fault.delayMs ?? 0);
  const json = (status: number, body: unknown) => Response.json(body, { status });
  const text = JSON.stringify(answer.body);
  switch (fault.kind) {
    case 'delay':
      return Response.json(answer.body, { status: answer.status, headers: answer.headers ?? {} });
    case 'drop-before':
    case 'drop-after':
      entry.sent = 'dropped';
      return drop(context);
    case 'drop-midway':
      entry.sent = 'dropped';
      return dropMidway(context, text);
    case 'status': {
      const status = fault.status ?? 500;
      const headers = fault.retryAfter === undefined ? {} : { 'Retry-After': String(fault.retryAfter) };
      return Response.json({ message: statusMessage(status) }, { status, headers });
    }
    case 'failure-with-code':
      return json(fault.status ?? 200, { ...(answer.body as object), success: false });
    case 'large':
      return new Response(text + ' '.repeat(LARGE), {
        status: answer.status,
        headers: { 'Content-Type': 'application/json' },
      });
    case 'html':
      return new Response(PAGE, { status: fault.status ?? 200, headers: { 'Content-Type': 'text/html' } });
    case 'truncated':
      return new Response(text.slice(0, Math.ceil(text.length / 2)), {
        status: answer.status,
        headers: { 'Content-Type': 'application/json' },
      });
    case 'empty':
      return new Response('', { status: answer.status, headers: { 'Content-Type': 'application/json' } });
    case 'redirect':
      return new Response(null, {
        status: 307,
        headers: { Location: fault.location ?? elsewhereOn(context) },
      });
    case 'database': {
      const { status, body } = operation.databaseError ?? {
        status: 500,
        body: { message: statusMessage(500) },
      };
      return json(status, body);
    }
  }
}
