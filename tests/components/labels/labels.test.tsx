import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { LabelsView } from '../../../components/labels/LabelsView';
import { LANGUAGES, type Language } from '../../../lib/i18n/language';
import type { LabelChoice } from '../../../lib/labels/choose-labels';
import type { LabelLayout } from '../../../lib/labels/label-layout';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import type { LabelWishes } from '../../../lib/settings/account';
import { ledgerEntry } from '../support/made-entries';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, field, plain, show } from '../support/show';

afterEach(cleanup);

/** What an account is called whose proposed name was accepted. */
const HOST = 'delivery.example';

interface Scene {
  readonly layout?: LabelLayout;
  readonly language?: Language;
  readonly choice?: LabelChoice | null;
  readonly justPrinted?: number;
  readonly label?: LabelWishes;
}

function showLabels(entries: readonly LedgerEntry[], scene: Scene = {}) {
  const { layout = 'a6', language = 'en', choice = null, justPrinted = 0, label } = scene;
  const pressed: string[] = [];
  show(
    <main>
      <h1>Labels</h1>
      <LabelsView
        entries={entries}
        choice={choice}
        counts={{ 'today-unprinted': entries.length, today: 9, 'week-unprinted': 12 }}
        layout={layout}
        onLayout={() => undefined}
        justPrinted={justPrinted}
        onNotPrinted={() => pressed.push('not printed')}
        onPrint={(labels) => pressed.push(...labels.map(({ id }) => id))}
        accounts={[
          { ...ACCOUNT, ...(label && { label }) },
          { ...ACCOUNT, id: 'other', name: HOST },
        ]}
        onShopName={(accountId, name) => pressed.push(accountId, name)}
        onWishes={(accountId, change) => pressed.push(accountId, JSON.stringify(change))}
      />
    </main>,
    language,
  );
  return pressed;
}

const labels = () => screen.getAllByRole('article').map((label) => plain(label.textContent));

describe('a label', () => {
  it('bears who, where, how much and the code as text, whatever is scanned', () => {
    showLabels([ledgerEntry(0)]);
    const [label] = labels();
    for (const part of [
      'أحمد 0',
      '0599123456',
      'قباطية',
      'جنين',
      'شارع البلدية',
      '₪175',
      '1000',
      'SB2000',
      'الطابق الثاني',
      'Olive shop',
    ])
      expect(label).toContain(part);
    expect(document.querySelectorAll('.label__barcode, .label__qr')).toHaveLength(2);
  });

  it('says in words when nothing is collected', () => {
    const [row] = [ledgerEntry(0)];
    showLabels([{ ...(row as LedgerEntry), totalPrice: '0.00' }]);
    expect(labels()[0]).toContain('Nothing to collect');
    expect(labels()[0]).not.toContain('₪');
  });

  it('never bears the delivery company’s host as sender: the shop’s name is asked for', () => {
    const pressed = showLabels([ledgerEntry(0, {}, { ...ACCOUNT, name: HOST })]);
    expect(labels()[0]).not.toContain(HOST);
    const save = screen.getByRole('button', { name: 'Save' });
    for (const [typed, problem] of [
      ['', /This is needed/],
      ['api.delivery.example:8080', /This is an address/],
      ['Olive shop', /Another account has this name/],
      ['x'.repeat(61), /up to 60 characters/],
    ] as const) {
      fireEvent.input(field('Your shop’s name'), { target: { value: typed } });
      fireEvent.click(save);
      expect(screen.getByRole('form', { name: 'Your shop’s name' }).textContent).toMatch(problem);
    }
    expect(pressed).toEqual([]);
    fireEvent.input(field('Your shop’s name'), { target: { value: ' خزف نابلس ' } });
    fireEvent.click(save);
    expect(pressed).toEqual([ACCOUNT.id, 'خزف نابلس']);
  });

  it('bears the shop’s name where the account has one, and nothing is asked', () => {
    showLabels([ledgerEntry(0)]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('bears the shop’s phone and the contents where the shop wants them, and not before', () => {
    showLabels([ledgerEntry(0)]);
    expect(labels()[0]).not.toContain('زيت زيتون');
    cleanup();
    const pressed = showLabels([ledgerEntry(0)], { label: { phone: '09-2345678', contents: true } });
    expect(labels()[0]).toContain('09-2345678');
    expect(labels()[0]).toContain('زيت زيتون');
    fireEvent.click(screen.getByText('Sender and contents'));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Content' }));
    fireEvent.input(field(/Your shop’s phone/), { target: { value: '٠٩-٢٢' } });
    fireEvent.blur(field(/Your shop’s phone/));
    expect(pressed).toEqual([ACCOUNT.id, '{"contents":false}', ACCOUNT.id, '{"phone":"09-22"}']);
  });

  it('is marked where it is practice, and bears its text where the code cannot be drawn as bars', () => {
    const practice = { ...ACCOUNT, environment: 'testing' } as const;
    showLabels([ledgerEntry(0, { parcelCode: 'طرد-٧' }, practice)]);
    expect(labels()[0]).toContain('Practice');
    expect(labels()[0]).toContain('طرد-٧');
    expect(document.querySelector('.label__barcode')).toBeNull();
    expect(document.querySelector('.label__qr')).not.toBeNull();
  });

  it('is not made for a parcel without a code, and that is said', () => {
    showLabels([ledgerEntry(0), ledgerEntry(1, { parcelCode: null })]);
    expect(labels()).toHaveLength(1);
    expect(document.body.textContent).toContain('One parcel has no code yet');
  });

  it('comes four or eight to a page', () => {
    const nine = Array.from({ length: 9 }, (_, index) => ledgerEntry(index));
    for (const [layout, pages, size] of [
      ['a6', 9, '105mm 148mm'],
      ['thermal-150', 9, '100mm 150mm'],
      ['thermal-100', 9, '100mm 100mm'],
      ['a4-4', 3, '210mm 297mm'],
      ['a4-8', 2, '210mm 297mm'],
    ] as const) {
      showLabels(nine, { layout });
      expect(document.querySelectorAll('.paper')).toHaveLength(pages);
      expect(document.body.querySelector('style')?.textContent).toContain(`size: ${size}`);
      cleanup();
    }
  });

  it('is printed by the press that has the keyboard already, and can be told not to have come out', () => {
    const pressed = showLabels([ledgerEntry(0), ledgerEntry(1, { parcelCode: null })], { justPrinted: 1 });
    expect(document.activeElement?.textContent).toContain('Print one label');
    fireEvent.click(screen.getByRole('button', { name: /Print one label/ }));
    expect(plain(screen.getByRole('status').textContent)).toContain('Marked: 1');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(pressed).toEqual(['row-0', 'not printed']);
  });

  it('says how many pages it takes where that is another number than that of the labels', () => {
    const nine = Array.from({ length: 9 }, (_, index) => ledgerEntry(index));
    const printOn = (layout: LabelLayout) => {
      showLabels(nine, { layout });
      const said = plain(screen.getByRole('button', { name: /Print .* labels/ }).textContent);
      cleanup();
      return said;
    };
    expect([printOn('a6'), printOn('a4-4')]).toEqual(['Print 9 labels', 'Print 9 labels (3 pages)']);
  });

  it('is one of today’s that wait for it, unless others are asked for', () => {
    showLabels([ledgerEntry(0), ledgerEntry(1)], { choice: 'today-unprinted' });
    const links = screen.getAllByRole('link').map((link) => plain(link.textContent));
    expect(links).toEqual(['Today, not printed (2)', 'Today’s parcels (9)', '7 days, not printed (12)']);
    expect(screen.getByRole('link', { current: 'page' })).toBe(screen.getAllByRole('link')[0]);
  });

  it.each(LANGUAGES)('passes the accessibility check, in %s', async (language) => {
    showLabels([ledgerEntry(0, {}, { ...ACCOUNT, name: HOST }), ledgerEntry(1, { parcelCode: null })], {
      layout: 'a4-4',
      language,
      justPrinted: 2,
    });
    await expectAccessible();
    cleanup();
    showLabels([], { language, choice: 'today-unprinted' });
    await expectAccessible();
  });
});
