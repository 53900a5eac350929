import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { ALREADY_SENT } from './already-sent';
import { ControlError, type SandboxControl } from './control/control';
import { controlRoutes } from './control/control-routes';
import { ELSEWHERE } from './faults/misbehave';
import { operations } from './operations/operations';
import { ledgerBody, receive } from './operations/received';
import { serveOperation } from './operations/serve-operation';
import { pageRoutes } from './page/page-routes';
import type { Sandbox } from './sandbox';

type SandboxEnv = { Bindings: HttpBindings };

/** A request no operation takes: noted all the same, since it may carry a key. */
async function noteStray(
  { life }: Sandbox,
  context: Context<SandboxEnv>,
  operation: 'elsewhere' | 'unknown',
): Promise<Response> {
  const received = await receive(context.req, 'application/json');
  const { method, path, headers, text } = received;
  const answer = operation === 'elsewhere' ? { success: true } : { message: 'not found' };
  const status = operation === 'elsewhere' ? 200 : 404;
  const body = ledgerBody(received);
  const entry = life.ledger.receive({ operation, method, path, headers, text, body, fault: null });
  entry.sent = { status, text: JSON.stringify(answer) };
  return context.json(answer, status);
}

/**
 * All the sandbox answers: the operations directly under the base address, the control under `/_control`,
 * the page at `/`. No CORS header anywhere: an extension calls with its host permission.
 */
export function createApp(sandbox: Sandbox, control: SandboxControl): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(async ({ env }, next) => {
    if (sandbox.life.state.choices.connections === 'close') env.outgoing.shouldKeepAlive = false;
    await next();
  });
  for (const operation of operations) {
    app.all(operation.path, (context) => serveOperation(sandbox, operation, context));
  }
  app.all(ELSEWHERE, (context) => noteStray(sandbox, context, 'elsewhere'));
  app.route('/_control', controlRoutes(control));
  app.route('/', pageRoutes(sandbox, control));
  app.notFound((context) => noteStray(sandbox, context, 'unknown'));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof ControlError) return context.text(error.message, 400);
    if (error.name === 'AbortError') {
      context.env.incoming.socket.destroy();
      return ALREADY_SENT;
    }
    process.emitWarning(error);
    return context.json({ message: 'Server Error' }, 500);
  });
  return app;
}
