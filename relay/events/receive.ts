import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Relay } from '../http/context';
import { LARGEST_EVENT, LATER, observe, reportFailure } from '../http/observe';
import type { Receipt } from './take-events';

/** Where the service sends its events; a secret follows. */
export const HOOK = '/hook/';

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | number>>;
}

const TAKEN = answer(200, { ok: true });
const NOT_FOUND = answer(404, { error: 'not-found' });
const ANSWERS: Readonly<Record<Receipt | 'source not allowed' | 'too large' | 'failed', Answer>> = {
  change: TAKEN,
  arrival: TAKEN,
  limited: answer(429, { error: 'too-many' }, '10'),
  gone: NOT_FOUND,
  'unknown secret': NOT_FOUND,
  'not an object': answer(400, { error: 'not-an-object' }),
  'source not allowed': NOT_FOUND,
  'too large': answer(413, { error: 'too-large' }),
  failed: answer(503, { error: 'unavailable' }, LATER),
};

/** @param retryAfter seconds after which the sender may come again */
function answer(status: number, value: Readonly<Record<string, unknown>>, retryAfter?: string): Answer {
  const body = JSON.stringify(value);
  const again = retryAfter === undefined ? {} : { 'Retry-After': retryAfter };
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, ...again };
  return { status, body, headers };
}

/**
 * Takes the service's events. 2xx says that the event is on disk; nothing else does. This one route is answered by
 * Node's own HTTP, all others by Hono: made a web `Request` with a stream and a `Response`, an event cost twice the
 * processor's time.
 */
export function receiveEvents(relay: Relay): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const { events, metrics, sources } = relay;
  return (incoming, outgoing) => {
    const began = performance.now();
    const end = (outcome: keyof typeof ANSWERS) => {
      metrics.events.inc({ outcome });
      const { status, body, headers } = ANSWERS[outcome];
      observe(relay, { route: 'POST /hook/:secret', status, began });
      // What is left of a body that was refused is not read.
      outgoing.writeHead(status, incoming.complete ? headers : { ...headers, Connection: 'close' });
      outgoing.end(body);
    };
    if (!sources.isAllowed(incoming)) return end('source not allowed');
    readBody(incoming, (body) => {
      if (body === 'too large') return end(body);
      const [secret = ''] = incoming.url?.slice(HOOK.length).split('?') ?? [];
      events.take(secret, body).then(end, (error: unknown) => {
        reportFailure(relay, error);
        end('failed');
      });
    });
  };
}

/** Tells the whole body; nothing where its sender, who then waits for no answer, cut it off. */
function readBody(incoming: IncomingMessage, tell: (body: Uint8Array | 'too large') => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  incoming.on('data', (chunk: Buffer) => {
    const wasTooLarge = size > LARGEST_EVENT;
    size += chunk.length;
    if (size <= LARGEST_EVENT) chunks.push(chunk);
    else if (!wasTooLarge) {
      incoming.pause();
      tell('too large');
    }
  });
  incoming.on('end', () => {
    if (size <= LARGEST_EVENT) tell(Buffer.concat(chunks));
  });
}
