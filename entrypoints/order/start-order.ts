import { browser } from 'wxt/browser';
import { Failure } from '../../lib/failure';
import { send } from '../../lib/messaging/send';
import { CHANGED, onChanged } from '../../lib/messaging/signals';
import { isOrphaned } from '../../lib/page/is-orphaned';
import type { RunningPage } from '../../lib/page/shared-world';
import type { StoreAdapter } from '../../lib/stores/adapter';
import { answerMessages } from './answer-messages';
import { answerTo, open } from './ask-background';
import { type MountedBar, mountBar } from './mount-bar';
import { afterEvent, NOTHING_READ, type OrderDeed, type OrderEvent, type Question } from './order-page';
import { createPageReader } from './read-page';
import { createReadings, type Readings, type Telling } from './readings';
import type { Notes } from './write-notes';

/** What the page's deeds are done with. */
interface Doing extends Pick<Telling, 'adapter' | 'signal' | 'tell'> {
  readonly leave: () => void;
  readonly notes: Notes | undefined;
  readonly readings: Readings;
  readonly bar: RemountedBar;
}

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
  let page = NOTHING_READ;
  const now = () => page;
  const reader = createPageReader(adapter, signal, (order) =>
    tell({ type: 'read-otherwise', reply: { order } }),
  );
  const readings = createReadings({ adapter, signal, now, tell }, reader);
  const bar = mount(adapter, signal, tell);
  const doing: Doing = { adapter, signal, tell, leave, notes, readings, bar };

  function tell(event: OrderEvent): void {
    if (signal.aborted) return;
    const [next, ...deeds] = afterEvent(page, event);
    page = next;
    for (const deed of deeds) perform(deed, doing);
  }

  /** Whoever asks while the page is still coming is answered when it is there, or when it is left. */
  let tellWhole = (): void => undefined;
  const whole = new Promise<void>((resolve) => {
    tellWhole = resolve;
    signal.addEventListener('abort', () => resolve());
  });

  let begun = false;
  /** A page that is still coming holds half an order; the bar's place is there before. */
  function keep(): boolean {
    const isPlaced = bar.now().place();
    if (begun) return true;
    if (document.readyState === 'loading') return reader.askEarly() && isPlaced;
    begun = true;
    // What waits for the page to be loaded does not wait for its reading too.
    setTimeout(() => {
      if (signal.aborted) return;
      tellWhole();
      follow(tell, signal);
    });
    return true;
  }

  answerMessages({ now, signal, tell, readings, whole, command: () => bar.now().command() });
  keep();
  return { keep, reread: () => begun && tell({ type: 'settled', stands: reader.standing() }) };
}

/** Reads the order of a page that is there, and again whenever it may have changed. */
function follow(tell: Telling['tell'], signal: AbortSignal): void {
  const look = () => document.hidden || tell({ type: 'seen' });
  onChanged(() => tell({ type: 'changed' }), signal);
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('focus', look, { signal });
  tell({ type: 'changed' });
}

/** The bar that stands in the page now, which another takes the place of where the page changed it. */
interface RemountedBar {
  now(): MountedBar;
  mountAnew(): void;
}

function mount(adapter: StoreAdapter, signal: AbortSignal, tell: Telling['tell']): RemountedBar {
  let { bar, end } = make();

  function make(): { readonly bar: MountedBar; readonly end: AbortController } {
    const end = new AbortController();
    const presses = {
      onPress: (kind) => tell({ type: 'pressed', kind }),
      onChoose: (at) => tell({ type: 'chosen', at }),
      onChanged: () => tell({ type: 'bar-changed' }),
      onBegun: tellPress,
    } satisfies Parameters<typeof mountBar>[1];
    return { bar: mountBar(adapter, presses, AbortSignal.any([signal, end.signal])), end };
  }

  function mountAnew(): void {
    end.abort();
    ({ bar, end } = make());
    bar.place();
  }

  return { now: () => bar, mountAnew };
}

/** At once: the person may be in another tab by the time that the order is read and sent. */
function tellPress(digest: string): void {
  send('order/pressed', { digest }).catch(() => {
    // What is pressed says itself why it cannot be sent.
  });
}

function perform(deed: OrderDeed, doing: Doing): void {
  const { adapter, signal, tell, readings, bar } = doing;
  switch (deed.do) {
    case 'draw':
      bar.now().render(deed);
      break;
    case 'ask':
      void ask(deed.question, doing);
      break;
    case 'open':
      // The background opens a page of ours; only one that is gone does not answer, and the bar says then what helps.
      open(deed).catch(() => isOrphaned() && tell({ type: 'orphaned' }));
      break;
    case 'write-note': {
      const { store, id: orderId } = deed.order;
      // All look again when they are told of the note.
      void doing.notes?.write(adapter, store, { orderId, opened: true }, signal);
      break;
    }
    case 'mount-anew':
      bar.mountAnew();
      break;
    case 'read-anew':
      void readings.anew();
      break;
    case 'look':
      void readings.anew().finally(() => tell({ type: 'looked' }));
      break;
    case 'tell-changed':
      void browser.runtime.sendMessage(CHANGED);
      break;
    case 'leave':
      doing.leave();
      break;
    case 'reload':
      // A store that has signed its person out shows its sign-in where its page is loaded anew, and then the order.
      location.reload();
  }
}

async function ask(question: Question, { readings, tell }: Doing): Promise<void> {
  try {
    tell({ type: 'answered', question, view: await answerTo(question.ask, readings) });
  } catch (error) {
    const isLeft = error instanceof Failure && error.code === 'store-not-enabled';
    const why = isLeft ? 'store-not-enabled' : isOrphaned() ? 'orphaned' : 'other';
    tell({ type: 'unanswered', question, why });
  }
}
