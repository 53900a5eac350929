import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  judgeClick,
  nothingWatched,
  OVER,
  type PressEvent,
  refusalOf,
  STOOD,
  type Standing,
  type Watched,
  watched,
} from '../../../lib/press/press-rule';

type Name = 'ship' | 'other';
type Event = PressEvent<Name>;
const AT = 10_000;

/** A window, a mouse and a keyboard that have been at Ship for ever, and then these. */
function knowing(...events: readonly Event[]): Watched<Name> {
  const before: readonly Event[] = [
    { type: 'window', at: 0, hasFocus: true },
    { type: 'moved', at: 0, button: 'ship' },
    { type: 'mouse', at: 0, button: 'ship' },
    { type: 'keyboard', at: 0, button: 'ship' },
  ];
  return [...before, ...events].reduce(watched<Name>, nothingWatched<Name>());
}

const down = (change: Partial<Extract<Event, { type: 'down' }>> = {}): Event => ({
  type: 'down',
  at: AT,
  button: 'ship',
  isMouse: true,
  standing: 'stood',
  ...change,
});
const key = (change: Partial<Extract<Event, { type: 'key' }>> = {}): Event => ({
  type: 'key',
  at: AT,
  button: 'ship',
  isRepeated: false,
  standing: 'stood',
  ...change,
});
const always = (standing: Standing) => () => standing;
const click = (now: Watched<Name>, by: 'pointer' | 'key' = 'pointer') =>
  judgeClick(now, 'ship', by, always('stood'));

describe('a press that is the person’s', () => {
  it('counts by a mouse that rested on the button, by a finger, and by a key pressed on it', () => {
    expect(click(knowing(down()))).toBeNull();
    expect(click(knowing({ type: 'mouse', at: 0, button: null }, down({ isMouse: false })))).toBeNull();
    expect(click(knowing(key()), 'key')).toBeNull();
  });

  it.each([
    ['the button was moved', { type: 'moved', at: AT - STOOD + 1, button: 'ship' }, 'moved'],
    ['another window was in front', { type: 'window', at: AT - 1, hasFocus: false }, 'other-window'],
    ['the mouse came to it only now', { type: 'mouse', at: AT - OVER + 1, button: 'other' }, 'not-begun'],
  ] as const)('does not count where %s', (_, event, refusal) => {
    expect(click(knowing(event, down()))).toBe(refusal);
  });

  it('does not count the moment a window comes to the front, and does once it has been there', () => {
    const away: Event = { type: 'window', at: 5_000, hasFocus: false };
    const back = (at: number): Event => ({ type: 'window', at, hasFocus: true });
    expect(click(knowing(away, back(AT - STOOD + 1), down()))).toBe('other-window');
    expect(click(knowing(away, back(AT - STOOD), down()))).toBeNull();
    // A frame of the page that takes the focus is no other window.
    expect(click(knowing(back(AT - 1), down()))).toBeNull();
  });

  it('counts a mouse by how long it has been over the button, whatever part of it it is over', () => {
    const over = (at: number, button: Name | null): Event => ({ type: 'mouse', at, button });
    expect(click(knowing(over(500, null), over(AT - OVER + 1, 'ship'), down()))).toBe('not-begun');
    expect(click(knowing(over(500, null), over(AT - OVER, 'ship'), over(AT - 1, 'ship'), down()))).toBeNull();
  });

  it('does not count a key that is held, or pressed where the keyboard came a moment ago', () => {
    const on = (at: number): Event => ({ type: 'keyboard', at, button: 'ship' });
    const off: Event = { type: 'keyboard', at: 500, button: null };
    expect(click(knowing(key({ isRepeated: true })), 'key')).toBe('not-begun');
    expect(click(knowing(off, on(AT - STOOD + 1), key()), 'key')).toBe('too-soon');
    expect(click(knowing(off, on(AT - STOOD), key()), 'key')).toBeNull();
    expect(click(knowing(off, key()), 'key')).toBe('not-begun');
  });

  it('does not count where it began on nothing, on another button, otherwise, or is over', () => {
    expect(click(knowing())).toBe('not-begun');
    expect(click(knowing(down({ button: 'other' })))).toBe('not-begun');
    expect(click(knowing(down()), 'key')).toBe('not-begun');
    expect(click(knowing(key()))).toBe('not-begun');
    expect(click(knowing(down(), { type: 'ended' }))).toBe('not-begun');
  });

  it('does not count where anything changed while it was held', () => {
    const held = knowing(down());
    expect(judgeClick(held, 'ship', 'pointer', always('too-soon'))).toBe('too-soon');
    expect(judgeClick(held, 'ship', 'pointer', always('not-seen'))).toBe('not-seen');
    expect(click(watched(held, { type: 'moved', at: AT + 1, button: 'ship' }))).toBe('moved');
    expect(click(watched(held, { type: 'window', at: AT + 1, hasFocus: false }))).toBe('other-window');
    expect(click(knowing(down({ standing: 'too-soon' })))).toBe('too-soon');
  });

  it('counts without a button by the window and what it ships alone', () => {
    const now = knowing({ type: 'moved', at: AT - 1, button: 'ship' });
    expect(refusalOf(now, null, AT, 'stood')).toBeNull();
    expect(refusalOf(now, null, AT, 'too-soon')).toBe('too-soon');
    expect(refusalOf(nothingWatched<Name>(), null, AT, 'stood')).toBe('other-window');
  });

  it('never counts within 0.7 s of a move of its button, whatever else happens', () => {
    const names = fc.constantFrom<Name>('ship', 'other');
    const time = fc.integer({ min: AT - 2 * STOOD, max: AT });
    const event = fc.oneof(
      fc.record({ type: fc.constant('mouse' as const), at: time, button: fc.option(names) }),
      fc.record({ type: fc.constant('keyboard' as const), at: time, button: fc.option(names) }),
      fc.record({ type: fc.constant('window' as const), at: time, hasFocus: fc.boolean() }),
      fc.constant({ type: 'ended' as const }),
    );
    fc.assert(
      fc.property(fc.array(event), fc.integer({ min: 0, max: STOOD - 1 }), (events, ago) => {
        const moved: Event = { type: 'moved', at: AT - ago, button: 'ship' };
        expect(click(knowing(...events, moved, down()))).not.toBeNull();
        expect(click(knowing(...events, moved, key()), 'key')).not.toBeNull();
      }),
    );
  });
});
