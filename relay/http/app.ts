import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import { sql } from 'kysely';
import { changesRoutes } from '../changes/routes';
import { Overloaded } from '../events/batches';
import { hookRoutes } from '../events/routes';
import { orderRoutes } from '../orders/routes';
import { memberRoutes } from '../shops/routes';
import type { Env, Relay } from './context';

/** Bytes of a body: the specification's events are below 2 kB. */
const LARGEST = 64 * 1024;

/** Seconds after which a sender may come again. */
const LATER = '5';

/** The relay's interface over HTTP. Logs name routes, never addresses: a webhook's address is its secret. */
export function createApp(relay: Relay): Hono<Env> {
  const { database, metrics, log } = relay;
  const app = new Hono<Env>();

  app.use(async (context, next) => {
    const began = performance.now();
    await next();
    const seconds = (performance.now() - began) / 1000;
    const { status } = context.res;
    const route = `${context.req.method} ${routePath(context, -1)}${context.get('isHeld') ? ' held' : ''}`;
    metrics.requests.observe({ route, status }, seconds);
    log.info(
      { route, status, ms: Math.round(seconds * 1000), shop: context.get('member')?.shopId },
      'answered',
    );
  });
  app.use(
    bodyLimit({
      maxSize: LARGEST,
      onError: (context) => {
        if (routePath(context, -1).startsWith('/hook/')) metrics.events.inc({ outcome: 'too large' });
        return context.json({ error: 'too-large' }, 413);
      },
    }),
  );

  app.get('/healthz', async (context) => {
    await sql`select 1`.execute(database.db);
    return context.json({ ok: true });
  });
  app.get('/metrics', async (context) => {
    const { address } = getConnInfo(context).remote;
    if (!relay.sources.isLocal(address, context.req.header('X-Forwarded-For'))) return context.notFound();
    return context.text(await metrics.registry.metrics(), 200, {
      'Content-Type': metrics.registry.contentType,
    });
  });
  app.route('/', hookRoutes(relay));
  app.route('/v1', memberRoutes(relay));
  app.route('/v1', changesRoutes(relay));
  app.route('/v1', orderRoutes(relay));

  app.notFound((context) => context.json({ error: 'not-found' }, 404));
  app.onError((error, context) => {
    // Nothing was promised: whoever sent this may send it again.
    const isSenders = error instanceof Overloaded || context.req.raw.signal.aborted;
    if (!isSenders) log.error({ error: describe(error) }, 'a request failed');
    return context.json({ error: 'unavailable' }, 503, { 'Retry-After': LATER });
  });
  return app;
}

/** A database's error by its code alone: its details quote what was to be written. */
function describe(error: Error): string {
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  return `${error.name}${code}: ${error.message.slice(0, 200)}`;
}
