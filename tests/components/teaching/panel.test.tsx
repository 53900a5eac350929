import { act, cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLesson } from '../../../entrypoints/teach/lesson-state';
import { DATA, type Teaching } from '../../../lib/stores/taught/teaching';
import { blankTeaching } from '../../../lib/teaching/lesson';
import type { TeachWords } from '../../../lib/teaching/teach-words';
import { soon } from '../../soon';
import { expectAccessible } from '../support/show';
import {
  beginTeaching,
  heading,
  kept,
  openOrder,
  openPanel,
  point,
  press,
  refused,
  teachFirst,
  weigh,
} from './taught-panel';

beforeEach(beginTeaching);

describe('a press that is not the person’s own', () => {
  it('keeps nothing that was taught, and is said not to count', async () => {
    const lesson = openPanel(null);
    await teachFirst(lesson);
    weigh.mockImplementationOnce(() => {
      refused.value = 'moved';
    });
    press('Save, then another order');
    await soon(() => expect(screen.getByRole('alert').textContent).toContain('moved'));
    expect(kept).toEqual([]);
    act(() => {
      refused.value = null;
    });
    press('Save, then another order');
    await soon(() => expect(kept).toHaveLength(1));
  });
});

describe('the panel', () => {
  it('asks for one datum after the other, and shows what was read before it is kept', async () => {
    const lesson = openPanel(null);
    await teachFirst(lesson);
    expect(heading()).toBe('This is what will be read');
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent?.replace('Change', ''));
    expect(rows.slice(0, 4)).toEqual([
      'Order number4021',
      'RecipientRana',
      'Phone0599314021',
      'City or villageنابلس',
    ]);
    press('Save, then another order');
    await soon(() => expect(heading()).toBe('Half of it is done'));
    expect(kept).toMatchObject([
      { address: { path: ['orders', '{id}'] }, alwaysUnpaid: true, taughtOn: ['4021'] },
    ]);
  });

  it('leaves the keyboard on the press that saves, while it is saved', async () => {
    const lesson = openPanel(null);
    await teachFirst(lesson);
    expect(document.activeElement?.textContent).toBe('This is what will be read');
    const save = screen.getByRole('button', { name: 'Save, then another order' });
    save.focus();
    act(() => save.click());
    expect(save.textContent).not.toBe('Save, then another order');
    expect(document.activeElement).toBe(save);
    await soon(() => expect(kept).toHaveLength(1));
  });

  it('keeps nothing while something is missing that a parcel needs', () => {
    openPanel(null);
    for (const datum of DATA) {
      if (datum === 'currency') {
        fireEvent.click(screen.getByLabelText('ILS'));
        press('That is right, next');
      } else press('Not on this page');
    }
    screen.getByText(/Still needed: Recipient, Phone/);
    press('Save, then another order');
    expect(kept).toEqual([]);
  });

  it('asks how an amount is meant where its marks leave it open', async () => {
    openOrder(4021, '₪ 1,234');
    const lesson = openPanel(null);
    act(() => lesson.edit('total'));
    await point(lesson, '.total');
    const next = screen.getByRole('button', { name: 'That is right, next' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByLabelText('1234'));
    expect(next.getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(next);
    expect(lesson.answers.peek().total).toMatchObject({ text: '₪ 1,234', meaning: '1234' });
  });

  it('refuses as an amount what is none', async () => {
    const lesson = openPanel(null);
    act(() => lesson.edit('total'));
    await point(lesson, '.name');
    screen.getByText(/There is no single amount here/);
    press('That is right, next');
    expect(lesson.answers.peek().total).toBeUndefined();
  });

  it('has each datum of a second order confirmed, or pointed at again', async () => {
    const lesson = openPanel(null);
    await teachFirst(lesson);
    press('Save, then another order');
    await soon(() => expect(kept).toHaveLength(1));
    cleanup();
    openOrder(4021);
    const again = openPanel(kept[0] ?? null);
    expect(again.screen.peek()).toEqual({ at: 'other-page', why: 'same-order' });
    openOrder(4022, '₪ 20.00', 'Samer');
    act(() => again.lookAgain());
    expect(heading()).toBe('Is this right?');
    press('Finish');
    expect(kept).toHaveLength(1);
    for (const row of screen.getAllByRole('listitem'))
      fireEvent.click(within(row).getByRole('button', { name: /^Right/ }));
    press('Finish');
    await soon(() => expect(kept).toHaveLength(2));
    expect(kept[1]?.data.name?.ways.every(({ seen }) => seen === 2)).toBe(true);
    await soon(() => expect(heading()).toBe('Shahna knows your store now'));
  });

  it('keeps as the order’s address the page that was taught, though the list is open when it is saved', async () => {
    history.replaceState(null, '', '/orders');
    const lesson = openPanel(null);
    openOrder(4021);
    act(() => lesson.lookAgain());
    await teachFirst(lesson);
    history.replaceState(null, '', '/orders');
    act(() => lesson.lookAgain());
    press('Save, then another order');
    await soon(() => expect(kept).toHaveLength(1));
    expect(kept).toMatchObject([{ address: { path: ['orders', '{id}'] }, taughtOn: ['4021'] }]);
    expect(lesson.teaching.peek().id).toBe('kept');
  });

  it('asks for what an order before had not, where no parcel can do without it', async () => {
    const lesson = openPanel(null);
    await teachFirst(lesson);
    press('Save, then another order');
    await soon(() => expect(kept).toHaveLength(1));
    cleanup();
    openOrder(4023);
    const [first] = kept as [Teaching];
    const { phone: _phone, ...data } = first.data;
    const again = openPanel({ ...first, data });
    fireEvent.click(screen.getByRole('button', { name: 'Point again: Phone' }));
    await point(again, '.phone');
    press('That is right, next');
    expect(again.answers.peek().phone?.text).toBe('0599314023');
  });

  it.each([
    ['by whoever takes it over', true],
    ['and by nobody who points at what the order says of it', false],
  ])('has it confirmed that every order of somebody else’s file is unpaid, %s', async (_, isSo) => {
    const lesson = openPanel(null);
    await teachFirst(lesson);
    press('Save, then another order');
    await soon(() => expect(kept).toHaveLength(1));
    cleanup();
    openOrder(4022, '₪ 20.00', 'Samer');
    const [first] = kept as [Teaching];
    const again = openPanel({ ...first, state: 'imported', taughtOn: [] });
    for (const row of screen.getAllByRole('listitem').slice(0, -1))
      fireEvent.click(within(row).getByRole('button', { name: /^Right/ }));
    const row = screen.getByText('Every order here is paid on delivery').closest('li') as HTMLElement;
    press('Finish');
    expect(kept).toHaveLength(1);
    if (isSo) fireEvent.click(within(row).getByRole('button', { name: /^Right/ }));
    else {
      act(() => again.edit('payment'));
      await point(again, '.payment');
      fireEvent.click(screen.getByLabelText('Paid already'));
      press('That is right, next');
    }
    press('Finish');
    await soon(() => expect(kept).toHaveLength(2));
    expect(kept[1]).toMatchObject({
      alwaysUnpaid: isSo,
      payments: isSo ? [] : [{ text: 'Cash', payment: 'paid' }],
    });
  });

  it('leaves what is pending alone where the page is of another kind, and can teach that too', () => {
    const pending = { ...blankTeaching(new URL('/invoices/7', location.href)), id: 'pending' };
    const lesson = createLesson(
      {
        language: 'en',
        direction: 'ltr',
        words: {} as TeachWords,
        currencies: [],
        pending: [pending],
        going: false,
        fields: null,
      },
      async () => ({ id: 'kept', confirmed: false }),
    );
    expect(lesson.screen.peek()).toEqual({ at: 'other-page', why: 'wrong-page' });
    lesson.startAnew();
    expect(lesson.teaching.peek()).toMatchObject({ id: 'new', address: { path: ['orders', '{id}'] } });
  });

  it.each(['ar', 'en', 'he'] as const)('is accessible in %s, at every turn', async (language) => {
    const lesson = openPanel(null, language);
    await expectAccessible();
    await point(lesson, 'h1');
    await expectAccessible();
    act(() => lesson.edit('payment'));
    await point(lesson, '.payment');
    await expectAccessible();
    act(() => lesson.back());
    await expectAccessible();
  });
});
