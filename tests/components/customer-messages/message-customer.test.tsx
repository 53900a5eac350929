import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import type { MessageView } from '../../../lib/messaging/views/message';
import { show } from '../support/show';

const asked = vi.hoisted(
  () => [] as { readonly countryCode: string | null; readonly language: string | null }[],
);
let answer: ((wish: (typeof asked)[number]) => MessageView | null) | null = null;
vi.mock('../../../lib/messaging/send', () => ({
  send: async (_name: string, wish: (typeof asked)[number]) => {
    asked.push(wish);
    return answer?.(wish) ?? null;
  },
}));

const { MessageCustomer } = await import('../../../components/customer-messages/MessageCustomer');

afterEach(() => {
  cleanup();
  asked.length = 0;
});

const ABOUT = {
  kind: 'made',
  subject: 'row-1',
  accountId: 'olive',
  phone: '0521234567',
  name: 'سلمى',
  number: '1042',
  codes: ['SB1000001'],
  amount: '110',
  currency: 'ILS',
  village: 'عنبتا',
  madeAt: null,
} as const;

const written = ({ countryCode }: (typeof asked)[number]): MessageView => {
  const code = countryCode === '970' ? '970' : '972';
  const others = [code === '970' ? '972' : '970'] as const;
  return {
    language: 'ar',
    text: 'مرحبًا سلمى',
    link: `https://wa.me/${code}521234567?text=x`,
    code,
    others,
    sent: false,
  };
};

it('leads to the person’s own WhatsApp, in a tab of its own that learns nothing of ours', async () => {
  answer = written;
  show(<MessageCustomer about={ABOUT} />);
  const link = await screen.findByRole('link', { name: 'Message the customer' });
  expect(link.getAttribute('href')).toBe('https://wa.me/972521234567?text=x');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
});

it('changes the country’s code by one press', async () => {
  answer = written;
  show(<MessageCustomer about={ABOUT} />);
  fireEvent.click(await screen.findByRole('button', { name: /\+970/ }));
  await waitFor(() =>
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://wa.me/970521234567?text=x'),
  );
  expect(asked.at(-1)).toMatchObject({ countryCode: '970' });
});

it('shows nothing where the shop wants no messages', async () => {
  answer = null;
  const { container } = show(<MessageCustomer about={ABOUT} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.textContent).toBe('');
});
