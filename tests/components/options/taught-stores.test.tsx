import 'fake-indexeddb/auto';
import { fireEvent, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TaughtStore } from '../../../lib/messaging/views/teaching';
import { keepValue } from '../../../lib/storage/values';
import { elementAt } from '../../need';
import { fake } from './fake-browser';
import { madeAccount, madeSettings } from './made-account';
import { expectAccessible, freshProfile, goTo, openPage, press, says } from './page-world';

const taught: TaughtStore = {
  id: 'one',
  origin: 'https://yasmin.example',
  state: 'confirmed',
  address: '/talabat/…/ard',
  data: ['name', 'phone'],
};

beforeEach(async () => {
  await freshProfile();
  await goTo('taught');
});

async function openWith(list: readonly TaughtStore[], language: 'ar' | 'en' | 'he' = 'en'): Promise<void> {
  fake.answers['taught/list'] = { ok: true, value: list };
  await keepValue('settings', madeSettings({ accounts: [madeAccount()], activeAccountId: 'shop' }));
  await openPage(language);
}

function open(text: string): void {
  fireEvent.change(elementAt('input[type="file"]'), { target: { files: [new File([text], 'stores.json')] } });
}

describe('taught stores', () => {
  it('are listed with what is read of them, and forgotten by a press', async () => {
    await openWith([taught]);
    await says('yasmin.example/talabat/…/ard');
    await says('In use');
    await says('Read as: Recipient, Phone');
    fake.answers['taught/list'] = { ok: true, value: [] };
    press('Remove');
    await waitFor(() =>
      expect(fake.messages).toContainEqual({ name: 'taught/remove', input: { id: 'one' } }),
    );
    await says(/None yet/);
  });

  it('that were imported wait for access, asked for in the press, and for an order', async () => {
    await openWith([{ ...taught, state: 'imported' }]);
    await says('Imported: confirm on your first order');
    press('Give access', document.querySelector<HTMLElement>('[data-taught]') ?? undefined);
    await waitFor(() => expect(fake.happened[0]).toBe('asked https://yasmin.example/*'));
  });

  it('come from a file, and what is no such file says so', async () => {
    await openWith([]);
    fake.answers['taught/import'] = { ok: true, value: { added: 2 } };
    open('{}');
    await says('2 stores were added. Confirm each on your first order there.');
    const error = { code: 'teaching-file', params: {}, serviceText: null };
    fake.answers['taught/import'] = { ok: false, error };
    open('{}');
    await says(/This is not a file of taught stores/);
    open('x'.repeat(1_000_001));
    await waitFor(() =>
      expect(fake.messages.filter(({ name }) => name === 'taught/import')[2]).toMatchObject({
        input: { file: '' },
      }),
    );
  });

  it.each(['ar', 'en', 'he'] as const)('are accessible in %s', async (language) => {
    await openWith([taught, { ...taught, id: 'two', state: 'imported' }], language);
    await expectAccessible();
  });
});
