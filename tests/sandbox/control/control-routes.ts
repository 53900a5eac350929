import { Hono } from 'hono';
import { z } from 'zod';
import { choicesSchema } from '../choices';
import { faultSchema } from '../faults/fault';
import { villageChangeSchema } from '../seed/city-schema';
import { ControlError, type SandboxControl } from './control';

const codeSchema = z.strictObject({ parcel_code: z.string() });
const moveSchema = codeSchema.extend({
  parcel_status_id: z.int(),
  parcel_position_id: z.int(),
  returned_reason_id: z.int().optional(),
});
const updateSchema = codeSchema.extend({
  note: z.string().nullable().optional(),
  reference_number: z.string().nullable().optional(),
});
/** Each left out stays as it is, so no default may fill it in. */
const choicesPartSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(choicesSchema.shape).map(([name, field]) => [name, field.unwrap().optional()]),
  ),
);

/** One command: the shape of its body, and what it does. */
interface Command {
  readonly schema: z.ZodType;
  run(control: SandboxControl, body: unknown): void | Promise<void>;
}

function command<Schema extends z.ZodType>(
  schema: Schema,
  run: (control: SandboxControl, body: z.output<Schema>) => void | Promise<void>,
): Command {
  return { schema, run: (control, body) => run(control, schema.parse(body)) };
}

const nothing = z.strictObject({});

const commands: Readonly<Record<string, Command>> = {
  reset: command(nothing, (control) => control.reset()),
  idle: command(nothing, (control) => control.idle()),
  faults: command(faultSchema, (control, fault) => control.setFault(fault)),
  'clear-faults': command(nothing, (control) => control.clearFaults()),
  choices: command(choicesPartSchema, (control, choices) => control.choose(choices)),
  'delete-parcel': command(codeSchema, (control, body) => control.deleteParcel(body.parcel_code)),
  'advance-parcel': command(codeSchema, (control, body) => control.advanceParcel(body.parcel_code)),
  'move-parcel': command(moveSchema, (control, body) =>
    control.moveParcel(
      body.parcel_code,
      body.parcel_status_id,
      body.parcel_position_id,
      body.returned_reason_id,
    ),
  ),
  'update-parcel': command(
    updateSchema,
    (control, { parcel_code: code, note, reference_number: reference }) =>
      control.updateParcel(code, {
        ...(note === undefined ? {} : { note }),
        ...(reference === undefined ? {} : { reference_number: reference }),
      }),
  ),
  'change-village': command(villageChangeSchema, (control, { id, ...change }) =>
    control.changeVillage(id, change),
  ),
};

/**
 * The control over HTTP. Reading is GET, commands are POST with a JSON body: a page of another site can
 * neither read the one nor send the other, since no CORS header is given.
 */
export function controlRoutes(control: SandboxControl): Hono {
  const routes = new Hono();
  routes.get('/ledger', (context) => context.json(control.ledger()));
  routes.get('/parcels', (context) => context.json(control.parcels()));
  routes.get('/choices', (context) => context.json(control.choices()));
  routes.get('/faults', (context) => context.json(control.faults()));
  for (const [name, { run }] of Object.entries(commands)) {
    routes.post(`/${name}`, async (context) => {
      if (context.req.header('content-type')?.startsWith('application/json') !== true) {
        return context.json({ error: 'the content type must be application/json' }, 415);
      }
      await run(control, await context.req.json());
      return context.json({ ok: true });
    });
  }
  routes.onError((error, context) => {
    if (error instanceof z.ZodError) return context.json({ error: z.prettifyError(error) }, 400);
    const isCallers = error instanceof ControlError || error instanceof SyntaxError;
    return context.json({ error: error.message }, isCallers ? 400 : 500);
  });
  return routes;
}
