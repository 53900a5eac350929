import type { ReadOrderReply } from '../../lib/messaging/signals';
import type { BarPress, BarView } from '../../lib/messaging/views/bar';
import type { PageOrder } from '../../lib/order';
import { orphaned } from './orphaned';

/** What is known of one order's page. */
export interface OrderPage {
  /** What the background answered last; `null`: the order is still being read. */
  readonly shown: BarView | null;
  /** The order as it was read last. */
  readonly newest: ReadOrderReply | null;
  /** The page's content when it was last read. */
  readonly stood: string | null;
  /** How many questions were asked; only the newest one's answer is shown. */
  readonly asked: number;
  readonly isShipping: boolean;
  readonly isLooking: boolean;
}

/** What the background is asked, whose answer the bar shows. */
export type Ask =
  /** What was read is asked about again; the page itself is read anew at a press. */
  | { readonly for: 'opened'; readonly reply: ReadOrderReply | null }
  | { readonly for: 'ship'; readonly digest: string }
  | { readonly for: 'choose'; readonly offered: string; readonly at: number }
  | { readonly for: 'undo'; readonly order: PageOrder };

export interface Question {
  readonly ask: Ask;
  readonly number: number;
  /** It may ship, or stands in for one that could not be answered. */
  readonly isPress: boolean;
}

/** Why a question was not answered. */
type Unanswered = 'store-not-enabled' | 'orphaned' | 'other';

type OrderName = Pick<PageOrder, 'store'> & { readonly orderId: string };

export type OrderEvent =
  /** Something changed somewhere, or the page is there to be read. */
  | { readonly type: 'changed' }
  | { readonly type: 'reading'; readonly stood: string }
  | { readonly type: 'read'; readonly reply: ReadOrderReply }
  | { readonly type: 'read-otherwise'; readonly reply: ReadOrderReply }
  | { readonly type: 'answered'; readonly question: Question; readonly view: BarView }
  | { readonly type: 'unanswered'; readonly question: Question; readonly why: Unanswered }
  | { readonly type: 'pressed'; readonly kind: Exclude<BarPress['kind'], 'copy'> }
  | { readonly type: 'chosen'; readonly at: number }
  /** What stood in the bar when it was pressed was not ours. */
  | { readonly type: 'bar-changed' }
  /** No background answers this script any more. */
  | { readonly type: 'orphaned' }
  /** The page was changed a moment ago, and holds this now. */
  | { readonly type: 'settled'; readonly stands: string }
  /** Its tab is looked at again: a colleague may have changed the order meanwhile, or its person signed in again. */
  | { readonly type: 'seen' }
  | { readonly type: 'looked' }
  /** The form that is filled with the order stands. */
  | { readonly type: 'form-stands' };

export type OrderDeed =
  | { readonly do: 'draw'; readonly view: BarView; readonly busy: boolean }
  | { readonly do: 'ask'; readonly question: Question }
  | { readonly do: 'open'; readonly page: 'review' }
  | { readonly do: 'open'; readonly page: 'account'; readonly about: OrderName | null }
  | { readonly do: 'open'; readonly page: 'print' | 'next'; readonly about: OrderName }
  | { readonly do: 'write-note'; readonly order: PageOrder }
  | { readonly do: 'leave' | 'mount-anew' | 'read-anew' | 'look' | 'tell-changed' | 'reload' };

/** What is known then, and what is to be done. */
type Step = readonly [OrderPage, ...OrderDeed[]];

export const NOTHING_READ: OrderPage = {
  shown: null,
  newest: null,
  stood: null,
  asked: 0,
  isShipping: false,
  isLooking: false,
};

/** What follows from what happened on an order's page; decides nothing about the parcel itself. */
export function afterEvent(page: OrderPage, event: OrderEvent): Step {
  switch (event.type) {
    case 'changed':
      return opened(page);
    case 'reading':
      return [{ ...page, stood: event.stood }];
    case 'read':
      return [{ ...page, newest: event.reply }];
    case 'read-otherwise':
      return [...opened({ ...page, newest: event.reply }), { do: 'tell-changed' }];
    case 'answered':
      return answered(page, event.question, event.view);
    case 'unanswered':
      return unanswered(page, event.question, event.why);
    case 'pressed':
      return pressed(page, event.kind);
    case 'chosen': {
      const offered = page.shown?.offered;
      return offered == null ? [page] : press(page, { for: 'choose', offered, at: event.at });
    }
    case 'bar-changed':
      return barChanged(page);
    case 'orphaned':
      return page.shown === null ? [page] : [page, draw(orphaned(page.shown))];
    case 'settled':
      if (page.isShipping || page.stood === null || event.stands === page.stood) return [page];
      return opened({ ...page, newest: null });
    case 'seen':
      if (page.isShipping || page.isLooking || page.newest === null) return [page];
      return [{ ...page, isLooking: true }, { do: 'look' }];
    case 'looked':
      return [{ ...page, isLooking: false }];
    case 'form-stands':
      return page.isShipping ? [page] : [page, { do: 'read-anew' }];
  }
}

/** The order as it was read last. */
export function orderOf({ newest }: OrderPage): PageOrder | null {
  return newest !== null && 'order' in newest ? newest.order : null;
}

function ask(page: OrderPage, asked: Ask, isPress = false): Step {
  const number = page.asked + 1;
  return [
    { ...page, asked: number },
    { do: 'ask', question: { ask: asked, number, isPress } },
  ];
}

function opened(page: OrderPage, isPress = false): Step {
  return ask(page, { for: 'opened', reply: page.newest }, isPress);
}

function draw(view: BarView, busy = false): OrderDeed {
  return { do: 'draw', view, busy };
}

function answered(page: OrderPage, question: Question, view: BarView): Step {
  const ended = endOf(page, question);
  return question.number === page.asked ? [{ ...ended, shown: view }, draw(view)] : [ended];
}

function unanswered(page: OrderPage, question: Question, why: Unanswered): Step {
  const ended = endOf(page, question);
  const { shown } = page;
  if (question.number !== page.asked) return [ended];
  if (why === 'store-not-enabled') return [ended, { do: 'leave' }];
  if (why === 'orphaned' && shown !== null) return [ended, draw(orphaned(shown))];
  // The background ended during the call; when it runs again it knows the outcome.
  if (question.ask.for !== 'opened') return opened(page, question.isPress);
  return shown === null ? [ended] : [ended, draw(shown)];
}

function endOf(page: OrderPage, { isPress }: Question): OrderPage {
  return isPress ? { ...page, isShipping: false } : page;
}

/** Tells the background of a press that may ship, with the order as it is now. */
function press(page: OrderPage, asked: Ask): Step {
  return busily({ ...page, isShipping: true }, asked, true);
}

/** Asks, and shows until the answer comes that it is on its way. */
function busily(page: OrderPage, asked: Ask, isPress = false): Step {
  if (page.shown === null) return [page];
  const [next, ...deeds] = ask(page, asked, isPress);
  return [next, draw(page.shown, true), ...deeds];
}

function pressed(page: OrderPage, kind: Exclude<BarPress['kind'], 'copy'>): Step {
  const order = orderOf(page);
  const about = order && { store: order.store, orderId: order.id };
  switch (kind) {
    case 'ship': {
      const digest = page.shown?.digest;
      return digest == null ? [page] : press(page, { for: 'ship', digest });
    }
    case 'undo':
      return order === null ? [page] : busily(page, { for: 'undo', order });
    case 'review':
      return [page, { do: 'open', page: kind }];
    case 'account':
      return [page, { do: 'open', page: kind, about }];
    case 'print':
    case 'next':
      return about === null ? [page] : [page, { do: 'open', page: kind, about }];
    case 'note':
      return order === null ? [page] : [page, { do: 'write-note', order }];
    case 'sign-in':
      return [page, { do: 'reload' }];
  }
}

/** What the page changed in the bar is thrown away; what it holds is seen in the form, where no page reaches. */
function barChanged(page: OrderPage): Step {
  const { shown } = page;
  const said: readonly OrderDeed[] =
    shown === null ? [] : [draw({ ...shown, tone: 'warning', message: shown.changed })];
  return [page, { do: 'mount-anew' }, ...said, { do: 'open', page: 'review' }];
}
