import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../lib/parcel/parcel-draft';
import { quietBackground } from '../support/fake-background';
import { FIELDS, madeForm } from '../support/made-form';
import { describedBy, field, showStandingForm } from '../support/show';

const isolates = /[\u2066-\u2069]/g;
const OPEN: Finding = { field: 'village', severity: 'error', code: 'village-unmatched' };
const UNREAD: Finding = { field: 'note', severity: 'doubt', code: 'reading-changed' };

describe('a field that is open', () => {
  it('shows beside it what the order says, as it is written', () => {
    const form = madeForm({
      fields: { ...FIELDS, village: null },
      findings: [OPEN],
      words: { village: 'رفيديا الشارع الرئيسي', streetName: 'رفيديا الشارع الرئيسي' },
    });
    showStandingForm(form, quietBackground());
    expect(describedBy(field('Village')).replace(isolates, '')).toContain(
      'In the order: “رفيديا الشارع الرئيسي”',
    );
    expect(describedBy(field('Street and place'))).not.toContain('In the order');
  });

  it('keeps words that are only near a village whole, and offers what is in their city first', () => {
    const at = (id: number, name: string, city: string) => ({ id, cityId: id, name, city });
    const near: Finding = {
      ...OPEN,
      code: 'village-unsure',
      params: { text: 'قلعة' },
      choices: [at(1, 'قلقس', 'الخليل'), at(2, 'قوصين', 'نابلس')],
    };
    const words = { village: 'شارع 5، قلعة الياسمين، نابلس' };
    showStandingForm(
      madeForm({ fields: { ...FIELDS, village: null }, findings: [near], words }),
      quietBackground(),
    );
    expect(field('Village').value).toBe('قلعة الياسمين، نابلس');
    const offered = screen.getByRole('group', { name: 'Is it one of these?' });
    expect(offered.textContent).toMatch(/قوصين.*قلقس/);
  });

  it('is never said to look right where nothing stands in it', async () => {
    showStandingForm(madeForm({ findings: [UNREAD] }), quietBackground());
    expect(screen.queryByRole('button', { name: 'Looks right' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Leave it empty' }));
    await waitFor(() => expect(screen.queryByText(/does not show what is saved/)).toBeNull());
  });

  it('in a currency that only a sign tells offers the store’s, once for all its orders', async () => {
    const params = { text: '₪', offered: 'ILS', amount: '140' };
    const sign: Finding = { field: 'totalPrice', severity: 'error', code: 'currency-unknown', params };
    const form = madeForm({ fields: { ...FIELDS, totalPrice: '' }, findings: [sign] });
    const background = quietBackground({ 'store/currency': () => null });
    const { reread } = showStandingForm(form, background);
    reread.answer = madeForm();
    fireEvent.click(screen.getByRole('button', { name: /^Yes, the store sells in .ILS.$/ }));
    await waitFor(() => expect(field('Amount to collect').value).toBe('175'));
    expect(background.inputs('store/currency')).toEqual([
      { store: 'https://shop.example/wp-admin/', sign: '₪', currency: 'ILS' },
    ]);
  });

  it('in a currency whose sign may be another’s offers none', () => {
    const params = { text: '$', amount: '140' };
    const sign: Finding = { field: 'totalPrice', severity: 'error', code: 'currency-unknown', params };
    showStandingForm(madeForm({ findings: [sign] }), quietBackground());
    expect(screen.queryByRole('button', { name: /store sells in/ })).toBeNull();
  });

  it('that waits for a sign-in leads to the order in the store', () => {
    const out: Finding = { field: 'totalPrice', severity: 'error', code: 'signed-out' };
    const form = madeForm({ findings: [out] });
    const link = 'https://shop.example/wp-admin/post.php?post=1043&action=edit';
    showStandingForm({ ...form, order: { ...form.order, link } }, quietBackground());
    const press = screen.getByRole('link', { name: 'Sign in to the store' });
    expect(press.getAttribute('href')).toBe(link);
  });
});
