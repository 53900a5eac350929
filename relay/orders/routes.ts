import { Hono } from 'hono';
import * as z from 'zod/mini';
import { claimRequestSchema, orderKeySchema, outcomeRequestSchema } from '../../lib/relay/schemas';
import type { Db } from '../database/database';
import type { Env, Relay } from '../http/context';
import { membersOnly } from '../http/members-only';
import { parseBody } from '../http/parse';
import type { Member } from '../shops/members';
import { type ClaimResult, claimOrder, releaseOrder, settleOrder } from './claims';

/** Who ships which order, and what came of it. */
export function orderRoutes(relay: Relay): Hono<Env> {
  const { db } = relay.database;
  const app = new Hono<Env>();
  app.use('/orders/*', membersOnly(relay));

  function put<Schema extends z.ZodMiniType>(
    path: `/orders/:key${string}`,
    schema: Schema,
    act: (db: Db, member: Member, key: string, request: z.output<Schema>) => Promise<ClaimResult>,
    done: 200 | 201,
  ): void {
    app.put(path, async (context) => {
      const key = orderKeySchema.safeParse(context.req.param('key'));
      const request = await parseBody(context, schema);
      if (!key.success || request === null) return context.json({ error: 'bad-request' }, 400);
      const member = context.get('member');
      return answer(relay, member, await act(db, member, key.data, request), done);
    });
  }
  put('/orders/:key', claimRequestSchema, claimOrder, 201);
  put('/orders/:key/outcome', outcomeRequestSchema, settleOrder, 200);

  app.delete('/orders/:key/claims/:claim', async (context) => {
    const key = orderKeySchema.safeParse(context.req.param('key'));
    const claim = z.uuid().safeParse(context.req.param('claim'));
    if (!key.success || !claim.success) return context.json({ error: 'bad-request' }, 400);
    const member = context.get('member');
    return answer(relay, member, await releaseOrder(db, member, key.data, claim.data), 200);
  });
  return app;
}

/** 404 where nobody claimed it, 409 where somebody else holds it, both with what the caller must know. */
function answer({ wake }: Relay, { shopId }: Member, outcome: ClaimResult, done: 200 | 201): Response {
  if (outcome.result === 'none') return Response.json({ error: 'not-found' }, { status: 404 });
  // Colleagues are told also where somebody else holds the order: the code may have been kept with it.
  wake.tell([shopId]);
  return Response.json({ order: outcome.order }, { status: outcome.result === 'held' ? 409 : done });
}
