import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../lib/parcel/parcel-draft';
import { afterwards } from '../support/afterwards';
import { quietBackground } from '../support/fake-background';
import { FIELDS, madeForm, madeRow, manualForm } from '../support/made-form';
import { expectAccessible, field, showStandingForm } from '../support/show';

const QABATIYA = { id: 742, cityId: 4, name: 'قباطية', city: 'جنين' };
const BURQA = { id: 101, cityId: 2, name: 'برقة', city: 'نابلس' };

const asking = (finding: Partial<Finding>) =>
  madeForm({
    fields: { ...FIELDS, village: null },
    findings: [
      {
        field: 'village',
        severity: 'error',
        code: 'village-ambiguous',
        choices: [QABATIYA, BURQA],
        ...finding,
      },
    ],
  });

const choice = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

describe('an order that may mean two villages', () => {
  it('offers both with their cities, chooses none, and sends the one that is pressed', async () => {
    const background = quietBackground({ 'parcel/create': () => madeRow() });
    showStandingForm(asking({}), background);
    expect(screen.getByRole('group', { name: 'Which one is it?' })).toBeTruthy();
    expect(choice('برقة').textContent).toBe('برقةنابلس');
    for (const each of [choice('برقة'), choice('قباطية')]) {
      expect(each.getAttribute('aria-pressed')).toBe('false');
    }
    expect(field('Village').value).toBe('');
    await expectAccessible();

    fireEvent.click(choice('برقة'));
    // The question is answered: the label has it, and the keyboard is on the button that ships.
    const ship = await screen.findByRole('button', { name: /^Ship ·/ });
    expect(document.querySelector('.parcel-label__village')?.textContent).toBe('برقة');
    expect(document.querySelector('.village-choice')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(ship));
    fireEvent.click(screen.getByRole('button', { name: /^Ship ·/ }));
    await screen.findByText('SH-7K2M94');
    expect(background.inputs('parcel/create')[0]?.fields.village).toEqual(BURQA);
  });

  it('lets a first press that was a slip be put right with a second, also once it was kept', async () => {
    const { state } = showStandingForm(asking({}), quietBackground());
    fireEvent.click(choice('برقة'));
    // The form is read anew for the village that was picked, and there is nothing to ask then.
    state.renew(madeForm({ fields: { ...FIELDS, village: BURQA } }));
    await waitFor(() => expect(field('Village').value).toBe('برقة, نابلس'));
    fireEvent.click(choice('قباطية'));
    await waitFor(() => expect(field('Village').value).toBe('قباطية, جنين'));
    expect(choice('برقة').getAttribute('aria-pressed')).toBe('false');
  });

  it('keeps the field where the form is filled by hand: no label shows the village there', async () => {
    const { draft, ...form } = manualForm();
    showStandingForm(
      { ...form, draft: { ...draft, findings: asking({}).draft.findings } },
      quietBackground(),
    );
    fireEvent.click(choice('برقة'));
    await waitFor(() => expect(field('Village').value).toBe('برقة, نابلس'));
  });

  it('opens no list over them when the field is come to', async () => {
    showStandingForm(asking({ code: 'village-unsure', params: { text: 'برق' } }), quietBackground());
    await afterwards(() => field('Village').focus());
    expect(field('Village').getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('group', { name: 'Is it one of these?' })).toBeTruthy();
  });

  it('says what the order says for and against it, each in a sentence', async () => {
    const [ambiguous] = asking({}).draft.findings;
    const told = (code: Finding['code'], params: NonNullable<Finding['params']>): Finding => ({
      field: 'village',
      severity: 'notice',
      code,
      params,
    });
    const form = madeForm({
      fields: { ...FIELDS, village: null },
      findings: [
        ...(ambiguous === undefined ? [] : [ambiguous]),
        told('place-named-too', { text: 'قباطية', village: 'قباطية' }),
        told('place-near-only', { text: 'قرب حاجز قلنديا' }),
        told('place-named', { field: 'city', text: 'برقة' }),
      ],
    });
    showStandingForm(form, quietBackground());
    expect(screen.getByText(/“.?قباطية.?” is a village too\./u)).toBeTruthy();
    expect(screen.getByText(/قرب حاجز قلنديا/u)).toBeTruthy();
    await expectAccessible();
  });

  it('asks in Arabic too, and passes the accessibility check', async () => {
    showStandingForm(asking({}), quietBackground(), 'ar');
    expect(screen.getByRole('group', { name: 'أيّها المقصودة؟' })).toBeTruthy();
    expect(document.dir).toBe('rtl');
    await expectAccessible();
  });
});

describe('an order for a closed village', () => {
  it('says the note and offers the open ones of its city', () => {
    const params = { village: 'برقا', city: 'جنين', note: 'الطريق مقطوعة' };
    showStandingForm(asking({ code: 'village-closed', params, choices: [QABATIYA] }), quietBackground());
    expect(screen.getByText(/الطريق مقطوعة/)).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Open to deliveries in the same city:' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /برقة/ })).toBeNull();
  });
});
