import { effect, signal } from '@preact/signals';
import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { Finder } from '../../../entrypoints/desk/Finder';
import { LANGUAGES } from '../../../lib/i18n/language';
import { madeDesk } from '../support/made-desk';
import { expectAccessible, show } from '../support/show';

function showFinder(found = '') {
  const typed: string[] = [];
  const steps: string[] = [];
  const desk = madeDesk({ found: signal(found), find: (text) => typed.push(text) });
  effect(() => {
    if (desk.finderStep.value !== null) steps.push(desk.finderStep.value);
  });
  show(
    <main>
      <h1>Today</h1>
      <Finder desk={desk} />
      <textarea aria-label="Note" />
    </main>,
  );
  return { typed, steps };
}
/** As a scanner does. @returns whether its Enter was left to what has the focus */
function scan(target: Element, text: string, writes: Readonly<Record<string, string>> = {}): boolean {
  for (const key of text) {
    const code = /\d/.test(key) ? `Digit${key}` : `Key${key}`;
    fireEvent.keyDown(target, { key: writes[key] ?? key, code });
  }
  return fireEvent.keyDown(target, { key: 'Enter', code: 'Enter' });
}
const finder = () => screen.getByRole('searchbox', { name: 'Find a parcel' });

describe('the finder', () => {
  it.each([
    ['/', 'Slash'],
    ['ظ', 'Slash'],
    ['/', 'Digit7'],
  ])('has the keyboard after %s on the key %s', (key, code) => {
    const { typed } = showFinder();
    const passed = fireEvent.keyDown(document.body, { key, code });
    expect([document.activeElement, passed]).toEqual([finder(), false]);
    fireEvent.input(finder(), { target: { value: '801' } });
    expect(typed).toEqual(['801']);
  });

  it('leaves the key to who is typing, and to the browser’s own shortcuts', () => {
    showFinder();
    const note = screen.getByLabelText('Note');
    note.focus();
    expect(fireEvent.keyDown(note, { key: '/', code: 'Slash' })).toBe(true);
    expect(document.activeElement).toBe(note);
    note.blur();
    fireEvent.keyDown(document.body, { key: '/', code: 'Slash', ctrlKey: true });
    expect(document.activeElement).toBe(document.body);
  });

  it('leads on by Enter and the arrow down, once something is typed', () => {
    const { steps } = showFinder('149');
    expect(fireEvent.keyDown(finder(), { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(finder(), { key: 'ArrowDown' })).toBe(false);
    fireEvent.keyDown(finder(), { key: 'ArrowLeft' });
    // A word that is still being composed is not looked for yet.
    fireEvent.keyDown(finder(), { key: 'Enter', isComposing: true });
    expect(steps).toEqual(['open', 'list']);
    cleanup();
    const empty = showFinder();
    fireEvent.keyDown(finder(), { key: 'Enter' });
    expect(empty.steps).toEqual([]);
  });

  it('takes what is scanned beside all fields, and its Enter presses no button', () => {
    const { typed, steps } = showFinder();
    const note = screen.getByLabelText('Note');
    scan(note, 'SB100049');
    expect(typed).toEqual([]);
    expect(scan(document.body, 'SB100049')).toBe(false);
    expect([typed, steps]).toEqual([['SB100049'], ['scan']]);
    expect(scan(document.body, 'a word')).toBe(true);
  });

  it('takes what is scanned into it by its keys, where the computer types Arabic', () => {
    const { typed, steps } = showFinder('xسلا100049');
    scan(finder(), 'SB100049', { S: 'س', B: 'لا' });
    // Some of it stood there before: what it holds is looked for as it is.
    expect([typed, steps]).toEqual([[], ['open']]);
    cleanup();
    const whole = showFinder('سلا100049');
    scan(finder(), 'SB100049', { S: 'س', B: 'لا' });
    expect([whole.typed, whole.steps]).toEqual([['SB100049'], ['scan']]);
  });

  it.each(LANGUAGES)('passes the accessibility check, in %s', async (language) => {
    show(
      <main>
        <h1>Today</h1>
        <Finder desk={madeDesk()} />
      </main>,
      language,
    );
    await expectAccessible();
  });
});
