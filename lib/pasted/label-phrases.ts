import { list } from '../villages/phrases';

/**
 * How sellers' forms call things, in Arabic, English and Hebrew; pictures stand for words. Collected
 * from how people write, by us.
 */
const LISTS: Readonly<Record<Label, string>> = {
  name: `
    الاسم, نام, اسم, الاسم الكامل, الاسم الثلاثي, اسم الزبون, اسم الزبونة, اسم المستلم, اسم المستلمة, الزبون, الزبونة,
    المستلم, المستلمة, اسم العميل, اسم العميلة, العميل, العميلة, الى الزبونة, الى الزبون, name, full name, customer,
    customer name, recipient, recipient name, order for, ship to, deliver to, el esem, el esm, el ism, esem, ism, שם,
    השם, שם מלא, שם הלקוח, שם הלקוחה, לקוח, לקוחה, שם המקבל, 👤, 👩, 🧑, 👨, اسم صاحب الطلب, اسم صاحبة الطلب, صاحب الطلب,
    صاحبة الطلب, اسم الشخص, الاسم بالكامل, زبون جديد, زبونة جديدة, مستلم الطرد, مستلمة الطرد, مستلم الطلب,
    مستلم الطلبية, صاحب الطرد, صاحبة الطرد, اسم المشتري, المشتري, اسم المرسل اليه, المرسل اليه, المرسل إليها,
    customer's name, client, client name, buyer, receiver, receiver name, attn, name of customer, isem, el esm el kamel,
    el name, שם פרטי, שם ומשפחה, שם פרטי ומשפחה, שם המזמין, שם המזמינה, מזמין, מזמינה, המזמין, המזמינה, שם הנמען, נמען,
    מקבל, המקבל, לכבוד
  `,
  phone: `
    الهاتف, هاتف, الجوال, جوال, التلفون, تلفون, تليفون, الموبايل, موبايل, الرقم, رقم, رقم الجوال, رقم الهاتف,
    رقم التلفون, رقم الموبايل, رقم المستلم, رقم الزبون, رقمها, رقمه, رقم التواصل, رقمي, للتواصل, واتس, واتساب, phone,
    phone number, mobile, mobile number, tel, telephone, cell, whatsapp, contact, contact number, customer phone, jawal,
    el jawal, telefon, اتصال, للاتصال, טלפון, טל, נייד, פלאפון, מספר טלפון, 📞, 📱, ☎, ☎️, رقم تلفون, رقم جوال, رقم هاتف,
    رقم موبايل, رقم الهاتف المحمول, رقم الخلوي, الخلوي, خلوي, المحمول, محمول, بلفون, البلفون, رقم البلفون, بيلفون,
    طلفون, الطلفون, رقم الطلفون, رقم للتواصل, رقم تواصل, رقم واتس, رقم الواتس, رقم واتساب, الواتساب, الواتس,
    رقم المستلمة, رقم الزبونة, جوال المستلم, هاتف المستلم, ج, ت, ه, هـ, ph, tel no, phone no, cell phone, mob,
    mobile no, whats app, number, nr, rakam, ra2am, el ra2am, raqam, el raqam, ra2em, ra2m, el ra2m, raqem, el raqem,
    tele, teleph, jawwal, el jawwal, el tel, el telefon, מס טלפון, מס׳ טלפון, טלפון נייד, מס נייד, פל, פלא, פון,
    נייד של המקבל, نقال, النقال, رقم النقال, موبايله, موبايلها, الموبايل رقم
  `,
  place: `
    العنوان, عنوان, عنوان المستلم, عنوان الزبون, عنوان التوصيل, عنوان السكن, الموقع, مكان التوصيل, مكان السكن, السكن,
    اقرب نقطة, اقرب نقطة دالة, اقرب معلم, علامة مميزة, الحارة/الشارع, الشارع/الحارة, landmark, الشارع, street, רחוב,
    3enwan, el 3enwan, 3nwan, el 3nwan, address, delivery address, location, כתובת, عنوان البيت, عنوان العمل,
    عنوان الشغل, home address, work address, address line, כתובת למשלוח, 📍, 🏠, 🏡, المكان, مكان, مكان الاستلام,
    مكان التسليم, عنوان الاستلام, عنوان التسليم, السكن بالتفصيل, اسم الشارع, عنوان المنزل, وين ساكن, adress, addres,
    ship address, shipping address, deliver to address, التوصيل ل, التوصيل لـ, التوصيل الى, توصيل الى, توصيل لـ,
    توصيل ل, يوصل ل, يوصل لـ, الوجهة, جهة التوصيل, deliver in, delivered to, addr, el makan, makan, el mawqe3,
    el 3onwan, 3onwan, el addres, כתובת משלוח, כתובת מלאה, כתובת המשלוח, מען
  `,
  town: `
    المدينة, مدينة, القرية, البلد, البلدة, المنطقة, المحافظة, city, town, village, area, region, governorate, עיר, ישוב,
    יישוב, כפר, אזור, اسم البلد, اسم المدينة, اسم القرية, اسم البلدة, المدينة او القرية, المدينة/القرية, city/village,
    town/city, district, el balad, el madine, el madineh, balad, city name, שם העיר, שם הישוב, שם היישוב, היישוב, העיר
  `,
  total: `
    المجموع, مجموع, المجموع الكلي, المجموع مع التوصيل, الاجمالي, إجمالي, السعر الكلي, السعر مع التوصيل,
    السعر شامل التوصيل, المبلغ الكلي, المبلغ المطلوب, المبلغ الإجمالي, المطلوب, المطلوب تحصيل, المطلوب تحصيله,
    مطلوب تحصيل, التحصيل, تحصيل, الحساب, الحساب عند الاستلام, الدفع عند الاستلام, يدفع للسائق, يدفع للشوفير,
    يدفع للمندوب, total, total price, total amount, grand total, cod, cash on delivery, to collect, collect, סה״כ,
    סך הכל, סה״כ לתשלום, לתשלום, לגבות, 💰, 💵, الكل, الكل على بعض, الكلي, الحساب كله, الحساب الكلي, كل الحساب, كله, كلو,
    كلهم, المجموع كامل, مجموع الحساب, مجموع الطلب, مجموع الطلبية, اجمالي الطلب, اجمالي الطلبية, اجمالي المبلغ,
    المبلغ كامل, المبلغ مع التوصيل, المبلغ شامل التوصيل, سعر شامل, السعر الاجمالي, السعر النهائي, المبلغ النهائي,
    الحساب مع التوصيل, الحساب شامل التوصيل, حسابها, حسابه, حسابو, حسابهم, الحساب النهائي, قيمة التحصيل,
    المبلغ المراد تحصيله, مبلغ التحصيل, المستحق, المبلغ المستحق, final price, final total, amount due, to pay,
    total due, total cod, sum, sum total, el total, el majmou3, majmou3, majmo3, el majmo3, el 7esab, el 7sab, 7sab,
    7esab, el kol, המחיר הסופי, מחיר סופי, סכום כולל, السعر شامل, المبلغ شامل, سعر صافي, صافي, الصافي, סה״כ כולל משלוח,
    סהכ, סך הכול, סכום לגבייה, לגבייה, גוביינא, תשלום, תשלום במזומן, סכום לתשלום, סכום התשלום, قيمة الفاتورة,
    مبلغ الفاتورة, قيمة الشحنة, قيمة الطرد, مبلغ الطلب
  `,
  price: `
    السعر, سعر, المبلغ, مبلغ, القيمة, قيمة الطلب, قيمة الطلبية, سعر الطلبية, سعر الطلب, ثمن, الثمن, price, amount, cost,
    el mablagh, mablagh, el se3r, se3r, מחיר, סכום, سعرها, سعره, سعرو, سعرهم, سعر القطع, مجموع القطع, مجموع الاصناف,
    مجموع المنتجات, اجمالي الاصناف, اجمالي المنتجات, اجمالي القطع, سعر المنتجات, سعر المنتج, سعر البضاعة, سعر الاغراض,
    ثمنها, ثمنه, حق الطلبية, حق الاغراض, price of items, items total, the price, el price, el sa3er, el se3er, el si3r,
    se3er, se3ro, se3ra, המחיר, הסכום, מחיר המוצרים, עלות
  `,
  rest: `
    الباقي, باقي, متبقي للتحصيل, المتبقي للتحصيل, باقي للتحصيل, المتبقي, متبقي, remaining, the rest, balance,
    balance due, יתרה, נותר לשלם, الباقي عند الاستلام, الباقي عليه, الباقي عليها, باقي عليه, باقي عليها, باقي علي, ضل,
    ضل علي, ضل عليه, ضل عليها, ضايل, ضايل علي, ضايل عليه, ضايل عليها, بضل, بضل علي, بضل عليه, بضل عليها, يتبقى, يبقى,
    تبقى, المتبقي للدفع, remaining amount, rest, left, left to pay, remainder, balance to pay, el ba2i, el ba2e, elba2i,
    ba2i, el baqi, היתרה, יתרה לתשלום, נשאר, נשאר לשלם, נותר
  `,
  unit: `
    سعر القطعة, سعر الحبة, سعر الوحدة, سعر الواحدة, item price, unit price, subtotal, מחיר המוצר, מחיר ליחידה
  `,
  delivery: `
    التوصيل, توصيل, سعر التوصيل, اجرة التوصيل, رسوم التوصيل, delivery, shipping, delivery fee, shipping fee, משלוח,
    דמי משלוח, وتوصيل, التوصيلة, توصيلة, اجار التوصيل, اجرة الشحن, سعر الشحن, رسوم الشحن, الشحن, شحن, حق التوصيل,
    حساب التوصيل, قيمة التوصيل, مصاريف التوصيل, كلفة التوصيل, المواصلات, delivery charge, delivery charges,
    delivery price, delivery cost, shipping cost, shipping price, el tawseel, tawseel, el tawsil, tawsil, توصيل الطلب,
    שליחות, המשלוח, מחיר משלוח, מחיר המשלוח, עלות משלוח
  `,
  note: `
    ملاحظة, ملاحظات, ملحوظة, note, notes, comment, comments, הערה, הערות, 📝, ملاحظة مهمة, تعليمات, تنبيه, remark,
    remarks, instructions, הערת, הערה לשליח
  `,
  goods: `
    الطلب, طلب, الطلبية, المنتج, القطعة, order, item, items, product, הזמנה, מוצר, 📦, 🛍, القطع, البضاعة, الاغراض,
    المنتجات, الصنف, الاصناف, المنتجات المطلوبة, الطلبات, المحتوى, المحتويات, محتوى الطرد, goods, products,
    order details, contents, פריט, פריטים, מוצרים, תכולה
  `,
  other: `
    طلب رقم, رقم الطلب, رقم الطلبية, المقاس, مقاس, اللون, الكمية, العدد, عدد, الهوية, هوية, رقم الهوية, رقم الحساب,
    الحساب البنكي, المرسل, الراسل, من متجر, المتجر, كود, الكود, التاريخ, تاريخ, order no, order number, sender, from,
    shop, id, id number, account number, iban, size, color, colour, quantity, qty, code, sku, date, מספר הזמנה, שולח,
    ת״ז, ת.ז, תעודת זהות, מידה, צבע, כמות, תאריך, الموديل, موديل, رقم الموديل, نوع, النوع, القياس, قياس, نمرة, النمرة,
    لون, وزن, الوزن, الحجم, طريقة الدفع, وقت التوصيل, موعد التوصيل, يوم التوصيل, رقم الفاتورة, فاتورة, رقم الشحنة,
    رقم التتبع, الرمز البريدي, المندوب, السائق, رقم المندوب, رقم السائق, رقم المحل, رقم المتجر, هاتف المتجر, هاتف المحل,
    اسم المتجر, اسم المحل, اسم الصفحة, الصفحة, المرسلة, اسم المرسل, هاتف المرسل, رقم المرسل, جوال المرسل, تلفون المرسل,
    من, invoice, ref, reference, order date, payment, payment method, model, weight, driver, courier, store, from shop,
    sent by, sender name, sender phone, shop phone, store phone, zip, zip code, postal code, דגם, משקל, משקל חבילה,
    שולחת, שם השולח, טלפון השולח, חנות, מספר חשבונית, מיקוד, צורת תשלום, שליח, البائع, البائعة, اسم البائع, رقم البائع
  `,
};

/** What may stand between a label and its mark and changes nothing: "العنوان بالتفصيل:", "Phone 2:". */
export const QUALIFIERS = `
  الكامل, كامل, كاملا, بالكامل, التفصيلي, بالتفصيل, مفصل, الثلاثي, الرباعي, النهائي, الكلي, الإجمالي, المطلوب, الأساسي,
  الأول, أول, الثاني, ثاني, ثان, تاني, التاني, الآخر, آخر, بديل, البديل, احتياطي, الاحتياطي, إضافي, الإضافي, مهمة, هامة,
  المستلم, المستلمة, الزبون, الزبونة, العميل, المحمول, الخلوي, الشخصي, للتواصل, من الزبون, من الزبونة, من المستلم,
  المستحق, مع التوصيل, شامل التوصيل, عند الاستلام, بالشيكل, اللي ينكتب, على الطرد, ع الطرد, عالطرد, 1, 2, ١, ٢, 3, full,
  no, no., number, מלא, סופי, נוסף, ראשי, הלקוח, הלקוחה, המקבל, למשלוח, לגביה, לשליח
`;

/** What people call things in the middle of a sentence; what is named follows. */
export const SPOKEN: Readonly<Record<'name' | 'phone' | 'place', string>> = {
  name: `
    الاسم, اسمي, اسمها, اسمه, اسمو, باسم, على اسم, my name is, her name is, his name is, the name is, in the name of,
    under the name, ismi, esmi, esme, esmha, isma, esmo, besm, bism, b esm, bi esm, b ism, 3ala esm, 3a esm, שמי,
    קוראים לי, קוראים לה, השם שלי, השם שלה, על שם
  `,
  phone: `
    رقمي, رقمها, رقمه, رقمو, جوالي, جوالها, جواله, تلفوني, تلفونها, تلفونه, بلفوني, بلفونها, نمرتي, نمرتها, نمرته,
    نمرتو, هاتفي, موبايلي, my number is, my number, her number is, her number, his number is, his number, my phone,
    her phone, his phone, ra2mi, ra2me, raqmi, rakmi, ra2mha, ra2mo, המספר שלי, הטלפון שלי, המספר שלה, הטלפון שלה
  `,
  place: `
    العنوان, عنواني, عنوانها, عنوانه, مكان سكني, ساكن, ساكنة, ساكنين, عايش, عايشة, عايشين, بسكن, my address is,
    her address is, his address is, i live in, lives in, living in, sakin, sakne, saken, sakneh, 3enwani, el 3enwan,
    גר ב, גרה ב, הכתובת שלי, הכתובת
  `,
};

/** The phrases of each label. */
export const labelPhrases: readonly (readonly [phrase: string, label: Label])[] = (
  Object.entries(LISTS) as [Label, string][]
).flatMap(([label, phrases]) => list(phrases).map((phrase) => [phrase, label] as const));

/** What a label says of the text behind it. */
export type Label =
  | 'name'
  | 'phone'
  | 'place'
  | 'town'
  | 'total'
  | 'price'
  /** What is still to be paid after a first payment. */
  | 'rest'
  /** Of one piece: how many there are, the label does not say. */
  | 'unit'
  | 'delivery'
  | 'note'
  /** What is ordered: only an amount with its currency is one there. */
  | 'goods'
  /** Sizes, order numbers, dates, who sends or drives: not read, and their numbers are nobody's amount or phone. */
  | 'other';
