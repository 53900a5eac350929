import { signal } from '@preact/signals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { vi } from 'vitest';
import { createLesson, type LessonState } from '../../../entrypoints/teach/lesson-state';
import { Panel } from '../../../entrypoints/teach/Panel';
import { ViewContext } from '../../../entrypoints/teach/use-view';
import type { Weigh } from '../../../entrypoints/teach/weigh-presses';
import { allLocales } from '../../../lib/i18n/all-locales';
import type { Language } from '../../../lib/i18n/language';
import { panelLocales } from '../../../lib/i18n/panel-locales';
import { createTranslator } from '../../../lib/i18n/translator';
import type { TeachView } from '../../../lib/messaging/views/teaching';
import type { Refusal } from '../../../lib/press/press-rule';
import { DATA, type Teaching } from '../../../lib/stores/taught/teaching';
import { teachWords } from '../../../lib/teaching/teach-words';

/** A page as people make them: nothing in it has an id. */
export function openOrder(id: number, total = '₪ 75.50', name = 'Rana'): void {
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

export const kept: Teaching[] = [];

export const weigh = vi.fn<Weigh>((_, act) => act());
export const refused = signal<Refusal | null>(null);

export function openPanel(going: Teaching | null, language: Language = 'en'): LessonState {
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
    return { id: 'kept', confirmed: going !== null };
  });
  const picker = { setActive: vi.fn(), step: vi.fn(), take: vi.fn(), mark: vi.fn() };
  document.documentElement.lang = language;
  document.title = 'orders';
  render(
    <ViewContext.Provider value={view}>
      <Panel lesson={lesson} picker={picker} onClose={vi.fn()} weigh={weigh} refused={refused} />
    </ViewContext.Provider>,
  );
  return lesson;
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
export const point = (lesson: LessonState, selector: string) =>
  act(() => {
    const element = document.querySelector(selector);
    if (element !== null) lesson.take(element);
  });

/** Nothing is taught yet, and the first order is open. */
export function beginTeaching(): void {
  cleanup();
  kept.length = 0;
  openOrder(4021);
}

export async function teachFirst(lesson: LessonState): Promise<void> {
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
