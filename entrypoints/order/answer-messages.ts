import {
  findAsk,
  onSignal,
  READ_ORDER,
  REPLACED,
  type ReadOrderReply,
  SHIP_SHOWN,
} from '../../lib/messaging/signals';
import { formStands } from './page-steps';
import type { Readings, Telling } from './readings';

/** Milliseconds after which the order is read again, so that the reading does not delay the form that asked for it. */
const UNTIL_FORM_STANDS = 300;

/**
 * Answers what the background asks of this order's page.
 * @param whole comes when the page is there, or when it is left
 * @param command the browser's own command to ship what the bar shows
 */
export function answerMessages(
  { now, signal, tell }: Telling,
  readings: Readings,
  whole: Promise<void>,
  command: () => void,
): void {
  /** Answers at once with what was read, and reads anew when the form that is filled with it stands. */
  async function answer(): Promise<ReadOrderReply> {
    await whole;
    signal.throwIfAborted();
    const { newest } = now();
    if (newest === null) return readings.first();
    setTimeout(() => tell(formStands), UNTIL_FORM_STANDS);
    return newest;
  }

  const answerRead = (message: unknown, _from: unknown, respond: (reply?: object | string) => void) => {
    // A command that the background heard late was given over the page before this one.
    if (message === SHIP_SHOWN + location.href) command();
    const { orderId } = findAsk(message, 'read-again') ?? {};
    if (message !== READ_ORDER && orderId === undefined) return undefined;
    // Without an answer the background says that the page could not be read.
    (orderId === undefined ? answer() : readings.again(orderId)).then(respond, () =>
      respond(signal.aborted ? REPLACED : undefined),
    );
    return true as const;
  };
  onSignal(answerRead, signal);
}
