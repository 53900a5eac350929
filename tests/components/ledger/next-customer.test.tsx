import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeAll, expect, it, vi } from 'vitest';
import type { InputOf } from '../../../lib/messaging/protocol';
import type { MessageView } from '../../../lib/messaging/views/message';
import { ledgerEntry } from '../support/made-entries';
import { giveElementsSize } from '../support/sized-elements';
import { showLedger } from './show-ledger';

type Wish = InputOf<'message/write'>;

const wishes = vi.hoisted(() => [] as Wish[]);
vi.mock('../../../lib/messaging/send', () => ({
  send: async (name: string, wish: Wish) => (name === 'message/write' ? write(wish) : null),
}));

/** The second customer's message is never answered. */
async function write(wish: Wish): Promise<MessageView> {
  wishes.push(wish);
  if (wish.subject !== 'row-0') throw new Error('the background is away');
  const code = wish.countryCode ?? '972';
  const others = [code === '970' ? '972' : '970'] as const;
  const link = `https://wa.me/${code}599123456?text=x`;
  return { language: 'ar', text: 'مرحبًا', link, code, others, sent: false };
}

beforeAll(() => giveElementsSize(520));

it('writes to the next customer by their own country code, and never by the link of the one before', async () => {
  showLedger([ledgerEntry(0), ledgerEntry(1)]);
  fireEvent.click(screen.getByRole('button', { name: 'أحمد 0' }));
  fireEvent.click(await screen.findByRole('button', { name: /\+970/ }));
  const link = () => screen.queryByRole('link', { name: 'Message the customer' });
  await waitFor(() => expect(link()?.getAttribute('href')).toContain('/970599123456'));
  fireEvent.click(screen.getByRole('button', { name: 'أحمد 1' }));
  expect(link()).toBeNull();
  await waitFor(() => expect(wishes.at(-1)?.subject).toBe('row-1'));
  expect(wishes.at(-1)).toMatchObject({ countryCode: null, language: null });
});
