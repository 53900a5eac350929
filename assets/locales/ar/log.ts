import type { enLog } from '../en/log';

export const arLog: Record<keyof typeof enLog, string> = {
  'log-text': 'أخطاء صادفتها شحنة وهي تتابع عملها. ليس فيها أسماء ولا هواتف ولا عناوين ولا مفاتيح.',
  'log-nothing': 'لم يحدث خلل حتى الآن.',
  'log-report': 'نسخ تقرير',
  'log-report-text': 'في التقرير آخر 300 خطأ وإصدار شحنة والمتصفح. لا يذهب إلى أحد ما لم ترسله.',
  'log-empty': 'إفراغ القائمة',
  'records-title': `{ $count ->
    [one] تعذّرت قراءة سجلّ واحد
    [two] تعذّرت قراءة سجلّين
    [few] تعذّرت قراءة { $count } سجلات
    [many] تعذّرت قراءة { $count } سجلًّا
   *[other] تعذّرت قراءة { $count } سجلّ
  }`,
  'records-text': 'تُركت جانبًا ويعمل كل ما عداها كالمعتاد. احفظ نسخة قبل إزالتها.',
  'records-parcels':
    'سجلات الطرود منها: { $count }. لا شحن لطلبها قبل إزالتها، فقد يكون له طرد. ابحث عنه في قائمة شركة التوصيل نفسها.',
  'records-settings': 'تُرك من الإعدادات: { $names }. أدخله من جديد.',
  'records-save': 'حفظ نسخة (JSON)',
  'records-forget': 'إزالتها',
};
