import { describe, expect, it } from 'vitest';
import { splitPastedOrders } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';

const SALMA = 'سلمى الحاج\nحوارة\n0599110001\n125 شيكل';
const RAMI = 'رامي عودة\nبورين\n0599110002\n80 شيكل';
const HUDA = 'هدى نصار\nعتيل\n0599110003\n95 شيكل';

const split = (text: string) => {
  const { orders, beside } = splitPastedOrders(text, practiceIndex);
  const said = ({ start, end }: { readonly start: number; readonly end: number }) => text.slice(start, end);
  return { orders: orders.map(said), beside: beside.map(said) };
};

describe('what stands between the orders of several people', () => {
  it.each(['مدفوع', 'الطلب ملغي', 'بدها اياها ملفوفة'])('is of the one before it: %s', (words) => {
    expect(split([SALMA, words, RAMI, HUDA].join('\n\n'))).toEqual({
      orders: [`${SALMA}\n\n${words}`, RAMI, HUDA],
      beside: [],
    });
  });
});

describe('what stands before or behind them all', () => {
  it.each(['الطلبات المدفوعة', 'الدفع تم مسبقا', 'التوصيل 20 زيادة على المبلغ', 'الغوا طلب رامي'])(
    'may be of each where it heads them: %s',
    (words) => {
      expect(split([words, SALMA, RAMI].join('\n\n'))).toEqual({ orders: [SALMA, RAMI], beside: [words] });
    },
  );

  it.each(['الغوا طلب سلمى', 'الغوا الطلب', 'مدفوع'])('may be of each where it ends them: %s', (words) => {
    expect(split([SALMA, RAMI, words].join('\n\n'))).toEqual({ orders: [SALMA, RAMI], beside: [words] });
  });

  it('is nothing to ask about where it says neither', () => {
    expect(split(['طلبين لبكرا', SALMA, RAMI, 'يسلمو كتير'].join('\n\n')).beside).toEqual([]);
  });

  it('is of the last order where no gap parts it from it', () => {
    expect(split([SALMA, `${RAMI}\nمدفوع`].join('\n\n'))).toEqual({
      orders: [SALMA, `${RAMI}\nمدفوع`],
      beside: [],
    });
  });
});

it('asks about words in one order that name the person of another', () => {
  const words = 'سلمى خليها 100';
  expect(split([SALMA, RAMI, words].join('\n\n')).beside).toEqual([words]);
});

it.each([
  [
    'whose phone stands before the name',
    '0599110001\nاحمد خالد\nحوارة\n125',
    '0599110002\nاحمد عودة\nبورين\n80',
  ],
  [
    'in labelled lines with gaps between',
    'الهاتف: 0599110001\n\nالاسم: محمد خالد\n\nالعنوان: حوارة\n\n125',
    'الهاتف: 0599110002\n\nالاسم: محمد عودة\n\nالعنوان: بورين\n\n80',
  ],
  [
    'one of whom lives in the street of a father of the same',
    'ابو محمد\nحوارة\n0599110001\n125',
    'رامي عودة\nبورين\n0599110002\n80\n\nشارع ابو بكر',
  ],
])('asks nothing about two of one first name: %s', (_, ...orders) => {
  expect(split(orders.join('\n\n\n')).beside).toEqual([]);
});

it('finds each of eighty orders, and cuts none in two', () => {
  const orders = Array.from(
    { length: 80 },
    (_, at) =>
      `${RAMI.replace('0599110002', `05991100${String(at).padStart(2, '0')}`)}\nالشارع الرئيسي قرب الجامع الكبير`,
  );
  expect(split(orders.join('\n\n')).orders).toEqual(orders);
});
