import { signal } from '@preact/signals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLesson, type LessonState } from '../../../entrypoints/teach/lesson-state';
import { Panel } from '../../../entrypoints/teach/Panel';
import type { Weigh } from '../../../entrypoints/teach/weigh-presses';
import { allLocales } from '../../../lib/i18n/all-locales';
import type { Language } from '../../../lib/i18n/language';
import { panelLocales } from '../../../lib/i18n/panel-locales';
import { createTranslator } from '../../../lib/i18n/translator';
import type { TeachView } from '../../../lib/messaging/views/teaching';
import type { Refusal } from '../../../lib/press/press-rule';
import { DATA, type Teaching } from '../../../lib/stores/taught/teaching';
import { blankTeaching } from '../../../lib/teaching/lesson';
import { type TeachWords, teachWords } from '../../../lib/teaching/teach-words';
import { expectAccessible } from '../support/show';

/** A page as people make them: nothing in it has an id. */
function openOrder(id: number, total = '₪ 75.50', name = 'Rana'): void {
  history.replaceState(null, '', `/orders/${id}`);
  const page = document.createElement('main');
  const rows = { Name: name, Phone: `059931${id}`, City: 'نابلس', Total: total, Payment: 'Cash' };
  const title = document.createElement('h1');
  title.textContent = `Order #${id}`;
  const list = document.createElement('dl');
  for (const [label, value] of Object.entries(rows)) {
    const term = document.createElement('dt');
    term.textContent = label;
    const described = document.createElement('dd');
    described.className = label.toLowerCase();
    described.textContent = value;
    list.append(term, described);
  }
  page.append(title, list);
  // The panel stands beside the page.
  document.querySelector('main')?.remove();
  document.body.append(page);
}

const kept: Teaching[] = [];

const weigh = vi.fn<Weigh>((_, act) => act());
const refused = signal<Refusal | null>(null);

function openPanel(going: Teaching | null, language: Language = 'en'): LessonState {
  const translator = createTranslator(language, allLocales[language]);
  const { direction } = translator;
  const words = teachWords(panelLocales[language], translator);
  const view: TeachView = {
    language,
    direction,
    words,
    currencies: ['ILS', 'JOD'],
    pending: going === null ? [] : [going],
    going: going !== null,
    fields: null,
  };
  const lesson = createLesson(view, async (teaching) => {
    kept.push(teaching);
    return { confirmed: going !== null };
  });
  const picker = { setActive: vi.fn(), step: vi.fn(), take: vi.fn(), mark: vi.fn() };
  document.documentElement.lang = language;
  document.title = 'orders';
  render(
    <Panel view={view} lesson={lesson} picker={picker} onClose={vi.fn()} weigh={weigh} refused={refused} />,
  );
  return lesson;
}

const step = (tag: string) => ({ tag, id: null, attribute: null, classes: ['payment'] });

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const point = (lesson: LessonState, selector: string) =>
  act(() => {
    const element = document.querySelector(selector);
    if (element !== null) lesson.take(element);
  });

beforeEach(() => {
  cleanup();
  kept.length = 0;
  openOrder(4021);
});

async function teachFirst(lesson: LessonState): Promise<void> {
  const places: Readonly<Record<string, string>> = {
    number: 'h1',
    name: '.name',
    phone: '.phone',
    city: '.city',
    total: '.total',
  };
  for (const datum of DATA) {
    if (datum === 'payment') press('Every order here is paid on delivery');
    else if (datum === 'currency') {
      fireEvent.click(screen.getByLabelText('ILS'));
      press('That is right, next');
    } else if (places[datum] === undefined) press('Not on this page');
    else {
      await point(lesson, places[datum]);
      press('That is right, next');
    }
  }
}

describe('a press that is not the person’s own', () => {
  it('keeps nothing that was taught, and is said not to count', async () => {
    const lesson = openPanel(null);
    await teachFirst(lesson);
    weigh.mockImplementationOnce(() => {
      refused.value = 'moved';
    });
    press('Save, then another order');
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('moved'));
    expect(kept).toEqual([]);
    act(() => {
      refused.value = null;
    });
    press('Save, then another order');
    await vi.waitFor(() => expect(kept).toHaveLength(1));
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
    await vi.waitFor(() => expect(heading()).toBe('Half of it is done'));
    expect(kept).toMatchObject([
      { address: { path: ['orders', '{id}'] }, alwaysUnpaid: true, taughtOn: ['4021'] },
    ]);
  });

  it('keeps nothing while something is missing that a parcel needs', () => {
    openPanel(null);
    for (const datum of DATA) {
      if (datum === 'currency') {
        fireEvent.click(screen.getByLabelText('ILS'));
        press('That is right, next');
      } else press('Not on this page');
    }
    screen.getByText(/Still needed: Recipient، Phone/);
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
    await vi.waitFor(() => expect(kept).toHaveLength(1));
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
    await vi.waitFor(() => expect(kept).toHaveLength(2));
    expect(kept[1]?.data.name?.ways.every(({ seen }) => seen === 2)).toBe(true);
    await vi.waitFor(() => expect(heading()).toBe('Shahna knows your store now'));
  });

  it('asks what each of two texts means, of which one alone was told before', async () => {
    const lesson = openPanel(null);
    await teachFirst(lesson);
    act(() => lesson.edit('payment'));
    await point(lesson, '.payment');
    fireEvent.click(screen.getByLabelText('Paid already'));
    press('That is right, next');
    press('Save, then another order');
    await vi.waitFor(() => expect(kept).toHaveLength(1));
    cleanup();
    openOrder(4022);
    const others = document.createElement('p');
    others.className = 'payment';
    others.textContent = 'Card';
    document.querySelector('h1')?.after(others);
    const [first] = kept as [Teaching];
    const again = openPanel({
      ...first,
      data: {
        ...first.data,
        payment: {
          part: { take: 'whole' },
          ways: [
            { place: { by: 'structure', steps: [step('dd')] }, seen: 1 },
            { place: { by: 'structure', steps: [step('p')] }, seen: 1 },
          ],
        },
      },
    });
    const row = screen.getAllByRole('listitem').at(-1) as HTMLElement;
    fireEvent.click(within(row).getByRole('button', { name: 'Card' }));
    expect(again.answers.peek().payment).toMatchObject({ text: 'Card', meaning: null });
  });

  it('asks anew what a text means where another place is pointed at', async () => {
    const lesson = openPanel(null);
    act(() => lesson.edit('payment'));
    await point(lesson, '.payment');
    fireEvent.click(screen.getByLabelText('Paid already'));
    await point(lesson, '.city');
    press('That is right, next');
    expect(lesson.answers.peek().payment).toBeUndefined();
  });

  it.each([
    ['by whoever takes it over', true],
    ['and by nobody who points at what the order says of it', false],
  ])('has it confirmed that every order of somebody else’s file is unpaid, %s', async (_, isSo) => {
    const lesson = openPanel(null);
    await teachFirst(lesson);
    press('Save, then another order');
    await vi.waitFor(() => expect(kept).toHaveLength(1));
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
    await vi.waitFor(() => expect(kept).toHaveLength(2));
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
      async () => ({ confirmed: false }),
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
