import type { Context } from 'hono';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { ControlError, type SandboxControl } from '../control/control';
import type { Sandbox } from '../sandbox';
import { page } from './page';

const CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

async function readParcelCode({ req }: Context): Promise<string> {
  const { parcel_code: code } = await req.parseBody();
  if (typeof code !== 'string') throw new ControlError('no parcel code');
  return code;
}

/** The page at `/` and its buttons, which only the page itself may press. */
export function pageRoutes(sandbox: Sandbox, control: SandboxControl): Hono {
  const routes = new Hono();
  routes.use('/_page/*', csrf());
  routes.get('/', (context) => {
    context.header('Content-Security-Policy', CONTENT_POLICY);
    return context.html(page(sandbox.life));
  });
  routes.post('/_page/delete', async (context) => {
    control.deleteParcel(await readParcelCode(context));
    return context.redirect('/', 303);
  });
  routes.post('/_page/advance', async (context) => {
    control.advanceParcel(await readParcelCode(context));
    return context.redirect('/', 303);
  });
  return routes;
}
