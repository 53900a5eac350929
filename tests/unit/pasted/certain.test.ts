import { describe, expect, it } from 'vitest';
import { draftPasted } from '../../../lib/pasted/draft-pasted';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { madeAccount } from '../made-account';

const account = madeAccount({ id: 'one', name: 'One', address: 'https://delivery.example' });

/** The fields that a person is asked about. */
const asked = (text: string) =>
  draftPasted(readPastedOrder(text, practiceIndex), account, text)
    .findings.filter(({ severity }) => severity === 'doubt')
    .map(({ field }) => field);

describe('what no label names', () => {
  it.each([
    'رنا حداد\nيعبد قرب السوق\n0599123456\n80 شيكل',
    'يعبد قرب السوق\n0599123456\nرنا حداد\n80 شيكل',
    'يعبد قرب السوق\n0599123456\nتوفيق عتيق\n80 شيكل',
    'بدي الصندل\nيعبد قرب السوق\n0599123456\nسجود دويكات\n80 شيكل',
    'صمود حمامرة\nيعبد حي الزيتون\n0599123456\nالسعر 80',
    'سلام\nرنا حداد\nيعبد قرب السوق\n0599123456\n80 شيكل',
    'سلام حمدان\nيعبد قرب السوق\n0599123456\n80 شيكل',
    'Rana Haddad\nNablus, Sufyan street 4\n0599123456\n80 nis',
    'مرحبا معك ام خالد الحداد من يعبد شارع السوق 0599123456 ب 80 شيكل الرجاء الاتصال قبل',
  ])('is asked about in no plain order: %s', (text) => {
    expect(asked(text)).toEqual([]);
  });

  it.each([
    ['one word alone', 'رنا\nيعبد قرب السوق\n0599123456\n80 شيكل'],
    ['two that may be names', 'رنا حداد\nسمر عودة\nيعبد قرب السوق\n0599123456\n80 شيكل'],
    ['words that no given name begins, behind the first', 'يعبد قرب السوق\n0599123456\nتفوح الورد\n80 شيكل'],
  ])('is a name that is asked about where it is %s', (_, text) => {
    expect(asked(text)).toContain('firstName');
  });

  it.each([
    ['a village', 'رنا حداد\nيعبد، سالم عوريف\n0599123456\n80 شيكل'],
    ['no word for one', 'رنا حداد\nيعبد القصبة\n0599123456\n80 شيكل'],
  ])('is a street that is asked about where it says %s', (_, text) => {
    expect(asked(text)).toContain('streetName');
  });

  it.each([
    ['the only number behind the phone', 'رنا حداد\nيعبد قرب السوق\n0599123456\n80'],
    ['the only one, and for so much', 'بدي الصندل ب 80\nرنا حداد\nيعبد قرب السوق\n0599123456'],
    ['labelled, with no currency', 'رنا حداد\nيعبد قرب السوق\n0599123456\nالسعر 80'],
  ])('is an amount that is not asked about where it is %s', (_, text) => {
    expect(asked(text)).toEqual([]);
  });

  it.each([
    ['stands where the wares are spoken of', 'بدي الصندل الاسود\n38\nرنا حداد\nيعبد قرب السوق\n0599123456'],
    ['is what was left of a sum', 'رنا حداد\nيعبد قرب السوق\n0599123456\nالسعر 80 دفعت 20'],
  ])('is an amount that is asked about where it %s', (_, text) => {
    expect(asked(text)).toContain('totalPrice');
  });
});
