import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { takenFrom } from '../../bench/pasted/score';

const read = (text: string) => readPastedOrder(text, practiceIndex);
const taken = (text: string) => takenFrom(read(text));

describe('what a shop answers', () => {
  it('is the price and the fee that it was asked for', () => {
    const asked = 'هلا: بقديش الطقم؟\nالمتجر: 75 حبيبتي\nهلا: كم التوصيل على دورا؟\nالمتجر: 20\n';
    expect(taken(`${asked}هلا: هلا غانم 0598120054 دورا قرب الجامع`)).toMatchObject({
      name: 'هلا غانم',
      amount: '95',
    });
    expect(
      taken(
        'Customer: do you deliver to Nablus?\nYou: yes 20 nis\nCustomer: the mug for 35 nis\nCustomer: Rana Haddad 0599123456 Nablus',
      ).amount,
    ).toBe('55');
  });

  it('is what is paid as it is brought, and no size that was asked for', () => {
    const order = 'الزبونة: نجود طه 0598120054 دورا\n';
    expect(taken(`البائع: اسمك ورقمك\n${order}البائع: 85 عند الاستلام`).amount).toBe('85');
    expect(taken(`الزبونة: في مقاس ثاني؟\nالبائع: 38\n${order}`).amount).toBeNull();
  });

  it('is told by the one of two who gives no phone', () => {
    const stamp = (minute: number) => `2025/11/03، 14:0${minute} - `;
    expect(
      taken(
        `${stamp(1)}هلا: كم التوصيل على دورا؟\n${stamp(2)}معصرة البركة: 30\n${stamp(3)}هلا: بدي التنكة ب 600 هلا غانم 0598120054 دورا`,
      ).amount,
    ).toBe('630');
  });
});

describe('a total', () => {
  it('is more than what it is for, with the delivery', () => {
    expect(taken('هلا غانم\nدورا\n0598120054\nالجوز ب 45 مع التوصيل 65').amount).toBe('65');
    expect(taken('هلا غانم\nدورا\n0598120054\nالجوز ب 45 مع التوصيل 20').amount).toBe('65');
  });

  it('has the discount in it where the price became it, and not the fee that is on it', () => {
    expect(taken('هلا غانم\nدورا\n0598120054\nكان ب 200 تخفيض 20\nبصفي 180 وعليهم 30 توصيل').amount).toBe(
      '210',
    );
  });
});

describe('somebody’s name', () => {
  it('is who says no more than a given name, once', () => {
    expect(read('معك لين من دورا 0598120054 ب 80 شيكل').name).toMatchObject({ value: 'لين', sure: true });
    expect(read('انا ولاء يعني ولاء كميل من دورا 0598120054 ب 80 شيكل').name?.sure).toBe(false);
  });

  it('ends where the only place begins', () => {
    expect(taken('الاسم كرم حلايقة طوباس 0598120054')).toMatchObject({
      name: 'كرم حلايقة',
      village: 'طوباس/طوباس',
    });
  });
});

describe('a street', () => {
  it('has nothing of whose house it is, nor of how it is asked for', () => {
    expect(taken('هلا غانم من دورا وبيتنا جنب المدرسة 0598120054').street).toBe('جنب المدرسة');
    expect(taken('هلا غانم\nدورا لو سمحتو جنب المدرسة\n0598120054').street).toBe('جنب المدرسة');
  });
});
