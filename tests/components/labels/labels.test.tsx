import { cleanup, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { LabelsView } from '../../../components/labels/LabelsView';
import { LANGUAGES, type Language } from '../../../lib/i18n/language';
import type { LabelLayout } from '../../../lib/labels/label-layout';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import { ledgerEntry } from '../support/made-entries';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, plain, show } from '../support/show';

afterEach(cleanup);

function showLabels(entries: readonly LedgerEntry[], layout: LabelLayout = 'a6', language: Language = 'en') {
  show(
    <main>
      <LabelsView entries={entries} layout={layout} onLayout={() => undefined} onPrint={() => undefined} />
    </main>,
    language,
  );
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
      '₪\u00a0175',
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
      ['a4-4', 3, '210mm 297mm'],
      ['a4-8', 2, '210mm 297mm'],
    ] as const) {
      showLabels(nine, layout);
      expect(document.querySelectorAll('.paper')).toHaveLength(pages);
      expect(document.body.querySelector('style')?.textContent).toContain(`size: ${size}`);
      cleanup();
    }
  });

  it.each(LANGUAGES)('has nothing in a reader’s way, in %s', async (language) => {
    showLabels([ledgerEntry(0), ledgerEntry(1, { parcelCode: null })], 'a4-4', language);
    await expectAccessible();
    cleanup();
    showLabels([], 'a6', language);
    await expectAccessible();
  });
});
