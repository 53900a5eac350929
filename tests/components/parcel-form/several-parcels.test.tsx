import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { PartView } from '../../../lib/messaging/views/row';
import { quietBackground } from '../support/fake-background';
import { madeForm, madeRow } from '../support/made-form';
import { plain, showStandingForm } from '../support/show';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const parcel = (place: string) => within(screen.getByRole('group', { name: place }));
const amountOf = (place: string) =>
  parcel(place).getByRole<HTMLInputElement>('textbox', { name: 'Amount to collect' });
const write = (input: HTMLInputElement, value: string) => fireEvent.input(input, { target: { value } });
const foot = () => plain(screen.getByRole('contentinfo').textContent);

describe('an order in several parcels', () => {
  it('collects all with the first, says so on the button, and is sent as it stands', async () => {
    const background = quietBackground({ 'parcel/create': () => madeRow() });
    showStandingForm(madeForm(), background);
    press('In several parcels');
    expect([amountOf('1/2').value, amountOf('2/2').value]).toEqual(['175', '0']);
    expect(foot()).toContain('Ship · 2 parcels · ₪175');
    write(parcel('2/2').getByRole<HTMLInputElement>('textbox', { name: 'Content' }), 'حذاء');
    press('New parcel');
    write(amountOf('1/3'), '100');
    write(amountOf('3/3'), '75');
    press(/^Ship ·/);
    await screen.findByText('SH-7K2M94');
    const [sent] = background.inputs('parcel/create');
    expect(sent?.fields.parcels.map(({ amount }) => amount)).toEqual(['100', '0', '75']);
    expect(sent?.fields.parcels[1]?.description).toBe('حذاء');
  });

  it('is offered in one line with the fields that can be added: each took one of a small popup', () => {
    showStandingForm(madeForm(), quietBackground());
    const lineOf = (name: string | RegExp) => screen.getByRole('button', { name }).closest('.actions');
    expect(lineOf('In several parcels')).toBe(lineOf(/Add .?second phone/i));
  });

  it('asks what each costs as it is sent: none says what the goods are worth', async () => {
    const background = quietBackground();
    showStandingForm(madeForm(), background);
    press('In several parcels');
    const prices = () => background.inputs('quote/fee').map(({ price }) => price);
    await waitFor(() => expect(prices().at(-1)).toBeNull());
  });

  it('asks where the parcels collect something else than the order, and goes on when told so', () => {
    const background = quietBackground({ 'parcel/create': () => madeRow() });
    showStandingForm(madeForm(), background);
    press('In several parcels');
    write(amountOf('2/2'), '50');
    fireEvent.blur(amountOf('2/2'));
    expect(plain(screen.getByRole('status', { name: 'Amount to collect' }).textContent)).toBe('225');
    expect(plain(document.body.textContent)).toContain(
      'Together the parcels collect 225; the order asks for 175.',
    );
    press(/^Check the .?amount to collect/);
    expect(background.inputs('parcel/create')).toEqual([]);
    press('Looks right');
    expect(foot()).toContain('Ship · 2 parcels · ₪225');
  });

  it('says what is wrong with one parcel at its own row, and leads there', async () => {
    showStandingForm(madeForm(), quietBackground());
    press('In several parcels');
    write(amountOf('2/2'), '');
    fireEvent.blur(amountOf('2/2'));
    const said = (place: string) => plain(screen.getByRole('group', { name: place }).textContent);
    expect(said('2/2')).toContain('Write the amount to collect');
    expect(said('1/2')).not.toContain('Write the amount');
    const invalid = ['1/2', '2/2'].map((place) => amountOf(place).getAttribute('aria-invalid'));
    expect(invalid).toEqual([null, 'true']);
    press(/^Fix the .?amount to collect/);
    await waitFor(() => expect(document.activeElement).toBe(amountOf('2/2')));
  });

  it('says at its row which parcel was refused for its amount, until another is written', () => {
    const refusal = {
      code: 'price-over-limit',
      params: { limit: '100' },
      serviceText: null,
      fields: {},
    } as const;
    const [first, second] = [1, 2].map((number) => ({
      ...madeRow({ id: `row-${number}`, totalPrice: number === 1 ? '0' : '175' }),
      part: { press: 'p', number, of: 2 },
    }));
    const parts = [first, { ...second, state: 'refused', parcelCode: null }] as readonly PartView[];
    const row = madeRow({ ...second, state: 'refused', parcelCode: null, refusal, parts });
    const parcels = ['0', '175'].map((amount) => ({ amount, description: 'زيت زيتون' }));
    const fields = { ...madeForm().draft.fields, parcels };
    showStandingForm({ ...madeForm({ fields }), row }, quietBackground());
    const said = () => plain(screen.getByRole('group', { name: '2/2' }).textContent);
    expect(said()).toMatch(/100/);
    write(amountOf('2/2'), '90');
    expect(said()).not.toMatch(/100/);
  });

  it('asks of a lost one by its own reference number, and says that a second one is not refused', () => {
    const part = { press: 'p', number: 2, of: 2 };
    const lost = { state: 'unknown', parcelCode: null, forced: true, part } as const;
    const row = madeRow({ ...lost, referenceNumber: '1043 2/2', parts: [madeRow(), madeRow(lost)] });
    showStandingForm({ ...madeForm(), row }, quietBackground());
    expect(plain(document.body.textContent)).toContain('Look there for the reference number 1043 2/2');
    press('It is not there');
    expect(plain(document.body.textContent)).toContain('if it exists after all, there will be two');
  });

  it('is divided again as it was pressed where one of them is made, so that the sum is what is sent', () => {
    const ofPress = (number: number, totalPrice: string) => ({
      ...madeRow({ id: `row-${number}`, totalPrice }),
      part: { press: 'p', number, of: 2 },
    });
    const refused = { ...ofPress(2, '40'), state: 'refused', parcelCode: null } as const;
    const row = madeRow({ ...refused, parts: [ofPress(1, '135'), refused] });
    showStandingForm({ ...madeForm(), row }, quietBackground());
    press('In several parcels');
    expect(amountOf('2/2').value).toBe('40');
    expect(plain(screen.getByRole('status', { name: 'Amount to collect' }).textContent)).toBe('175');
  });

  it('becomes one parcel again', () => {
    showStandingForm(madeForm(), quietBackground());
    press('In several parcels');
    press(/^Remove/);
    expect(screen.getByRole('button', { name: 'In several parcels' })).toBeTruthy();
    expect(foot()).toContain('Ship · ₪175');
  });

  it('shows what became of each, and prints and copies those that were made', () => {
    const first = { ...madeRow(), id: 'row-1', parcelCode: 'SH-1' };
    const second = { ...madeRow(), id: 'row-2', parcelCode: 'SH-2', totalPrice: '0' };
    const row = madeRow({ ...second, part: { press: 'p', number: 2, of: 2 }, parts: [first, second] });
    showStandingForm({ ...madeForm(), row }, quietBackground());
    const stamp = plain(document.querySelector('[role="status"]')?.textContent);
    expect(stamp).toContain('2 parcels');
    expect(stamp).toContain('SH-1 · SH-2');
    expect(screen.getByRole('region', { name: 'In several parcels' }).children).toHaveLength(2);
    expect(
      [...document.querySelectorAll('[data-part]')].map(({ textContent }) => plain(textContent)),
    ).toEqual(['1/2 · ₪175SH-1', '2/2 · ₪0SH-2']);
  });
});
