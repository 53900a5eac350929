import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type DrawnBar, drawBar } from '../../../entrypoints/order/draw-bar';
import type { BarLine, BarView } from '../../../lib/messaging/views/bar';
import { elementAt } from '../../need';

const line = (kind: BarLine['kind'], text: string, more: Partial<BarLine> = {}): BarLine => ({
  kind,
  label: kind,
  value: { text, ltr: false },
  doubtful: false,
  ...more,
});

const clean: BarView = {
  language: 'ar',
  direction: 'rtl',
  title: 'شحنة',
  testing: null,
  tone: 'plain',
  lines: [line('village', 'بيت فوريك', { beside: 'نابلس' }), line('amount', '₪ 110')],
  quote: null,
  message: null,
  choices: [],
  offered: null,
  action: { kind: 'ship', label: 'شحن', keys: 'Alt+S' },
  second: null,
  asides: [{ kind: 'review', label: 'تعديل قبل الشحن' }],
  digest: 'one',
  parcelCode: null,
  copied: 'نُسخ',
  sending: 'جارٍ إرسال الطرد…',
  uncounted: { 'too-soon': '', moved: '', 'other-window': '', 'not-begun': '', 'not-seen': '' },
  changed: '',
  orphaned: '',
};
const doubt: BarView = {
  ...clean,
  tone: 'warning',
  digest: null,
  quote: 'في الطلب: «جبع»',
  message: 'أيّهما؟',
  lines: [line('amount', '₪ 110')],
  choices: [
    { name: 'جبع', city: 'جنين' },
    { name: 'جبع', city: 'القدس' },
  ],
  offered: 'two',
  action: { kind: 'review', label: 'مراجعة', count: 3 },
  asides: [],
};

let body: HTMLElement;
const pressed = vi.fn();
beforeEach(() => {
  body = document.createElement('div');
  pressed.mockClear();
});

function show(view: BarView | null, change: Partial<DrawnBar> = {}): void {
  const onPress = (kind: string) => () => pressed(kind);
  const onChoose = (at: number) => () => pressed(at);
  drawBar(body, { view, busy: false, copied: false, fresh: false, onPress, onChoose, ...change });
}

const texts = (selector: string) =>
  [...body.querySelectorAll(selector)].map(({ textContent }) => textContent);
const press = (selector: string) => elementAt(selector, body).click();

describe('the label in the page', () => {
  it('counts down beside "Undo", for the eyes alone', () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValueOnce(3_600);
    const held: BarView = { ...clean, digest: null, action: { kind: 'undo', label: 'تراجع', until: 9_500 } };
    show(held);
    expect(texts('.undo [aria-hidden="true"]')).toEqual(['(10)']);
    show(held);
    expect(texts('.undo .count')).toEqual(['(6)']);
    expect(texts('.undo .label')).toEqual(['تراجع']);
  });

  it('says where, how much, and one thing to press, with its keys', () => {
    show(clean);
    expect(texts('.line .value')).toEqual(['بيت فوريكنابلس', '₪ 110']);
    expect(texts('.primary')).toEqual(['شحنAlt+S']);
    expect(texts('.primary[aria-keyshortcuts="Alt+S"] [aria-hidden="true"]')).toEqual(['Alt+S']);
    press('.primary');
    press('.quiet');
    expect(pressed.mock.calls).toEqual([['ship'], ['review']]);
  });

  it('asks first what is in doubt, with the order’s words and the villages to choose from', () => {
    show(doubt);
    expect(texts('.says .message > *')).toEqual(['في الطلب: «جبع»', 'أيّهما؟']);
    expect(texts('.choice')).toEqual(['جبعجنين', 'جبعالقدس']);
    expect(texts('.primary')).toEqual(['مراجعة(3)']);
    press('.choice-1');
    expect(pressed).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('has what is said of a parcel that can be shipped again in the row of the quiet presses', () => {
    show({ ...clean, message: 'Sending cancelled' });
    expect([texts('.told'), texts('.asides .message')]).toEqual([[''], ['Sending cancelled']]);
  });

  it('sets a phone apart in its groups of digits, and has it whole to be copied and to be heard', () => {
    show({ ...clean, lines: [line('phone', '0599700301', { parts: ['0599', '700', '301'] })] });
    expect(texts('.phone .part')).toEqual(['0599', '700', '301']);
    expect(texts('.phone .heard')).toEqual(['0599700301']);
    expect(texts('.phone [aria-hidden="true"]')).toEqual(texts('.phone .text'));
    expect(texts('.phone .value')).toEqual(['0599700301']);
  });

  it('never has what needs a look take the look of what ships', () => {
    show(doubt);
    expect(body.querySelector('.primary')?.className).toBe('primary review');
    show(clean);
    expect(body.querySelector('.primary')?.className).toBe('primary ship');
  });

  it('says beside the press, not above the label, that it was not counted', () => {
    show({ ...clean, tone: 'warning', message: 'It came just now' });
    expect([texts('.says'), texts('.told')]).toEqual([[''], ['It came just now']]);
  });

  it('keeps the elements that stay, so that a press held down and the keyboard stay where they are', () => {
    show(clean);
    document.body.append(body);
    const button = elementAt('.primary', body);
    button.focus();
    show({ ...clean, lines: [...clean.lines, line('fee', '₪ 20')] });
    expect(body.querySelector('.primary')).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(texts('.fee')).toEqual(['fee₪ 20']);
    show({ ...clean, lines: clean.lines.slice(1) });
    expect(texts('.village')).toEqual([]);
    expect(document.activeElement).toBe(button);
    body.remove();
  });

  it('draws nothing anew where nothing changed', async () => {
    show(clean);
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((more) => records.push(...more));
    observer.observe(body, { subtree: true, childList: true, attributes: true, characterData: true });
    show(clean);
    records.push(...observer.takeRecords());
    expect(records).toEqual([]);
  });

  it('stamps the code of a parcel that was just made, and reads it out', () => {
    const shipped = { ...clean, lines: [line('code', 'SB1000001')], parcelCode: 'SB1000001', digest: null };
    show(shipped, { fresh: true });
    expect(body.querySelector('.code')?.className).toBe('code line fresh');
    expect(body.querySelector('.code')?.getAttribute('role')).toBe('status');
  });

  it('says that it is sending in place of Ship, in the same button, until it is answered', () => {
    show(clean);
    const button = body.querySelector('.primary');
    show(clean, { busy: true });
    expect(body.querySelector('.primary')).toBe(button);
    expect(texts('.primary')).toEqual(['جارٍ إرسال الطرد…']);
    expect(body.querySelector('.presses')?.getAttribute('role')).toBe('status');
    expect(texts('button')).not.toContain('شحنAlt+S');
    show(clean);
    expect(texts('.primary')).toEqual(['شحنAlt+S']);
    expect(body.querySelector('.presses')?.hasAttribute('role')).toBe(false);
  });

  it('keeps the keyboard on what was pressed, from Ship to what undoes it', () => {
    document.body.append(body);
    const undo: BarView = { ...clean, digest: null, action: { kind: 'undo', label: 'تراجع', until: 9_500 } };
    show(clean);
    const button = elementAt('.primary', body);
    button.focus();
    show(clean, { busy: true });
    // A browser takes the keyboard off what is disabled, which jsdom does not.
    expect(body.querySelectorAll('[disabled]')).toHaveLength(0);
    expect(body.querySelectorAll('button:not([aria-disabled="true"])')).toHaveLength(0);
    show(undo);
    expect(body.querySelector('.undo')).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(body.querySelectorAll('[aria-disabled]')).toHaveLength(0);
    show(doubt, { busy: true });
    expect(body.querySelectorAll('.choice[aria-disabled="true"]')).toHaveLength(2);
    body.remove();
  });

  it('has what a parcel on its way waits for where the button was, and nothing to press', () => {
    show({ ...clean, tone: 'busy', message: 'جارٍ الإرسال', action: null, digest: null, asides: [] });
    expect([texts('.told'), texts('.primary')]).toEqual([[''], ['جارٍ الإرسال']]);
    press('.primary');
    expect(pressed).not.toHaveBeenCalled();
  });

  it('keeps what was pressed in place of a village, which sends nothing yet', () => {
    show(doubt, { busy: true });
    expect(texts('.primary')).toEqual(['مراجعة(3)']);
  });

  it('shows markup as text', () => {
    show({ ...clean, lines: [line('recipient', '<b onclick=x>Sami</b>')] });
    expect(texts('.recipient .text')).toEqual(['<b onclick=x>Sami</b>']);
  });

  it('presses nothing while it is busy, and keeps its place while the order is read', () => {
    show(clean, { busy: true });
    press('.primary');
    expect(pressed).not.toHaveBeenCalled();
    show(null);
    expect(body.querySelectorAll('button')).toHaveLength(0);
    expect(body.querySelectorAll('.pending').length).toBeGreaterThan(3);
  });
});
