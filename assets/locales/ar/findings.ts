import type { enFindings } from '../en/findings';

export const arFindings: Record<keyof typeof enFindings, string> = {
  'finding-required': 'هذا الحقل مطلوب.',
  'finding-required-firstName': `{ $in ->
    [order] لا يوجد اسم مستلم في الطلب. اكتب اسم من يستلم الطرد.
   *[other] اكتب اسم من يستلم الطرد.
  }`,
  'finding-required-phone': `{ $in ->
    [order] لا يوجد هاتف في الطلب. اكتب هاتف المستلم.
   *[other] اكتب هاتف المستلم.
  }`,
  'finding-required-streetName': `{ $in ->
    [order] لا يوجد شارع في الطلب. اكتب الشارع أو مكانًا يعرفه السائق.
   *[other] اكتب الشارع أو مكانًا يعرفه السائق.
  }`,
  'finding-required-totalPrice': 'اكتب المبلغ للتحصيل، أو 0 إذا لم يكن هناك ما يُحصَّل.',
  'finding-required-description': `{ $in ->
    [order] لا توجد منتجات في الطلب. اكتب محتوى الطرد.
   *[other] اكتب محتوى الطرد.
  }`,
  'finding-required-village': `{ $in ->
    [order] لا يوجد مكان في الطلب. اختر البلدة من القائمة.
   *[other] اختر البلدة من القائمة.
  }`,
  'finding-too-short': `قصير: اكتب { $minimum ->
    [one] حرفًا واحدًا
    [two] حرفين
    [few] { $minimum } أحرف
    [many] { $minimum } حرفًا
   *[other] { $minimum } حرف
  } على الأقل.`,
  'finding-too-long': `طويل: الحد الأقصى { $maximum ->
    [few] { $maximum } أحرف
    [many] { $maximum } حرفًا
   *[other] { $maximum } حرف
  }.`,
  'finding-cut': `اختُصر النص إلى { $maximum ->
    [few] { $maximum } أحرف
    [many] { $maximum } حرفًا
   *[other] { $maximum } حرف
  }. تأكد أنه ما زال واضحًا.`,
  'finding-phone-form': `{ $country ->
    [jordan] رقم غير صحيح. مثال: 0791234567.
   *[none] رقم غير صحيح. مثال: 0599123456.
  }`,
  'finding-phone-foreign': `هذا الرقم من بلد آخر. { $country ->
    [jordan] شركة التوصيل تقبل الأرقام الأردنية و\u200e+970 و\u200e+972. اكتب واحدًا منها.
   *[none] شركة التوصيل تقبل \u200e+970 و\u200e+972 فقط. اكتب رقمًا يبدأ بأحدهما.
  }`,
  'finding-phone-doubtful': 'يبدو أن الرقم ناقص أو خاطئ. تأكد منه مع المستلم.',
  'finding-phone-worded': 'بجانب الرقم كلام. اقرأه وتأكد أن هذا هو الرقم المطلوب.',
  'finding-phone-two': 'هنا رقمان. انقل { $second } إلى خانة الهاتف الثاني.',
  'finding-phone-second-unreadable': `{ $text ->
    [none] هناك هاتف ثانٍ تعذّرت قراءته.
   *[other] الهاتف الثاني مكتوب «{ $text }» وتعذّرت قراءته هاتفًا. صحّحه أو اتركه.
  }`,
  'finding-signs-removed': 'حُذفت علامات لا تُرى ({ $signs }) لأنها تغيّر قراءة النص.',
  'finding-number-form': 'اكتب رقمًا، مثلًا 120.',
  'finding-parcels-differ': 'مجموع ما تحصّله الطرود { $sum }، والمطلوب في الطلب { $total }.',
  'finding-number-whole': 'أعداد صحيحة فقط، من دون كسور.',
  'finding-number-two-decimals': 'منزلتان بعد الفاصلة على الأكثر، مثلًا 120.50.',
  'finding-number-negative': 'لا يمكن أن يكون أقل من 0.',
  'finding-number-too-large': 'هذا الرقم كبير جدًّا. اكتب رقمًا أصغر.',
  'finding-number-too-fine': '{ $decimals } منازل بعد الفاصلة على الأكثر.',
  'finding-date-form': 'هذا ليس تاريخًا. اختر اليوم، مثلًا \u200e2026-11-30.',
  'finding-date-past': 'هذا اليوم مضى. اختر اليوم أو يومًا بعده.',
  'finding-merged-elsewhere': 'هذا الطلب في طرد واحد مع الطلب { $number }. شحنه أيضًا يعني طردًا ثانيًا.',
  'finding-address-of-another': 'هذا عنوان الفاتورة وعليه اسم آخر. تأكد أن المستلم يسكن فيه.',
  'finding-village-unmatched': 'لم نتعرف على البلدة من العنوان. اخترها.',
  'finding-village-ambiguous': 'أكثر من بلدة تطابق هذا العنوان. اختر الصحيحة.',
  'finding-village-unsure': 'لم نتأكد من البلدة. اخترها.',
  'finding-village-closed': `{ $note ->
    [none] شركة التوصيل لا توصل إلى هذه البلدة حاليًّا. اختر غيرها.
   *[other] التوصيل إلى هذه البلدة متوقف حاليًّا ({ $note }). اختر غيرها.
  }`,
  'finding-village-gone': 'هذه البلدة لم تعد في قائمة شركة التوصيل. اختر غيرها.',
  'finding-village-field-unread': `{ $label ->
    [none] في الطلب حقل مكان قيمته «{ $text }»، ولا تكفي لمعرفة البلدة. تأكد من البلدة.
   *[other] في الطلب حقل «{ $label }» قيمته «{ $text }»، ولا تكفي لمعرفة البلدة. تأكد من البلدة.
  }`,
  'finding-place-sounds': 'اسم مشابه لـ«{ $text }» فقط.',
  'finding-place-region': '«{ $text }» اسم محافظتها أو مدينتها.',
  'finding-place-named-after': '«{ $text }» سُمّي على اسم { $village } فقط.',
  'finding-place-other-region': 'في الطلب «{ $text }»، وهذه البلدة في محافظة غيرها.',
  'finding-place-other-territory': '«{ $text }» بلد أو منطقة أخرى.',
  'finding-place-named-too': '«{ $text }» بلدة أيضًا.',
  'finding-place-near-only': '«{ $text }» تعني قرب المكان، لا المكان نفسه.',
  'finding-place-unlisted': '«{ $text }» قد تكون بلدة ليست في القائمة.',
  'finding-place-which-camp': '«{ $text }»: لم يُذكر أي مخيم.',
  'finding-place-elsewhere': '«{ $text }» اسم مكان لا يصله التوصيل.',
  'finding-currency-unknown': `{ $text ->
    [none] صفحة الطلب لا تذكر عملته. تحقق منها ثم اكتب المبلغ.
   *[other] { $offered ->
        [none] الصفحة تعرض العملة «{ $text }» فقط. تحقق أي عملة هي ثم اكتب المبلغ.
       *[other] الصفحة تعرض العملة «{ $text }» فقط. هل يبيع متجرك بعملة { $offered }؟ أكّد ذلك مرة واحدة في النموذج، وسيُحفظ لهذا المتجر.
    }
  }`,
  'finding-signed-out': 'أخرجك المتجر من حسابك، فلم يُقرأ الطلب كاملًا. سجّل الدخول من جديد وسيُقرأ تلقائيًّا.',
  'finding-address-not-allowed':
    'لا يسمح لك المتجر بتعديل العناوين، فلم تُقرأ أجزاء هذا العنوان. اختر البلدة، أو اطلب من صاحب المتجر صلاحية تعديل العناوين.',
  'finding-store-late': 'لم يُجب المتجر بعد، فلم يُقرأ الطلب كاملًا. سيكتمل تلقائيًّا عند وصول الجواب.',
  'finding-currency-differs': 'المبلغ بعملة { $order } وحسابك بعملة { $account }. اكتب المبلغ بنفسك.',
  'finding-total-unknown': 'تعذّرت قراءة مجموع الطلب من صفحته. اكتب المبلغ للتحصيل.',
  'finding-payment-unknown': `{ $text ->
    [none] صفحة الطلب لا تذكر هل دُفع. تحقق في المتجر ثم اختر ما يُحصَّل.
   *[other] الدفعات في صفحة الطلب «{ $text }» وتعذّر جمعها. تحقق في المتجر ثم اختر ما يُحصَّل.
  }`,
  'finding-payment-unsure': `{ $payment ->
    [paid] يبدو أن الطلب مدفوع، لكن حالة الدفع لم تُقرأ بثقة. تحقق في المتجر مما يُحصَّل.
    [unpaid] يبدو أن الطلب غير مدفوع، لكن حالة الدفع لم تُقرأ بثقة. تحقق في المتجر مما يُحصَّل.
   *[other] لم تُقرأ حالة دفع الطلب بثقة. تحقق في المتجر مما يُحصَّل.
  }`,
  'finding-payment-doubtful': 'المتجر يسجّل هذا الطلب النقدي مدفوعًا. هل استلمت المبلغ فعلًا؟ تأكد مما سيُحصَّل.',
  'finding-payment-contradicts': `{ $method ->
    [none] بيانات الدفع في المتجر متعارضة: لا توجد طريقة دفع ومع ذلك سُجّلت دفعة. هل استلمت المبلغ؟
   *[other] بيانات الدفع في المتجر («{ $method }») متعارضة. هل استلمت المبلغ؟ تحقق في المتجر.
  }`,
  'finding-payment-received':
    'يسجّل المتجر استلام { $paid }، ولا يوافق ذلك حالة الدفع فيه. تحقق مما بقي للتحصيل.',
  'finding-already-paid': `{ $amount ->
    [none] هذا الطلب مدفوع مسبقًا.
   *[other] الطلب مدفوع. ماذا نحصّل؟
  }`,
  'finding-deposit-unsure': 'ربما دُفع جزء من هذا الطلب مسبقًا أو رُدّ إلى الزبون. تحقق من المبلغ.',
  'finding-status-says-part': 'حالة الطلب في المتجر «{ $status }»: ربما دُفع جزء منه مسبقًا. تحقق من المبلغ.',
  'finding-note-says-paid': 'كتب الزبون عن دفعة: «{ $text }». تحقق من المبلغ للتحصيل.',
  'finding-amount-negative': 'المدفوع أو المُعاد أكثر من قيمة الطلب. اكتب المبلغ للتحصيل.',
  'finding-amount-decimals': 'في المبلغ منازل عشرية أكثر مما يسمح به حسابك. اكتبه كما سيُحصَّل.',
  'finding-number-ambiguous': 'يُقرأ هذا الرقم بطريقتين. اكتبه من دون فاصلة الآلاف، مثلًا 1234 أو 1.23.',
  'finding-number-zero': 'يجب أن يكون أكثر من 0.',
  'finding-payment-not-cash': `{ $method ->
    [none] الطلب غير مدفوع، ولا شيء يقول إنه يُدفع عند الاستلام. هل يُحصَّل هذا المبلغ؟
   *[other] الطلب غير مدفوع، وطريقة الدفع فيه «{ $method }». هل يُحصَّل هذا المبلغ؟
  }`,
  'finding-wholly-refunded': 'أُعيد مبلغ الطلب كله. هل تريد شحنه رغم ذلك؟',
  'finding-nothing-to-collect': 'لن يُحصَّل شيء من المستلم. تأكد أن هذا صحيح.',
  'finding-delivery-unknown': 'لم تُعرف أجرة التوصيل بعد، فالمبلغ غير مكتمل. اختر البلدة أو اكتب المبلغ.',
  'finding-delivery-taken-off': `{ $amount ->
    [none] خُصم التوصيل من المبلغ لأنك أنت من يدفعه.
   *[other] خُصم التوصيل ({ $amount }) من المبلغ لأنك أنت من يدفعه.
  }`,
  'finding-delivery-charged-twice': 'يبدو أن في الطلب أجرة توصيل. تأكد ألّا تُحصَّل مرتين.',
  'finding-collected-before': 'الطرد الآخر لهذا الطلب يُحصِّل مبلغًا أيضًا. تأكد ألّا يُحصَّل المبلغ نفسه مرتين.',
  'finding-delivery-not-collected': 'لا توجد في الطلب أجرة توصيل، فلن تُحصَّل. تأكد أن هذا صحيح.',
  'finding-order-status-doubtful':
    'حالة الطلب في المتجر «{ $status }»، ولا شحن عادةً لطلبات بهذه الحالة. هل تريد شحنه مع ذلك؟',
  'finding-order-status-unknown':
    'حالة الطلب في المتجر «{ $status }»، وهي جديدة هنا. هل تريد شحن الطلبات التي بهذه الحالة؟',
  'finding-order-shipped':
    'حالة الطلب في المتجر «{ $status }»: ربما خرج للتوصيل من قبل. هل تريد شحنه مرة أخرى؟',
  'finding-order-picked-up': 'اختار الزبون أن يستلم هذا الطلب بنفسه. هل يُوصَّل مع ذلك؟',
  'finding-order-sent-before': 'يقول المتجر إن بضاعة من هذا الطلب أُرسلت من قبل. هل يُرسَل طرد مع ذلك؟',
  'finding-order-virtual': 'لا شيء يُرسَل في هذا الطلب: بضاعته رقمية كلها. هل يُرسَل طرد مع ذلك؟',
  'finding-claimed-elsewhere':
    '{ $name } يشحن هذا الطلب الآن. خذ مكانه فقط إن كان لا يستطيع، وإلا خرج طردان.',
  'finding-shipped-by-colleague': `{ $wrong ->
    [yes] { $code ->
      [none] أنشأ { $name } طردًا لهذا الطلب، ثم قال إنه خطأ.
     *[other] أنشأ { $name } الطرد { $code } لهذا الطلب، ثم قال إنه خطأ.
    }
   *[no] { $code ->
      [none] سبق أن أنشأ { $name } طردًا لهذا الطلب، ولم يُعرف رمزه بعد.
     *[other] سبق أن أنشأ { $name } الطرد { $code } لهذا الطلب.
    }
  } للطرد الآخر أجرة توصيل أخرى.`,
  'finding-shipped-elsewhere':
    'سبق أن أنشأ زميل الطرد { $code } لهذا الطلب، كما في الطلب في المتجر. للطرد الآخر أجرة توصيل أخرى.',
  'finding-shipped-other-address':
    'للطلب { $number } بهذا الهاتف طرد سابق من { $address }: أهو المتجر نفسه بعنوان آخر؟ للطرد الآخر أجرة توصيل أخرى.',
  'finding-over-learned-maximum': `{ $maximum ->
    [none] سبق أن رفضت شركة التوصيل مبلغًا كهذا. تأكد من المبلغ.
   *[other] قالت شركة التوصيل إنها تقبل للطرد { $maximum } على الأكثر. تأكد من المبلغ.
  }`,
  'finding-recipient-blocked': 'هذا المستلم محظور لدى شركة التوصيل. اسأل الشركة قبل الشحن.',
  'finding-recipient-history': `طرود سابقة من هنا: { $made }{ $delivered ->
    [0] {""}
   *[other] ، سُلّم { $delivered }
  }{ $returned ->
    [0] {""}
   *[other] ، رجع { $returned }
  }. آخرها في { $last }.`,
  'finding-recipient-returned': `{ $made ->
    [none] رجعت طرود سابقة إلى هذا الهاتف. اسأل المستلم قبل الشحن.
   *[other] من طرود سابقة إلى هذا الهاتف ({ $made }) رجع { $returned }. اسأل المستلم قبل الشحن.
  }`,
  'finding-size-rejected': 'شركة التوصيل لا تقبل هذا الحجم. تأكد من الطول والعرض والارتفاع.',
  'finding-reading-unsure': 'لسنا متأكدين من قراءة هذا. تحقق منه.',
  'finding-reading-open': 'تعذّرت قراءة ما في الطلب هنا بثقة. اكتبه كما هو مقصود.',
  'finding-reading-changed':
    'ما في الصفحة ليس المحفوظ في المتجر: تعديل لم يُحفظ بعد، أو غيّر زميل الطلب. احفظ صفحة الطلب أو أعد تحميلها.',
  'finding-pasted-phone-unreadable': 'في النص رقم ليس هاتفًا تقبله شركة التوصيل. تحقق منه.',
  'finding-pasted-phones-left': 'في النص أكثر من هاتفين. تحقق من أن الصحيح هنا.',
  'finding-pasted-amounts-several': 'في النص أكثر من مبلغ. اكتب المبلغ للتحصيل.',
  'finding-pasted-amount-partial': 'المبلغ في النص دون التوصيل أو لقطعة واحدة. اكتب المبلغ للتحصيل.',
  'finding-pasted-currency-foreign': 'المبلغ في النص بعملة غير عملة حسابك. اكتب المبلغ للتحصيل.',
  'finding-pasted-orders-several': 'في النص طلبات لأكثر من شخص. اختر واحدًا منها أعلاه.',
  'finding-reader-unproven':
    'قراءة صفحات هذا المتجر لم تُجرَّب بما يكفي. قارن كل حقل بالطلب. أكّدت حتى الآن { $done } من { $needed } طلبات.',
};
