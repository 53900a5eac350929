import type { InputOf, MessageName } from '../../lib/messaging/protocol';
import type { ReadOrderReply } from '../../lib/messaging/signals';
import type { BarPress, BarView } from '../../lib/messaging/views/bar';
import type { PageOrder } from '../../lib/order';
import type { Step } from './run-steps';

export interface OrderPage {
  /** What the background answered last; `null`: the order is still being read. */
  readonly shown: BarView | null;
  readonly newest: ReadOrderReply | null;
  /** The page's content when it was last read. */
  readonly contentRead: string | null;
  /** How many questions were asked; only the newest one's answer is shown. */
  readonly asked: number;
  readonly isShipping: boolean;
  readonly isLooking: boolean;
}

/** What the background is asked, whose answer the bar shows. */
export type PageQuestion =
  /** What was read is asked about again; the page itself is read anew at a press. */
  | { readonly for: 'opened'; readonly reply: ReadOrderReply | null }
  /** A press, which is sent with the order as it is by then. */
  | { readonly for: 'press'; readonly name: 'order/ship'; readonly said: { readonly digest: string } }
  | {
      readonly for: 'press';
      readonly name: 'order/choose';
      readonly said: { readonly offered: string; readonly at: number };
    }
  | { readonly for: 'undo'; readonly order: PageOrder };

export interface Question {
  readonly ask: PageQuestion;
  readonly number: number;
  /** It may ship, or stands in for one that could not be answered. */
  readonly isPress: boolean;
}

/** Why a question was not answered. */
type Unanswered = 'store-not-enabled' | 'orphaned' | 'other';

/** A page of ours is opened by this message. */
type OpenPage<Name extends MessageName> = {
  readonly [One in Name]: { readonly do: 'open'; readonly name: One; readonly input: InputOf<One> };
}[Name];

export type OrderDeed =
  | { readonly do: 'draw'; readonly view: BarView; readonly busy: boolean }
  | { readonly do: 'ask'; readonly question: Question }
  | OpenPage<'order/review' | 'order/account' | 'order/print' | 'order/next'>
  | { readonly do: 'writeNote'; readonly order: PageOrder }
  | { readonly do: 'leave' | 'mountAnew' | 'readAnew' | 'look' | 'tellChanged' | 'reload' };

/** All that can happen is a function of its own here, which decides nothing about the parcel itself. */
export type PageStep = Step<OrderPage, OrderDeed>;

export const NOTHING_READ: OrderPage = {
  shown: null,
  newest: null,
  contentRead: null,
  asked: 0,
  isShipping: false,
  isLooking: false,
};

const OPEN_FORM: OrderDeed = { do: 'open', name: 'order/review', input: {} };

/** Something changed somewhere, or the page is there to be read. */
export function changed(page: OrderPage, isPress = false): PageStep {
  return ask(page, { for: 'opened', reply: page.newest }, isPress);
}

export function reading(page: OrderPage, contentRead: string): PageStep {
  return [{ ...page, contentRead }];
}

export function read(page: OrderPage, newest: ReadOrderReply): PageStep {
  return [{ ...page, newest }];
}

/** What the store says otherwise now is shown here and in our own pages. */
export function readOtherwise(page: OrderPage, newest: ReadOrderReply): PageStep {
  return [...changed({ ...page, newest }), { do: 'tellChanged' }];
}

export function answered(page: OrderPage, question: Question, shown: BarView): PageStep {
  const ended = endOf(page, question);
  return question.number === page.asked ? [{ ...ended, shown }, draw(shown)] : [ended];
}

export function unanswered(page: OrderPage, question: Question, why: Unanswered): PageStep {
  const ended = endOf(page, question);
  if (question.number !== page.asked) return [ended];
  if (why === 'store-not-enabled') return [ended, { do: 'leave' }];
  if (why === 'orphaned') return orphaned(ended);
  // The background ended during the call; when it runs again it knows the outcome. A first question left the bar empty.
  if (question.ask.for !== 'opened' || page.asked === 1) return changed(page, question.isPress);
  return page.shown ? [ended, draw(page.shown)] : [ended];
}

/** An update or removal of the extension leaves this page without a background: only a reload helps. */
export function orphaned(page: OrderPage): PageStep {
  const { shown } = page;
  if (shown === null) return [page, { do: 'leave' }];
  const view = { ...shown, action: null, second: null, asides: [], choices: [], digest: null };
  return [page, draw({ ...view, tone: 'warning', message: shown.orphaned })];
}

export function barPressed(page: OrderPage, kind: Exclude<BarPress['kind'], 'copy'>): PageStep {
  const order = orderOf(page);
  const about = order && { store: order.store, orderId: order.id };
  switch (kind) {
    case 'ship': {
      const digest = page.shown?.digest;
      return digest == null ? [page] : press(page, { for: 'press', name: 'order/ship', said: { digest } });
    }
    case 'undo':
      return order === null ? [page] : busily(page, { for: 'undo', order });
    case 'review':
      return [page, OPEN_FORM];
    case 'account':
      return [page, { do: 'open', name: 'order/account', input: { about } }];
    case 'print':
    case 'next':
      return about === null ? [page] : [page, { do: 'open', name: `order/${kind}`, input: about }];
    case 'note':
      return order === null ? [page] : [page, { do: 'writeNote', order }];
    case 'sign-in':
      return [page, { do: 'reload' }];
  }
}

/** Of what is offered, the one at this place of the list was chosen. */
export function chosen(page: OrderPage, at: number): PageStep {
  const offered = page.shown?.offered;
  return offered == null
    ? [page]
    : press(page, { for: 'press', name: 'order/choose', said: { offered, at } });
}

/** What the page changed in the bar is thrown away; what it holds is seen in the form, where no page reaches. */
export function barChanged(page: OrderPage): PageStep {
  const { shown } = page;
  const said = shown === null ? [] : [draw({ ...shown, tone: 'warning', message: shown.changed })];
  return [page, { do: 'mountAnew' }, ...said, OPEN_FORM];
}

/** The page was changed a moment ago, and holds this now. */
export function settled(page: OrderPage, stands: string): PageStep {
  if (page.isShipping || page.contentRead === null || stands === page.contentRead) return [page];
  return changed({ ...page, newest: null });
}

/** Its tab is looked at again: a colleague may have changed the order meanwhile, or its person signed in again. */
export function tabSeen(page: OrderPage): PageStep {
  if (page.isShipping || page.isLooking || page.newest === null) return [page];
  // Where nothing is shown, the last question had no answer: it is asked again although the order is the same.
  return page.shown ? [{ ...page, isLooking: true }, { do: 'look' }] : changed(page);
}

export function looked(page: OrderPage): PageStep {
  return [{ ...page, isLooking: false }];
}

export function formStands(page: OrderPage): PageStep {
  return page.isShipping ? [page] : [page, { do: 'readAnew' }];
}

export function orderOf({ newest }: OrderPage): PageOrder | null {
  return newest !== null && 'order' in newest ? newest.order : null;
}

function ask(page: OrderPage, asked: PageQuestion, isPress = false): PageStep {
  const number = page.asked + 1;
  return [
    { ...page, asked: number },
    { do: 'ask', question: { ask: asked, number, isPress } },
  ];
}

function draw(view: BarView, busy = false): OrderDeed {
  return { do: 'draw', view, busy };
}

function endOf(page: OrderPage, { isPress }: Question): OrderPage {
  return isPress ? { ...page, isShipping: false } : page;
}

/** Tells the background of a press that may ship, with the order as it is now. */
function press(page: OrderPage, asked: PageQuestion): PageStep {
  return busily({ ...page, isShipping: true }, asked, true);
}

/** Asks, and shows until the answer comes that it is on its way. */
function busily(page: OrderPage, asked: PageQuestion, isPress = false): PageStep {
  if (page.shown === null) return [page];
  const [next, ...deeds] = ask(page, asked, isPress);
  return [next, draw(page.shown, true), ...deeds];
}
