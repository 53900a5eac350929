import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, expect, it, vi } from 'vitest';
import type { send } from '../../../lib/messaging/send';
import { show } from '../support/show';

const sent = vi.hoisted(() => new Set<string>());
const answer = vi.hoisted(() => (name: string, input: { readonly [key: string]: unknown }) => {
  if (name === 'message/sent') {
    if (input.sent === true) sent.add(String(input.subject));
    else sent.delete(String(input.subject));
    return null;
  }
  if (name === 'message/states') {
    const asked = input.messages as readonly { readonly subject: string; readonly phone: string }[];
    return asked.map(({ subject, phone }) =>
      phone === '' ? 'no-phone' : sent.has(subject) ? 'sent' : 'open',
    );
  }
  const link = `https://wa.me/970${String(input.phone).slice(1)}?text=x`;
  return { language: 'ar', text: 'x', link, code: '970', others: [], sent: false };
});
vi.mock('../../../lib/messaging/send', () => ({
  send: async (name: string, input: never) => answer(name, input),
}));

const { MessageQueue } = await import('../../../components/customer-messages/MessageQueue');

beforeEach(() => sent.clear());

const message = (nth: number, phone = `059900000${nth}`) => ({
  kind: 'made' as const,
  subject: `row-${nth}`,
  accountId: 'olive',
  phone,
  name: `أحمد ${nth}`,
  number: String(100 + nth),
  codes: [`SB${nth}`],
  amount: '110',
  currency: 'ILS',
  village: 'عنبتا',
  madeAt: null,
});
const MESSAGES = [message(1), message(2, ''), message(3)];
const ask = (async (name: string, input: never) => answer(name, input)) as unknown as typeof send;

function open(): void {
  show(<MessageQueue messages={MESSAGES} ask={ask} />);
  fireEvent.click(screen.getByText(/Messages to .*3.* customers/));
}
const link = () => screen.findByRole('link', { name: 'Message the customer' });
const leadsTo = (digits: string) =>
  waitFor(async () => expect((await link()).getAttribute('href')).toContain(digits));
const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

it('opens one after the other, ticks what was opened, and passes over whom WhatsApp cannot know', async () => {
  open();
  await leadsTo('970599000001');
  expect(screen.getByText(/no phone that WhatsApp accepts/)).toBeTruthy();
  const first = await link();
  fireEvent.click(first);
  // What was pressed leads to the same customer as long as the browser follows it.
  expect(first.getAttribute('href')).toContain('970599000001');
  await leadsTo('970599000003');
  expect(ticked()).toEqual([true, false]);
  expect(document.activeElement?.getAttribute('href')).toContain('970599000003');
  fireEvent.click(await link());
  await waitFor(() => expect(ticked()).toEqual([true, true]));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('status').textContent?.replace(/[\u2066-\u2069]/g, '')).toBe('Sent: 2 of 3');
});

it('comes back to what a person says was not sent', async () => {
  sent.add('row-1').add('row-3');
  open();
  await waitFor(() => expect(ticked()).toEqual([true, true]));
  fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await leadsTo('970599000001');
  expect(ticked()).toEqual([false, true]);
});
