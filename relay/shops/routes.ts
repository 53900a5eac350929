import { Hono } from 'hono';
import { joinRequestSchema } from '../../lib/relay/schemas';
import type { Env, Relay } from '../http/context';
import { parseBody } from '../http/parse';
import { join } from './members';

/** Where a browser joins a shop, by the invitation's secret. */
export function memberRoutes({ database: { db } }: Relay): Hono<Env> {
  return new Hono<Env>().post('/members', async (context) => {
    const request = await parseBody(context, joinRequestSchema);
    if (request === null) return context.json({ error: 'bad-request' }, 400);
    const joined = await join(db, request.secret, request.name);
    if (joined === null) return context.json({ error: 'unknown-invitation' }, 404);
    return joined === 'full' ? context.json({ error: 'too-many-members' }, 403) : context.json(joined, 201);
  });
}
