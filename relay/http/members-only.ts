import { createMiddleware } from 'hono/factory';
import { findMember } from '../shops/members';
import type { Env, Relay } from './context';

/** Lets a member's token through, and says whose it is. */
export function membersOnly({ database: { db } }: Relay) {
  return createMiddleware<Env>(async (context, next) => {
    const [, token] = /^Bearer ([\w.-]{1,200})$/.exec(context.req.header('Authorization') ?? '') ?? [];
    const member = token === undefined ? null : await findMember(db, token);
    if (member === null) return context.json({ error: 'unknown-member' }, 401);
    context.set('member', member);
    return next();
  });
}
