import { type ColumnsOf, findHeadingOf, type Heading } from '../statement/heading';

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
  'status',
  'status2',
] as const;
export type SheetRole = (typeof SHEET_ROLES)[number];
export type SheetColumns = ColumnsOf<SheetRole>;

/** How people head what is collected. */
const COLLECTED = `amount to collect, cod amount, cod, amount,
    المبلغ للتحصيل, مبلغ التحصيل, المبلغ, مبلغ,
    סכום לגבייה, סכום`;

/**
 * How people head these columns; the longer say more and are looked for first. Phones before the order's number: most are
 * headed as a number of somebody.
 */
const NAMES: Readonly<Record<SheetRole, string>> = {
  phone2: `second phone, phone 2, phone2, phone number 2, phone no 2, second mobile, mobile 2, mobile number 2, other phone,
    هاتف ثان, هاتف ثاني, الهاتف الثاني, هاتف 2, الهاتف 2, هاتف اخر, الهاتف الاخر,
    جوال ثاني, الجوال الثاني, جوال 2, الجوال 2, موبايل 2, الموبايل 2, رقم ثاني, رقم اخر, رقم بديل,
    טלפון נוסף, טלפון שני, טלפון 2`,
  phone: `phone number, phone, phone1, mobile, tel, telephone, whatsapp,
    رقم الهاتف, رقم الجوال, رقم الموبايل, الهاتف, هاتف, الجوال, جوال, الموبايل, موبايل, التلفون, تلفون,
    رقم الزبون, رقم العميل, رقم المستلم,
    מספר טלפון, טלפון, נייד, פלאפון`,
  number: `order number, order no, order id, =order, =number, =no, =#,
    رقم الطلب, رقم الطلبية, رقم طلب, رقم الاوردر, =الطلب, =طلب, =الرقم, =رقم,
    מספר הזמנה, מספר ההזמנה, =הזמנה, =מספר`,
  name: `recipient name, customer name, full name, recipient, customer, name,
    اسم المستلم, اسم الزبون, اسم العميل, المستلم, الزبون, العميل, الاسم, اسم,
    שם הנמען, שם הלקוח, שם מלא, נמען, לקוח, שם`,
  village: `village, town, area,
    القرية, البلدة, قرية, بلدة, المنطقة, منطقة,
    יישוב, ישוב, כפר`,
  city: `city, governorate,
    المدينة, مدينة, المحافظة,
    עיר, מחוז`,
  street: `street, address,
    الشارع, شارع, العنوان بالتفصيل, العنوان, عنوان,
    רחוב, כתובת`,
  amount: `${COLLECTED},
    total price, total, price,
    المجموع, الاجمالي, السعر, سعر,
    סה"כ, מחיר`,
  items: `contents, content, items, products, product, item, description,
    محتوى الطرد, المحتوى, المنتجات, المنتج, الصنف, الاصناف, الوصف,
    תכולה, מוצרים, מוצר, פריטים, תיאור`,
  note: `notes, note, comment,
    ملاحظات, ملاحظة, الملاحظات,
    הערות, הערה`,
  currency: 'currency, العملة, عملة, מטבע',
  payment: `financial status, payment status, =paid,
    حالة الدفع, الحالة المالية, =مدفوع,
    סטטוס תשלום, מצב תשלום, =שולם`,
  status: `order status, fulfillment status, delivery status, shipping status, =status, =state,
    حالة الطلب, حالة الطلبية, حالة الطرد, حالة الشحن, حالة التوصيل, =الحالة, =حالة,
    סטטוס הזמנה, סטטוס ההזמנה, סטטוס משלוח, =סטטוס, =מצב`,
  status2: 'cancelled at, canceled at, =cancelled, =canceled, =ملغي, =ملغى, =الغاء, תאריך ביטול, =בוטל',
};

export function findSheetHeading(table: readonly (readonly string[])[]): Heading<SheetRole> {
  return findHeadingOf(table, NAMES);
}

/**
 * The columns without an amount that is headed as a total or a price: where a store's total is not what is collected,
 * delivery may be missing in it too, and a person says which column it is.
 */
export function withoutPrice(columns: SheetColumns, heading: readonly string[]): SheetColumns {
  const cell = columns.amount === null ? '' : (heading[columns.amount] ?? '');
  const isCollected = findHeadingOf([[cell]], { amount: COLLECTED }).columns.amount !== null;
  return isCollected ? columns : { ...columns, amount: null };
}

/** Enough for a parcel: whom, where, by which phone, and what is collected. */
export function isEnoughForParcels({ name, phone, village, city, amount }: SheetColumns): boolean {
  return name !== null && phone !== null && amount !== null && (village !== null || city !== null);
}

/**
 * Whether columns that were said before are to be asked about anew: one says two things, the order's number is read where
 * a phone stands, as both were proposed once, or there is one for what was not asked about then.
 */
export function areAstray(columns: Partial<SheetColumns>, heading: readonly string[]): boolean {
  const places = Object.values(columns).filter((place) => place !== null);
  const found = findHeadingOf([heading], NAMES).columns;
  const isPhone = columns.number != null && [found.phone, found.phone2].includes(columns.number);
  const isNew = SHEET_ROLES.some((role) => columns[role] === undefined && found[role] !== null);
  return isPhone || isNew || new Set(places).size < places.length;
}
