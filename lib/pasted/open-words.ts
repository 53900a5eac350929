/** What leaves a datum open, since it may be another's or another kind than was taken. */

/** In a phone's line: it may be a shop's, a driver's, a sender's or an old one. */
export const SOMEBODYS_NUMBER =
  /(?<!\p{L})(?:(?:و|ب|ل|ع|لل|بال|وال|ال)?(?:مندوب|سائق|سايق|سواق|شوفير|شوفر|موزع|راسل[ةه]?|مرسل[ةه]?|متجر|محل|معرض|دكان|بوتيك|صفح[ةه]|شرك[ةه]|مكتب|فرع|ادار[ةه])(?:نا|كم|كو|ه|ها|ي)?|غلط|قديم|الغي|ملغي|مسكر|مغلق|تغير|غيرت|بدلت|بطل|كان|مش|مو|من طرف|driver|courier|shop|store|office|sender|sent from|wrong|old|not|no longer|instead|changed|was|shofer|shufer|mandoub|שליח|נהג|חנות|שולח|ישן|טעות|לא|במקום)(?!\p{L})/iu;

/** Several orders, or several people's. */
export const SEVERAL_SAID =
  /(?<!\p{L})(?:ال)?(?:طلبيتين|طلبتين|طلبين|اوردرين|[2-9] ?(?:طلبيات|طلبات|اوردرات)|طلبيات|لكل وحد[ةه]|كل وحد[ةه] (?:على|ع|ل)|وحد[ةه] (?:الي|الك|ل|لـ)\p{L}* .* و?(?:ال)?(?:تاني|ثاني)[ةه]|two orders|(?:2|three|3) orders|each to|שתי הזמנות|2 הזמנות)(?!\p{L})/iu;

/** The delivery costs something, or is in the price or not. */
export const DELIVERY_SAID =
  /(?<!\p{L})(?:و?(?:ال)?(?:توصيل|توصيل[ةه]|شحن)(?: *(?:عل|على حساب|بر|زياد|[اإ]ضاف|خارج|مش|غير|مو|لحال|ب|كم|قديش|فوق|زائد|عند)\p{L}*|[ ]*[؟?+]|$)|(?:غير|بدون|زائد|عدا|فوق|مش|\+|بلا|مع|و) *(?:ال)?(?:توصيل|شحن|اجر[ةه]|طريق|مواصلات)\p{L}*|(?:و|غير )?(?:اجر[ةه]|حق) الطريق|delivery|shipping|משלוח|tawseel|tawsil|tawsel)(?!\p{L})/imu;

/** Something is paid, or somebody pays another way. */
export const PAYMENT_SAID =
  /(?<!\p{L})(?:و|ال|وال)?(?:حول\p{L}*|محول(?:[ةه]|ين)?|تحويل|دفعت\p{L}*|دفعنا|مدفوع[ةه]?|دافع[ةه]?|فيزا|بالفيزا|خالص[ةه]?|ريفلكت|عربون|رعبون|باقي|بعتلك\p{L}*|بعتت|منهم|نص|نصف|paid|deposit|transferred|visa|reflect|שולם|שילמתי|מקדמה|העברתי)(?!\p{L})/iu;

/** A number that might be a sum: none of a size, a count, a day or a time. */
export const NUMBERED =
  /(?<![\d.,:/×*#-])(?<!(?:مقاس|قياس|نمر[ةه]|رقم|عدد|size|no|number|طابق|شق[ةه]|بيت|شارع|عمر\p{L}*|عمار[ةه]|ساع[ةه]|يوم|موديل|kg|x|×)\p{L}{0,2}[ :.#]*)(?!0)\d{2,4}(?![\d:/×*%]|[.,]\d|[-–]\d| *(?:متر|كيلو|غم|غرام|سم|مل|لتر|قطع|حب|علب|سن|شهر|يوم|ساع|دقيق|x|cm|ml|kg|pcs|pieces|am|pm|שנים))/iu;

/** Between two phones of one person: whose the other is, and when to ring it. */
export const OF_PHONES =
  /(?<!\p{L})(?:و|ال|ل|ب)*(?:رقم\p{L}*|جوال\p{L}*|تلفون\p{L}*|هاتف\p{L}*|واتس\p{L}*|اتصل\p{L}*|اتصال|احك\p{L}*|رن\p{L}*|رد\p{L}*|زوج\p{L}*|جوز\p{L}*|تاني|ثاني|مسكر|مغلق|او|أو|or|phone|mobile|number|call|whatsapp|נייד|טלפון|או)(?!\p{L})/iu;
