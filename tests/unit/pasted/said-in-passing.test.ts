import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { takenFrom } from '../../bench/pasted/score';

const ORDER = 'هلا غانم\nطوباس شارع المدارس\n0598120054\n';
const taken = (text: string) => takenFrom(readPastedOrder(text, practiceIndex));

describe('an amount', () => {
  it.each([
    ['of the delivery and the order', `${ORDER}التوصيل والطلب 85`, '85'],
    ['with a comma before its last three figures', `${ORDER}المبلغ 1,250`, '1250'],
    ['that the shop says it costs', `أنت: وين؟\n${ORDER}أنت: تمام بكلفك 260`, '260'],
    ['of one piece, of which so many are wanted', `بدي 4 علب زيت الوحدة 60\n${ORDER}`, '240'],
    ['that price and fee became', `${ORDER}اوك يعني 50 و20 توصيل صارو 70 تمام`, '70'],
  ])('is read: %s', (_, text, amount) => {
    expect(taken(text)).toMatchObject({ name: 'هلا غانم', phones: ['0598120054'], amount });
  });

  it('with a point before three figures is asked about', () => {
    expect(taken(`${ORDER}المبلغ 1.250`).amount).toBeNull();
  });
});

describe('a number', () => {
  it('of the driver who is said to come is not the customer’s, nor another order', () => {
    expect(taken(`${ORDER}السائق الي بيجي عنا ابو سمير 0599555012 بعرف البيت`)).toMatchObject({
      name: 'هلا غانم',
      phones: ['0598120054'],
    });
  });

  it('that is kept for need is the second', () => {
    expect(taken(`${ORDER}رقم احتياط: 0568113907`).phones).toEqual(['0598120054', '0568113907']);
  });
});

describe('a name', () => {
  it('is not what a shop asks for', () => {
    const asked = '- كيف بقدر اطلب؟\n- ابعتيلي الاسم ورقم الجوال والعنوان\n';
    expect(taken(`${asked}- هلا غانم 0598120054 طوباس شارع المدارس`).name).toBe('هلا غانم');
  });

  it('behind where somebody lives is no part of the street', () => {
    expect(taken('صرت ساكن بطوباس خلف البنك. أيمن شديد 0598120054')).toMatchObject({
      name: 'أيمن شديد',
      street: 'خلف البنك',
    });
  });
});

it('ends a street before "this" and the number', () => {
  expect(taken('معك هلا غانم من طوباس شارع المدارس وهذا رقمي 0598120054').street).toBe('شارع المدارس');
});

it.each(['غيري العنوان شارع نابلس قرب المحطة', 'لحظة غير العنوان خليه شارع نابلس قرب المحطة'])(
  'leaves no street that a later line changes: %s',
  (change) => {
    expect(taken(`${ORDER}${change}`)).toMatchObject({
      village: 'طوباس/طوباس',
      street: 'شارع نابلس قرب المحطة',
    });
  },
);

it('keeps who says that home is elsewhere', () => {
  expect(taken('اسمي هلا غانم البيت بسلواد بس ابعتوها على طوباس شارع حيفا\n0598120054').name).toBe(
    'هلا غانم',
  );
});
