import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { QuotesPage } from '../../../entrypoints/desk/quotes/QuotesPage';
import { Failure } from '../../../lib/failure';
import type { Language } from '../../../lib/i18n/language';
import type { FeeQuote } from '../../../lib/messaging/views/service';
import { elementAt } from '../../need';
import { type FakeBackground, quietBackground } from '../support/fake-background';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, madeVillages, plain, show } from '../support/show';

function open(background: FakeBackground, language: Language = 'en') {
  show(
    <main>
      <h1>Quotes</h1>
      <QuotesPage
        account={ACCOUNT}
        villages={madeVillages()}
        ask={background.send}
        kept={{ typed: null, keep: () => undefined }}
      />
    </main>,
    language,
  );
}

const fieldNamed = async (name: string) => {
  await waitFor(() => expect(document.querySelector(`[data-field="${name}"] input`)).toBeTruthy());
  return elementAt<HTMLInputElement>(`[data-field="${name}"] input`);
};
const type = async (name: string, value: string) =>
  fireEvent.input(await fieldNamed(name), { target: { value } });

async function pick(name: string) {
  await waitFor(async () => expect((await fieldNamed('village')).getAttribute('role')).toBe('combobox'));
  const input = await fieldNamed('village');
  input.focus();
  fireEvent.input(input, { target: { value: name } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
  await screen.findByRole('rowheader', { name: new RegExp(name) });
}
const row = (id: number) => plain(document.querySelector(`[data-village="${id}"]`)?.textContent);

describe('quotes for several villages', () => {
  it('stand side by side, each asked for with the same price and size', async () => {
    const background = quietBackground();
    open(background);
    await pick('قباطية');
    await pick('برقين');
    await type('actualPrice', '٥٠٠');
    await type('length', '90');
    await type('parcelCode', 'SB900001');
    await type('companionId', '12');
    await waitFor(() =>
      expect(background.inputs('quote/size').filter(({ companionId }) => companionId === 12)).toHaveLength(2),
    );
    expect(background.inputs('quote/size').at(-1)).toMatchObject({
      length: 90,
      width: 40,
      height: 40,
      parcelCode: 'SB900001',
      companionId: 12,
    });
    await waitFor(() =>
      expect(
        background
          .inputs('quote/fee')
          .filter(({ price }) => price === '500')
          .map(({ villageId }) => villageId),
      ).toEqual([742, 768]),
    );
    await waitFor(() => expect(row(768)).toContain('12'));
    expect(row(742)).toContain('20');
  });

  it.each(['-500', '500 JOD'])('say that %s is no price of theirs', async (price) => {
    open(quietBackground());
    await type('actualPrice', price);
    await waitFor(() =>
      expect(document.querySelector('[data-field="actualPrice"]')?.textContent).toContain('Write a number'),
    );
    await type('actualPrice', '500 ₪');
    await waitFor(() =>
      expect(document.querySelector('[data-field="actualPrice"]')?.textContent).not.toContain(
        'Write a number',
      ),
    );
  });

  it('are not those of another price than the one that stands there', async () => {
    const answer = Promise.withResolvers<FeeQuote>();
    const quote = {
      deliveryCost: '20',
      returnedDeliveryCost: '10',
      extraPrice: '0',
      returnedExtraPrice: '0',
    };
    open(quietBackground({ 'quote/fee': ({ price }) => (price === null ? quote : answer.promise) }));
    await pick('قباطية');
    await waitFor(() => expect(row(742)).toContain('20'));
    await type('actualPrice', '5000');
    await waitFor(() => expect(row(742)).not.toContain('20'));
    answer.resolve({ ...quote, deliveryCost: '70' });
    await waitFor(() => expect(row(742)).toContain('70'));
  });

  it('say that a size is rejected, in the service’s words too', async () => {
    open(
      quietBackground({
        'quote/size': () => ({ rejected: true, fee: '0', message: 'الحجم أكبر من المسموح' }),
      }),
    );
    await pick('قباطية');
    await type('height', '300');
    await waitFor(() => expect(row(742)).toContain('does not accept this size'));
    expect(row(742)).toContain('الحجم أكبر من المسموح');
  });

  it('say plainly what failed, for the parcel asked about as for the fee', async () => {
    const fail = (code: 'parcel-not-found' | 'key-refused') => () => Promise.reject(new Failure(code));
    open(quietBackground({ 'quote/size': fail('parcel-not-found'), 'quote/fee': fail('key-refused') }));
    await pick('قباطية');
    await type('length', '90');
    await waitFor(() => expect(row(742)).toContain('knows no such parcel'));
    expect(row(742)).toContain('does not accept the key');
  });

  it('ask nothing of a companion that is no number, and say so', async () => {
    const background = quietBackground();
    open(background);
    await pick('قباطية');
    await type('companionId', 'x');
    await type('length', '90');
    await screen.findByText('Whole numbers only, without decimals.');
    await waitFor(() => expect(row(742)).toContain('20'));
    expect(background.inputs('quote/size')).toEqual([]);
  });

  it.each(['ar', 'en', 'he'] as const)('pass the accessibility check, in %s', async (language) => {
    open(quietBackground(), language);
    await pick('قباطية');
    await type('length', '90');
    await waitFor(() => expect(row(742)).toContain('12'));
    await expectAccessible();
  });
});
