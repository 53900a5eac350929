import { signal } from '@preact/signals';
import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { Field } from '../../../components/ui/Field';
import { VillageInput } from '../../../components/village-picker/VillageInput';
import type { VillageSource } from '../../../components/village-picker/village-source';
import type { VillageChoice } from '../../../lib/parcel/parcel-draft';
import { afterwards } from '../support/afterwards';
import { expectAccessible, field, passOver, plain, readyVillages, show } from '../support/show';

const QABATIYA: VillageChoice = { id: 742, cityId: 4, name: 'قباطية', city: 'جنين' };

function showPicker(first: VillageChoice | null, query = '', source: VillageSource = readyVillages()) {
  const picked = signal<VillageChoice | null>(first);
  const villages = signal(source);
  let fetched = 0;
  const fetch = async () => {
    fetched++;
  };
  const Picker = () => (
    <Field label="Village">
      {(control) => (
        <VillageInput
          control={control}
          villages={{ source: villages, fetch }}
          value={picked.value}
          query={query}
          onPick={(village) => {
            picked.value = village;
          }}
        />
      )}
    </Field>
  );
  show(
    <main>
      <Picker />
    </main>,
  );
  return { picked, villages, fetched: () => fetched };
}

const input = () => field('Village');
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

async function type(text: string): Promise<void> {
  input().focus();
  fireEvent.input(input(), { target: { value: text } });
  await waitFor(() => expect(input().getAttribute('aria-expanded')).toBe('true'));
}

const press = (key: string) => fireEvent.keyDown(input(), { key });
const highlighted = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '');

describe('finding a village', () => {
  it('finds by its parts what an order names as a whole, the named city’s villages first', async () => {
    showPicker(null);
    await type('حارة برقة الغربية، جنين');
    const listed = options().map(plain);
    expect(listed.slice(0, 3).every((option) => option.includes('جنين'))).toBe(true);
    expect(listed.slice(3)).toEqual(['برقةنابلس', 'All 3 villages of جنين']);
  });

  it('keeps the letter that is typed in the frame in which the form’s village comes', async () => {
    const { picked } = showPicker(null);
    picked.value = QABATIYA;
    await Promise.resolve();
    // As a browser does it, which waits for no effect.
    input().value = 'ب';
    input().dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => expect(picked.value).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(input().value).toBe('ب');
  });

  it('shows each village with its city, and how many there are', async () => {
    showPicker(null);
    await type('برق');
    expect(options()).toEqual(['برقينجنين', 'برقةنابلس', 'برقاجنينClosedالطريق مقطوعة']);
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('villages found'));
  });

  it('is done with the keyboard: down to it, and Enter', async () => {
    const { picked } = showPicker(null);
    await type('برق');
    press('ArrowDown');
    await waitFor(() => expect(highlighted()?.textContent).toContain('برقين'));
    press('ArrowDown');
    await waitFor(() => expect(highlighted()?.textContent).toContain('برقة'));
    press('Enter');
    await waitFor(() => expect(picked.value).toEqual({ id: 101, cityId: 2, name: 'برقة', city: 'نابلس' }));
    expect(input().value).toBe('برقة, نابلس');
  });

  it('is done with the mouse', async () => {
    const { picked } = showPicker(null);
    await type('قباط');
    fireEvent.click(screen.getByRole('option'));
    await waitFor(() => expect(picked.value).toEqual(QABATIYA));
  });

  it('picks nothing by Enter alone: it goes to the first, and a second Enter picks that', async () => {
    const { picked } = showPicker(null);
    await type('برق');
    press('Enter');
    await waitFor(() => expect(highlighted()?.textContent).toContain('برقين'));
    expect(picked.value).toBeNull();
    press('Enter');
    await waitFor(() => expect(picked.value?.id).toBe(768));
  });

  it('picks nothing by leaving the field, and keeps what was typed', async () => {
    const { picked } = showPicker(null);
    await type('قباطية');
    await afterwards(() => passOver(input()));
    expect(picked.value).toBeNull();
    expect(input().value).toBe('قباطية');
  });

  it('does not pick a closed village, and says why it is closed', async () => {
    const { picked } = showPicker(null);
    await type('برقا');
    const option = screen.getByRole('option');
    expect(option.getAttribute('aria-disabled')).toBe('true');
    expect(within(option).getByText('الطريق مقطوعة')).toBeTruthy();
    await afterwards(() => {
      fireEvent.click(option);
      press('Enter');
      press('Enter');
    });
    expect(picked.value).toBeNull();
  });

  it('says so when there is none, and what to try', async () => {
    showPicker(null);
    await type('xyz');
    expect(await screen.findByText(/Try a part of the name/)).toBeTruthy();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('begins with the order’s own words, and shows what they find when the field is come to', async () => {
    showPicker(null, 'برق');
    expect(input().value).toBe('برق');
    input().focus();
    await waitFor(() => expect(options()).toHaveLength(3));
  });

  it('takes a new search in the place of the old words, whichever way the field is come to', () => {
    showPicker(null, 'برق');
    fireEvent.mouseDown(input());
    expect(document.activeElement).toBe(input());
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, 3]);
    // A second press puts the caret where it falls.
    expect(fireEvent.mouseDown(input())).toBe(true);
  });

  it('marks what was found in the name, letter for letter', async () => {
    showPicker(null);
    await type('قبا');
    const marked = screen.getByRole('option').querySelector('mark');
    expect(marked?.textContent).toBe('قبا');
    expect(marked?.parentElement?.textContent).toBe('قباطية');
  });
});

describe('a village that is picked', () => {
  it('is picked no more as soon as its text is changed', async () => {
    const { picked } = showPicker(QABATIYA);
    expect(input().value).toBe('قباطية, جنين');
    await type('قباطية, جني');
    await waitFor(() => expect(picked.value).toBeNull());
    expect(input().value).toBe('قباطية, جني');
  });

  it('comes back with Escape', async () => {
    const { picked } = showPicker(QABATIYA);
    await type('برق');
    press('Escape');
    await waitFor(() => expect(input().getAttribute('aria-expanded')).toBe('false'));
    press('Escape');
    await waitFor(() => expect(picked.value).toEqual(QABATIYA));
    await waitFor(() => expect(input().value).toBe('قباطية, جنين'));
  });

  it('is shown when it was picked elsewhere, such as from a known recipient', async () => {
    const { picked } = showPicker(null, 'برق');
    picked.value = QABATIYA;
    await waitFor(() => expect(input().value).toBe('قباطية, جنين'));
  });
});

describe('before the villages are there', () => {
  it('takes what is typed, and searches for it when they are', async () => {
    const { villages } = showPicker(null, '', { state: 'loading' });
    const before = input();
    before.focus();
    fireEvent.input(before, { target: { value: 'قباط' } });
    villages.value = readyVillages();
    await waitFor(() => expect(options()).toHaveLength(1));
    expect(input()).toBe(before);
    expect(input().value).toBe('قباط');
    expect(document.activeElement).toBe(before);
  });

  it('offers to fetch them when they never were', () => {
    const { fetched } = showPicker(null, '', { state: 'missing' });
    fireEvent.click(screen.getByRole('button', { name: 'Fetch it now' }));
    expect(fetched()).toBe(1);
  });
});

describe('the picker to a screen reader', () => {
  it('passes the accessibility check: closed, open and empty', async () => {
    showPicker(QABATIYA);
    await expectAccessible();
    await type('برق');
    press('ArrowDown');
    await expectAccessible();
    await type('xyz');
    await expectAccessible();
  });
});

describe('a city’s villages', () => {
  it('are shown by the entry below what was found, which picks nothing', async () => {
    const { picked } = showPicker(null);
    await type('جنين');
    expect(plain(screen.getAllByRole('option').at(-1)?.textContent)).toBe('All 3 villages of جنين');
    press('ArrowUp');
    await waitFor(() => expect(plain(highlighted()?.textContent)).toContain('All 3 villages'));
    press('Enter');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(options()[0]).toContain('قباطية');
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(picked.value).toBeNull();
    await expectAccessible();
    press('ArrowDown');
    await waitFor(() => expect(highlighted()?.textContent).toContain('قباطية'));
    press('Enter');
    await waitFor(() => expect(picked.value).toEqual(QABATIYA));
    await waitFor(() => expect(input().getAttribute('aria-expanded')).toBe('false'));
  });

  it('give way to what is typed next', async () => {
    showPicker(null);
    await type('جنين');
    fireEvent.click(screen.getAllByRole('option').at(-1) as HTMLElement);
    await waitFor(() => expect(options()).toHaveLength(3));
    await type('برقة');
    await waitFor(() => expect(options()).toEqual(['برقةنابلس']));
  });
});

describe('a hidden village', () => {
  it('is shown with the reason, and is not picked', async () => {
    const hidden = {
      id: 5,
      name: 'خلة',
      cityId: 4,
      city: 'جنين',
      closed: false,
      deleted: false,
      hidden: true,
      note: null,
    };
    const source = readyVillages();
    const search = () => [{ village: hidden, nameRanges: [], cityRanges: [] }];
    const { picked } = showPicker(null, '', { ...source, finder: { ...source.finder, search } });
    await type('خلة');
    const option = screen.getByRole('option');
    expect(option.getAttribute('aria-disabled')).toBe('true');
    expect(option.textContent).toContain('Not delivered to');
    await afterwards(() => {
      fireEvent.click(option);
      press('Enter');
      press('Enter');
    });
    expect(picked.value).toBeNull();
  });
});

describe('before anything is typed', () => {
  it('the villages in use are one arrow away', async () => {
    const source = readyVillages();
    const used = source.finder.search('قباطية');
    const search = (query: string) => (query === '' ? used : []);
    const { picked } = showPicker(null, '', { ...source, finder: { ...source.finder, search } });
    input().focus();
    press('ArrowDown');
    await waitFor(() => expect(options()).toHaveLength(1));
    expect(screen.getByText('Where you ship most')).toBeTruthy();
    await expectAccessible();
    await waitFor(() => expect(highlighted()?.textContent).toContain('قباطية'));
    press('Enter');
    await waitFor(() => expect(picked.value).toEqual(QABATIYA));
  });
});
