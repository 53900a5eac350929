import { type Browser, browser } from 'wxt/browser';
import { Failure } from '../failure';
import { logError } from '../storage/log';
import { type InputOf, type MessageName, type OutputOf, protocol } from './protocol';
import type { Reply } from './send';

export type Caller =
  | { readonly from: 'page' }
  | {
      readonly from: 'content';
      readonly origin: string;
      readonly tabId: number;
      /** Its tab was the one that its window showed as the message was sent, focused or not. */
      readonly active: boolean;
    };

type Answered<Output> = [Output] extends [null] ? void | Promise<void> : Promise<Output>;

/** What answers each message; one that has nothing to say returns nothing, and its page is sent `null`. */
export type Handlers = {
  readonly [Name in MessageName]: (input: InputOf<Name>, caller: Caller) => Answered<OutputOf<Name>>;
};

type Sender = Browser.runtime.MessageSender;

/**
 * Answers messages to the background: the one listener of its context. It says that it will answer only to messages
 * of the protocol, so that it never answers in another listener's place; by `sendResponse`, since Chromium does not
 * wait for a listener's promise.
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
    const handler = handlers[name] as (input: unknown, caller: Caller) => Promise<unknown>;
    return { ok: true, value: (await handler(parsed.data, caller)) ?? null };
  } catch (error) {
    return { ok: false, error: describe(name, error) };
  }
}

function nameOf(message: unknown): MessageName | null {
  if (typeof message !== 'object' || message === null || !('name' in message)) return null;
  const { name } = message;
  return typeof name === 'string' && Object.hasOwn(protocol, name) ? (name as MessageName) : null;
}

/**
 * The caller, judged by id, origin and frame. `sender.origin` is the browser's own word and must agree with the
 * address, which alone could be another's; Firefox before 126 does not have it.
 */
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
  if (error instanceof Failure && error.code !== 'unexpected')
    return { code: error.code, params: error.params, serviceText: error.serviceText };
  void logError(`message ${name}`, error);
  // Nothing of an unexpected error is passed on: its message may hold what was being sent.
  return { code: 'unexpected', params: {}, serviceText: null };
}
