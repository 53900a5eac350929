import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { quietBackground } from '../support/fake-background';
import { FIELDS, madeForm, madeRow, refusedRow } from '../support/made-form';
import { describedBy, field, plain, showStandingForm } from '../support/show';

const DUPLICATE = refusedRow({
  code: 'duplicate-recipient',
  params: { phone: '0599123456' },
  serviceText: 'phone number is duplicated from same customer parcels phone',
});

describe('a refusal of the service', () => {
  it.each([
    ['closed-village', 'Village', 'does not deliver to this village'],
    ['hidden-village', 'Village', 'does not deliver to this village'],
    ['recipient-blocked', 'Phone', 'has blocked this recipient'],
    ['price-over-limit', 'Amount to collect', 'more than your account allows'],
    ['dimensions-not-accepted', 'Length', 'does not accept this size'],
  ] as const)('%s stands at its field, and the keyboard goes there', async (code, label, words) => {
    showStandingForm(madeForm(), quietBackground({ 'parcel/create': () => refusedRow({ code }) }));
    fireEvent.click(screen.getByRole('button', { name: /^Ship ·/ }));
    await waitFor(() => expect(describedBy(field(label))).toContain(words));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
  });

  it('names the limit it gave', () => {
    const row = refusedRow({ code: 'price-over-limit', params: { limit: '150' } });
    showStandingForm(madeForm({}, row), quietBackground());
    expect(describedBy(field('Amount to collect'))).toContain('at most 150');
  });

  it('goes from its field when the field is changed, and does not come back as a banner', async () => {
    showStandingForm(madeForm({}, refusedRow({ code: 'closed-village' })), quietBackground());
    expect(describedBy(field('Village'))).toContain('does not deliver to this village');
    fireEvent.input(field('Street and place'), { target: { value: 'شارع آخر' } });
    expect(describedBy(field('Village'))).toContain('does not deliver to this village');
    fireEvent.input(field('Village'), { target: { value: 'برقين' } });
    await waitFor(() =>
      expect(describedBy(field('Village'))).not.toContain('does not deliver to this village'),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['closed-village', 'Village', { village: { id: 768, cityId: 4, name: 'برقين', city: 'جنين' } }],
    ['price-over-limit', 'Amount to collect', { totalPrice: '٩٠' }],
    ['recipient-blocked', 'Phone', { phone: '0599000000' }],
  ] as const)('%s is not said of what was mended before the form was closed', (code, label, mended) => {
    const refused = refusedRow({ code });
    showStandingForm(madeForm({}, refused), quietBackground());
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    cleanup();
    showStandingForm(madeForm({ fields: { ...FIELDS, ...mended } }, refused), quietBackground());
    expect(field(label).getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stands above the form, with the service’s own words, when no field is to blame', () => {
    const row = refusedRow({ code: 'operation-not-allowed', serviceText: 'unauthorized operation' });
    showStandingForm(madeForm({}, row), quietBackground());
    const alert = plain(screen.getByRole('alert').textContent);
    expect(alert).toContain('This account may not do that');
    expect(alert).toContain('unauthorized operation');
  });

  it('puts the service’s words about single fields beside them', () => {
    const row = refusedRow({
      code: 'fields-refused',
      fields: { 'recipient.phone': 'The phone is odd.', unheard_of: 'x' },
    });
    showStandingForm(madeForm({}, row), quietBackground());
    expect(describedBy(field('Phone'))).toContain('The phone is odd.');
  });

  it('has the button that ships give way to the one that leads to its field', async () => {
    const background = quietBackground({ 'parcel/create': () => madeRow() });
    showStandingForm(madeForm({}, refusedRow({ code: 'closed-village' })), background);
    expect(screen.queryByRole('button', { name: /^Ship ·/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Pick the village' }));
    expect(document.activeElement).toBe(field('Village'));
    fireEvent.keyDown(field('Village'), { key: 'Enter', ctrlKey: true });
    expect(background.inputs('parcel/create')).toEqual([]);
    // The company may have mended its side: beside the field the same may be sent again.
    fireEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    await screen.findByText('SH-7K2M94');
    expect(background.inputs('parcel/create')).toMatchObject([{ force: false }]);
  });

  it('leads to the field of which the service itself spoke', () => {
    const row = refusedRow({ code: 'fields-refused', fields: { 'recipient.phone': 'The phone is odd.' } });
    showStandingForm(madeForm({}, row), quietBackground());
    expect(screen.queryByRole('button', { name: /^Ship ·/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Check the .*phone/ }));
    expect(document.activeElement).toBe(field('Phone'));
  });

  it('can be mended and sent again', async () => {
    const answers = [refusedRow({ code: 'price-over-limit' }), madeRow()];
    const background = quietBackground({ 'parcel/create': () => answers.shift() ?? madeRow() });
    showStandingForm(madeForm(), background);
    fireEvent.click(screen.getByRole('button', { name: /^Ship ·/ }));
    await waitFor(() => expect(describedBy(field('Amount to collect'))).toContain('more than'));
    fireEvent.input(field('Amount to collect'), { target: { value: '90' } });
    fireEvent.click(await screen.findByRole('button', { name: /^Ship ·/ }));
    await screen.findByText('SH-7K2M94');
    expect(background.inputs('parcel/create').map(({ fields }) => fields.totalPrice)).toEqual(['175', '90']);
  });
});

describe('a recipient who has a parcel already', () => {
  it('is said to, and a second parcel is a press of its own', async () => {
    const background = quietBackground({ 'parcel/create': () => madeRow() });
    showStandingForm(madeForm({}, DUPLICATE), background);
    const card = screen.getByRole('alert');
    expect(plain(card.textContent)).toContain('0599123456');
    expect(card.textContent).toContain('It may be for this same order');
    // Our words, the one press, and beneath it the company's own.
    expect([...card.querySelectorAll('button, .service-words')].map(({ tagName }) => tagName)).toEqual([
      'BUTTON',
      'P',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Ship another parcel anyway' }));
    await screen.findByText('SH-7K2M94');
    expect(background.inputs('parcel/create')).toMatchObject([{ force: true }]);
  });

  it('has that press alone, to which the keys that ship lead, and ships plainly once the phone is another', async () => {
    const background = quietBackground({ 'parcel/create': () => madeRow() });
    showStandingForm(madeForm({}, DUPLICATE), background);
    expect(screen.queryByRole('button', { name: /^Ship ·/ })).toBeNull();
    fireEvent.keyDown(field('Phone'), { key: 'Enter', ctrlKey: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ship another parcel anyway' }));
    expect(background.inputs('parcel/create')).toEqual([]);
    fireEvent.input(field('Phone'), { target: { value: '0599000000' } });
    fireEvent.click(await screen.findByRole('button', { name: /^Ship ·/ }));
    await waitFor(() => expect(background.inputs('parcel/create')).toMatchObject([{ force: false }]));
  });

  it('is not sent past something else that a person has to look at', async () => {
    const background = quietBackground({ 'parcel/create': () => madeRow() });
    const doubt = { field: 'totalPrice', severity: 'doubt', code: 'wholly-refunded' } as const;
    showStandingForm(madeForm({ findings: [doubt] }, DUPLICATE), background);
    fireEvent.click(screen.getByRole('button', { name: 'Ship another parcel anyway' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Amount to collect')));
    expect(background.inputs('parcel/create')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Ship anyway' }));
    expect(background.inputs('parcel/create')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Ship another parcel anyway' }));
    await screen.findByText('SH-7K2M94');
    expect(background.inputs('parcel/create')).toMatchObject([{ force: true }]);
  });

  it('is forgotten when the phone is another', async () => {
    showStandingForm(madeForm({}, DUPLICATE), quietBackground());
    fireEvent.input(field('Phone'), { target: { value: '0599000000' } });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Ship another parcel anyway' })).toBeNull(),
    );
  });

  it('is not offered a force for a phone that was changed before the form was closed', () => {
    const form = madeForm({}, DUPLICATE);
    const fields = { ...form.draft.fields, phone: '0599000000' };
    showStandingForm({ ...form, draft: { ...form.draft, fields } }, quietBackground());
    expect(screen.queryByRole('button', { name: 'Ship another parcel anyway' })).toBeNull();
  });
});
