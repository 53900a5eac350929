import type { enTeach } from '../en/teach';

export const arTeach: Record<keyof typeof enTeach, string> = {
  'teach-datum-number': 'رقم الطلب',
  'teach-datum-city': 'المدينة أو البلدة',
  'teach-datum-region': 'المحافظة أو المنطقة',
  'teach-datum-payment': 'طريقة الدفع',
  'options-taught': 'متاجر عرّفتها',
  'taught-text':
    'متاجر لم تكن شحنة تعرف صفحاتها فعرّفتها بها. يكفي أن يفعل ذلك شخص واحد: احفظها في ملف واستوردها عند الآخرين.',
  'taught-none': 'لا شيء بعد. افتح طلبًا في متجرك، واضغط شحنة في شريط المتصفح، ثم «تعريف هذه الصفحة».',
  'taught-state-unconfirmed': 'بقي طلب آخر',
  'taught-state-imported': 'مستورد: أكّده على أول طلب لك',
  'taught-imported-text': 'امنح الإذن، وافتح طلبًا هناك، ثم اضغط شحنة في شريط المتصفح.',
  'taught-imported-count': `{ $count ->
    [one] أُضيف متجر واحد. أكّده على أول طلب لك فيه.
    [two] أُضيف متجران. أكّد كلًّا منهما على أول طلب لك فيه.
    [few] أُضيفت { $count } متاجر. أكّد كلًّا منها على أول طلب لك فيه.
    [many] أُضيف { $count } متجرًا. أكّد كلًّا منها على أول طلب لك فيه.
   *[other] أُضيف { $count } متجر. أكّد كلًّا منها على أول طلب لك فيه.
  }`,
};
