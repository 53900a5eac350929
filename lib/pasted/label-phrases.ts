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
    order for | שם | שם מלא | שם הלקוח | שם הלקוחה | לקוח | לקוחה | שם המקבל | 👤 | 👩 | 🧑 | 👨
  `,
  phone: `
    الهاتف | هاتف | الجوال | جوال | التلفون | تلفون | تليفون | الموبايل | موبايل | الرقم | رقم |
    رقم الجوال | رقم الهاتف | رقم التلفون | رقم الموبايل | رقم المستلم | رقم الزبون | رقمها | رقمه |
    رقم التواصل | رقمي | للتواصل | واتس | واتساب | phone | phone number | mobile | mobile number | tel |
    telephone | cell | whatsapp | טלפון | טל | נייד | פלאפון | מספר טלפון | 📞 | 📱 | ☎ | ☎️
  `,
  place: `
    العنوان | عنوان | عنوان المستلم | عنوان الزبون | عنوان التوصيل | عنوان السكن | الموقع | مكان التوصيل |
    مكان السكن | السكن | address | delivery address | location | כתובת | כתובת למשלוח | 📍 | 🏠 | 🏡
  `,
  town: `
    المدينة | مدينة | القرية | البلد | البلدة | المنطقة | المحافظة | city | town | village | area |
    region | governorate | עיר | ישוב | יישוב | כפר | אזור
  `,
  total: `
    المجموع | مجموع | المجموع الكلي | المجموع مع التوصيل | الاجمالي | الإجمالي | إجمالي | السعر الكلي |
    السعر مع التوصيل | السعر شامل التوصيل | المبلغ الكلي | المبلغ المطلوب | المبلغ الإجمالي | المطلوب |
    المطلوب تحصيل | مطلوب تحصيل | التحصيل | تحصيل | الحساب | الحساب عند الاستلام | الدفع عند الاستلام |
    total | total price | total amount | grand total | cod | cash on delivery | to collect | collect |
    סה״כ | סך הכל | סה״כ לתשלום | לתשלום | לגבות | 💰 | 💵
  `,
  price: `
    السعر | سعر | المبلغ | مبلغ | سعر القطعة | سعر الطلبية | سعر الطلب | ثمن | الثمن | price | amount |
    cost | item price | unit price | subtotal | מחיר | סכום | מחיר המוצר
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
    الكمية | العدد | كود | الكود | التاريخ | تاريخ | order | order no | order number | item | items |
    product | size | color | colour | quantity | qty | code | sku | date | הזמנה | מספר הזמנה | מוצר |
    מידה | צבע | כמות | תאריך | 📦 | 🛍
  `,
};

/** The phrases of each label, folded to lower case, with one blank between words. */
export const labelPhrases: readonly (readonly [phrase: string, label: Label])[] = (
  Object.entries(LISTS) as [Label, string][]
).flatMap(([label, list]) => list.split('|').map((phrase) => [phrase.trim(), label] as const));
