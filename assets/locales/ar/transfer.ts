import type { enTransfer } from '../en/transfer';

export const arTransfer: Record<keyof typeof enTransfer, string> = {
  'options-transfer': 'نقل الإعدادات',
  'options-transfer-text':
    'كل الإعدادات في ملف واحد: الحسابات والمتاجر واللغة ومعاني الأرقام واختيارات البلدات المحفوظة. لمتصفح آخر أو للاحتفاظ بها.',
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
  'transfer-export': 'حفظ كل الإعدادات في ملف',
  'transfer-exported': 'حُفظ الملف.',
  'transfer-without-key': 'لا يمكن قراءة مفتاح هذه الحسابات هنا، وليس في الملف: { $names }',
  'transfer-import': 'استيراد الإعدادات',
  'transfer-passphrase-of-file': 'عبارة مرور مفاتيح الملف',
  'transfer-open-keys': 'فتح المفاتيح',
  'transfer-without': 'المتابعة دون مفاتيح',
  'transfer-found': 'في الملف:',
  'transfer-key-in': 'مع مفتاحه',
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
  'damaged-accounts': 'الحساب',
  'damaged-stores': 'المتجر',
  'damaged-activeAccountId': 'الحساب المستخدم',
  'damaged-language': 'اللغة',
  'damaged-atOnce': 'عدد الطلبات التي تُرسل معًا',
  'damaged-holdSeconds': 'مدة تأخير الإرسال بعد الضغط',
  'damaged-askReturned': 'متى يُسأل عن هاتف رجعت طروده',
  'damaged-look': 'اختيار الفاتح أو الداكن',
  'damaged-labelLayout': 'ترتيب الملصقات',
  'transfer-conflicts': 'هذا موجود هنا ومختلف في الملف. ما لا تضع عليه علامة يبقى كما هو هنا.',
  'transfer-conflict-account': 'استبدال الحساب { $name }',
  'transfer-conflict-key': 'استبدال مفتاح { $name }',
  'transfer-conflict-store': 'استبدال المتجر { $name }',
  'transfer-conflict-language': 'تغيير اللغة: { $name }',
  'transfer-conflict-numbers': 'استبدال معاني الأرقام في { $name }',
  'transfer-conflict-learned': 'استبدال الاختيارات المحفوظة في { $name } حيث يختلف الملف',
  'transfer-take': 'استيراد هذه الإعدادات',
  'transfer-imported': 'استُوردت الإعدادات.',
  'transfer-imported-next':
    'يطلب المتصفح الإذن من جديد: افحص كل حساب وفعّل كل متجر بضغطة. الحسابات التي بلا مفتاح ستطلبه.',
  'transfer-file-not-json': 'هذا ليس ملفًا حفظته شحنة، ولم يتغيّر شيء. اختر ملفًا آخر.',
  'transfer-file-not-settings': 'لا يحتوي هذا الملف على إعدادات شحنة، أو أنها تالفة. لم يتغيّر شيء.',
  'transfer-file-newer': 'هذا الملف من إصدار أحدث من شحنة. حدّث هذا أولًا. لم يتغيّر شيء.',
  'transfer-file-too-large': 'هذا الملف أكبر من أن يكون إعدادات. لم يتغيّر شيء.',
  'transfer-file-bad-address': 'في هذا الملف حساب رابطه بلا https. لم يتغيّر شيء.',
  'transfer-file-twice': 'في هذا الملف حساب مكرر. لم يتغيّر شيء.',
  'transfer-file-wrong-passphrase': 'عبارة المرور هذه لا تفتح المفاتيح، أو أن الملف تالف.',
  'damaged-notifies': 'إظهار الإشعارات',
  'damaged-messages': 'نصوص رسائل الزبائن',
  'damaged-trackingLink': 'العنوان الذي يرى فيه الزبون طرده',
};
