import { signal } from '@preact/signals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FieldsPanel } from '../../../entrypoints/teach/FieldsPanel';
import { createFields, type FieldsState } from '../../../entrypoints/teach/fields-state';
import { ViewContext } from '../../../entrypoints/teach/use-view';
import { Failure } from '../../../lib/failure';
import { allLocales } from '../../../lib/i18n/all-locales';
import type { Language } from '../../../lib/i18n/language';
import { panelLocales } from '../../../lib/i18n/panel-locales';
import { createTranslator } from '../../../lib/i18n/translator';
import type { SaidFields } from '../../../lib/messaging/views/teaching';
import type { FieldPlace } from '../../../lib/teaching/field-place';
import { teachWords } from '../../../lib/teaching/teach-words';
import { expectAccessible } from '../support/show';

function openOrder(): void {
  const page = document.createElement('main');
  const shown = document.createElement('p');
  const name = document.createElement('strong');
  name.textContent = 'وجهة التوصيل:';
  shown.append(name, ' دورا');
  const label = document.createElement('label');
  label.htmlFor = '_billing_second';
  label.textContent = 'هاتف آخر';
  const field = document.createElement('input');
  field.id = '_billing_second';
  field.value = '0568123456';
  page.append(shown, label, field);
  document.querySelector('main')?.remove();
  document.body.append(page);
}

const asked: (readonly [string, FieldPlace | null])[] = [];

function openPanel(
  answer: (meaning: string, place: FieldPlace | null) => SaidFields,
  language: Language = 'en',
  before: SaidFields = {},
): FieldsState {
  const translator = createTranslator(language, allLocales[language]);
  const { direction } = translator;
  const words = teachWords(panelLocales[language], translator);
  const fields = createFields(before, async (meaning, place) => {
    asked.push([meaning, place]);
    return answer(meaning, place);
  });
  const picker = { setActive: vi.fn(), step: vi.fn(), take: vi.fn(), mark: vi.fn() };
  const view = { language, direction, words, currencies: [], pending: [], going: false, fields: before };
  document.documentElement.lang = language;
  document.title = 'orders';
  render(
    <ViewContext.Provider value={view}>
      <FieldsPanel
        fields={fields}
        picker={picker}
        onClose={vi.fn()}
        weigh={(_, act) => act()}
        refused={signal(null)}
      />
    </ViewContext.Provider>,
  );
  return fields;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const point = (fields: FieldsState, selector: string) =>
  act(() => {
    const element = document.querySelector(selector);
    if (element !== null) fields.take(element);
  });

beforeEach(() => {
  cleanup();
  asked.length = 0;
  openOrder();
});

describe('the panel in which a store’s fields are pointed out', () => {
  it('keeps what is pointed at, by its names, its labels and its text, and says which it is', async () => {
    const fields = openPanel(() => ({ village: 'وجهة التوصيل' }));
    press('Point at it: Village');
    point(fields, 'main p');
    expect(screen.getByText('وجهة التوصيل: دورا')).toBeTruthy();
    press('Use this field');
    expect(await screen.findByText('وجهة التوصيل')).toBeTruthy();
    expect(asked).toEqual([['village', { keys: [], labels: ['وجهة التوصيل'], text: 'وجهة التوصيل: دورا' }]]);
  });

  it('takes a control by its name, and a label for what it labels', async () => {
    const fields = openPanel(() => ({ phone2: 'هاتف آخر' }));
    press('Point at it: Second phone');
    point(fields, 'main label');
    press('Use this field');
    await screen.findByText('هاتف آخر', { selector: 'bdi' });
    expect(asked[0]?.[1]).toMatchObject({ keys: ['_billing_second'], text: '0568123456' });
  });

  it('says where a place is none of the order’s fields, and lets one point again', async () => {
    const fields = openPanel(() => {
      throw new Failure('field-unknown');
    });
    press('Point at it: Village');
    point(fields, 'main p');
    press('Use this field');
    expect((await screen.findByRole('alert')).textContent).toMatch(/no field of its own at that place/);
    expect(screen.queryByRole('button', { name: 'Use this field' })).toBeNull();
    press('Point again');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('points at nothing else while one is being kept: its answer is about what is on the screen', async () => {
    const answer = Promise.withResolvers<SaidFields>();
    const fields = createFields({}, () => answer.promise);
    fields.point('village');
    point(fields, 'main p');
    const used = fields.use();
    fields.point('phone2');
    point(fields, 'main label');
    answer.reject(new Failure('field-unknown'));
    await used;
    expect(fields.outcome.peek()).toBe('unknown');
    expect(fields.pointing.peek()).toBe('village');
    expect(fields.place.peek()?.text).toBe('وجهة التوصيل: دورا');
  });

  it('takes one back', async () => {
    openPanel(() => ({}), 'en', { note: 'هدية' });
    press('Forget: Note');
    await waitFor(() => expect(screen.getAllByText('no field')).toHaveLength(4));
    expect(asked).toEqual([['note', null]]);
  });

  it('keeps the keyboard where it is while one could not be taken back, and beside the list where it could', async () => {
    let works = false;
    openPanel(
      () => {
        if (!works) throw new Failure('storage-unavailable');
        return {};
      },
      'en',
      { note: 'هدية' },
    );
    expect(document.activeElement?.tagName).toBe('H2');
    const forget = screen.getByRole('button', { name: 'Forget: Note' });
    forget.focus();
    fireEvent.click(forget);
    await screen.findByRole('alert');
    expect(document.activeElement).toBe(forget);
    works = true;
    fireEvent.click(forget);
    await waitFor(() => expect(forget.isConnected).toBe(false));
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it.each(['ar', 'he'] as const)('can be used by everybody, in %s', async (language) => {
    openPanel(() => ({}), language, { village: 'القرية' });
    await expectAccessible();
  });
});
