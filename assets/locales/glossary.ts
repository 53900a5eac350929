import type { Language } from '../../lib/i18n/language';

/** One word for one idea: what the texts call a thing, and what they must not call it. */
interface Term {
  readonly word: string;
  /** Words for the same idea that no text may contain. */
  readonly never: RegExp;
}

/**
 * The merchants' words in each language. Arabic as it is said in a shop in Nablus: `راجع`, for one, is what couriers
 * call a returned parcel, so that no button may say it for a review.
 */
export const GLOSSARY: Readonly<Record<Language, readonly Term[]>> = {
  ar: [
    { word: 'البلدة', never: /قري(?:ة|ت)|القرى|قرى|(?<!\p{L})قراك/u },
    { word: 'شركة التوصيل', never: /الخدمة/ },
    { word: 'رابط شركة التوصيل', never: /عنوان شركة التوصيل/ },
    { word: 'أجرة التوصيل', never: /رسوم|عمولة التوصيل|كلفة|ثمن التوصيل/ },
    { word: 'المبلغ للتحصيل', never: /^للتحصيل|المبلغ المطلوب|المطلوب تحصيله/ },
    { word: 'طرد', never: /شحنة (?:جديدة|واحدة)|بوليصة/ },
    { word: 'حساب تجريبي', never: /تدريب|بيئة الاختبار/ },
    { word: 'السائق', never: /المندوب(?! )/ },
    { word: 'مراجعة', never: /(?<![\p{L}\p{M}])[وف]?راجع/u },
    { word: 'لم تُحدَّد', never: /غير موجود/ },
    // Creating proves no more than that the parcel is there: `شحن` is said of the press alone, and no vowelled passive
    // stands for the state.
    {
      word: 'تم إنشاء',
      never: /صُ?نع|شُح|[يت]ُشحن|تم(?:ت)? (?:الشحن|شحن)|مشحون|شحنه (?:زميل|\{)|سبق أن شحن|أُ?نشئ|[يت]ُنشأ/,
    },
    { word: 'غير مؤكد', never: /بحاجة إلى تأكيد|غير (?:معروف|محسوم)|حُسم|احسم|مجهول/ },
    // One family of waiting words: before shipping, after a lost answer, before sending, and the place of them all.
    { word: 'فيه سؤال', never: /انظر فيه|بحاجة إلى مراجعة/ },
    { word: 'تحتاج إليك', never: /صندوق الصادر|قيد المتابعة|بحاجة إلي|إلى متابعة/ },
    { word: 'بانتظار الإرسال', never: /قيد الإرسال/ },
    { word: 'مؤجَّل', never: /مُبقى/ },
    { word: 'أُرسل { $done } من { $all }', never: /وصل ردّ \{/ },
    { word: 'تجربة مسار الطرد', never: /رحل(?:ة|ات)/ },
    { word: 'معاني الحالات', never: /أسماء الأرقام|أسماء أرقام|معاني (?:ال)?أرقام/ },
    { word: 'متاجر عرّفتها', never: /علّم|عُلِّم|تعليم|متعلَّم/ },
    { word: 'استيراد', never: /(?<!\p{L})أخذ(?:ها)?(?!\p{L})|أُخذ/u },
    { word: 'إلغاء الإرسال', never: /لا ترسله$/ },
    { word: 'حفظ', never: /ضبط|ضُبط/ },
    { word: 'طرد خطأ', never: /معتبَر خطأ/ },
    { word: 'إعادة المحاولة', never: /محاولة أخرى/ },
    { word: 'تلقائيًّا', never: /تلقائيًا|من تلقاء/ },
    // الطلب is what a customer orders, never what a program asks of another.
    { word: 'محاولات كثيرة', never: /الطلبات كثيرة|طلبات كثيرة في|طلبات أخرى حتى/ },
    { word: 'رقم غير صحيح. مثال: 0599123456', never: /رقم الهاتف 9 أرقام/ },
    { word: 'طلب', never: /طلبي(?:ة|ات)/ },
  ],
  en: [
    { word: 'calculated', never: /reckon/i },
    { word: 'Needs review', never: /^Look at it$/ },
    { word: 'Import settings', never: /^Take (?:settings|from|it in)/ },
    { word: 'Needs confirming', never: /^(?:Not known|Unclear)$/ },
    { word: 'Needs you', never: /Outbox|Follow-up/i },
    { word: 'made', never: /\bshipped\b|\bcreated|settled/i },
    { word: 'Status meanings', never: /names for numbers/i },
    { word: 'saved villages', never: /learned village/i },
    { word: 'the delivery company', never: /\bservice|courier/i },
  ],
  he: [
    // It lists refused and lost ones too, so that “waiting to be sent” says too much.
    { word: 'לטיפולכם', never: /דואר ה?יוצא|ממתינות לשליחה/ },
    { word: 'דמי משלוח', never: /^עמל(?:ה|ות)(?![א-ת])(?! קבועה| באחוזים)/ },
    { word: 'נדרש אישור', never: /^(?:לא ידוע|לא ברור)$/ },
    { word: 'ייבוא', never: /לקיחת|לקיחה|לקחת|נלקחו?(?![א-ת])/ },
    { word: 'חברת המשלוחים', never: /(?<![א-ת])[בהולמשכ]*שירות/ },
    {
      word: 'נוצרה',
      never: /^נשלח[הו]?$|✓ נשלח|חבילה נשלחה|נשלחה? (?:חבילה|על ידי)|שנשלחה|(?:כבר|מישהו) שלח(?![א-ת])/,
    },
    { word: 'תווית', never: /מדבק/ },
    { word: 'השליח', never: /נהג/ },
    { word: 'שחנה', never: /Shahna/ },
    // Our own page, and the delivery company's.
    { word: 'לוח העבודה', never: /שולחן/ },
    { word: 'לוח הבקרה', never: /בלוח של|ללוח שלכם|במערכת של/ },
    { word: 'משמעות המצבים', never: /שמות למספרים/ },
    // A governorate, in all three countries.
    { word: 'נפה', never: /מחוז/ },
    // The reader is addressed in the plural, by every text.
    { word: 'שלכם', never: /(?<![א-ת])(?:של|משל|ממ|ל|ב|אות|אצל|אלי|עלי)ך(?![א-ת])/ },
    { word: '״', never: /[„”“]/ },
  ],
};
