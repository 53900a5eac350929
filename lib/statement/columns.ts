import { type ColumnsOf, findHeadingOf, type Heading } from './heading';

export type ColumnRole = 'code' | 'collected' | 'fee' | 'net';

export type Columns = ColumnsOf<ColumnRole>;

/** In this order: “net amount” must not be taken for the amount, nor “delivery code” for a fee. */
const NAMES: Readonly<Record<ColumnRole, string>> = {
  code: `tracking number, parcel code, barcode, tracking, awb, parcel, code, shipment,
    رقم التتبع, رقم الطرد, رمز الطرد, رقم البوليصة, رقم الشحنة, باركود, الطرد, الرمز, الباركود,
    מספר משלוח, קוד חבילה, מספר חבילה, ברקוד, קוד`,
  net: `net amount, net, payable, due to merchant, balance,
    صافي المبلغ, الصافي, صافي, المستحق للتاجر, المستحق,
    סכום נטו, לתשלום, נטו`,
  fee: `delivery cost, delivery fee, delivery charge, delivery charges, shipping fee, =delivery, =shipping, fees, fee, cost,
    رسوم التوصيل, أجرة التوصيل, أجور التوصيل, سعر التوصيل, تكلفة التوصيل, =التوصيل, الأجرة, الرسوم, العمولة,
    דמי משלוח, עלות משלוח, עמלה`,
  collected: `collected amount, cod amount, amount collected, collected, cod, amount, total price, price,
    مبلغ التحصيل, المبلغ المحصل, قيمة التحصيل, التحصيل, المبلغ, سعر الطرد, السعر, محصل,
    סכום שנגבה, סכום גבייה, גבייה, גוביינא, סכום, מחיר`,
};

/** The row that heads the table, and what its columns seem to say; a person confirms it. */
export function findHeading(table: readonly (readonly string[])[]): Heading<ColumnRole> {
  return findHeadingOf(table, NAMES);
}

export function areEnough({ code, collected, fee, net }: Columns): boolean {
  return code !== null && (collected !== null || (net !== null && fee !== null));
}
