import { describe, expect, it } from 'vitest';
import { keysBefore } from '../../../lib/sheet/keys-before';
import { beginningsOf, eachOnce, keysOf } from '../../../lib/sheet/line-keys';
import {
  areAstray,
  findSheetHeading,
  isEnoughForParcels,
  sureColumns,
} from '../../../lib/sheet/sheet-columns';
import { linesOf, type SheetLine } from '../../../lib/sheet/sheet-lines';
import { toCollected } from '../../../lib/sheet/sheet-orders';
import { findSheet, isSheetKey, sheetStore } from '../../../lib/sheet/sheet-store';

import { headingCells } from '../../../lib/statement/heading';
import { storeKey } from '../../../lib/store-key';

const STORE = sheetStore('account', 'طلباتي / 2');

describe('the columns of a sheet', () => {
  it.each([
    [['Order number', 'Customer name', 'Phone', 'City', 'Amount', 'Notes']],
    [['رقم الطلب', 'اسم الزبون', 'رقم الهاتف', 'المدينة', 'المبلغ', 'ملاحظات']],
    [['מספר הזמנה', 'שם הלקוח', 'טלפון', 'עיר', 'סכום', 'הערות']],
  ])('are found by their names: %s', (heading) => {
    const { row, columns } = findSheetHeading([['2026'], heading]);
    expect(row).toBe(1);
    expect(columns).toMatchObject({
      number: 0,
      name: 1,
      phone: 2,
      city: 3,
      amount: 4,
      note: 5,
      street: null,
    });
    expect(isEnoughForParcels(columns)).toBe(true);
    expect(isEnoughForParcels({ ...columns, amount: null })).toBe(false);
  });
});

describe('a column of governorates', () => {
  it('is a place though English calls it a state, and no order’s status', () => {
    const { columns } = findSheetHeading([['Name', 'Phone', 'State', 'Amount']]);
    expect([columns.city, columns.status]).toEqual([2, null]);
    const beside = findSheetHeading([['Name', 'Phone', 'City', 'State', 'Amount', 'Status']]).columns;
    expect([beside.city, beside.status]).toEqual([2, 5]);
  });
});

describe('a phone whose column is headed as a number', () => {
  it.each([
    [['الاسم', 'رقم الهاتف', 'المدينة', 'المبلغ'], { number: null, phone: 1, phone2: null }],
    [['name', 'phone no', 'city', 'amount'], { number: null, phone: 1 }],
    [['name', 'customer phone number', 'city', 'amount'], { number: null, phone: 1 }],
    [['الاسم', 'رقم الزبون', 'المدينة', 'المبلغ'], { number: null, name: 0, phone: 1 }],
    [['الاسم', 'رقم الجوال 1', 'رقم الجوال 2', 'المبلغ'], { number: null, phone: 1, phone2: 2 }],
    [['رقم', 'الاسم', 'رقم الهاتف', 'الهاتف 2'], { number: 0, phone: 2, phone2: 3 }],
    [['#', '', 'الاسم', 'رقم الهاتف'], { number: 0, name: 2, phone: 3 }],
    [['', 'الاسم', 'رقم الهاتف'], { number: null, name: 1, phone: 2 }],
    [['Order #', 'Order date', 'Phone'], { number: 0, phone: 2 }],
    [['تاريخ الطلب', 'رقم الطلب', 'رقم الهاتف'], { number: 1, phone: 2 }],
    [['מספר טלפון', 'מספר ההזמנה', 'שם'], { number: 1, phone: 0, name: 2 }],
  ])('is the phone, and an order’s number is what is called so: %s', (heading, columns) => {
    expect(findSheetHeading([heading]).columns).toMatchObject(columns);
  });

  it('is not remembered as the order’s number, as it was taken before', () => {
    const heading = ['الاسم', 'رقم الهاتف', 'المدينة', 'المبلغ'];
    const { columns } = findSheetHeading([heading]);
    expect(areAstray(columns, heading)).toBe(false);
    expect(areAstray({ ...columns, number: 1 }, heading)).toBe(true);
    const two = ['الاسم', 'رقم الجوال 1', 'رقم الجوال 2', 'المبلغ'];
    const said = { ...findSheetHeading([two]).columns, number: 1, phone: 2, phone2: null };
    expect(areAstray(said, two)).toBe(true);
    // Said by a person of another column: theirs stays.
    expect(areAstray({ ...columns, number: 0, name: null }, heading)).toBe(false);
  });
});

describe('an amount where delivery may come on top of prices', () => {
  it.each([
    ['المبلغ للتحصيل', 0],
    ['المبلغ', 0],
    ['COD amount', 0],
    ['סכום לגבייה', 0],
    ['السعر', null],
    ['المجموع', null],
    ['Total price', null],
    ['מחיר', null],
  ])('is taken for what is collected where its column says so: %s', (cell, place) => {
    const heading = findSheetHeading([[cell]]);
    expect(heading.columns.amount).toBe(0);
    expect(sureColumns(heading, [[cell]], false).amount).toBe(place);
  });
});

describe('a sheet without a heading', () => {
  const table = [
    ['سلمى', '0599123456', 'نابلس', 'خلف المسجد', '120'],
    ['رامي', '0599-123-457', 'رام الله', 'شارع الإرسال', '80'],
    ['هبة', '٠٥٩٩١٢٣٤٥٨', 'جنين', 'حي البساتين', '٩٥٫٥'],
  ];

  it('has none that a street, an address or a name in it sounds like: each of its lines is an order', () => {
    const { row, columns } = findSheetHeading(table);
    expect(Object.values(columns).filter((place) => place !== null)).toEqual([]);
    const said = { ...columns, name: 0, phone: 1, city: 2, street: 3, amount: 4 };
    expect(linesOf(table, row, said).map(({ name }) => name)).toEqual(['سلمى', 'رامي', 'هبة']);
    expect(headingCells(table, row)).toEqual(['', '', '', '', '']);
  });

  it('has none where its phones were copied from contacts and its amounts have words beside them', () => {
    const copied = [1, 2, 3].map((nth) => [
      `زبون ${nth}`,
      `\u202a+970 599-300-07${nth}\u202c`,
      'نابلس',
      nth === 3 ? 'شارع المدارس' : 'قرب المسجد',
      '120 شيكل',
    ]);
    const heading = findSheetHeading(copied);
    expect(heading.row).toBe(-1);
    expect(findSheetHeading([['الاسم', 'الهاتف', 'المبلغ 2026'], ...copied]).row).toBe(0);
  });

  it('is another than one whose heading says nothing that is known', () => {
    const { row } = findSheetHeading([['A', 'B', 'C', 'D', 'E'], ...table]);
    expect(row).toBe(0);
  });
});

describe('the lines of a sheet', () => {
  const columns = { ...findSheetHeading([]).columns, number: 0, name: 1, amount: 2 };
  const read = (...rows: readonly (readonly string[])[]) =>
    linesOf([['#', 'name', 'amount'], ...rows], 0, columns);

  it('are all that say more than a number or an amount alone', () => {
    const lines = read(
      ['1', 'A', '5'],
      ['', '', ''],
      ['', '', '95'],
      ['7', '', ''],
      ['8', '', '5'],
      ['', 'B', ''],
    );
    expect(lines.map(({ number, name }) => [number, name])).toEqual([
      ['1', 'A'],
      ['8', ''],
      ['', 'B'],
    ]);
  });

  it('are each an order where they say the same, by how many are above, or each one once', async () => {
    const lines = read(
      ['', 'A', '5'],
      ['', '\u200fA', '٥'],
      ['', 'A', '5'],
      ['1', 'A', '5'],
      ['1', 'A', '5'],
    );
    const keys = (await keysOf(lines)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(5);
    expect((await keysOf(lines)).every(({ isTwice }) => !isTwice)).toBe(true);
    expect(keys[3]).toBe('1');
    const once = await keysOf(eachOnce(lines));
    expect(once.map(({ key }) => key)).toEqual([keys[0], '1']);
    // Given once more with a line of another above them they are still who they were.
    const later = await keysOf(read(['', 'B', '5'], ['', 'A', '5'], ['', 'A', '5']));
    expect(later.slice(1).map(({ key }) => key)).toEqual(keys.slice(0, 2));
  });

  it('are known by their numbers, by all they say where they have none, and by neither where two have one', async () => {
    const keys = await keysOf(
      read(['١', 'A', '5'], ['', 'B', '5'], ['', 'B', '6'], ['3', 'C', '5'], ['3', 'C', '6']),
    );
    expect(keys.map(({ isTwice }) => isTwice)).toEqual([false, false, false, true, true]);
    expect(keys[0]?.key).toBe('1');
    expect(keys[1]?.key).toMatch(/^=[0-9a-f]{32}$/);
    expect(keys[2]?.key).not.toBe(keys[1]?.key);
    const twice = keys
      .slice(3)
      .map((one, place) => toCollected(one, place, STORE, 'ILS', { before: 0, repeated: 'same' }));
    expect(twice.map(({ reply }) => reply)).toEqual([{ missing: '3 × 2' }, { missing: '3 × 2' }]);
    expect(new Set(twice.map(({ orderId }) => orderId)).size).toBe(2);
  });

  it('stay who they are where a column comes in which they say nothing', async () => {
    const table = [
      ['#', 'name', 'amount', 'notes'],
      ['', 'A', '5', ''],
    ];
    const keysBy = async (said: typeof columns) =>
      (await keysOf(linesOf(table, 0, said))).map(({ key }) => key);
    expect(await keysBy({ ...columns, note: 3 })).toEqual(await keysBy(columns));
  });

  it('are the orders of before though a number or a column was filled in since', async () => {
    const line = { name: 'A', phone: '1', city: 'B', amount: '5' };
    const twice = { ...line, name: 'C' };
    const first = await keysOf([line, twice, twice]);
    const known = new Map(first.map(({ key }) => [key, 0]));
    const keysIn = async (lines: readonly SheetLine[]) =>
      (await keysBefore(lines, known)).map(({ key }) => key);
    const keys = first.map(({ key }) => key);
    const filled: readonly SheetLine[] = [{ number: '7' }, { note: 'n' }, { number: '7', street: 's' }];
    for (const more of filled) {
      const later = [line, twice, twice].map((one, place) => ({
        ...one,
        ...more,
        ...(more.number && { number: `${place}` }),
      }));
      expect(await keysIn(later)).toEqual(keys);
      // One more line of the same words is an order of its own.
      const [, , , another = ''] = await keysIn([...later, { ...twice, ...more, number: '9' }]);
      expect(keys).not.toContain(another);
    }
    expect(await keysIn([{ ...line, amount: '6' }])).not.toEqual([keys[0]]);
    // In the sheet all along, and not asked about when its orders were taken in.
    const unasked = { quantity: '2', lastName: 'D', items2: 'plate' };
    expect(await keysIn([{ ...line, ...unasked }])).toEqual([keys[0]]);
    expect(await keysIn([{ ...line, quantity: '2 ×' }])).toEqual([keys[0]]);
  });

  it('are the orders of before that were known by their phones, each of them once', async () => {
    const line = { name: 'A', phone: '0599 123 456', city: 'B', amount: '5' };
    const known = new Map([['0599 123 456', 1]]);
    const keysIn = async (lines: readonly SheetLine[]) =>
      (await keysBefore(lines, known)).map(({ key }) => key);
    const [own = '', later = ''] = (await keysOf([line, { ...line, amount: '7' }])).map(({ key }) => key);
    // The first is who was shipped: a customer's later order stands below it.
    expect(await keysIn([line, { ...line, amount: '7' }])).toEqual(['0599 123 456', later]);
    expect(await keysIn([{ ...line, number: '7' }])).toEqual(['0599 123 456']);
    expect(await keysIn([{ ...line, phone: '1', phone2: line.phone }])).toEqual(['0599 123 456']);
    // One that is known by what it says is nobody else.
    known.set(own, 0);
    expect(await keysIn([line])).toEqual([own]);
  });

  it('are the same orders as before, or new ones, as a person says', async () => {
    const [one] = await keysOf(read(['17', 'A', '5']));
    if (one === undefined) throw new Error('There is no line');
    const before = beginningsOf(['0:17', '2:17', '1:17', '5?3', '0:18']).get('17');
    const idOf = (repeated: 'same' | 'new') =>
      toCollected(one, 0, STORE, 'ILS', { before, repeated }).orderId;
    expect([idOf('same'), idOf('new')]).toEqual(['2:17', '3:17']);
    expect(toCollected(one, 0, STORE, 'ILS', { before: undefined, repeated: 'new' }).orderId).toBe('0:17');
  });

  it('have the account’s currency unless they say another', async () => {
    const totals = await Promise.all(
      ['50', '50 د.ا', '1.234', ''].map(async (amount) => {
        const [one] = await keysOf(read(['1', 'A', amount]));
        const { reply } = toCollected(one as never, 0, STORE, 'ILS', { before: undefined, repeated: null });
        return 'order' in reply ? [reply.order.currency, reply.order.total] : null;
      }),
    );
    expect(totals).toMatchObject([
      [{ value: 'ILS' }, { value: '50' }],
      [{ value: 'JOD' }, { value: '50' }],
      [{ value: 'ILS' }, { known: false, why: 'unreadable' }],
      [{ value: 'ILS' }, { known: false, why: 'absent' }],
    ]);
  });
});

describe('a source of sheets', () => {
  it('has a store’s key that is no store’s, and its account and name are read of it', () => {
    expect(isSheetKey(storeKey(STORE))).toBe(true);
    expect(isSheetKey('https://shop.example/wp-admin/')).toBe(false);
    expect(findSheet(STORE)).toEqual({ accountId: 'account', source: 'طلباتي / 2' });
    expect(findSheet({ origin: 'https://shop.example', basePath: '/' })).toBeNull();
    expect(storeKey(sheetStore('other', 'طلباتي / 2'))).not.toBe(storeKey(STORE));
  });
});
