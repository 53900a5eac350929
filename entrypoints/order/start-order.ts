import { browser } from 'wxt/browser';
import { Failure } from '../../lib/failure';
import { send } from '../../lib/messaging/send';
import { CHANGED, onChanged } from '../../lib/messaging/signals';
import { isOrphaned } from '../../lib/page/is-orphaned';
import type { Notes, RunningPage } from '../../lib/page/shared-world';
import type { StoreAdapter } from '../../lib/stores/adapter';
import { answerMessages } from './answer-messages';
import { answerTo } from './ask-background';
import { mountBar } from './mount-bar';
import {
  answered,
  barChanged,
  barPressed,
  changed,
  chosen,
  looked,
  NOTHING_READ,
  type OrderDeed,
  type OrderPage,
  orphaned,
  type Question,
  settled,
  tabSeen,
  unanswered,
} from './page-steps';
import { createPageReader } from './read-page';
import { createReadings, type Readings, type Telling } from './readings';
import { type Doings, runSteps } from './run-steps';

/**
 * Reads the order, shows what the background makes of it, and passes presses on; decides nothing itself.
 * @param leave takes everything of ours off the page: the site is no longer one of the person's stores.
 */
export function startOrder(
  adapter: StoreAdapter,
  signal: AbortSignal,
  leave: () => void,
  notes?: Notes,
): RunningPage {
  const [now, tell] = runSteps<OrderPage, OrderDeed>(NOTHING_READ, signal, () => doings);
  const telling = { adapter, signal, now, tell };
  const reader = createPageReader(adapter, signal);
  const readings = createReadings(telling, reader);
  const bar = mount(telling);
  const doings: Doings<OrderDeed> = { ...doingsOf(telling, readings, notes), ...bar, leave };

  /** Whoever asks while the page is still coming is answered when it is there, or when it is left. */
  let tellWhole = (): void => undefined;
  const whole = new Promise<void>((resolve) => {
    tellWhole = resolve;
    signal.addEventListener('abort', () => resolve());
  });

  let begun = false;
  /** A page that is still coming holds half an order; the bar's place is there before. */
  function keep(): boolean {
    const isPlaced = bar.place();
    if (begun) return true;
    if (document.readyState === 'loading') return reader.askEarly() && isPlaced;
    begun = true;
    // What waits for the page to be loaded does not wait for its reading too.
    setTimeout(() => {
      if (signal.aborted) return;
      tellWhole();
      follow(telling);
    });
    return true;
  }

  answerMessages(telling, readings, whole, bar.command);
  keep();
  return { keep, reread: () => begun && tell(settled, reader.standing()) };
}

/** Reads the order of a page that is there, and again whenever it may have changed. */
function follow({ tell, signal }: Telling): void {
  const look = () => document.hidden || tell(tabSeen);
  onChanged(() => tell(changed), signal);
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('focus', look, { signal });
  tell(changed);
}

/** The bar, of which what the page changed is thrown away. */
function mount({ adapter, signal, tell }: Telling) {
  let { bar, end } = make();

  function make() {
    const end = new AbortController();
    const presses: Parameters<typeof mountBar>[1] = {
      onPress: (kind) => tell(barPressed, kind),
      onChoose: (at) => tell(chosen, at),
      onChanged: () => tell(barChanged),
      // At once: the person may be in another tab by the time that the order is read and sent.
      onBegun: (digest) =>
        send('order/pressed', { digest }).catch(() => {
          // What is pressed says itself why it cannot be sent.
        }),
    };
    return { bar: mountBar(adapter, presses, AbortSignal.any([signal, end.signal])), end };
  }

  return {
    place: () => bar.place(),
    command: () => bar.command(),
    draw: (deed) => bar.render(deed),
    mountAnew() {
      end.abort();
      ({ bar, end } = make());
      bar.place();
    },
  } satisfies Pick<Doings<OrderDeed>, 'draw' | 'mountAnew'> & Record<'place' | 'command', () => unknown>;
}

function doingsOf(
  { signal, tell }: Telling,
  readings: Readings,
  notes: Notes | undefined,
): Omit<Doings<OrderDeed>, 'draw' | 'mountAnew' | 'leave'> {
  async function ask({ question }: { readonly question: Question }): Promise<void> {
    try {
      tell(answered, question, await answerTo(question.ask, readings));
    } catch (error) {
      const isLeft = error instanceof Failure && error.code === 'store-not-enabled';
      tell(unanswered, question, isLeft ? 'store-not-enabled' : isOrphaned() ? 'orphaned' : 'other');
    }
  }

  return {
    ask,
    // The background opens a page of ours. Where it does not, the bar says what is in the way by now, or what helps.
    open: ({ name, input }) => send(name, input).catch(() => tell(isOrphaned() ? orphaned : changed)),
    // All look again when they are told of the note.
    writeNote: ({ order }) => notes?.write(order.store, { orderId: order.id, opened: true }, signal),
    readAnew: readings.anew,
    look: () => readings.anew().finally(() => tell(looked)),
    tellChanged: () => browser.runtime.sendMessage(CHANGED),
    // A store that has signed its person out shows its sign-in where its page is loaded anew, and then the order.
    reload: () => location.reload(),
  };
}
