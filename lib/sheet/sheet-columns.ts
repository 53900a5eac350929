import { parseAmount } from '../parcel/parse-amount';
import { plainText } from '../parcel/plain-text';
import {
  type ColumnsOf,
  columnsCalled,
  findHeadingOf,
  type Heading,
  headingCells,
} from '../statement/heading';

/** What a column of a sheet of orders says, in the order in which a line says it: a line without a number is known by that. */
export const SHEET_ROLES = [
  'number',
  'phone2',
  'phone',
  'name',
  'village',
  'city',
  'street',
  'amount',
  'items',
  'note',
  'currency',
  'payment',
  'payment2',
  'status',
  'status2',
  'quantity',
  'lastName',
  'items2',
] as const;
export type SheetRole = (typeof SHEET_ROLES)[number];
export type SheetColumns = ColumnsOf<SheetRole>;

/** How people head what is collected, whatever else costs something. */
const COLLECTED = `amount to collect, cod amount, cod, amount due, =due, remaining, balance, including delivery, with delivery,
    المبلغ للتحصيل, مبلغ التحصيل, =التحصيل, المبلغ المطلوب, المتبقي, الباقي, مع التوصيل, شامل التوصيل,
    סכום לגבייה, לגבייה, יתרה, כולל משלוח`;
/** That may be it, where nothing else in the sheet is money. */
const AMOUNT = 'amount, المبلغ, مبلغ, סכום';
/** That may lack what delivery costs, or hold what was paid. */
const PRICE = 'total price, total, price, المجموع, الاجمالي, السعر, سعر, סה"כ, מחיר';
/** An amount that is called so is another one. */
const OTHER = `paid, prepaid, advance, refund, refunded, discount, deposit, cost,
    ${each('shipping, delivery', 'amount, price')}, ${each('سعر, مبلغ', 'التوصيل, الشحن')},
    مدفوع, المدفوع, واصل, الواصل, محول, المحول, مسترجع, المسترجع, خصم, الخصم, عربون, العربون, تكلفة, التكلفة,
    שולם, החזר, הנחה, מקדמה, עלות, מחיר משלוח`;
/** Money that makes of an amount beside it a part, or more than is left. */
const MONEY = `${COLLECTED}, ${AMOUNT}, ${PRICE}, ${OTHER}, subtotal, =tax, =taxes, =delivery, =shipping,
    ${each('shipping, delivery', 'fee, fees, charge, charges')},
    =التوصيل, =توصيل, =الشحن, =شحن, ${each('قيمة, كلفة, اجرة, اجور, رسوم', 'التوصيل, الشحن')},
    دفعة, الدفعة, مقدم, المقدم, سلفة, السلفة, حوالة, الحوالة,
    =משלוח, דמי משלוח`;
/** Numbers that are none, though they look so. */
const NO_MONEY = `size, weight, age, postcode, postal code, zip, code, sku, id, barcode, serial,
    house, building, =flat, apartment, apt, floor, model, branch, height, hour, =day, pcs,
    ${each('flat, invoice, customer', 'number, no')},
    المقاس, مقاس, القياس, قياس, النمرة, نمرة, الوزن, وزن, العمر, عمر, الرمز, رمز, الكود, كود, باركود, الباركود,
    ${each('رقم', 'البيت, المنزل, الدار, الفاتورة, الزبون, العميل')}, البناية, بناية, العمارة, عمارة, الشقة, شقة, الطابق, طابق,
    الموديل, موديل, الفرع, فرع, الطول, طول, الساعة, ساعة, =اليوم, القطع, قطع, القطعة, قطعة,
    מידה, משקל, גיל, מיקוד, קוד, ברקוד,
    ${each('מספר', 'בית, חשבונית, לקוח')}, בניין, דירה, קומה, דגם, סניף, גובה, שעה`;

function each(first: string, second: string): string {
  return first
    .split(', ')
    .flatMap((one) => second.split(', ').map((other) => `${one} ${other}`))
    .join();
}

const METHOD = `payment method, payment type, payment gateway, paid by,
    طريقة الدفع, وسيلة الدفع, نوع الدفع, اسلوب الدفع, كيفية الدفع,
    אמצעי תשלום, אופן תשלום, אופן התשלום, צורת תשלום, סוג תשלום`;

/** Words of a sender: of whom the sheet says as much as of the recipient. */
const SENDER = `sender, shop, store, seller, merchant, from,
    مرسل, المرسل, متجر, المتجر, محل, المحل, بائع, البائع, تاجر, التاجر,
    שולח, השולח, חנות, החנות, מוכר, המוכר`;
const NEVER: Partial<Readonly<Record<SheetRole, string>>> = {
  phone: SENDER,
  phone2: SENDER,
  village: SENDER,
  city: SENDER,
  street: SENDER,
  name: `${SENDER}, product, item, lineitem, courier, driver, employee, village, city, street,
    منتج, المنتج, صنف, الصنف, سائق, السائق, مندوب, المندوب, موظف, الموظف, قرية, القرية, مدينة, المدينة, شارع, الشارع,
    מוצר, המוצר, פריט, הפריט, נהג, שליח, עובד, יישוב, עיר, רחוב`,
  amount: `${OTHER}, purchase, tax, fee, subtotal, lineitem,
    حوالة, الحوالة, شراء, الشراء, ضريبة, الضريبة,
    קנייה, מעמ`,
};

/** The longer are looked for first. Phones before the order's number: most are headed as a number of somebody. */
const NAMES: Readonly<Record<SheetRole, string>> = {
  quantity: `quantity, qty, =pieces, =count,
    الكمية, كمية, =العدد, =عدد, عدد القطع, عدد الحبات,
    כמות`,
  items2: `product 2, product2, item 2, item2, second product, second item,
    المنتج 2, منتج 2, المنتج الثاني, منتج ثاني, الصنف 2, الصنف الثاني,
    מוצר 2, פריט 2, מוצר שני`,
  lastName: `last name, family name, surname, lastname,
    اسم العائلة, العائلة, عائلة,
    שם משפחה, משפחה`,
  phone2: `second phone, phone 2, phone2, phone number 2, phone no 2, second mobile, mobile 2, mobile number 2, other phone,
    هاتف ثان, هاتف ثاني, الهاتف الثاني, هاتف 2, الهاتف 2, هاتف اخر, الهاتف الاخر,
    جوال ثاني, الجوال الثاني, جوال 2, الجوال 2, موبايل 2, الموبايل 2, رقم ثاني, رقم اخر, رقم بديل,
    טלפון נוסף, טלפון שני, טלפון 2`,
  phone: `shipping phone, phone number, phone, phone1, mobile, tel, telephone, whatsapp,
    رقم الهاتف, رقم الجوال, رقم الموبايل, الهاتف, هاتف, الجوال, جوال, الموبايل, موبايل, التلفون, تلفون,
    رقم الزبون, رقم العميل, رقم المستلم,
    מספר טלפון, טלפון, נייד, פלאפון`,
  number: `order number, order no, order id, =order, =number, =no, =#,
    رقم الطلب, رقم الطلبية, رقم طلب, رقم الاوردر, =الطلب, =طلب, =الرقم, =رقم,
    מספר הזמנה, מספר ההזמנה, =הזמנה, =מספר`,
  name: `shipping name, recipient name, customer name, full name, recipient, customer, name,
    اسم المستلم, اسم الزبون, اسم العميل, المستلم, الزبون, العميل, الاسم, اسم,
    שם הנמען, שם הלקוח, שם מלא, נמען, לקוח, שם`,
  village: `village, town, area,
    القرية, البلدة, قرية, بلدة, المنطقة, منطقة,
    יישוב, ישוב, כפר`,
  city: `shipping city, city, governorate, =state,
    المدينة, مدينة, المحافظة,
    עיר, מחוז`,
  street: `shipping street, shipping address1, street, address 1, address1, address,
    الشارع, شارع, العنوان بالتفصيل, العنوان, عنوان,
    רחוב, כתובת`,
  amount: `${COLLECTED}, ${AMOUNT}, ${PRICE}`,
  items: `lineitem name, contents, content, items, products, product, item, description,
    محتوى الطرد, المحتوى, المنتجات, المنتج, الصنف, الاصناف, الوصف,
    תכולה, מוצרים, מוצר, פריטים, תיאור`,
  note: `notes, note, comment,
    ملاحظات, ملاحظة, الملاحظات,
    הערות, הערה`,
  currency: 'currency, العملة, عملة, מטבע',
  payment: `financial status, payment status, =paid,
    حالة الدفع, الحالة المالية, =مدفوع,
    סטטוס תשלום, מצב תשלום, =שולם, ${METHOD}`,
  payment2: METHOD,
  status: `order status, fulfillment status, delivery status, shipping status, =status,
    حالة الطلب, حالة الطلبية, حالة الطرد, حالة الشحن, حالة التوصيل, =الحالة, =حالة,
    סטטוס הזמנה, סטטוס ההזמנה, סטטוס משלוח, =סטטוס, =מצב`,
  status2: 'cancelled at, canceled at, =cancelled, =canceled, =ملغي, =ملغى, =الغاء, תאריך ביטול, =בוטל',
};

export function findSheetHeading(table: readonly (readonly string[])[]): Heading<SheetRole> {
  return findHeadingOf(table, NAMES, NEVER);
}

/**
 * A person says of the others which they are. An amount is sure where it is called what is collected, or no other
 * column is money: delivery, or what was paid, would be missing in it or stand in it.
 * @param isTotal a total is what is collected in this account
 */
export function sureColumns(
  { row, columns, unsure = [] }: Heading<SheetRole>,
  table: readonly (readonly string[])[],
  isTotal: boolean,
): SheetColumns {
  const heading = headingCells(table, row);
  const { amount: never = '' } = NEVER;
  const collected = findHeadingOf([heading], { amount: COLLECTED }, { amount: never });
  const amount = collected.columns.amount ?? onlyMoney(columns, heading, table.slice(row + 1), isTotal);
  const open: readonly string[] = unsure;
  const sure = Object.entries(columns).map(([role, place]) => [role, open.includes(role) ? null : place]);
  const others = Object.fromEntries(sure) as SheetColumns;
  return { ...others, amount: collected.unsure === undefined ? amount : null };
}

function onlyMoney(
  columns: SheetColumns,
  heading: readonly string[],
  lines: readonly (readonly string[])[],
  isTotal: boolean,
): number | null {
  const { amount } = columns;
  const said = new Set(Object.values(columns));
  const [money, noMoney] = [MONEY, NO_MONEY].map((names) => new Set(columnsCalled(heading, names).flat()));
  const isMoney = (_: string, place: number) =>
    !said.has(place) &&
    (money?.has(place) ||
      (!noMoney?.has(place) && areAmounts(lines.map((cells) => plainText(cells[place] ?? '')))));
  if (heading.some(isMoney)) return null;
  const bare = columnsCalled(heading, isTotal ? `${AMOUNT}, ${PRICE}` : AMOUNT).flat();
  return amount !== null && bare.includes(amount) ? amount : null;
}

/** As most cells of a column look: phones and codes are longer, quantities and what is none shorter, and ranks are counted up. */
function areAmounts(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => !/^[\s0.,\p{Pd}]*$/u.test(cell));
  const amounts = filled.filter((cell) => parseAmount(cell).ok && /^[1-9]\d{1,3}(?!\d)|[^\d.,]/.test(cell));
  const areCounted =
    filled.length > 1 && filled.every((cell, nth) => Number(cell) === Number(filled[0]) + nth);
  return 2 * amounts.length > filled.length && !areCounted;
}

/** What one piece costs, where a column says how many are sold. */
const OF_ONE = 'price, السعر, سعر, מחיר';
const OF_ALL = `${COLLECTED}, ${AMOUNT}, total, المجموع, الاجمالي, الكلي, סה"כ, כולל`;

export function isPriceOfOne(cell: string): boolean {
  const isCalled = (names: string) => columnsCalled([cell], names).flat().length > 0;
  return isCalled(OF_ONE) && !isCalled(OF_ALL);
}

/** Enough for a parcel: whom, where, by which phone, and what is collected. */
export function isEnoughForParcels({ name, phone, village, city, amount }: SheetColumns): boolean {
  return name !== null && phone !== null && amount !== null && (village !== null || city !== null);
}

/** One says two things, the number is read where a phone stands, or there is one that was not asked about. */
export function areAstray(columns: Partial<SheetColumns>, heading: readonly string[]): boolean {
  const places = Object.values(columns).filter((place) => place !== null);
  const found = findSheetHeading([heading]).columns;
  const isPhone = columns.number != null && [found.phone, found.phone2].includes(columns.number);
  const isNew = SHEET_ROLES.some((role) => columns[role] === undefined && found[role] !== null);
  const methods = columns.payment2 === undefined ? columnsCalled(heading, METHOD).flat() : [];
  // Kept before a method was read: `null` beside it was said of a status alone.
  const isMethodNew = methods.some((place) => place !== columns.payment);
  return isPhone || isNew || isMethodNew || new Set(places).size < places.length;
}
