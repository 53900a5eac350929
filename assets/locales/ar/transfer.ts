import type { enTransfer } from '../en/transfer';

export const arTransfer: Record<keyof typeof enTransfer, string> = {
  'options-transfer': 'نقل الإعدادات',
  'options-transfer-text':
    'كل الإعدادات في ملف واحد: الحسابات والمتاجر واللغة ومعاني الحالات واختيارات البلدات المحفوظة. لمتصفح آخر أو للاحتفاظ بها.',
  'transfer-with-keys': 'مع مفاتيح الحسابات مشفّرة بعبارة مرور',
  'transfer-passphrase': 'عبارة المرور',
  'transfer-passphrase-hint':
    'من يملك الملف وعبارة المرور يملك المفاتيح. لا تُحفظ في أي مكان: إن نُسيت ضاعت المفاتيح التي في الملف.',
  'transfer-passphrase-short': `{ $count } { $count ->
    [few] أحرف
    [many] حرفًا
   *[other] حرف
  } على الأقل.`,
  'transfer-passphrase-again': 'عبارة المرور مرة أخرى',
  'transfer-passphrase-different': 'العبارتان غير متطابقتين.',
  'transfer-without-key': 'لا يمكن قراءة مفتاح هذه الحسابات هنا، وليس في الملف: { $names }',
  'transfer-open-keys': 'فتح المفاتيح',
  'transfer-without': 'المتابعة دون مفاتيح',
  'transfer-found': 'في الملف:',
  'transfer-key-not-in': 'دون مفتاح',
  'transfer-learned-in': `{ $count ->
    [one] اختيار محفوظ واحد
    [two] اختياران محفوظان
    [few] { $count } اختيارات محفوظة
    [many] { $count } اختيارًا محفوظًا
   *[other] { $count } اختيار محفوظ
  }`,
  'transfer-damaged': 'لم يُستورد لتعذّر قراءته: { $names }',
  'damaged-part': 'جزء من { $name }',
  'transfer-conflicts': 'هذا موجود هنا ومختلف في الملف. ما لا تضع عليه علامة يبقى كما هو هنا.',
  'transfer-take': 'استيراد هذه الإعدادات',
  'transfer-imported-next':
    'يطلب المتصفح الإذن من جديد: افحص كل حساب وفعّل كل متجر بضغطة. الحسابات التي بلا مفتاح ستطلبه.',
  'transfer-file-wrong-passphrase': 'عبارة المرور هذه لا تفتح المفاتيح، أو أن الملف تالف.',
  'file-not-ours': 'هذا ليس ملفًا حفظته شحنة لهذا الغرض، أو أنه تالف. لم يتغيّر شيء؛ اختر ملفًا آخر.',
  'file-newer': 'هذا الملف من إصدار أحدث من شحنة. حدّث شحنة ثم استورده. لم يتغيّر شيء.',
  'file-too-large': 'هذا الملف أكبر من أن يكون من ملفاتنا. لم يتغيّر شيء؛ اختر ملفًا آخر.',
  'transfer-conflict': 'استبدال: { $part } · { $name }',
  'transfer-key-in': 'مع مفتاحه',
};
