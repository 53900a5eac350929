import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { phoneCell, writeCsv } from '../../../lib/csv/write-csv';
import { allLocales } from '../../../lib/i18n/all-locales';
import { createTranslator } from '../../../lib/i18n/translator';
import type { Reviewed } from '../../../lib/review/review-status';
import { reviewTable } from '../../../lib/review/review-table';
import { totalsOfReview } from '../../../lib/review/review-totals';
import { FIELDS, madeForm, madeRow } from '../../components/support/made-form';

const fee = { deliveryCost: '0.1', returnedDeliveryCost: '1', extraPrice: '0.2', returnedExtraPrice: '0' };

function shipped(id: string, totalPrice: string, name = 'سلمى'): Reviewed {
  const form = madeForm({ fields: { ...FIELDS, firstName: name } });
  const order = {
    orderId: id,
    number: id,
    link: 'https://shop.example',
    missing: null,
    form,
    digest: null,
    together: null,
  };
  return {
    order,
    row: madeRow({ totalPrice, recipientName: name }),
    status: 'created',
    sharedWith: null,
    changes: [],
  };
}

describe('what a review comes to', () => {
  it('adds up exactly, by currency, and says of how many the fee is not known', () => {
    const all = [
      shipped('1', '0.1'),
      shipped('2', '0.2'),
      { ...shipped('3', '7'), status: 'refused' as const },
    ];
    expect(totalsOfReview(all, (id) => (id === '1' ? fee : null))).toEqual([
      { currency: 'ILS', parcels: 2, toCollect: '0.3', fees: '0.3', withoutFee: 1 },
    ]);
  });

  it('adds up what was sent in another currency by itself, and writes it down in that', () => {
    const sent = (id: string, currency: string): Reviewed => ({
      ...shipped(id, '30'),
      row: madeRow({ totalPrice: '30', currency }),
    });
    const all = [sent('1', 'JOD'), sent('2', 'ILS')];
    expect(totalsOfReview(all, () => null).map(({ currency, toCollect }) => [currency, toCollect])).toEqual([
      ['JOD', '30'],
      ['ILS', '30'],
    ]);
    const { rows } = reviewTable(all, 'ILS', () => null, createTranslator('en', allLocales.en));
    expect(rows.map((cells) => cells[10])).toEqual(['JOD', 'ILS']);
  });

  it('has what was sent of a parcel that exists, and the form as it stands of one that was not made', () => {
    const translator = createTranslator('en', allLocales.en);
    const settled = (choice: 'made' | 'not-made'): Reviewed => {
      const one = shipped('1', '12.50', 'Sent');
      const form = madeForm({
        fields: { ...FIELDS, firstName: 'Corrected', phone: '0599000002', totalPrice: '99' },
      });
      return {
        ...one,
        order: { ...one.order, form },
        row: madeRow({
          state: 'settled',
          settlement: { choice, at: 1 },
          recipientName: 'Sent',
          phone: '0599000001',
          totalPrice: '12.50',
        }),
      };
    };
    const { rows } = reviewTable([settled('made'), settled('not-made')], 'ILS', () => null, translator);
    expect(rows.map((cells) => [cells[3], cells[4], cells[8]])).toEqual([
      ['Sent', phoneCell('0599000001'), '12.50'],
      ['Corrected', phoneCell('0599000002'), '99'],
    ]);
  });

  it('has the village and the street that a parcel was sent to, whatever its form has by now', () => {
    const sent = shipped('1', '30');
    const row = madeRow({ village: { name: 'بيت فوريك', city: 'نابلس' }, streetName: 'شارع المدارس' });
    const { rows } = reviewTable(
      [{ ...sent, row }],
      'ILS',
      () => null,
      createTranslator('en', allLocales.en),
    );
    expect(rows[0]?.slice(5, 8)).toEqual(['بيت فوريك', 'نابلس', 'شارع المدارس']);
  });

  it('is a file that spreadsheets read as Arabic, without running a name or shortening a phone', () => {
    const translator = createTranslator('ar', allLocales.ar);
    const hostile = ['=1+1', '+1', '-1+1', '@x', '\t=1', '\r=1'];
    const { header, rows } = reviewTable(
      hostile.map((name, index) => shipped(String(index), '12.50', name)),
      'ILS',
      () => fee,
      translator,
    );
    const text = writeCsv(header, rows);
    expect(text.codePointAt(0)).toBe(0xfeff);
    const read = Papa.parse<string[]>(text.slice(1)).data.slice(1);
    // A formula behind a blank is kept from being run too, where the blank parts cells.
    const kept = (name: string) => `'${name.replace(/^([\t\r])=/, "$1'=")}`;
    expect(read.map((cells) => cells[3])).toEqual(hostile.map(kept));
    expect(read[0]?.slice(4, 5)).toEqual([phoneCell('0599123456')]);
    expect(phoneCell('0599123456')).toMatch(/\D/);
    expect(read[0]?.slice(8, 11)).toEqual(['12.50', '0.3', 'ILS']);
  });
});
