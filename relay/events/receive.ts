import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Relay } from '../http/context';
import { LARGEST, LATER, observe, reportFailure } from '../http/observe';
import type { Outcome } from './take-events';

/** Where the service sends its events; a secret follows. */
export const HOOK = '/hook/';

interface Answer {
  readonly status: number;
  readonly body: string;
  /** Seconds after which the sender may come again. */
  readonly retryAfter?: string;
}

const TAKEN: Answer = { status: 200, body: '{"ok":true}' };
const NOT_FOUND: Answer = { status: 404, body: '{"error":"not-found"}' };
const TOO_LARGE: Answer = { status: 413, body: '{"error":"too-large"}' };
const UNAVAILABLE: Answer = { status: 503, body: '{"error":"unavailable"}', retryAfter: LATER };
const ANSWERS: Readonly<Record<Outcome, Answer>> = {
  change: TAKEN,
  arrival: TAKEN,
  limited: { status: 429, body: '{"error":"too-many"}', retryAfter: '10' },
  gone: NOT_FOUND,
  'unknown secret': NOT_FOUND,
  'not an object': { status: 400, body: '{"error":"not-an-object"}' },
};

/**
 * Takes the service's events. 2xx says that the event is on disk; nothing else does. This one route is answered by
 * Node's own HTTP, all others by Hono: made a web `Request` with a stream and a `Response`, an event cost twice the
 * processor's time.
 */
export function receiveEvents(
  relay: Relay,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    const began = performance.now();
    const answer = await answerEvent(relay, incoming).catch((error: unknown) => {
      relay.metrics.events.inc({ outcome: 'failed' });
      reportFailure(relay, error);
      return UNAVAILABLE;
    });
    // Cut off by its sender, who waits for no answer.
    if (answer === null) return;
    const { status, body, retryAfter } = answer;
    observe(relay, { route: 'POST /hook/:secret', status, began });
    outgoing.writeHead(status, {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      ...(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }),
      // What is left of a body that was refused is not read.
      ...(incoming.complete ? {} : { Connection: 'close' }),
    });
    outgoing.end(body);
  };
}

async function answerEvent(
  { events, metrics, sources }: Relay,
  incoming: IncomingMessage,
): Promise<Answer | null> {
  // Node joins what comes more than once by commas.
  const forwardedFor = incoming.headers['x-forwarded-for']?.toString();
  if (!sources.isAllowed(incoming.socket.remoteAddress, forwardedFor)) {
    metrics.events.inc({ outcome: 'source not allowed' });
    return NOT_FOUND;
  }
  const body = await readBody(incoming);
  if (body === 'cut off') return null;
  if (body === 'too large') {
    metrics.events.inc({ outcome: body });
    return TOO_LARGE;
  }
  const [secret = ''] = incoming.url?.slice(HOOK.length).split('?') ?? [];
  const outcome = await events.take(secret, body);
  metrics.events.inc({ outcome });
  return ANSWERS[outcome];
}

function readBody(incoming: IncomingMessage): Promise<Buffer | 'too large' | 'cut off'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LARGEST) chunks.push(chunk);
      else {
        incoming.pause();
        resolve('too large');
      }
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    // After the end this says nothing any more.
    incoming.once('close', () => resolve('cut off'));
  });
}
