import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';

const read = (text: string) => readPastedOrder(text, practiceIndex);
const plain = 'رنا حداد\nيعبد قرب السوق\n0599123456\n80 شيكل';
const surePhones = (text: string) => read(text).phones.map(({ sure }) => sure);
const isPlaceSure = (text: string) => read(text).place?.match.confident ?? false;

describe('what is left unexplained leaves a datum open', () => {
  it('takes what a plain order says for certain', () => {
    expect(surePhones(plain)).toEqual([true]);
    expect(isPlaceSure(plain)).toBe(true);
    expect(read(plain).amount?.sure).toBe(true);
  });

  it.each(['0599123456 هاد رقم المحل', '0599123456 رقم غلط', '0599123456 sent from the office'])(
    'asks about a phone that may be somebody else’s: %s',
    (line) => {
      expect(surePhones(plain.replace('0599123456', line))).toEqual([false]);
    },
  );

  it('asks about no phone for what is said far behind it', () => {
    expect(
      surePhones('رنا حداد يعبد قرب السوق 0599123456 السعر مية وعشرين شيكل وخلي الشوفير يحكي معي'),
    ).toEqual([true]);
  });

  it('asks about every phone where another number is broken', () => {
    expect(surePhones(`${plain}\n059912345678`)).toEqual([false]);
  });

  it('asks about a village where another is named elsewhere', () => {
    expect(isPlaceSure(`${plain}\nكنت ساكنة بنابلس`)).toBe(false);
  });

  it('asks about a name of which a part is taken back', () => {
    const { name } = read('الاسم رنا حداد لا مش حداد رنا حدادة البلد يعبد 0599123456');
    expect(name?.sure).toBe(false);
  });

  it('asks about a sum whose fee is more than what it is for', () => {
    const text = plain.replace('80 شيكل', 'السعر 80 شيكل والتوصيل 100 شيكل');
    expect(read(text).amount).toMatchObject({ value: { value: '180' }, sure: false });
  });

  it('asks about a village where home and work are told, and not to which it is sent', () => {
    const order = 'مكان العمل: بلدية قباطية، الطابق الثاني\nمكان السكن: يعبد\nالاسم: رنا حداد\n0599123456';
    expect(isPlaceSure(order)).toBe(false);
  });

  it('fills in no village where two orders may be meant, and asks about each phone and the sum', () => {
    const order = read(
      'رنا حداد\nيعبد جنب المسجد\n0598330916\nوالثانية نفس البلد بالحارة الفوقا قريب 0592774108\n65 شيكل',
    );
    expect(order.phones).toHaveLength(2);
    expect(order.phones.every(({ sure }) => !sure)).toBe(true);
    expect(order.place?.match.confident ?? false).toBe(false);
    expect(order.amount?.sure ?? false).toBe(false);
  });

  it('keeps two phones of one person for certain', () => {
    expect(surePhones(plain.replace('0599123456', '0599123456 او 0568123456'))).toEqual([true, true]);
  });

  it.each(['والتوصيل فوقهم', 'بعتلكم منهم ريفلكت', '95', 'خليهم حبتين', 'هدية لاختي، انا بدفع الحساب'])(
    'asks about a sum beside what is not reckoned: %s',
    (words) => {
      expect(read(`${plain}\n${words}`).amount?.sure ?? false).toBe(false);
    },
  );
});
