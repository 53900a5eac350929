import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import { sql } from 'kysely';
import { joinRequestSchema } from '../../lib/relay/schemas';
import { changesRoutes } from '../changes/routes';
import { orderRoutes } from '../orders/routes';
import { join } from '../shops/members';
import type { Env, Relay } from './context';
import { LARGEST, LATER, observe, reportFailure } from './observe';
import { parseBody } from './parse';

/** The relay's interface over HTTP, other than where events come in (`receiveEvents`). */
export function createApp(relay: Relay): Hono<Env> {
  const { database, metrics } = relay;
  const app = new Hono<Env>();

  app.use(async (context, next) => {
    const began = performance.now();
    await next();
    const route = `${context.req.method} ${routePath(context, -1)}${context.get('isHeld') ? ' held' : ''}`;
    observe(relay, { route, status: context.res.status, began, shop: context.get('member')?.shopId });
  });
  app.use(bodyLimit({ maxSize: LARGEST, onError: (context) => context.json({ error: 'too-large' }, 413) }));

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
  app.post('/v1/members', async (context) => {
    const request = await parseBody(context, joinRequestSchema);
    if (request === null) return context.json({ error: 'bad-request' }, 400);
    const joined = await join(database.db, request.secret, request.name);
    if (joined === null) return context.json({ error: 'unknown-invitation' }, 404);
    return joined === 'full' ? context.json({ error: 'too-many-members' }, 403) : context.json(joined, 201);
  });
  app.route('/v1', changesRoutes(relay));
  app.route('/v1', orderRoutes(relay));

  app.notFound((context) => context.json({ error: 'not-found' }, 404));
  app.onError((error, context) => {
    // Nothing was promised: whoever sent this may send it again.
    if (!context.req.raw.signal.aborted) reportFailure(relay, error);
    return context.json({ error: 'unavailable' }, 503, { 'Retry-After': LATER });
  });
  return app;
}
