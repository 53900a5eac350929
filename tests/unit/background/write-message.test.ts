import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { keepSent } from '../../../lib/customer-messages/sent-messages';
import { changeSettings } from '../../../lib/settings/settings';
import { ACCOUNT } from './fake-service';

const { messageStates, writeMessage } = await import(
  '../../../entrypoints/background/messages/write-message'
);
const { setUpReview } = await import('./review-orders');

beforeAll(setUpReview);
beforeEach(() => changeSettings((settings) => ({ ...settings, messages: {} })));

const WISH = {
  kind: 'made',
  subject: 'row-1',
  accountId: ACCOUNT.id,
  phone: '0521234567',
  name: 'سلمى عودة',
  number: '1042',
  codes: ['SB1000001'],
  amount: '110',
  currency: 'ILS',
  village: 'عنبتا',
  madeAt: Date.parse('2026-11-22T10:00:00'),
  language: null,
  countryCode: null,
} as const;

it('nothing is written where nobody turned messages on', async () => {
  await changeSettings(({ messages: _, ...settings }) => settings);
  expect(await writeMessage(WISH)).toBeNull();
});

it('a message speaks the language of the name, in the words that come with us', async () => {
  const message = await writeMessage(WISH);
  expect(message).toMatchObject({ language: 'ar', code: '972' });
  for (const said of ['سلمى عودة', '1042', 'SB1000001', '110']) expect(message?.text).toContain(said);
  expect(new URL(message?.link ?? '').searchParams.get('text')).toBe(message?.text);
  expect(await writeMessage({ ...WISH, name: 'Salma' })).toMatchObject({ language: 'en' });
  expect(await writeMessage({ ...WISH, name: 'שרה' })).toMatchObject({ language: 'he' });
});

it('the shop’s own words are taken, for their language alone', async () => {
  await changeSettings((settings) => ({ ...settings, messages: { made: { ar: 'رمزك {code} يوم {day}' } } }));
  expect((await writeMessage(WISH))?.text).toBe('رمزك SB1000001 يوم 22 تشرين الثاني 2026');
  expect((await writeMessage({ ...WISH, language: 'en' }))?.text).toContain('Hello سلمى عودة');
});

it('an order that is to be confirmed has no day yet', async () => {
  await changeSettings((settings) => ({
    ...settings,
    messages: { confirm: { ar: 'طلبك {number} ليوم {day}.' } },
  }));
  expect((await writeMessage({ ...WISH, kind: 'confirm', codes: [], madeAt: null }))?.text).toBe(
    'طلبك 1042 ليوم.',
  );
});

it('words that were emptied are those that come with us', async () => {
  await changeSettings((settings) => ({ ...settings, messages: { made: { ar: ' ' } } }));
  expect((await writeMessage(WISH))?.text).toContain('SB1000001');
});

it('a chosen code is kept for the phone, in whichever form it is written, and for no other', async () => {
  await writeMessage({ ...WISH, countryCode: '970' });
  expect(await writeMessage({ ...WISH, phone: '521234567' })).toMatchObject({ code: '970' });
  expect(await writeMessage({ ...WISH, phone: '0521234568' })).toMatchObject({ code: '972' });
});

it('a link leads to the parcel’s page, where the shop wrote its address, and leaves no gap where there is none', async () => {
  await changeSettings((settings) => ({ ...settings, messages: { made: { ar: 'تتبع {link} .' } } }));
  expect((await writeMessage(WISH))?.text).toBe('تتبع.');
  await changeSettings((settings) => ({ ...settings, trackingLink: 'https://track.example/p?c={code}' }));
  expect((await writeMessage({ ...WISH, codes: ['SB 1&x'] }))?.text).toBe(
    'تتبع https://track.example/p?c=SB%201%26x.',
  );
});

it('an order in two parcels is told with both codes, and a link to the page of each', async () => {
  await changeSettings((settings) => ({
    ...settings,
    messages: { made: { ar: '{code}: {link}' } },
    trackingLink: 'https://track.example/{code}',
  }));
  expect((await writeMessage({ ...WISH, codes: ['SB1', 'SB2'] }))?.text).toBe(
    'SB1 · SB2: https://track.example/SB1 https://track.example/SB2',
  );
});

it('an amount is in the currency that its parcel was sent in, whichever the account has by now', async () => {
  const amountIn = async (currency: string | null) => {
    const { text = '' } = (await writeMessage({ ...WISH, amount: '30', currency, language: 'en' })) ?? {};
    return text.match(/delivery: (.*?)\.( |$)/)?.[1]?.replace(/[\u2066-\u2069]/g, '');
  };
  expect([await amountIn('JOD'), await amountIn('ILS'), await amountIn(null)]).toEqual([
    'JOD 30',
    '₪30',
    '₪30',
  ]);
});

it('what was sent is remembered by what it is about, until a person says that it was not', async () => {
  const message = (subject: string, phone: string = WISH.phone) => ({ subject, phone });
  const messages = [message('row-1'), message('row-2'), message('row-3', '12345')];
  const states = (kind: 'made' | 'confirm' = 'made') =>
    messageStates({ kind, accountId: ACCOUNT.id, messages });
  await keepSent({ kind: 'made', subject: 'row-2' }, true);
  expect(await states()).toEqual(['open', 'sent', 'no-phone']);
  expect(await states('confirm')).toEqual(['open', 'open', 'no-phone']);
  expect(await writeMessage({ ...WISH, subject: 'row-2' })).toMatchObject({ sent: true });
  expect(await writeMessage(WISH)).toMatchObject({ sent: false });
  await keepSent({ kind: 'made', subject: 'row-2' }, false);
  expect(await states()).toEqual(['open', 'open', 'no-phone']);
});
