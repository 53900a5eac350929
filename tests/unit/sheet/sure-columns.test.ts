import { describe, expect, it } from 'vitest';
import { findSheetHeading, type SheetRole, sureColumns } from '../../../lib/sheet/sheet-columns';

/** What the form of a sheet's columns proposes for a role: how that column is headed; `null`: the person says it. */
function proposed(role: SheetRole, written: string, isTotal = false): string | null {
  const table = written.split('\n').map((cells) => cells.split(' | '));
  const place = sureColumns(findSheetHeading(table), table, isTotal)[role];
  return place === null ? null : (table[0]?.[place] ?? null);
}

describe('the amount that is proposed as what is collected', () => {
  it.each([
    ['المبلغ | عربون | الباقي', 'الباقي'],
    ['Amount paid | Amount due', 'Amount due'],
    ['المبلغ المدفوع | المبلغ المتبقي', 'المبلغ المتبقي'],
    ['السعر | السعر مع التوصيل', 'السعر مع التوصيل'],
    ['سعر التكلفة | المبلغ المطلوب', 'المبلغ المطلوب'],
    ['المبلغ | ملاحظات', 'المبلغ'],
    ['المبلغ | حالة الدفع', 'المبلغ'],
    ['المبلغ | تاريخ التوصيل', 'المبلغ'],
    ['סכום | יתרה', 'יתרה'],
    ['واصل | المبلغ الواصل | المتبقي', 'المتبقي'],
    ['المبلغ | طريقة الدفع', 'المبلغ'],
    ['المبلغ | كذا\n120 | 0599123456\n85 | 0599123457', 'المبلغ'],
    ['المبلغ | كذا\n120 | 12/11/2026\n85 | 13/11/2026', 'المبلغ'],
    ['المبلغ | كذا\n120 | 2\n85 | 1', 'المبلغ'],
    ['المبلغ | كذا\n120 | 100345\n85 | 088', 'المبلغ'],
    ['المبلغ | كذا\n120 | 41\n85 | 42\n60 | 43', 'المبلغ'],
    ['المبلغ | كذا\n120 | 0\n85 | -', 'المبلغ'],
    ...[
      ...['المقاس', 'رقم البيت', 'رقم المنزل', 'البناية', 'رقم الشقة', 'الطابق', 'קומה', 'Apt', 'Flat No'],
      ...['رقم الفاتورة', 'Invoice number', 'رقم الزبون', 'Customer no', 'رقم الموديل', 'Model', 'דגם'],
      ...['الفرع', 'Branch', 'الطول', 'Height', 'ساعة', 'Hour', 'Day', 'القطع', 'قطعة', 'מספר בית'],
    ].map((other) => [`المبلغ | ${other}\n120 | 41\n85 | 38`, 'المبلغ']),
  ])('is the one that is called so: %s', (heading, amount) => {
    expect(proposed('amount', heading)).toBe(amount);
  });

  it.each([
    'المبلغ | التوصيل | المجموع',
    'المبلغ | عربون',
    'المبلغ | المدفوع',
    'المبلغ المدفوع | المجموع',
    'Amount | Delivery fee',
    'Cart Discount Amount | Order Subtotal Amount | Shipping Amount | Order Total Amount',
    'سعر الشراء | سعر البيع',
    'السعر',
    'Total',
    ...[
      ...['واصل', 'الواصل منه', 'دفعة أولى', 'الدفعة المقدمة', 'مقدم', 'سلفة', 'حوالة', 'محول', 'مسترجع'],
      ...['الشحن', 'قيمة الشحن', 'أجرة الشحن', 'كلفة التوصيل', 'قيمة التوصيل', 'رسوم الشحن', 'סכום החזר'],
      ...['Advance', 'Prepaid', 'Refunded', 'Delivery charges', 'Shipping Price', 'مبلغ الحوالة'],
    ].map((other) => `المبلغ | ${other}`),
    ...['كذا', 'قيمة الفاتورة', 'الفاتورة', 'Flat rate', 'سعر القطعة'].map(
      (other) => `المبلغ | ${other}\n120 | 50\n85 | `,
    ),
    'المبلغ | كذا\n120 | 0\n85 | 8 ₪',
  ])('is none where another column is money too, or delivery may come on top: %s', (heading) => {
    expect(proposed('amount', heading)).toBeNull();
  });

  it('is a total where totals are collected, unless another column is money', () => {
    expect(proposed('amount', 'Total | Order date', true)).toBe('Total');
    expect(proposed('amount', 'سعر الشراء | سعر البيع', true)).toBeNull();
  });
});

describe('the recipient that is proposed', () => {
  it.each<[SheetRole, string, string | null]>([
    ['phone', 'هاتف المرسل | هاتف المستلم', 'هاتف المستلم'],
    ['phone', 'Shop phone | Customer phone', 'Customer phone'],
    ['phone', 'Phone | Shipping Phone', 'Shipping Phone'],
    ['phone', 'الهاتف | الهاتف', null],
    ['phone', 'Billing phone | Home phone', null],
    ['name', 'Name | Shipping Name', 'Shipping Name'],
    ['name', 'اسم المرسل | اسم المستلم', 'اسم المستلم'],
    ['name', 'اسم المنتج | الهاتف', null],
    ['city', 'مدينة المتجر | مدينة الزبون', 'مدينة الزبون'],
  ])('is neither the sender nor one of two: %s of %s', (role, heading, cell) => {
    expect(proposed(role, heading)).toBe(cell);
  });
});
