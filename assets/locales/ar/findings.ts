import type { enFindings } from '../en/findings';

export const arFindings: Record<keyof typeof enFindings, string> = {
  'finding-required': 'هذا الحقل مطلوب.',
  'finding-required-village': 'اختر القرية من القائمة.',
  'finding-too-short': `قصير: اكتب { $minimum ->
    [one] حرفًا واحدًا
    [two] حرفين
    [few] { $minimum } أحرف
   *[other] { $minimum } حرفًا
  } على الأقل.`,
  'finding-too-long': `طويل: الحد الأقصى { $maximum ->
    [few] { $maximum } أحرف
   *[other] { $maximum } حرفًا
  }.`,
  'finding-cut': `اختُصر النص إلى { $maximum ->
    [few] { $maximum } أحرف
   *[other] { $maximum } حرفًا
  }. تأكد أنه ما زال واضحًا.`,
  'finding-phone-form': 'رقم الهاتف 9 أرقام، قبلها 0 أو ‎+970 أو ‎+972. صحّحه.',
  'finding-phone-foreign': 'هذا الرقم من بلد آخر. شركة التوصيل تقبل ‎+970 و ‎+972 فقط.',
  'finding-phone-doubtful': 'يبدو أن الرقم ناقص. تأكد منه مع المستلم.',
  'finding-phone-two': 'هنا رقمان. ضع { $second } في خانة الهاتف الثاني.',
  'finding-phone-second-unreadable': 'هناك هاتف ثانٍ تعذّرت قراءته.',
  'finding-signs-removed': 'حُذفت علامات لا تُرى ({ $signs }) لأنها تغيّر قراءة النص.',
  'finding-number-form': 'اكتب رقمًا، مثلًا 120.',
  'finding-number-whole': 'أعداد صحيحة فقط، من دون كسور.',
  'finding-number-two-decimals': 'منزلتان بعد الفاصلة على الأكثر، مثلًا 120.50.',
  'finding-number-negative': 'لا يمكن أن يكون أقل من 0.',
  'finding-number-too-large': 'هذا الرقم كبير جدًّا.',
  'finding-number-too-fine': '{ $decimals } منازل بعد الفاصلة على الأكثر.',
  'finding-date-form': 'هذا ليس تاريخًا.',
  'finding-date-past': 'هذا اليوم مضى. اختر اليوم أو يومًا بعده.',
  'finding-merged-elsewhere': 'هذا الطلب محمول في طرد الطلب { $number }. شحنه أيضًا يعني طردًا ثانيًا.',
  'finding-address-of-another': 'هذا عنوان الفاتورة وعليه اسم آخر. تأكد أن المستلم يسكن فيه.',
  'finding-village-unmatched': 'لم نتعرف على القرية من العنوان. اخترها.',
  'finding-village-ambiguous': 'أكثر من قرية تطابق هذا العنوان. اختر الصحيحة.',
  'finding-village-unsure': 'العنوان قريب من اسم في القائمة لكنه غير مؤكد. اختر القرية.',
  'finding-village-closed': `{ $note ->
    [none] هذه القرية مغلقة أمام التوصيل. اختر غيرها.
   *[other] هذه القرية مغلقة أمام التوصيل ({ $note }). اختر غيرها.
  }`,
  'finding-village-hidden': 'شركة التوصيل لا توصل إلى هذه القرية. اختر غيرها.',
  'finding-village-gone': 'هذه القرية لم تعد في قائمة شركة التوصيل. اختر غيرها.',
  'finding-place-named': 'مكتوب في الطلب «{ $text }».',
  'finding-place-sounds': 'مكتوب في الطلب «{ $text }»، وهو يشبه اسمًا في القائمة فقط.',
  'finding-place-region': '«{ $text }» اسم محافظتها أو مدينتها.',
  'finding-place-named-after': '«{ $text }» سُمّي على اسم { $village } فقط.',
  'finding-place-other-region': '«{ $text }» محافظة أخرى.',
  'finding-place-other-territory': '«{ $text }» بلد أو منطقة أخرى.',
  'finding-place-named-too': '«{ $text }» قرية أيضًا.',
  'finding-place-near-only': '«{ $text }»: القريب من المكان ليس فيه.',
  'finding-place-unlisted': '«{ $text }» قد تكون قرية ليست في القائمة.',
  'finding-place-which-camp': '«{ $text }»: العنوان لا يقول أي مخيم.',
  'finding-place-elsewhere': '«{ $text }» اسم مكان لا يصله التوصيل.',
  'finding-currency-unknown': 'عملة الطلب غير معروفة. تحقق من المبلغ ثم اكتبه بنفسك.',
  'finding-currency-differs': 'الطلب بعملة { $order } وحسابك بعملة { $account }. اكتب المبلغ بنفسك.',
  'finding-total-unknown': 'تعذّرت قراءة مجموع الطلب. اكتب المبلغ للتحصيل.',
  'finding-payment-unknown': 'لا يُعرف هل دُفع الطلب أم لا. تحقق ثم اكتب المبلغ للتحصيل.',
  'finding-payment-doubtful': 'المتجر يسجّل هذا الطلب النقدي مدفوعًا. هل استلمت المبلغ فعلًا؟ تأكد مما سيُحصَّل.',
  'finding-already-paid': 'هذا الطلب مدفوع مسبقًا. تأكد أن المبلغ هو ما تريد تحصيله.',
  'finding-refunds-unknown': 'ربما أُعيد جزء من المبلغ. تحقق من المبلغ.',
  'finding-deposit-unsure': 'ربما دُفع جزء من هذا الطلب مسبقًا. تحقق من المبلغ.',
  'finding-deposit-refunded': 'دُفع جزء من الطلب وأُعيد مبلغ منه. تحقق من المبلغ للتحصيل.',
  'finding-amount-negative': 'المدفوع أو المُعاد أكثر من قيمة الطلب. اكتب المبلغ للتحصيل.',
  'finding-amount-decimals': 'في المبلغ منازل عشرية أكثر مما يسمح به حسابك. اكتبه كما سيُحصَّل.',
  'finding-number-ambiguous': 'يُقرأ هذا الرقم بطريقتين. اكتبه من دون فاصلة الآلاف، مثلًا 1234 أو 1.23.',
  'finding-number-zero': 'يجب أن يكون أكثر من 0.',
  'finding-payment-not-cash': 'الطلب غير مدفوع، لكنه ليس دفعًا عند الاستلام أيضًا. هل يُحصَّل هذا المبلغ؟',
  'finding-payment-method-unsure': `{ $method ->
    [none] الطلب غير مدفوع بعد، والصفحة لا تذكر طريقة الدفع. هل يُحصَّل هذا المبلغ؟
   *[other] الطلب غير مدفوع بعد، وطريقة الدفع فيه «{ $method }»: هل يُحصَّل هذا المبلغ؟
  }`,
  'finding-wholly-refunded': 'أُعيد مبلغ الطلب كله. هل تريد شحنه رغم ذلك؟',
  'finding-nothing-to-collect': 'لن يُحصَّل شيء من المستلم. تأكد أن هذا صحيح.',
  'finding-delivery-unknown': 'أجرة التوصيل غير معروفة بعد، فالمبلغ غير مكتمل. اختر القرية أو اكتب المبلغ.',
  'finding-delivery-taken-off': 'خُصم التوصيل من المبلغ لأنك أنت من يدفعه.',
  'finding-delivery-charged-twice': 'يبدو أن في الطلب أجرة توصيل. تأكد ألّا تُحصَّل مرتين.',
  'finding-collected-before': 'الطرد الآخر لهذا الطلب يُحصِّل مبلغًا أيضًا. تأكد ألّا يُحصَّل المبلغ نفسه مرتين.',
  'finding-delivery-not-collected': 'لا توجد في الطلب أجرة توصيل، فلن تُحصَّل. تأكد أن هذا صحيح.',
  'finding-order-status-doubtful':
    'حالة الطلب في المتجر «{ $status }»، والطلبات الملغاة أو المسترجعة أو المغلقة لا تُشحن. هل يُشحن هذا الطلب؟',
  'finding-order-held': 'حالة الطلب في المتجر «{ $status }»: المتجر يؤجّله. هل يُشحن مع ذلك؟',
  'finding-order-shipped': 'حالة الطلب في المتجر «{ $status }»: ربما خرج للتوصيل من قبل. هل يُشحن مرة أخرى؟',
  'finding-order-picked-up': 'اختار الزبون أن يستلم هذا الطلب بنفسه. هل يُوصَّل مع ذلك؟',
  'finding-shipped-elsewhere':
    'سبق أن شحن زميل هذا الطلب بالطرد { $code }، كما في ملاحظات الطلب. الطرد الآخر عليه أجرة أخرى.',
  'finding-shipped-other-address':
    'للطلب { $number } بهذا الهاتف طرد سابق من { $address }: أهو المتجر نفسه بعنوان آخر؟ الطرد الآخر عليه أجرة أخرى.',
  'finding-over-learned-maximum': `{ $maximum ->
    [none] سبق أن رفضت شركة التوصيل مبلغًا كهذا.
   *[other] سبق أن رفضت شركة التوصيل أكثر من { $maximum }.
  }`,
  'finding-recipient-blocked': 'هذا المستلم محظور لدى شركة التوصيل.',
  'finding-size-rejected': 'شركة التوصيل لا تقبل هذا الحجم.',
  'finding-reading-unsure': 'قُرئ من الصفحة وفيه شك. قارنه بالطلب.',
  'finding-pasted-unsure': 'أُخذ من النص دون عنوان يدل عليه. تحقق منه.',
  'finding-pasted-phone-unreadable': 'في النص رقم ليس هاتفًا تقبله الخدمة. تحقق منه.',
  'finding-pasted-phones-left': 'في النص أكثر من هاتفين. تحقق من أن الصحيح هنا.',
  'finding-pasted-amounts-several': 'في النص أكثر من مبلغ. اكتب المبلغ المطلوب تحصيله.',
  'finding-pasted-amount-partial': 'المبلغ في النص دون التوصيل أو لقطعة واحدة. اكتب المبلغ المطلوب تحصيله.',
  'finding-pasted-orders-several': 'في النص طلبيات لأكثر من شخص. اختر واحدة منها أعلاه.',
  'finding-reader-unproven':
    'قراءة صفحات هذا المتجر لم تُجرَّب بما يكفي. قارن كل حقل بالطلب. أكّدت حتى الآن { $done } من { $needed } طلبات.',
  'finding-no-account': 'لم تُضف حساب توصيل بعد.',
};
