import { signal } from '@preact/signals';
import { fireEvent, render, screen } from '@testing-library/preact';
import axe from 'axe-core';
import type { ComponentChildren } from 'preact';
import { afterEach, expect, vi } from 'vitest';
import { createFormState, type FormState } from '../../../components/parcel-form/form-state';
import type { Opened } from '../../../components/parcel-form/ParcelForm';
import { ParcelPanel } from '../../../components/parcel-form/ParcelPanel';
import { TextContext } from '../../../components/text/text-context';
import type { VillageSource } from '../../../components/village-picker/village-source';
import type { Villages } from '../../../components/village-picker/villages';
import { allLocales } from '../../../lib/i18n/all-locales';
import type { Language } from '../../../lib/i18n/language';
import { createTranslator } from '../../../lib/i18n/translator';
import type { FormView } from '../../../lib/messaging/views/form';
import type { Account } from '../../../lib/settings/account';
import { need } from '../../need';
import type { FakeBackground } from './fake-background';
import { ACCOUNT, VILLAGES } from './made-form';
import { hurry, takeTime } from './made-presses';

vi.mock('../../../lib/press/watch-presses', () => import('./made-presses'));

/** What a real page has and jsdom has not. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as never;
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.requestIdleCallback ??= (work) => Number(setTimeout(work, 0));
globalThis.cancelIdleCallback ??= clearTimeout;

// jsdom lays nothing out, and the list's keys pass over what takes no room.
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
  configurable: true,
  get(this: HTMLElement) {
    return this.closest('[hidden]') === null ? 20 : 0;
  },
});

/** The windows of one test do not hear those of another, which are still open. */
let windowsOf = 0;
afterEach(() => {
  windowsOf += 1;
});
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${windowsOf}`);
  }
};

/** Shows something in one language, as a page does. */
export function show(children: ComponentChildren, language: Language = 'en') {
  const translator = createTranslator(language, allLocales[language]);
  document.documentElement.lang = language;
  document.documentElement.dir = translator.direction;
  document.title = translator.t('app-name');
  return render(<TextContext.Provider value={translator}>{children}</TextContext.Provider>);
}

/** Villages found by a part of their name, without any of the real search's tolerance. */
export function readyVillages(): Extract<VillageSource, { state: 'ready' }> {
  return {
    state: 'ready',
    skipped: 0,
    find: (id) => VILLAGES.find((village) => village.id === id) ?? null,
    finder: {
      search: (query) =>
        VILLAGES.filter(({ name, city }) => query !== '' && `${name} ${city}`.includes(query)).map(
          (village) => {
            const start = village.name.indexOf(query);
            const nameRanges = start < 0 ? [] : [{ start, end: start + query.length }];
            return { village, nameRanges, cityRanges: [] };
          },
        ),
      citiesNamed: (query) => {
        const found = VILLAGES.filter(({ city }) => city.startsWith(query));
        const [first] = found;
        return first === undefined ? [] : [{ id: first.cityId, name: first.city, villages: found.length }];
      },
      villagesOf: (cityId) => VILLAGES.filter((village) => village.cityId === cityId),
    },
  };
}

/** The same as a page loads and follows them. */
export function madeVillages(): Villages {
  const ready = readyVillages();
  return {
    source: signal(ready),
    find: ready.find,
    load: async () => undefined,
    fetch: async () => undefined,
    news: signal({ lost: null, dropped: [] }),
    decide: async () => undefined,
    dismissDropped: async () => undefined,
  };
}

export interface ShownForm {
  readonly state: FormState;
  /** What the background would say now, when asked again. */
  readonly reread: { answer: FormView | null };
}

/** A parcel's form as the popup shows it. */
export function showForm(
  form: FormView,
  background: FakeBackground,
  language: Language = 'en',
  account: Account = ACCOUNT,
  opened: Opened = 'plainly',
): ShownForm {
  hurry();
  const reread: { answer: FormView | null } = { answer: null };
  const state = createFormState(form, account, {
    send: background.send,
    villages: madeVillages(),
    reread: async () => reread.answer,
    today: () => '2026-01-15',
  });
  show(<ParcelPanel state={state} onStartAnew={() => undefined} opened={opened} />, language);
  return { state, reread };
}

/** The same form before a person who takes their time: each press counts. */
export function showStandingForm(...form: Parameters<typeof showForm>): ShownForm {
  const shown = showForm(...form);
  takeTime();
  return shown;
}

/** The control with this label; a list that belongs to it has the same one. What is one line is opened first. */
export function field(label: string | RegExp): HTMLInputElement {
  const find = () =>
    screen.queryByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' });
  if (find() === null) {
    // “Add note” opens “Note”.
    const named = new RegExp(label instanceof RegExp ? label : `^${label}`, 'i');
    const opens = [...document.querySelectorAll('button[data-edit], [data-edit] button')].find((button) =>
      plain(button.textContent)
        .replace(/^(?:Edit|Add) /, '')
        .match(named),
    );
    if (opens !== undefined) fireEvent.click(opens);
  }
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' });
}

/** The button of a parcel's form: it ships, or leads to what is to be looked at before. */
export const ship = () => document.querySelector<HTMLElement>('.form-footer .button');
export const pressShip = (how = {}) => fireEvent.click(need(ship(), 'button that ships'), how);

/** Comes to a field and goes on to the next. */
export function passOver(control: HTMLElement): void {
  control.focus();
  control.blur();
}

/** What a reader is told of a control beside its label. */
export function describedBy(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return plain(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
}

/** Text without the marks that isolate what was put into it. */
export function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/[\u2068\u2069]/g, '');
}

/** Colours are left to a browser that paints. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
}
