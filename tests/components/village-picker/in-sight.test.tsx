import { signal } from '@preact/signals';
import { screen, waitFor } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { Field } from '../../../components/ui/Field';
import { VillageInput } from '../../../components/village-picker/VillageInput';
import type { VillageSource } from '../../../components/village-picker/village-source';
import { need } from '../../need';
import { field, readyVillages, show } from '../support/show';

const input = () => field('Village');
const lines = () => screen.queryAllByRole('option');

/** As a browser does it, which waits for no effect. */
function typed(text: string): void {
  input().value = text;
  input().dispatchEvent(new Event('input', { bubbles: true }));
}

/** Villages of which any text finds fifteen. */
function manyVillages(): VillageSource {
  const source = readyVillages();
  const first = need(source.finder.search('برق')[0], 'village');
  const found = Array.from({ length: 15 }, (_, id) => ({ ...first, village: { ...first.village, id } }));
  return { ...source, finder: { ...source.finder, search: () => [...found] } };
}

it('makes what is in sight first, and all of it for the key that goes up to the last', async () => {
  const villages = { source: signal(manyVillages()), fetch: async () => undefined };
  show(
    <Field label="Village">
      {(control) => (
        <VillageInput control={control} villages={villages} value={null} query="" onPick={() => undefined} />
      )}
    </Field>,
  );
  input().focus();
  const seen: number[] = [];
  const observer = new MutationObserver(() => void seen.push(lines().length));
  observer.observe(document.body, { childList: true, subtree: true });
  typed('ب');
  await waitFor(() => expect(lines()).toHaveLength(15));
  observer.disconnect();
  expect(seen.find((count) => count > 0)).toBe(8);

  typed('بر');
  await Promise.resolve();
  input().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
  const highlighted = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
  await waitFor(() => expect(highlighted()).toBe(lines().at(-1)));
  expect(lines()).toHaveLength(15);
});
