import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

// Made after a server has started in the same process it is a light answer, whose mark the library (2.1.8) overlooks: it
// would write an error's text behind what a handler has written. Asked for its body it becomes a whole one.
void RESPONSE_ALREADY_SENT.body;

/** What a handler returns that has written to the connection itself. */
export const ALREADY_SENT = RESPONSE_ALREADY_SENT;
