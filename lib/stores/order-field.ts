import type { Session } from './fetch-store';

/** What of an order follows its parcel, beside the notes: the parcel's code as its tracking number, and its status. */
export type OrderField = 'tracking' | 'status';

/** What an order has in such a place, as the store has it now. */
export interface FieldPage {
  /** `null`: this order has no such place. */
  readonly value: string | null;
  /** Sends another value; `null`: the person is shown no form for it, or it is not the one we know. */
  readonly send: ((to: string) => Promise<Response | null>) | null;
  /** The store's own, as it names them. */
  readonly statuses?: readonly { readonly id: string; readonly name: string }[];
}

export const NO_FIELD: FieldPage = { value: null, send: null };

/**
 * Asks the store for one order's place; `null` where it shows another page, its sign-in say.
 * @param sought the values that are asked about, for a store that says them amid words alone
 * @throws as `StoreFetch`
 */
export type AskField = (sought: readonly string[]) => Promise<FieldPage | null>;

/** How an order's place is asked for from a page of the admin; `null` where this one leads to no orders. */
export type OpenField = (orderId: string, session: Session) => AskField | null;

/** The places of a store's orders that can be written, each as its store has it. */
export type OrderFields = { readonly [Field in OrderField]?: OpenField };

/** `read`: nobody has seen yet what stands there. `changed`: it is not what was read or written before, and left alone. */
export type FieldOutcome =
  | { readonly outcome: 'read' | 'written' | 'changed'; readonly value: string }
  | { readonly outcome: 'refused' | 'unreachable' };

/**
 * Writes one value into an order, and reads it back. Only what was read before is replaced.
 * @param ours what may stand there; `null`: it is read alone
 */
export async function writeField(
  { to, ours }: { readonly to: string; readonly ours: readonly string[] | null },
  ask: AskField,
): Promise<FieldOutcome> {
  const sought = [to, ...(ours ?? [])];
  const before = await ask(sought);
  if (before === null) return { outcome: 'unreachable' };
  const { value, send } = before;
  if (value === null) return { outcome: 'refused' };
  // Written by a try whose answer was lost, or by a person.
  if (value === to) return { outcome: 'written', value };
  if (ours === null) return { outcome: 'read', value };
  if (!ours.includes(value)) return { outcome: 'changed', value };
  if (send === null) return { outcome: 'refused' };
  const answer = await send(to);
  const after = await ask(sought);
  // The session had ended when it was sent, perhaps, and is there again: it is sent once more, as the page has it now.
  const isUnsent = after?.value === value && after.send !== null && maySaySignedOut(answer);
  if (!isUnsent) return judge(after, to, ours);
  await after.send(to);
  return judge(await ask(sought), to, ours);
}

/** What came of a value that was sent, by what stands there after it. */
function judge(after: FieldPage | null, to: string, ours: readonly string[]): FieldOutcome {
  if (after === null) return { outcome: 'unreachable' };
  if (after.value === to) return { outcome: 'written', value: to };
  return after.value === null || ours.includes(after.value)
    ? { outcome: 'refused' }
    : { outcome: 'changed', value: after.value };
}

/** Who is signed out is answered so too: a redirect, a page, or a plain no; what says why is answered in JSON. */
function maySaySignedOut(answer: Response | null): boolean {
  if (answer === null || answer.status === 401 || answer.status === 403) return true;
  return !(answer.headers.get('content-type') ?? '').includes('json');
}
