import type * as z from 'zod/mini';
import { type Invitation, readInvitation } from '../../lib/relay/invitation';
import {
  changesAnswerSchema,
  claimAnswerSchema,
  joinedSchema,
  refusalSchema,
  type SharedOrder,
} from '../../lib/relay/schemas';
import type { NewShop } from '../../relay/shops/shops';

/** A body of the specification's Events, with what a test gives. */
export function eventBody(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    event: 'parcel',
    parcel_code: 'P-1',
    parcel_status_id: 1,
    parcel_position_id: 1,
    note: null,
    reference_number: null,
    ...fields,
  };
}

/** Sends a body to a webhook address. */
export function send(webhook: string, body: unknown, init: RequestInit = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(webhook, {
    method: 'POST',
    body: text,
    headers: { 'Content-Type': 'application/json' },
    ...init,
  });
}

/** Sends many, few at a time: a busy machine opens no hundreds of connections within the time that they are given. */
export async function sendAll(webhook: string, bodies: readonly unknown[]): Promise<void> {
  for (let at = 0; at < bodies.length; at += 20)
    await Promise.all(bodies.slice(at, at + 20).map((body) => send(webhook, body)));
}

/** A browser that joined a shop. */
export class Browser {
  readonly #url: string;
  readonly token: string;
  readonly id: number;

  constructor(url: string, token: string, id: number) {
    this.#url = url;
    this.token = token;
    this.id = id;
  }

  /** @throws Error with the refusal's code */
  static async join(url: string, shop: NewShop, name: string): Promise<Browser> {
    const answer = await joining(url, requireInvitation(shop.invitation).secret, name);
    if (!answer.ok) throw new Error(refusalSchema.parse(await answer.json()).error);
    const { token, member } = joinedSchema.parse(await answer.json());
    return new Browser(url, token, member.id);
  }

  call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
    return fetch(`${this.#url}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  async changes(after = 0, wait = 0, signal?: AbortSignal): Promise<z.infer<typeof changesAnswerSchema>> {
    const answer = await this.call('GET', `/changes?after=${after}&wait=${wait}`, undefined, signal);
    return changesAnswerSchema.parse(await answer.json());
  }

  /** All changes after a number, however many answers they take. */
  async allChanges(after = 0): Promise<z.infer<typeof changesAnswerSchema>['changes']> {
    const { changes, more } = await this.changes(after);
    return more ? [...changes, ...(await this.allChanges(changes.at(-1)?.seq))] : changes;
  }

  async claim(key: string, claim: string, takeOver?: string, reference?: string, isOwn?: boolean) {
    return shared(await this.call('PUT', `/orders/${key}`, { claim, takeOver, isOwn, reference }));
  }

  async settle(key: string, outcome: Readonly<Record<string, unknown>>) {
    return shared(await this.call('PUT', `/orders/${key}/outcome`, outcome));
  }

  async release(key: string, claim: string) {
    return shared(await this.call('DELETE', `/orders/${key}/claims/${claim}`));
  }

  /** The shop's orders by their keys, each as it is now. */
  async orders(): Promise<Map<string, SharedOrder>> {
    const changes = await this.allChanges();
    return new Map(changes.flatMap((one) => (one.kind === 'order' ? [[one.order.key, one.order]] : [])));
  }
}

export function joining(url: string, secret: string, name: string): Promise<Response> {
  return fetch(`${url}/v1/members`, { method: 'POST', body: JSON.stringify({ secret, name }) });
}

export function requireInvitation(text: string): Invitation {
  const invitation = readInvitation(text);
  if (invitation === null) throw new Error('not an invitation');
  return invitation;
}

async function shared(answer: Response) {
  return { status: answer.status, order: claimAnswerSchema.parse(await answer.json()).order };
}
