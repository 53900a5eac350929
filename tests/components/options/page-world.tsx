import { webcrypto } from 'node:crypto';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import axe from 'axe-core';
import { expect, vi } from 'vitest';
import { App } from '../../../entrypoints/options/App';
import type { SectionName } from '../../../entrypoints/options/use-section';
import type { Language } from '../../../lib/i18n/language';
import { loadTranslator } from '../../../lib/i18n/load-translator';
import { findDraft } from '../../../lib/settings/account-draft';
import { readSettings } from '../../../lib/settings/settings';
import { findWelcomeProgress } from '../../../lib/settings/welcome-progress';
import { openDatabase } from '../../../lib/storage/db';
import { fake, resetFakeBrowser } from './fake-browser';

// A busy machine is no reason to fail.
vi.setConfig({ testTimeout: 60_000 });

/** What a real page has and jsdom has not: the cipher of the vault, a window that scrolls. */
function lendBrowserParts(): void {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
}

/** As after an install: nothing kept, nothing granted. */
export async function freshProfile(): Promise<void> {
  cleanup();
  location.hash = '';
  lendBrowserParts();
  await resetFakeBrowser();
  const database = await openDatabase();
  for (const store of ['vault', 'directories', 'outbox'] as const) await database.clear(store);
  fake.answers['directory/refresh'] = {
    ok: true,
    value: { villages: 808, cities: 23, fetchedAt: 1, skipped: 0 },
  };
}

/** Comes to a section of the settings by its link, or by its address when the page is opened next. */
export async function goTo(section: SectionName): Promise<void> {
  location.hash = `#/${section}`;
  await settle();
}

/** Opens the page with what is kept; opening it again is what closing and coming back is. */
export async function openPage(language: Language = 'en'): Promise<void> {
  cleanup();
  const [settings, progress, draft] = await Promise.all([readSettings(), findWelcomeProgress(), findDraft()]);
  const translator = await loadTranslator(settings.language === 'auto' ? language : settings.language);
  // What a story begins with has happened before it.
  fake.happened = [];
  render(<App first={{ settings, progress, draft, translator }} />);
  await settle();
}

export function press(name: string | RegExp, inside: HTMLElement = document.body): void {
  fireEvent.click(within(inside).getByRole('button', { name }));
}

export function type(label: string | RegExp, text: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
}

export function choose(group: string | RegExp, choice: string | RegExp): void {
  const radios = screen.getByRole('radiogroup', { name: group });
  fireEvent.click(within(radios).getByRole('radio', { name: choice }));
}

export function pick(label: string | RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** What a new account is asked for, in English, and a name for it. */
export function fillAccount(): void {
  type('Your shop’s name', 'Noor shop');
  type('Delivery company’s address', 'https://api.delivery.example/');
  type('API key', 'sk-plain-to-see');
}

/** Text as people see it: without the marks that keep directions apart, with plain blanks. */
export function seen(text: string | null): string {
  return (text ?? '')
    .replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Waits until the page says it, in one place or more. */
export async function says(text: string | RegExp): Promise<void> {
  await screen.findAllByText(text, { normalizer: seen });
}

/** Lets everything that was begun come to its end. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Asserts that the accessibility checker finds nothing; colours are for a browser that paints. */
export async function expectAccessible(): Promise<void> {
  await settle();
  const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
