import { createMiddleware } from 'hono/factory';
import { findMember } from '../shops/members';
import { mayAsk, mayWrite } from '../shops/pace';
import type { Env, Relay } from './context';

/** Seconds after which a member who asked too fast may come again. */
const REST = '1';
/** The same for one who wrote too much in a day. */
const LONG_REST = '3600';

/** Lets a member's token through at its pace, and says whose it is. */
export function membersOnly({ database, memberPace, memberWrites }: Relay) {
  return createMiddleware<Env>(async (context, next) => {
    const [, token] = /^Bearer ([\w.-]{1,200})$/.exec(context.req.header('Authorization') ?? '') ?? [];
    const member = token === undefined ? null : await findMember(database.db, token);
    if (member === null) return context.json({ error: 'unknown-member' }, 401);
    if (!(await mayAsk(database, member, memberPace))) {
      return context.json({ error: 'too-many' }, 429, { 'Retry-After': REST });
    }
    if (context.req.method !== 'GET' && !(await mayWrite(database, member, memberWrites))) {
      return context.json({ error: 'too-many' }, 429, { 'Retry-After': LONG_REST });
    }
    context.set('member', member);
    return next();
  });
}
