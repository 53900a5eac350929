import type { Label } from './labels';

/**
 * How sellers' forms call things, in Arabic, English and Hebrew, apart by `|`; pictures stand for words. Collected
 * from how people write, by us.
 */
const LISTS: Readonly<Record<Label, string>> = {
  name: `
    الاسم | الإسم | اسم | الاسم الكامل | الاسم الثلاثي | اسم الزبون | اسم الزبونة | اسم المستلم |
    اسم المستلمة | الزبون | الزبونة | المستلم | المستلمة | اسم العميل | العميل | الى الزبونة |
    الى الزبون | نام | name | full name | customer | customer name | recipient | recipient name |
    order for | ship to | deliver to | el esem | el esm | el ism | esem | ism | שם | שם מלא | שם הלקוח | שם הלקוחה | לקוח | לקוחה | שם המקבל | 👤 | 👩 | 🧑 | 👨
  `,
  phone: `
    الهاتف | هاتف | الجوال | جوال | التلفون | تلفون | تليفون | الموبايل | موبايل | الرقم | رقم |
    رقم الجوال | رقم الهاتف | رقم التلفون | رقم الموبايل | رقم المستلم | رقم الزبون | رقمها | رقمه |
    رقم التواصل | رقمي | للتواصل | واتس | واتساب | phone | phone number | mobile | mobile number | tel |
    telephone | cell | whatsapp | contact | contact number | customer phone | jawal | el jawal | telefon | טלפון | טל | נייד | פלאפון | מספר טלפון | 📞 | 📱 | ☎ | ☎️
  `,
  place: `
    العنوان | عنوان | عنوان المستلم | عنوان الزبون | عنوان التوصيل | عنوان السكن | الموقع | مكان التوصيل |
    مكان السكن | السكن | اقرب نقطة | اقرب نقطة دالة | اقرب معلم | علامة مميزة | landmark | الشارع | street | רחוב | 3enwan | el 3enwan | 3nwan | el 3nwan | address | delivery address | location | כתובת | כתובת למשלוח | 📍 | 🏠 | 🏡
  `,
  town: `
    المدينة | مدينة | القرية | البلد | البلدة | المنطقة | المحافظة | city | town | village | area |
    region | governorate | עיר | ישוב | יישוב | כפר | אזור
  `,
  total: `
    المجموع | مجموع | المجموع الكلي | المجموع مع التوصيل | الاجمالي | الإجمالي | إجمالي | السعر الكلي |
    السعر مع التوصيل | السعر شامل التوصيل | المبلغ الكلي | المبلغ المطلوب | المبلغ الإجمالي | المطلوب |
    المطلوب تحصيل | المطلوب تحصيله | مطلوب تحصيل | التحصيل | تحصيل | الحساب | الحساب عند الاستلام | الدفع عند الاستلام |
    total | total price | total amount | grand total | cod | cash on delivery | to collect | collect |
    סה״כ | סך הכל | סה״כ לתשלום | לתשלום | לגבות | 💰 | 💵
  `,
  price: `
    السعر | سعر | المبلغ | مبلغ | القيمة | قيمة الطلب | قيمة الطلبية | سعر الطلبية | سعر الطلب | ثمن | الثمن | price | amount | cost |
    el mablagh | mablagh | el se3r | se3r | מחיר | סכום
  `,
  rest: `
    الباقي | باقي | المتبقي | متبقي | remaining | the rest | balance | balance due | יתרה | נותר לשלם
  `,
  unit: `
    سعر القطعة | سعر الحبة | سعر الوحدة | سعر الواحدة | item price | unit price | subtotal | מחיר המוצר |
    מחיר ליחידה
  `,
  delivery: `
    التوصيل | توصيل | سعر التوصيل | اجرة التوصيل | أجرة التوصيل | رسوم التوصيل | delivery | shipping |
    delivery fee | shipping fee | משלוח | דמי משלוח
  `,
  note: `
    ملاحظة | ملاحظه | ملاحظات | ملحوظة | note | notes | comment | comments | הערה | הערות | 📝
  `,
  other: `
    الطلب | طلب | طلب رقم | رقم الطلب | رقم الطلبية | الطلبية | المنتج | القطعة | المقاس | مقاس | اللون |
    الكمية | العدد | عدد | الهوية | هوية | رقم الهوية | رقم الحساب | الحساب البنكي | المرسل | الراسل |
    من متجر | المتجر | كود | الكود | التاريخ | تاريخ | order | order no | order number | item | items |
    sender | from | shop | id | id number | account number | iban | product | size | color | colour | quantity | qty | code | sku | date | הזמנה | מספר הזמנה | מוצר |
    שולח | ת״ז | ת.ז | תעודת זהות | מידה | צבע | כמות | תאריך | 📦 | 🛍
  `,
};

/** What may stand between a label and its mark and changes nothing: "العنوان بالتفصيل:", "Phone 2:". */
export const QUALIFIERS = `
  الكامل | كامل | كاملا | بالكامل | التفصيلي | بالتفصيل | مفصل | الثلاثي | الرباعي | النهائي | الكلي |
  الإجمالي | المطلوب | الأساسي | الأول | أول | الثاني | ثاني | ثان | تاني | التاني | الآخر | آخر | بديل | البديل |
  احتياطي | الاحتياطي | إضافي | الإضافي | مهمة | هامة | المستلم | المستلمة | الزبون | الزبونة | العميل |
  المحمول | الخلوي | الشخصي | للتواصل | من الزبون | من الزبونة | من المستلم | المستحق | مع التوصيل | شامل التوصيل | عند الاستلام | بالشيكل | 1 | 2 | ١ | ٢ | 3 |
  full | no | no. | number | מלא | סופי | נוסף | ראשי | הלקוח | הלקוחה | המקבל | למשלוח | לגביה
`;

/** What people call things in the middle of a sentence; what is named follows. */
export const SPOKEN: Readonly<Record<'name' | 'phone' | 'place', string>> = {
  name: `
    اسمي | اسمها | اسمه | my name is | her name is | his name is | the name is | ismi | esmi | שמי | קוראים לי
  `,
  phone: `
    رقمي | رقمها | رقمه | جوالي | جوالها | تلفوني | my number is | my number | her number is | her number |
    his number is | his number | ra2mi | raqmi | המספר שלי | הטלפון שלי
  `,
  place: `
    عنواني | عنوانها | عنوانه | ساكن | ساكنة | ساكنين | عايش | عايشة | بسكن | my address is | her address is |
    his address is | i live in | lives in | living in | sakin | sakne | saken | sakneh | 3enwani | גר ב | גרה ב
  `,
};

/** The phrases of each label, folded to lower case, with one blank between words. */
export const labelPhrases: readonly (readonly [phrase: string, label: Label])[] = (
  Object.entries(LISTS) as [Label, string][]
).flatMap(([label, list]) => list.split('|').map((phrase) => [phrase.trim(), label] as const));
