import type { enOptions } from '../en/options';

export const arOptions: Record<keyof typeof enOptions, string> = {
  'options-title': 'إعدادات شحنة',
  'options-sections': 'في هذه الصفحة',
  'options-accounts': 'حسابات التوصيل',
  'options-stores': 'المتاجر',
  'options-general': 'عام',
  'options-tools': 'متقدّم',
  'options-about': 'عن شحنة',
  'options-log': 'عند حدوث خلل',

  // Accounts
  'account-active': 'قيد الاستخدام',
  'account-use': 'استخدام هذا الحساب',
  'account-none-active': 'لا حساب قيد الاستخدام. اختر الحساب الذي تشحن به، ولن يُرسل شيء قبل ذلك.',
  'account-check': 'فحص',
  'account-edit': 'تعديل',
  'account-remove': 'إزالة',
  'account-remove-text':
    'سيُمحى من هنا مفتاحه وكل ما حُفظ عنه: البلدات والموظفون والمسارات ومعاني الحالات وكشوف حساب شركة التوصيل. أما الطرود التي تم إنشاؤها به فتبقى في السجل ولدى شركة التوصيل.',

  // The account's form
  'account-address': 'رابط شركة التوصيل',
  'account-address-hint': 'تعطيك إياه الشركة مع المفتاح.',
  'account-key': 'مفتاح API',
  'account-key-hint': 'لا يُرسل إلا إلى هذا الرابط، وهو مشفّر في هذا المتصفح.',
  'account-key-kept': 'محفوظ في هذا المتصفح',
  'account-told': 'أخبرت به شركة التوصيل في { $date }',
  'account-told-maximum': 'الحد الأعلى للطرد:',
  'account-told-size': 'أبعاد الطرد الذي لا أبعاد له:',
  'account-told-extra': 'أجرة إضافية ابتداءً من سعر:',
  'to-show': 'عرض',
  'to-hide': 'إخفاء',
  'account-environment': 'ما الغرض من هذا الحساب؟',
  'account-environment-live': 'طرود حقيقية',
  'account-environment-testing-hint': 'للتجربة لدى شركة التوصيل: لا طرود حقيقية. عليه شريط بنفسجي أينما ظهر.',
  'account-group-money': 'ما يُحصَّل من المستلم',
  'account-country': 'في أي بلد يوصل الحساب؟',
  'account-country-hint': 'يحدد أي الأرقام محلية. ومعه تُقترح العملة والمبالغ أدناه.',
  'account-country-palestine-israel': 'فلسطين وإسرائيل',
  'account-country-palestine-israel-hint': 'أرقام مثل 0599123456 و\u200e+970 و\u200e+972.',
  'account-country-jordan': 'الأردن',
  'account-country-jordan-hint': 'أرقام مثل 0791234567 و\u200e+962.',
  'account-country-question': `{ $country ->
    [jordan] هل يوصل هذا الحساب في الأردن؟
   *[palestine-israel] هل يوصل هذا الحساب في فلسطين وإسرائيل؟
  }`,
  'account-country-proposed': `{ $country ->
    [jordan] في قائمته أماكن من الأردن. عندها تكون أرقام مثل 0791234567 محلية،
   *[palestine-israel] في قائمته أماكن من فلسطين وإسرائيل. عندها تكون أرقام مثل 0599123456 محلية،
  } والمبالغ بعملة { $currency }، { $rule ->
    [whole] صحيحة من دون كسور
   *[two-decimals] حتى منزلتين عشريتين
  }. اسأل شركة التوصيل عند الشك.`,
  'account-currency': 'العملة',
  'account-currency-hint': 'التي تحصّل بها شركة التوصيل. أي طلب بعملة أخرى يتوقف ونسألك عنه.',
  'account-currency-choose': 'اختر…',
  'account-currency-other': 'عملة أخرى',
  'account-currency-code': 'رمز العملة',
  'account-number-rule': 'ما المبالغ التي تقبلها شركة التوصيل؟',
  'account-number-rule-hint': 'يختلف ذلك بحسب البلد، فاسأل شركة التوصيل عند الشك. لا نقرّب أي مبلغ نيابة عنك.',
  'account-number-rule-whole': 'مبالغ صحيحة فقط',
  'account-number-rule-two-decimals': 'حتى منزلتين عشريتين',
  'account-example': 'مثل { $example }',
  'account-total-includes-delivery': 'هل يشمل مجموع الطلب في متجرك أجرة التوصيل؟',
  'example-total': 'البضاعة { $goods } والتوصيل { $delivery }: يظهر في الطلب { $total }.',
  'account-delivery-paid-by': 'من يدفع أجرة التوصيل؟',
  'account-delivery-sender': 'أنت',
  'example-recipient-included': 'طلب بقيمة { $total } يُحصَّل عنه { $collected }.',
  'example-recipient-apart':
    'طلب بقيمة { $total } يُحصَّل عنه { $collected }: تُضاف أجرة شركة التوصيل، وهي هنا { $delivery }.',
  'example-sender-included':
    'طلب بقيمة { $total } يُحصَّل عنه { $collected }: تُخصم منه أجرة التوصيل { $delivery }.',
  'account-fact-includes-delivery': 'المجموع يشمل التوصيل',
  'account-fact-must-confirm': 'تأكيد في لوحة الشركة',
  'account-must-confirm': 'هل يجب تأكيد الطرد في لوحة الشركة بعد إنشائه؟',
  'account-must-confirm-unknown': 'لا أعرف',
  'account-must-confirm-unknown-hint': 'اسأل شركة التوصيل: الطرد الذي ينتظر التأكيد لا يأتي إليه أحد.',
  'account-told-mode': 'طريقة إنشاء الطرود، برقمها:',
  'account-paid-orders': 'الطلبات المدفوعة مسبقًا',
  'account-paid-ask': 'اسألني كل مرة',
  'account-paid-ask-hint': 'يبقى المبلغ فارغًا حتى تكتبه أنت.',
  'account-group-defaults': 'ما يبدأ به كل طرد: الأبعاد والوزن والمحتوى',
  'account-group-advanced': 'متقدم: كيف تُرسل الأرقام والمفتاح',
  'account-phone-form': 'كيف تُكتب أرقام الهاتف؟',
  'account-key-field': 'اسم حقل المفتاح',
  'account-key-field-hint': 'اتركه كما هو، إلا إذا أعطتك شركة التوصيل اسمًا آخر.',
  'account-sample-item': 'قميص قطني',
  'account-template-items': 'ما طلبه الزبون',
  'account-template-store': 'عنوان المتجر',
  'account-save': 'حفظ وفحص',
  'account-not-saved': 'لم يُحفظ',

  'problem-name-long': 'اكتب اسمًا لا يزيد على 60 حرفًا.',
  'problem-name-taken': 'يوجد حساب آخر بهذا الاسم.',
  'problem-address-form': 'هذا ليس رابطًا كاملًا. الرابط يبدأ بـ https://‎، مثل https://example.com.',
  'problem-address-extra': 'الرابط وحده، من دون @ أو ? أو # أو شرطات مائلة مكررة.',
  'problem-key-address': 'المفتاح السابق خاص بالرابط السابق وحقله. أدخل المفتاح من جديد.',
  'problem-key-field-name':
    'هذا ليس اسم حقل: حروف لاتينية وأرقام و _ - . فقط، أوله حرف، وليس اسم حقل من حقول الطرد.',
  'problem-currency': 'لا توجد عملة بهذا الرمز. الشيكل ILS والدينار JOD.',
  'problem-size-all': 'املأ الثلاثة كلها أو اتركها كلها.',
  'problem-template-braces': 'لا يوضع بين القوسين إلا {"{items}"} أو {"{number}"} أو {"{store}"}.',

  // What a check of an account says
  'check-received': 'الحساب يعمل',
  'check-received-text': 'وصلت قائمة شركة التوصيل: { $villages } في { $cities }.',
  'check-empty': 'قائمة البلدات لدى شركة التوصيل فارغة، فلا يمكن شحن شيء بعد. تواصل مع شركة التوصيل.',
  'check-failed': 'الحساب لا يعمل بعد',
  'check-redirected':
    'الرابط { $address } يحوّل إلى رابط آخر. لا نرسل المفتاح إليه، فأدخل الرابط النهائي نفسه.',

  // Stores
  'stores-best':
    'الأسهل من المتجر نفسه: افتح طلبًا في متجرك واضغط شحنة في شريط المتصفح. يُطلب الإذن لذلك الموقع فقط.',
  'store-address': 'أو فعّل متجرًا بعنوانه',
  'store-address-hint': 'عنوان موقع متجرك أو أي صفحة فيه.',
  'store-enable': 'تفعيل',
  'store-access-given': 'الإذن ممنوح',
  'store-access-missing': 'لا إذن',
  'problem-store-account': 'أُزيل حساب هذا المتجر. اختر حسابًا آخر، ولن يُرسل شيء قبل ذلك.',

  // General
  'ask-returned-legend': 'السؤال قبل الشحن إلى هاتف رجعت طروده',
  'ask-returned': `{ $count ->
    [0] بلا سؤال
    [1] بعد طرد واحد
    [2] بعد طردين
   *[other] بعد { $count } طرود
  }`,
  'look-legend': 'فاتح أو داكن',
  'look-light': 'فاتح',
  'look-dark': 'داكن',
  'account-premium': '{ $name }: حساب مميز له موظفون',
  'language-legend': 'لغة الواجهة',
  'language-auto': 'تلقائي',
  'language-ar': 'العربية',
  'language-en': 'English',
  'language-he': 'עברית',
  'privacy-title': 'ما الذي يُرسل، ومتى، وإلى من',

  // About
  'privacy-service':
    'يذهب كل هذا مباشرة إلى رابط شركة التوصيل ومعه مفتاحك، ولا يذهب شيء إلى أحد غيرها. ليس لدينا خادم، ولا نجمع أي بيانات.',
  'privacy-order': 'عند فتح طلب في المتجر أو في النموذج: بلدته وسعره، لمعرفة الأجرة.',
  'privacy-phone':
    'عند فتح النموذج أو المراجعة الجماعية، وعند بحثك عن مستلم، وقبل كل طرد، وبعد جواب ضائع: رقم الهاتف مكتوبًا بأربع صيغ، للعثور على المستلم.',
  'privacy-parcel':
    'عند الشحن: الطرد كما يعرضه النموذج، بالاسم والهواتف والبلدة والشارع والمبالغ والوصف والملاحظات ورقم الطلب والأبعاد والوزن.',
  'privacy-villages': 'عند حفظ حساب أو فحصه، ومرة كل يوم: طلب قائمة البلدات. لا يحمل إلا المفتاح.',
  'privacy-tools': 'في أدوات لوحة العمل: ما تدخله فيها، عندما تضغط الزر.',
  'privacy-store': 'إلى متجرك حيث سمحت بذلك: رمز الطرد وحالته، على طلبه.',
  'privacy-key':
    'المفتاح مشفّر في هذا المتصفح، فلا تصل إليه صفحات الويب ولا الإضافات الأخرى. ومن يستطيع استعمال هذا الحاسوب أو يملك نسخة من ملفاته يستطيع الوصول إلى المفتاح.',
  'privacy-kept': 'تبقى الإعدادات وسجل الطرود وما كتبته في هذا المتصفح حتى تحذفها أو تزيل الإضافة.',
  'collected-text':
    'لكل طلب تفتحه أو تشحنه يذهب اسم المستلم وهواتفه وعنوانه والمبالغ والبضاعة والملاحظة إلى شركة التوصيل مع مفتاحك، ولا يصل إلينا شيء.',
  'about-version': 'الإصدار',

  // First run
  'welcome-title': 'أهلًا بك في شحنة',
  'welcome-progress': 'الخطوة { $step } من { $steps }:',
  'welcome-continue': 'متابعة',
  'welcome-later': 'لاحقًا',
  'welcome-skip': 'تخطي الدليل',
  'welcome-order-title': 'افتح طلبًا',
  'welcome-order-bar':
    'يظهر شريط شحنة في صفحة الطلب نفسها: «{ $ship }» إذا كان كل شيء مؤكدًا، وإلا «{ $review }».',
  'welcome-order-pin': 'أبقِ شحنة في متناولك: اضغط قطعة الأحجية بجانب شريط العنوان، ثم الدبوس بجانب شحنة.',
  'welcome-order-pin-firefox':
    'أبقِ شحنة في متناولك: اضغط قطعة الأحجية في شريط الأدوات، ثم الترس بجانب شحنة، ثم «تثبيت في شريط الأدوات».',
  'store-visit': 'فتح',
  'store-add': 'إضافة متجر',
  'welcome-arrived': 'تم إنشاء طردك الأول',
  'options-messages': 'رسائل الزبائن',
  'messages-wish': 'عرض رسالة واتساب للزبون',
  'messages-hint': 'يفتح واتساب عندك والنص فيه، وأنت ترسله. عندها يعرف واتساب الهاتف والنص.',
  'messages-made': 'عند إنشاء الطرد',
  'messages-confirm': 'للتأكيد قبل الشحن',
  'message-placeholders': 'تُملأ عنك: { $names }',
  'message-unknown': 'ليس من الأسماء أدناه: { $names }',
  'messages-link': 'أين يرى الزبون طرده',
  'messages-link-hint': 'العنوان وفيه رمز الطرد، مثل { $example }. يوضع مكان { $name } في النص.',
  'messages-link-unfit': 'عنوان يبدأ بـ https://\u200e وفيه { $code } بعد اسم الموقع',
  'problem-template-length': 'اكتب من 3 إلى 255 حرفًا.',
  change: 'تغيير',
  'store-account': 'يشحن بواسطة',
};
