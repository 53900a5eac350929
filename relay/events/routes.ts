import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import type { Env, Relay } from '../http/context';
import type { Outcome } from './take-events';

const REFUSALS = {
  limited: { status: 429, error: 'too-many' },
  gone: { status: 404, error: 'not-found' },
  'unknown secret': { status: 404, error: 'not-found' },
  'not an object': { status: 400, error: 'not-an-object' },
} as const satisfies Record<Exclude<Outcome, 'change' | 'arrival'>, unknown>;

/** Where the service sends its events. 2xx says that the event is on disk; nothing else does. */
export function hookRoutes({ events, metrics, sources }: Relay): Hono<Env> {
  return new Hono<Env>().post('/hook/:secret', async (context) => {
    const { address } = getConnInfo(context).remote;
    if (!sources.isAllowed(address, context.req.header('X-Forwarded-For'))) {
      metrics.events.inc({ outcome: 'source not allowed' });
      return context.json({ error: 'not-found' }, 404);
    }
    const body = new Uint8Array(await context.req.arrayBuffer());
    const outcome = await events.take(context.req.param('secret'), body).catch((error: unknown) => {
      metrics.events.inc({ outcome: 'failed' });
      throw error;
    });
    metrics.events.inc({ outcome });
    if (outcome === 'change' || outcome === 'arrival') return context.json({ ok: true });
    const { status, error } = REFUSALS[outcome];
    return context.json({ error }, status, status === 429 ? { 'Retry-After': '10' } : {});
  });
}
