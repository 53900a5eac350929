import { Hono } from 'hono';
import type { Env, Relay } from '../http/context';
import { membersOnly } from '../http/members-only';
import { parseCount } from '../http/parse';

/** Seconds that a request may be held open: proxies end what is silent for 30. */
const LONGEST = 25;
/** Requests of one shop that one process holds open: every open page of ours has one. */
const HELD_OF_SHOP = 100;

/** What happened since a number, at once or as soon as there is something. */
export function changesRoutes(relay: Relay): Hono<Env> {
  const { reads, wake, stopping } = relay;
  return new Hono<Env>().get('/changes', membersOnly(relay), async (context) => {
    const after = parseCount(context.req.query('after'), Number.MAX_SAFE_INTEGER);
    const seconds = parseCount(context.req.query('wait'), LONGEST);
    if (after === null || seconds === null) return context.json({ error: 'bad-request' }, 400);
    const { id, shopId } = context.get('member');
    const signal = AbortSignal.any([
      stopping,
      context.req.raw.signal,
      AbortSignal.timeout(Math.max(seconds, 0) * 1000),
    ]);
    let answer = await reads.changes(shopId, after);
    if (answer.changes.length > 0 || seconds === 0 || answer.last < after) return context.json(answer);
    if (wake.waitersOf(shopId) >= HELD_OF_SHOP) {
      return context.json({ error: 'too-many' }, 429, { 'Retry-After': String(LONGEST) });
    }
    context.set('isHeld', true);
    while (answer.changes.length === 0 && !signal.aborted) {
      // The wait begins before the changes are read, so that none that comes in between is missed.
      const isOver = new AbortController();
      const news = wake.next(shopId, AbortSignal.any([signal, isOver.signal]));
      answer = await reads.changes(shopId, after);
      if (answer.changes.length > 0) isOver.abort();
      await news;
    }
    // The member may have been revoked while the request waited.
    if (!(await reads.isMember(id))) return context.json({ error: 'unknown-member' }, 401);
    return context.json(answer);
  });
}
