import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import type { ComponentChildren } from 'preact';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFormState } from '../../../components/parcel-form/form-state';
import { Outcome } from '../../../components/parcel-form/Outcome';
import { ConfirmFirst } from '../../../components/parcel-form/ParcelForm';
import { TextContext } from '../../../components/text/text-context';
import { allLocales } from '../../../lib/i18n/all-locales';
import { createTranslator } from '../../../lib/i18n/translator';
import type { InputOf } from '../../../lib/messaging/protocol';
import type { MessageView } from '../../../lib/messaging/views/message';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT, FIELDS, madeForm, madeRow } from '../support/made-form';
import { madeVillages } from '../support/show';

type Wish = InputOf<'message/write'>;

const wishes = vi.hoisted(() => [] as Wish[]);
vi.mock('../../../lib/messaging/send', () => ({
  send: async (name: string, wish: Wish) => (name === 'message/write' ? write(wish) : null),
}));

function write(wish: Wish): MessageView {
  wishes.push(wish);
  const code = wish.countryCode ?? '972';
  const others = [code === '970' ? '972' : '970'] as const;
  const link = `https://wa.me/${code}${wish.phone}?text=x`;
  return { language: 'ar', text: 'مرحبًا', link, code, others, sent: false };
}

beforeEach(() => wishes.splice(0));

const translator = createTranslator('en', allLocales.en);
const spoken = (children: ComponentChildren) => (
  <TextContext.Provider value={translator}>{children}</TextContext.Provider>
);
const link = () => screen.queryByRole('link', { name: 'Message the customer' });

/** Shows one customer's message, has the other country's code there, and then shows the next customer's. */
async function goOn(first: ComponentChildren, next: ComponentChildren): Promise<void> {
  const { rerender } = render(spoken(first));
  fireEvent.click(await screen.findByRole('button', { name: /\+970/ }));
  await waitFor(() => expect(link()?.getAttribute('href')).toContain('/970'));
  rerender(spoken(next));
  expect(link()).toBeNull();
  await waitFor(() => expect(link()?.getAttribute('href')).toContain('/972'));
}

const outcome = (id: string, phone: string) => (
  <Outcome
    row={madeRow({ id, phone })}
    actions={{} as Parameters<typeof Outcome>[0]['actions']}
    onAnother={null}
    onNew={null}
  />
);

it('a made parcel’s customer is written by their own country code', async () => {
  await goOn(outcome('row-1', '0599123456'), outcome('row-2', '0599765432'));
  expect(wishes.filter(({ subject }) => subject === 'row-2')).toMatchObject([{ countryCode: null }]);
});

it('the customer of an order in doubt is written by their own country code, as is a phone that was mended', async () => {
  const inDoubt = { findings: [{ field: 'note', severity: 'doubt', code: 'too-long' }] } as never;
  const confirm = (key: string, phone: string) => (
    <ConfirmFirst
      state={createFormState(
        { ...madeForm({ ...(inDoubt as object), fields: { ...FIELDS, phone } }), key },
        ACCOUNT,
        {
          send: quietBackground({ 'message/write': write }).send,
          villages: madeVillages(),
          reread: async () => null,
          today: () => '2026-01-15',
        },
      )}
    />
  );
  await goOn(confirm('shop 1', '0599123456'), confirm('shop 2', '0599123456'));
  cleanup();
  await goOn(confirm('shop 1', '0599123456'), confirm('shop 1', '0599765432'));
});
