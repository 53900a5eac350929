import { type Browser, browser } from 'wxt/browser';
import { Failure } from '../failure';
import type { StoreIdentity } from '../order';
import { failureOf } from '../storage/log';
import type { Caller } from './caller';
import { type InputOf, type MessageName, type OutputOf, protocol } from './protocol';
import { type Enabled, requireEnabled } from './require-enabled';
import type { Reply } from './send';

/** Whom a handler answers: the enabled store that was let in, else, where it judges by itself, the sender. */
type Asking<Name extends MessageName> = (typeof protocol)[Name]['door'] extends string ? Caller : Enabled;

type Answered<Output> = [Output] extends [null] ? void | Promise<void> : Promise<Output>;

/** What answers each message; one that has nothing to say returns nothing, and its page is sent `null`. */
export type Handlers = {
  readonly [Name in MessageName]: (input: InputOf<Name>, asking: Asking<Name>) => Answered<OutputOf<Name>>;
};

type Sender = Browser.runtime.MessageSender;

/**
 * The context's one listener. It answers messages of the protocol alone, so never in another listener's place; by
 * `sendResponse`, since Chromium does not wait for a listener's promise.
 */
export function serve(handlers: Handlers): void {
  browser.runtime.onMessage.addListener(
    (message: unknown, sender: Sender, sendResponse): true | undefined => {
      const name = nameOf(message);
      if (name === null) return undefined;
      void answer(handlers, name, message, sender).then(sendResponse);
      return true;
    },
  );
}

async function answer(
  handlers: Handlers,
  name: MessageName,
  message: unknown,
  sender: Sender,
): Promise<Reply<unknown>> {
  try {
    const caller = findCaller(sender);
    const definition = protocol[name];
    if (caller?.from !== definition.sender) throw new Failure('not-allowed');
    const parsed = definition.input.safeParse((message as { input?: unknown }).input);
    if (!parsed.success) throw new Failure('bad-message');
    const asking = await letIn(name, parsed.data, caller);
    const handler = handlers[name] as (input: unknown, asking: Caller | Enabled) => Promise<unknown>;
    return { ok: true, value: (await handler(parsed.data, asking)) ?? null };
  } catch (error) {
    return { ok: false, error: describe(name, error) };
  }
}

interface Speaks {
  readonly store?: StoreIdentity;
  readonly order?: { readonly store: StoreIdentity };
  readonly about?: { readonly store: StoreIdentity } | null;
}

/**
 * Lets in what comes from an enabled store and speaks of no other, as often as the protocol says. Messages of our own
 * pages and those that their handler judges (`judgedWithin`) are let in as they are.
 * @throws Failure as `requireEnabled`; `too-many-presses`
 */
export async function letIn<Name extends MessageName>(
  name: Name,
  input: InputOf<Name>,
  caller: Caller,
): Promise<Asking<Name>> {
  const { door } = protocol[name];
  if (typeof door === 'string') return caller as Asking<Name>;
  const { store, order, about } = input as Speaks;
  const enabled = await requireEnabled(caller, store ?? order?.store ?? about?.store);
  door.pace?.(enabled);
  return enabled as Asking<Name>;
}

function nameOf(message: unknown): MessageName | null {
  if (typeof message !== 'object' || message === null || !('name' in message)) return null;
  const { name } = message;
  return typeof name === 'string' && Object.hasOwn(protocol, name) ? (name as MessageName) : null;
}

/** `sender.origin` is the browser's word and must agree with the address; Firefox before 126 does not have it. */
function findCaller(sender: Sender): Caller | null {
  if (sender.id !== browser.runtime.id || sender.url === undefined) return null;
  const said = 'origin' in sender && typeof sender.origin === 'string' ? sender.origin : null;
  // Not by URL's origin, which is "null" for schemes that a URL parser does not know.
  const own = browser.runtime.getURL('/').replace(/\/$/, '');
  if (sender.url.startsWith(`${own}/`)) return said === null || said === own ? { from: 'page' } : null;
  const origin = URL.parse(sender.url)?.origin;
  if (origin === undefined || (said !== null && said !== origin)) return null;
  if (sender.frameId !== 0 || sender.tab?.id === undefined) return null;
  return { from: 'content', origin, tabId: sender.tab.id, active: sender.tab.active };
}

function describe(name: MessageName, error: unknown): Extract<Reply<never>, { ok: false }>['error'] {
  // Nothing of an unexpected error is passed on: its message may hold what was being sent.
  const { code, params, serviceText } = failureOf(error, `message ${name}`);
  return { code, params, serviceText };
}
