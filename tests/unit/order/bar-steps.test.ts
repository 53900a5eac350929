import { describe, expect, it } from 'vitest';
import {
  type Bar,
  type BarAct,
  type BarDeed,
  type BarStep,
  commanded,
  copied,
  lookedClosely,
  NOTHING_SHOWN,
  pressed,
  seen,
  shown,
  viewOf,
} from '../../../entrypoints/order/bar-steps';
import type { BarPress, BarView } from '../../../lib/messaging/views/bar';
import { type Refusal, STOOD } from '../../../lib/press/press-rule';

const view = (change: Partial<BarView> = {}) =>
  ({
    digest: 'one',
    offered: null,
    message: null,
    uncounted: { 'too-soon': 'It came just now', 'not-seen': 'Something lies over it' },
    ...change,
  }) as BarView;
const held = view({ digest: null, action: { kind: 'undo', label: 'Undo' } });
const SHIP: BarAct = { kind: 'ship' };

/** A bar to which things happen, at times that the test says. */
class MadeBar {
  now: Bar = NOTHING_SHOWN;

  constructor(said = view(), at = 0) {
    this.shows(said, at);
  }

  /** @returns what is to be done */
  happens(step: BarStep): readonly BarDeed[] {
    const [now, ...deeds] = step;
    this.now = now;
    return deeds;
  }

  shows(said: BarView | null, at: number, busy = false): readonly BarDeed[] {
    return this.happens(shown(this.now, { view: said, busy }, at));
  }

  /** A press that nothing prevents, up to where it is done or asks how the bar is drawn. */
  press(
    act: BarAct,
    how: {
      refusal?: Refusal | null;
      begun?: number;
      isOurs?: boolean;
      isSeen?: boolean;
      fits?: boolean;
    } = {},
  ) {
    const { refusal = null, begun = 10_000, isOurs = true, isSeen = true, fits = true } = how;
    const deeds = this.happens(pressed(this.now, { act, refusal, begun, isOurs }));
    return deeds.flatMap((deed) =>
      deed.do === 'judgeSeen' ? this.happens(seen(this.now, deed.press, isSeen, fits)) : [deed],
    );
  }

  looked(isDrawn: boolean): readonly BarDeed[] {
    return this.happens(lookedClosely(this.now, isDrawn));
  }

  get message(): string | null | undefined {
    return viewOf(this.now)?.message;
  }
}

const done = (act: BarAct): BarDeed => ({ do: 'act', act });

it('nothing is pressed while an earlier press is under way, though its buttons keep the keyboard', () => {
  const bar = new MadeBar();
  bar.shows(view({ parcelCode: 'SB-1' }), 0, true);
  const acts: readonly BarAct[] = [SHIP, { kind: 'choose', at: 0 }, { kind: 'review' }, { kind: 'copy' }];
  for (const act of acts) {
    expect(bar.press(act)).toEqual([]);
    expect(bar.press(act, { isOurs: false })).toEqual([]);
  }
  bar.shows(held, 0, true);
  expect(bar.press({ kind: 'undo' })).toEqual([]);
  bar.shows(held, 0);
  expect(bar.press({ kind: 'undo' })).toHaveLength(1);
});

describe('a press that ships or teaches', () => {
  for (const act of [SHIP, { kind: 'choose', at: 1 }] as const) {
    it(`counts once the bar was looked at closely, and is told of before: ${act.kind}`, () => {
      const bar = new MadeBar();
      expect(bar.press(act)).toEqual([
        { do: 'tellBegun', said: 'one' },
        { do: 'lookClosely', isSeen: true },
      ]);
      expect(bar.press(act)).toEqual([]);
      expect(bar.looked(true)).toEqual([done(act)]);
      expect(bar.press(act)).toHaveLength(2);
    });

    it(`says at once why it does not count by what came before it: ${act.kind}`, () => {
      const bar = new MadeBar();
      expect(bar.press(act, { refusal: 'too-soon' })).toEqual([{ do: 'draw' }]);
      expect(bar.message).toBe('It came just now');
      expect(viewOf(bar.now)?.tone).toBe('warning');
    });
  }

  it('opens the form where it is not drawn as it is, though it stood there', () => {
    const bar = new MadeBar();
    bar.press(SHIP);
    expect(bar.looked(false)).toEqual([{ do: 'draw' }, { do: 'scrollThere' }, done({ kind: 'review' })]);
    expect(bar.message).toBe('Something lies over it');
  });

  it('opens the form where it cannot all be seen in so small a window, and calls nothing covered', () => {
    const bar = new MadeBar();
    expect(bar.press(SHIP, { isSeen: false, fits: false })).toEqual([done({ kind: 'review' })]);
    expect(bar.message).not.toBe('Something lies over it');
  });

  it('opens the form where it had not been seen, however it is drawn by then', () => {
    const bar = new MadeBar();
    expect(bar.press(SHIP, { refusal: 'not-seen' })).toEqual([{ do: 'lookClosely', isSeen: false }]);
    expect(bar.looked(true)).toContainEqual(done({ kind: 'review' }));
  });

  it('is nothing where the bar shows something else by the time that it was looked at', () => {
    const bar = new MadeBar();
    bar.press(SHIP);
    bar.shows(view({ digest: 'another' }), 20_000);
    expect(bar.looked(true)).toEqual([]);
    expect(bar.looked(true)).toEqual([]);
  });

  it('is nothing where the bar was changed by its page: it is mounted anew', () => {
    expect(new MadeBar().press(SHIP, { isOurs: false })).toEqual([{ do: 'mountAnew' }]);
  });

  it('is nothing while the order is still being read', () => {
    const bar = new MadeBar();
    bar.shows(null, 5, true);
    expect(bar.press(SHIP)).toEqual([]);
  });
});

describe('a press on what ships nothing', () => {
  for (const kind of [
    'review',
    'print',
    'next',
    'note',
    'account',
    'sign-in',
  ] as const satisfies BarPress['kind'][]) {
    it(`counts where it is seen, whatever came before it, and not else: ${kind}`, () => {
      const bar = new MadeBar();
      expect(bar.press({ kind }, { refusal: 'too-soon' })).toEqual([done({ kind })]);
      expect(bar.press({ kind }, { isSeen: false })).toEqual([{ do: 'draw' }, { do: 'scrollThere' }]);
    });
  }

  it('copies the code whatever lies over it, and says so of this code alone', () => {
    const bar = new MadeBar(view({ parcelCode: 'SB1' }));
    expect(bar.press({ kind: 'copy' }, { isSeen: false })).toEqual([done({ kind: 'copy' })]);
    bar.happens(copied(bar.now, 'SB1'));
    expect(bar.now.copied).toBe('SB1');
  });
});

describe('a press on "Undo", which comes where "Ship" was', () => {
  it('counts once "Undo" stood there when it began, though it was drawn again', () => {
    const bar = new MadeBar(held, 1_000);
    bar.shows(held, 1_500);
    expect(bar.press({ kind: 'undo' }, { begun: 1_000 + STOOD - 1 })).toEqual([]);
    expect(bar.press({ kind: 'undo' }, { begun: 1_000 + STOOD })).toEqual([done({ kind: 'undo' })]);
  });

  it('counts from an assistive technology, which begins none, and from a mouse that came there just now', () => {
    const bar = new MadeBar(held, 1_000);
    const press = { begun: 1_000 + STOOD, refusal: 'not-begun' } as const;
    expect(bar.press({ kind: 'undo' }, press)).toEqual([done({ kind: 'undo' })]);
  });

  it('counts from when it came back', () => {
    const bar = new MadeBar(held, 1_000);
    bar.shows(view(), 2_000);
    bar.shows(held, 3_000);
    expect(bar.press({ kind: 'undo' }, { begun: 3_000 })).toEqual([]);
  });
});

describe('what is said of a press that did not count', () => {
  it('stands until the next press, though the fee comes, and goes with another order', () => {
    const bar = new MadeBar();
    bar.press(SHIP, { isSeen: false });
    bar.shows(view({ message: 'the fee came' }), 1);
    expect(bar.message).toBe('Something lies over it');
    expect(bar.press(SHIP)[0]).toEqual({ do: 'draw' });
    expect(bar.message).toBe('the fee came');
    bar.press(SHIP, { refusal: 'too-soon' });
    bar.shows(view({ digest: 'another' }), 2);
    expect(bar.message).toBeNull();
  });

  it('is not kept of what cannot be shipped, which has nothing to be known again by', () => {
    const doubt = view({ digest: null, message: 'which village?' });
    const bar = new MadeBar(doubt);
    bar.press({ kind: 'review' }, { isSeen: false });
    expect(bar.message).toBe('Something lies over it');
    bar.shows(doubt, 1);
    expect(bar.message).toBe('which village?');
  });
});

describe('the browser’s command to ship', () => {
  const command = (bar: MadeBar, refusal: Refusal | null = null, isOurs = true) =>
    bar.happens(commanded(bar.now, { refusal, isOurs }));

  it('is judged as a press is', () => {
    const bar = new MadeBar();
    expect(command(bar)).toEqual([{ do: 'judgeSeen', press: { act: SHIP, refusal: null } }]);
    expect(command(bar, 'too-soon')).toEqual([{ do: 'draw' }, { do: 'scrollThere' }]);
    expect(command(bar, null, false)).toEqual([{ do: 'mountAnew' }]);
  });

  it('ships nothing in doubt, which it shows, and nothing while something is on its way', () => {
    const bar = new MadeBar(view({ digest: null }));
    expect(command(bar)).toEqual([{ do: 'scrollThere' }]);
    bar.shows(view(), 1, true);
    expect(command(bar)).toEqual([]);
  });
});

it('stays as high as it was pressed', () => {
  const bar = new MadeBar();
  expect(bar.shows(view(), 1, true)).toEqual([{ do: 'keepHeight' }, { do: 'draw' }]);
  expect(bar.shows(view(), 2, true)).toEqual([{ do: 'draw' }]);
});
