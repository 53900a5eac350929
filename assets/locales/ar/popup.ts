import type { enPopup } from '../en/popup';

export const arPopup: Record<keyof typeof enPopup, string> = {
  'collect-label': 'للتحصيل',
  'collect-nothing': 'لا شيء للتحصيل',
  'create-parcel': 'إنشاء الطرد',
  'review-fields': `{ $count ->
    [one] راجع حقلًا واحدًا
    [two] راجع حقلين
    [few] راجع { $count } حقول
   *[other] راجع { $count } حقلًا
  }`,

  'no-account-title': 'خطوة واحدة قبل أول طرد',
  'no-account-text': 'اربط حسابك لدى شركة التوصيل. دقيقة واحدة تكفي: عنوان الخدمة ومفتاحك.',
  'no-account-action': 'ربط حسابي',

  'enable-title': 'هل تستخدم شحنة على هذا المتجر؟',
  'enable-text': 'بعدها تُشحن طلبات هذا المتجر بضغطة واحدة. لا نطلب الإذن إلا لهذا الموقع.',
  'enable-action': 'استخدام شحنة على هذا المتجر',
  'enable-refused': 'لم يُمنح المتصفح الإذن. اضغط مرة أخرى ليُطلب منك من جديد.',

  'unreadable-title': 'تعذّرت قراءة هذا الطلب',
  'unreadable-text': 'الصفحة تختلف عما نعرفه ({ $missing }). أعد تحميلها أو املأ النموذج بنفسك.',

  'elsewhere-title': 'لا يوجد طلب مفتوح هنا',
  'elsewhere-text': 'افتح طلبًا في متجرك فيُملأ نموذجه وحده. أو:',

  'tool-recipient': 'البحث عن مستلم',
  'tool-recipient-text': 'من صاحب الهاتف وأين يسكن',
  'tool-fee': 'معرفة أجرة التوصيل',
  'tool-fee-text': 'التوصيل والإرجاع والحجم، قبل أن تَعِد الزبون',
  'tool-manual': 'ملء النموذج بنفسك',
  'tool-manual-text': 'طرد من دون طلب في متجر',

  'recipient-none': 'لم تشحن إلى هذا الهاتف من قبل.',
  'recipient-type-phone': 'اكتب رقم الهاتف كاملًا.',
  'recipient-ship': 'طرد جديد له',
  'begun-title': 'هناك نموذج بدأته لشخص آخر',
  'begun-text': 'هو للهاتف { $phone } ولم يُرسل منه شيء. النموذج الجديد يحلّ محله.',
  'begun-open': 'افتح ذلك النموذج',
  'begun-anew': 'ابدأ نموذجًا جديدًا',
  'fee-delivered': 'عند التسليم',
  'fee-returned-line': 'عند الإرجاع',
  'fee-extra-line': 'زيادة السعر المرتفع',
  'fee-returned-extra-line': 'زيادة السعر المرتفع عند الإرجاع',

  'not-saved': 'تعذّر حفظ ما كتبته. لا تغلق هذه النافذة بعد.',
  'strange-text': 'هل هذا طلب مفتوح من متجرك؟ أرني مرة واحدة أين يوجد كل شيء فأتعلّم.',
  'strange-unconfirmed': 'علّمتني طلبًا أول هنا. افتح طلبًا آخر لنكمل.',
  'strange-imported': 'عُلِّم هذا المتجر في مكان آخر. تأكد على طلب من طلباتك أنه يُقرأ صحيحًا.',
  'strange-confirmed': 'طلبات هذا المتجر تُقرأ. هذه صفحة أخرى، ويمكن تعليمها أيضًا.',
  'strange-teach': 'تعليم هذه الصفحة',
  'strange-continue': 'المتابعة في هذه الصفحة',
  'strange-begun': 'اللوحة ظاهرة في الصفحة. يمكنك إغلاق هذه النافذة.',
  'strange-store': 'متجر لا أعرفه؟ علّمني هذه الصفحة',
  'unknown-store-title': 'لا أعرف متجر هذه الصفحة',
};
