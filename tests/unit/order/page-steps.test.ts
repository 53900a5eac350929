import { describe, expect, it } from 'vitest';
import {
  answered,
  barChanged,
  barPressed,
  changed,
  chosen,
  formStands,
  looked,
  NOTHING_READ,
  type OrderDeed,
  type OrderPage,
  orphaned,
  type PageStep,
  type Question,
  read,
  readOtherwise,
  settled,
  tabSeen,
  unanswered,
} from '../../../entrypoints/order/page-steps';
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
    this.now = { ...NOTHING_READ, shown, newest: { order }, contentRead: 'as read' };
  }

  /** @returns what is to be done then */
  after<What extends readonly unknown[]>(
    happened: (page: OrderPage, ...what: What) => PageStep,
    ...what: What
  ): readonly OrderDeed[] {
    const [next, ...deeds] = happened(this.now, ...what);
    this.now = next;
    return deeds;
  }

  /** @returns the question that the background is asked then */
  asks<What extends readonly unknown[]>(
    happened: (page: OrderPage, ...what: What) => PageStep,
    ...what: What
  ): Question {
    const [question] = this.after(happened, ...what).flatMap((deed) =>
      deed.do === 'ask' ? [deed.question] : [],
    );
    if (question === undefined) throw new Error(`Nothing is asked when it is ${happened.name}`);
    return question;
  }

  doings<What extends readonly unknown[]>(
    happened: (page: OrderPage, ...what: What) => PageStep,
    ...what: What
  ): readonly string[] {
    return this.after(happened, ...what).map((deed) => deed.do);
  }
}

describe('a press that may ship', () => {
  it('names what was shown, and shows that it is on its way before it is asked', () => {
    const page = new Page();
    expect(page.after(barPressed, 'ship')).toEqual([
      { do: 'draw', view, busy: true },
      {
        do: 'ask',
        question: {
          ask: { for: 'press', name: 'order/ship', said: { digest: 'one' } },
          number: 1,
          isPress: true,
        },
      },
    ]);
  });

  it('is nothing where nothing is shown that could be shipped or chosen', () => {
    for (const page of [new Page(null), new Page({ ...view, digest: null, offered: null })]) {
      expect(page.after(barPressed, 'ship')).toEqual([]);
      expect(page.after(chosen, 0)).toEqual([]);
      expect(page.now.isShipping).toBe(false);
    }
  });

  it('chooses what was offered, by its place', () => {
    const { ask, isPress } = new Page().asks(chosen, 1);
    expect(ask).toEqual({ for: 'press', name: 'order/choose', said: { offered: 'two', at: 1 } });
    expect(isPress).toBe(true);
  });

  it('keeps the order from being read again until it is answered', () => {
    const page = new Page();
    const question = page.asks(barPressed, 'ship');
    expect(page.doings(settled, 'otherwise')).toEqual([]);
    expect(page.doings(tabSeen)).toEqual([]);
    expect(page.doings(formStands)).toEqual([]);
    page.after(answered, question, view);
    expect(page.doings(formStands)).toEqual(['readAnew']);
    expect(page.doings(settled, 'otherwise')).toEqual(['ask']);
  });

  it('that nobody answered is followed by the question what became of it, and is not over before that is answered', () => {
    const page = new Page();
    const question = page.asks(barPressed, 'ship');
    const again = page.asks(unanswered, question, 'other');
    expect(again.ask).toEqual({ for: 'opened', reply: { order } });
    expect(page.now.isShipping).toBe(true);
    expect(page.after(unanswered, again, 'other')).toEqual([{ do: 'draw', view, busy: false }]);
    expect(page.now.isShipping).toBe(false);
  });

  it('is over where something else was asked meanwhile, whose answer is shown', () => {
    const page = new Page();
    const question = page.asks(barPressed, 'ship');
    const newer = page.asks(changed);
    expect(page.after(answered, question, { ...view, digest: 'old' })).toEqual([]);
    expect(page.now).toMatchObject({ isShipping: false, shown: { digest: 'one' } });
    const shown = { ...view, digest: 'newest' };
    expect(page.after(answered, newer, shown)).toEqual([{ do: 'draw', view: shown, busy: false }]);
  });
});

describe('any other press', () => {
  it('opens a page of ours about this order by its name, and none about an order that could not be read', () => {
    const page = new Page();
    const opens = (kind: 'print' | 'next' | 'account' | 'review') => page.after(barPressed, kind);
    expect(opens('print')).toEqual([{ do: 'open', name: 'order/print', input: name }]);
    expect(opens('next')).toEqual([{ do: 'open', name: 'order/next', input: name }]);
    expect(opens('account')).toEqual([{ do: 'open', name: 'order/account', input: { about: name } }]);
    expect(opens('review')).toEqual([{ do: 'open', name: 'order/review', input: {} }]);
    page.after(read, { missing: 'order' });
    for (const kind of ['print', 'next', 'note', 'undo'] as const)
      expect(page.after(barPressed, kind)).toEqual([]);
    expect(opens('account')).toEqual([{ do: 'open', name: 'order/account', input: { about: null } }]);
  });

  it('takes this order’s parcel back, and may be followed by a reading at once', () => {
    const page = new Page();
    const { ask } = page.asks(barPressed, 'undo');
    expect(ask).toEqual({ for: 'undo', order });
    expect(page.doings(formStands)).toEqual(['readAnew']);
  });

  it('writes the note of this order, and has a store show its sign-in', () => {
    const page = new Page();
    expect(page.after(barPressed, 'note')).toEqual([{ do: 'writeNote', order }]);
    expect(page.after(barPressed, 'sign-in')).toEqual([{ do: 'reload' }]);
  });
});

describe('an order’s page', () => {
  it('that changed is read from the beginning, where it says otherwise than it was read', () => {
    const page = new Page();
    expect(page.after(settled, 'as read')).toEqual([]);
    expect(page.asks(settled, 'otherwise').ask).toEqual({ for: 'opened', reply: null });
    const unread = new Page();
    unread.now = NOTHING_READ;
    expect(unread.after(settled, 'otherwise')).toEqual([]);
  });

  it('is looked at once at a time, and not before its order was read', () => {
    const page = new Page();
    expect(page.doings(tabSeen)).toEqual(['look']);
    expect(page.doings(tabSeen)).toEqual([]);
    page.after(looked);
    expect(page.doings(tabSeen)).toEqual(['look']);
    page.now = NOTHING_READ;
    expect(page.doings(tabSeen)).toEqual([]);
  });

  it('shows what its order says otherwise by now before our own pages are told', () => {
    const page = new Page();
    const reply = { order: anOrder({ id: '7' }) };
    expect(page.doings(readOtherwise, reply)).toEqual(['ask', 'tellChanged']);
    expect(page.now.newest).toBe(reply);
  });

  it('is asked about again at once where its first question was not answered, and then once its tab is looked at', () => {
    const page = new Page(null);
    const second = page.asks(unanswered, page.asks(changed), 'other');
    expect(second.ask).toEqual({ for: 'opened', reply: { order } });
    expect(page.after(unanswered, second, 'other')).toEqual([]);
    const again = page.asks(tabSeen);
    expect(again.ask).toEqual({ for: 'opened', reply: { order } });
    page.after(answered, again, view);
    expect(page.doings(tabSeen)).toEqual(['look']);
  });

  it('leaves where its store is enabled no more, and says what helps where no background is left', () => {
    const page = new Page();
    const question = page.asks(changed);
    expect(page.after(unanswered, question, 'store-not-enabled')).toEqual([{ do: 'leave' }]);
    const helped = [{ do: 'draw', view: { message: 'load this page anew', digest: null }, busy: false }];
    expect(page.after(unanswered, question, 'orphaned')).toMatchObject(helped);
    expect(page.after(orphaned)).toMatchObject(helped);
    // Nothing was shown yet: no answer comes any more, and the place that waits for it goes.
    expect(new Page(null).after(orphaned)).toEqual([{ do: 'leave' }]);
  });

  it('has its changed bar made anew, says so, and opens the form', () => {
    const deeds = new Page().after(barChanged);
    expect(deeds).toMatchObject([
      { do: 'mountAnew' },
      { do: 'draw', view: { tone: 'warning', message: 'this page changed the bar' }, busy: false },
      { do: 'open', name: 'order/review' },
    ]);
  });
});
