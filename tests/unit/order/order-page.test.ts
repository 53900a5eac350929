import { describe, expect, it } from 'vitest';
import {
  afterEvent,
  NOTHING_READ,
  type OrderDeed,
  type OrderEvent,
  type OrderPage,
  type Question,
} from '../../../entrypoints/order/order-page';
import type { BarView } from '../../../lib/messaging/views/bar';
import { anOrder } from '../parcel/made-up';

const order = anOrder();
const name = { store: order.store, orderId: order.id };
const view = {
  digest: 'one',
  offered: 'two',
  message: 'all is well',
  changed: 'this page changed the bar',
  orphaned: 'load this page anew',
} as BarView;

/** An order's page to which things happen. */
class Page {
  now: OrderPage;

  constructor(shown: BarView | null = view) {
    this.now = { ...NOTHING_READ, shown, newest: { order }, stood: 'as read' };
  }

  /** @returns what is to be done then */
  after(event: OrderEvent): readonly OrderDeed[] {
    const [next, ...deeds] = afterEvent(this.now, event);
    this.now = next;
    return deeds;
  }

  /** @returns the question that the background is asked then */
  asks(event: OrderEvent): Question {
    const [question] = this.after(event).flatMap((deed) => (deed.do === 'ask' ? [deed.question] : []));
    if (question === undefined) throw new Error(`Nothing is asked at ${event.type}`);
    return question;
  }

  doings(event: OrderEvent): readonly string[] {
    return this.after(event).map((deed) => deed.do);
  }
}

describe('a press that may ship', () => {
  it('names what was shown, and shows that it is on its way before it is asked', () => {
    const page = new Page();
    expect(page.after({ type: 'pressed', kind: 'ship' })).toEqual([
      { do: 'draw', view, busy: true },
      { do: 'ask', question: { ask: { for: 'ship', digest: 'one' }, number: 1, isPress: true } },
    ]);
  });

  it('is nothing where nothing is shown that could be shipped or chosen', () => {
    for (const page of [new Page(null), new Page({ ...view, digest: null, offered: null })]) {
      expect(page.after({ type: 'pressed', kind: 'ship' })).toEqual([]);
      expect(page.after({ type: 'chosen', at: 0 })).toEqual([]);
      expect(page.now.isShipping).toBe(false);
    }
  });

  it('chooses what was offered, by its place', () => {
    const { ask, isPress } = new Page().asks({ type: 'chosen', at: 1 });
    expect(ask).toEqual({ for: 'choose', offered: 'two', at: 1 });
    expect(isPress).toBe(true);
  });

  it('keeps the order from being read again until it is answered', () => {
    const page = new Page();
    const question = page.asks({ type: 'pressed', kind: 'ship' });
    expect(page.doings({ type: 'settled', stands: 'otherwise' })).toEqual([]);
    expect(page.doings({ type: 'seen' })).toEqual([]);
    expect(page.doings({ type: 'form-stands' })).toEqual([]);
    page.after({ type: 'answered', question, view });
    expect(page.doings({ type: 'form-stands' })).toEqual(['read-anew']);
    expect(page.doings({ type: 'settled', stands: 'otherwise' })).toEqual(['ask']);
  });

  it('that nobody answered is followed by the question what became of it, and is not over before that is answered', () => {
    const page = new Page();
    const question = page.asks({ type: 'pressed', kind: 'ship' });
    const again = page.asks({ type: 'unanswered', question, why: 'other' });
    expect(again.ask).toEqual({ for: 'opened', reply: { order } });
    expect(page.now.isShipping).toBe(true);
    expect(page.after({ type: 'unanswered', question: again, why: 'other' })).toEqual([
      { do: 'draw', view, busy: false },
    ]);
    expect(page.now.isShipping).toBe(false);
  });

  it('is over where something else was asked meanwhile, whose answer is shown', () => {
    const page = new Page();
    const question = page.asks({ type: 'pressed', kind: 'ship' });
    const newer = page.asks({ type: 'changed' });
    expect(page.after({ type: 'answered', question, view: { ...view, digest: 'old' } })).toEqual([]);
    expect(page.now).toMatchObject({ isShipping: false, shown: { digest: 'one' } });
    const shown = { ...view, digest: 'newest' };
    expect(page.after({ type: 'answered', question: newer, view: shown })).toEqual([
      { do: 'draw', view: shown, busy: false },
    ]);
  });
});

describe('any other press', () => {
  it('opens a page of ours about this order by its name, and none about an order that could not be read', () => {
    const page = new Page();
    for (const kind of ['print', 'next', 'account'] as const)
      expect(page.after({ type: 'pressed', kind })).toEqual([{ do: 'open', page: kind, about: name }]);
    expect(page.after({ type: 'pressed', kind: 'review' })).toEqual([{ do: 'open', page: 'review' }]);
    page.after({ type: 'read', reply: { missing: 'order' } });
    for (const kind of ['print', 'next', 'note', 'undo'] as const)
      expect(page.after({ type: 'pressed', kind })).toEqual([]);
    expect(page.after({ type: 'pressed', kind: 'account' })).toEqual([
      { do: 'open', page: 'account', about: null },
    ]);
  });

  it('takes this order’s parcel back, and may be followed by a reading at once', () => {
    const page = new Page();
    const { ask } = page.asks({ type: 'pressed', kind: 'undo' });
    expect(ask).toEqual({ for: 'undo', order });
    expect(page.doings({ type: 'form-stands' })).toEqual(['read-anew']);
  });

  it('writes the note of this order, and has a store show its sign-in', () => {
    const page = new Page();
    expect(page.after({ type: 'pressed', kind: 'note' })).toEqual([{ do: 'write-note', order }]);
    expect(page.after({ type: 'pressed', kind: 'sign-in' })).toEqual([{ do: 'reload' }]);
  });
});

describe('an order’s page', () => {
  it('that changed is read from the beginning, where it says otherwise than it was read', () => {
    const page = new Page();
    expect(page.after({ type: 'settled', stands: 'as read' })).toEqual([]);
    expect(page.asks({ type: 'settled', stands: 'otherwise' }).ask).toEqual({ for: 'opened', reply: null });
    const unread = new Page();
    unread.now = NOTHING_READ;
    expect(unread.after({ type: 'settled', stands: 'otherwise' })).toEqual([]);
  });

  it('is looked at once at a time, and not before its order was read', () => {
    const page = new Page();
    expect(page.doings({ type: 'seen' })).toEqual(['look']);
    expect(page.doings({ type: 'seen' })).toEqual([]);
    page.after({ type: 'looked' });
    expect(page.doings({ type: 'seen' })).toEqual(['look']);
    page.now = NOTHING_READ;
    expect(page.doings({ type: 'seen' })).toEqual([]);
  });

  it('shows what its order says otherwise by now before our own pages are told', () => {
    const page = new Page();
    const reply = { order: anOrder({ id: '7' }) };
    expect(page.doings({ type: 'read-otherwise', reply })).toEqual(['ask', 'tell-changed']);
    expect(page.now.newest).toBe(reply);
  });

  it('leaves where its store is enabled no more, and says what helps where no background is left', () => {
    const page = new Page();
    const question = page.asks({ type: 'changed' });
    const unanswered = (why: 'store-not-enabled' | 'orphaned') =>
      page.after({ type: 'unanswered', question, why });
    expect(unanswered('store-not-enabled')).toEqual([{ do: 'leave' }]);
    const helped = [{ do: 'draw', view: { message: 'load this page anew', digest: null }, busy: false }];
    expect(unanswered('orphaned')).toMatchObject(helped);
    expect(page.after({ type: 'orphaned' })).toMatchObject(helped);
    expect(new Page(null).after({ type: 'orphaned' })).toEqual([]);
  });

  it('has its changed bar made anew, says so, and opens the form', () => {
    const deeds = new Page().after({ type: 'bar-changed' });
    expect(deeds).toMatchObject([
      { do: 'mount-anew' },
      { do: 'draw', view: { tone: 'warning', message: 'this page changed the bar' }, busy: false },
      { do: 'open', page: 'review' },
    ]);
  });
});
