import { describe, expect, it } from 'vitest';
import { factValue } from '../../../lib/order';
import { eachOnce, keysOf } from '../../../lib/sheet/line-keys';
import { currencyIn } from '../../../lib/sheet/said-money';
import { areAstray, findSheetHeading } from '../../../lib/sheet/sheet-columns';
import { linesOf } from '../../../lib/sheet/sheet-lines';
import { toCollected } from '../../../lib/sheet/sheet-orders';
import { sheetStore } from '../../../lib/sheet/sheet-store';

const STORE = sheetStore('account', 'طلباتي');

/** The orders of a sheet, in an account that is kept in shekels. */
async function ordersIn(heading: readonly string[], ...rows: readonly (readonly string[])[]) {
  const { row, columns } = findSheetHeading([heading]);
  const keys = await keysOf(linesOf([heading, ...rows], row, columns));
  return keys.map((one, place) => {
    const { reply } = toCollected(one, place, STORE, 'ILS', { before: undefined, repeated: null });
    if (!('order' in reply)) throw new Error('No order');
    return reply.order;
  });
}

describe('what a sheet says of its currency', () => {
  it.each([
    ['المبلغ بالدينار', 'JOD'],
    ['المبلغ (د.أ)', 'JOD'],
    ['المبلغ بالشيكل', 'ILS'],
    ['Amount JOD', 'JOD'],
    ['Amount (USD)', 'USD'],
    ['סכום בש"ח', 'ILS'],
    ['المبلغ بالدولار', null],
    ['Amount ($)', null],
  ])('is said of all its amounts by their heading: %s', async (heading, code) => {
    const [order] = await ordersIn(['الاسم', heading], ['سلمى', '50']);
    expect(order && factValue(order.currency)).toBe(code);
    expect(order?.total).toMatchObject({ value: '50' });
  });

  it.each(['المبلغ', 'COD amount', 'مبلغ التحصيل', 'סכום לגבייה', 'amount to collect'])(
    'is nothing in a heading that names none: %s',
    (heading) => expect(currencyIn(heading)).toBeNull(),
  );

  it('is each line’s own where it has a column, and unknown where that names none that is known', async () => {
    const orders = await ordersIn(
      ['الاسم', 'المبلغ بالشيكل', 'العملة'],
      ['سلمى', '50', 'JOD'],
      ['هبة', '50', 'دينار'],
      ['رامي', '50', ''],
      ['ريم', '50', 'دولار'],
      ['سعيد', '50', '؟'],
      ['علي', '50 دينار', 'شيكل'],
    );
    expect(orders.map(({ currency }) => factValue(currency))).toEqual([
      'JOD',
      'JOD',
      'ILS',
      null,
      null,
      null,
    ]);
  });

  it('makes neither a line an order, nor an order another one', async () => {
    const heading = ['الاسم', 'المبلغ', 'العملة'];
    const orders = await ordersIn(heading, ['سلمى', '50', 'JOD'], ['', '950', 'JOD']);
    expect(orders).toHaveLength(1);
    const [with_, without] = await keysOf([
      { name: 'سلمى', amount: '50', currency: 'JOD' },
      { name: 'سلمى', amount: '50' },
    ]);
    const [alone] = await keysOf([{ name: 'سلمى', amount: '50' }]);
    expect(with_?.key).toBe(alone?.key);
    expect(without?.key).not.toBe(alone?.key);
    // Nobody is told that one says what the other says.
    expect(eachOnce([{ amount: '50', currency: 'JOD' }, { amount: '50' }])).toHaveLength(2);
  });
});

describe('a column that says what is paid', () => {
  it.each<[string, string, ['paid' | 'unpaid', boolean] | null]>([
    ['Financial Status', 'paid', ['paid', false]],
    ['Financial Status', 'pending', ['unpaid', true]],
    ['Financial Status', 'partially_refunded', null],
    ['حالة الدفع', 'مدفوع', ['paid', false]],
    ['حالة الدفع', 'غير مدفوع', ['unpaid', true]],
    ['حالة الدفع', '', ['unpaid', true]],
    ['סטטוס תשלום', 'שולם', ['paid', false]],
    ['حالة الدفع', 'الدفع عند التسليم', ['unpaid', true]],
    ['حالة الدفع', 'دفع عند الاستلام', ['unpaid', true]],
    ['حالة الدفع', 'كاش', ['unpaid', true]],
    ['حالة الدفع', 'تم الدفع عند الاستلام', null],
    ['Financial Status', 'Cash on Delivery (COD)', ['unpaid', true]],
    ['حالة الدفع', 'لا', ['unpaid', true]],
    ['حالة الدفع', '-', ['unpaid', true]],
    ['حالة الدفع', '50', null],
    ['حالة الدفع', '✓', null],
    ['حالة الدفع', 'الدفع عند الاستلام - تم الدفع', null],
    ['حالة الدفع', 'دفع عربون والباقي عند الاستلام', null],
    ['حالة الدفع', 'بدون دفع عند الاستلام', null],
    ['Financial Status', 'prepaid, not COD', null],
    ['Financial Status', 'No COD', null],
    ['طريقة الدفع', 'تحويل بنكي', null],
    ['نوع الدفع', 'فيزا', null],
    ['Payment Method', 'Cash on Delivery', ['unpaid', true]],
    ['طريقة الدفع', 'نقدا عند الاستلام', ['unpaid', true]],
    ['وسيلة الدفع', 'دفع نقدي', ['unpaid', true]],
    ['אמצעי תשלום', 'אשראי', null],
    ['אמצעי תשלום', 'מזומן', ['unpaid', true]],
    ...[
      ...['دفع كاش', 'الدفع كاش', 'كاش شيكل', 'كاش عند الباب', 'الدفع عند الباب', 'نقد', 'تحصيل'],
      ...['cash payment', 'On delivery', 'C.O.D', 'c.o.d.'],
    ].map((said): [string, string, ['unpaid', true]] => ['طريقة الدفع', said, ['unpaid', true]]),
    ['طريقة الدفع', 'تم الدفع كاش', null],
    ['طريقة الدفع', 'تم التحصيل', null],
    ['Payment Method', 'Paid on delivery', null],
  ])('is asked about where it is, or cannot be told: %s, %s', async (heading, cell, payment) => {
    const [order] = await ordersIn(['Name', 'Total', heading], ['Salma', '120', cell]);
    const said = order?.payment;
    expect(said?.known === true ? [said.value, said.sure] : null).toEqual(payment);
  });
});

it.each([
  ['pending', 'Bank transfer', null],
  ['pending', 'Cash on Delivery', ['unpaid', true]],
  ['', '', ['unpaid', true]],
  ['paid', 'Cash on Delivery', ['paid', false]],
])(
  'a status of payment is no more sure than the method beside it: %s, %s',
  async (status, method, payment) => {
    const heading = ['Name', 'Total', 'Financial Status', 'Payment Method'];
    const [order] = await ordersIn(heading, ['Salma', '120', status, method]);
    const said = order?.payment;
    expect(said?.known === true ? [said.value, said.sure] : null).toEqual(payment);
  },
);

it('columns that were said before there was a question for one of them are asked about anew', () => {
  const heading = ['الاسم', 'المبلغ', 'العملة'];
  const { currency, payment, ...before } = findSheetHeading([heading]).columns;
  expect(areAstray(before, heading)).toBe(true);
  expect(areAstray({ ...before, currency: null, payment }, heading)).toBe(false);
  expect(currency).toBe(2);
  expect(areAstray(before, ['الاسم', 'المبلغ'])).toBe(false);
  for (const method of ['طريقة الدفع', 'Payment Method']) {
    const { payment2: _, ...kept } = findSheetHeading([['الاسم', 'المبلغ', 'ملاحظات']]).columns;
    const heads = ['الاسم', 'المبلغ', method];
    expect(areAstray(kept, heads)).toBe(true);
    expect(areAstray({ ...kept, payment: 2, note: null }, heads)).toBe(false);
    expect(areAstray({ ...kept, payment2: null }, heads)).toBe(false);
    expect(areAstray(kept, ['الاسم', 'المبلغ', 'حالة الدفع'])).toBe(false);
  }
});
