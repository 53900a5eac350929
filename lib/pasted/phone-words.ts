/** Beside a number: whose it is. */

const any = (...phrases: readonly string[]) => `(?:${phrases.join('|')})`;

/** A shop, and what stands for it. */
const SHOP = any(
  'متجر(?:نا)?',
  'محل(?:نا|كم)?',
  'معرض(?:نا)?',
  'دكان',
  'بوتيك',
  'صفح[ةه]',
  'بيج',
  'شرك[ةه]',
  'خدم[ةه]',
  'ادار[ةه]',
  'فرع',
  'shop',
  'store',
  'us',
);

/** Who brings, sends or sells, in one word or two, where a name may follow; or a number that is taken back. */
const NOBODYS = any(
  'مش|مو|وليس|ليس|بدل|not|(?:my )?old(?: number| one)?|לא|הישן',
  // Of a number alone: "البلدة القديمة 0599…" is where one lives.
  String.raw`(?:رقم\p{L}*|(?:ال)?(?:رقم|جوال|تلفون|هاتف|واتس)|جوال\p{L}*|تلفون\p{L}*|بلفون\p{L}*)\s+(?:ال)?قديم`,
  String.raw`(?<=^\s*|[\d)،,.:؛/-]\s*)و?(?:ال)?قديم`,
  // A number that nobody is to ring: "لا تتصلو على رقمي".
  String.raw`(?:لا|ما)\s+(?:تتصل|ترن|تحك|تدق)\p{L}*\s+(?:على|ع|علي|ب)\s*(?:رقمي?|جوالي?|تلفوني?)?`,
  // A driver or a sender, by name.
  String.raw`(?:و|ب|ل|ع)?(?:ال|لل)?(?:مندوب(?:كم|كو|ه)?|سائق(?:كم)?|سايق|سواق|شوفير(?:كم)?|شوفر|راسل|مرسل(?!\s*(?:ال|إل))[ةه]?|موزع)(?:\s+\p{L}+){0,2}`,
  // "رقم المحل", "call the shop".
  String.raw`(?:رقم|ارقام|هاتف|تلفون|جوال|واتس(?:اب)?|موبايل|رقمنا|ارقامنا|(?:اتصل|رن|احك|تواصل)\p{L}*\s+(?:على|ع|مع|ب)|contact|call|phone|number|whatsapp)\s+(?:ال|لل)?${SHOP}(?:\s+\p{L}+){0,2}`,
  String.raw`(?:اتصل|رن|احك|تواصل)\p{L}*\s+عال${SHOP}`,
  String.raw`(?:ال)?(?:متجر|صفحة|محل)\s*:?`,
  'خدم[ةه] (?:ال)?(?:زبائن|زباين|عملاء)',
  // At the head of a line, with the shop's own name.
  String.raw`^\s*(?:من\s+)?(?:متجر|بوتيك|صفح[ةه]|بيج|store|boutique)(?:\s+\p{L}+){1,3}`,
  // "Your number", said to a shop.
  'رقمنا|ارقامنا|رقمكم|رقمكو|ارقامكم|جوالكم|تلفونكم|هاتفكم|your (?:number|phone|mobile)|ra2mkom|המספר שלכם|הטלפון שלכם',
  // For questions and orders.
  String.raw`(?:لل?)?مراجع[ةه]|للشكاوي|للتواصل معنا|تواصلوا? معنا|(?:لل?|و)?(?:استفسار|استفسارات)(?:\s+\p{L}+){0,5}`,
  '(?:لل?|و)?(?:لل?طلب|لل?طلبات|لل?حجز|لطلباتكم)(?: والاستفسار| و الحجز| والتواصل| والحجز)?(?: على| ع| على الرقم| واتس| واتساب)?',
  // A number that is no longer anybody's: "غيرت رقمي، مش 0599…", "الرقم القديم".
  '(?:(?:ال)?رقمي? )?(?:مش|مو|وليس|ليس)(?: على)?|not|(?:my )?old(?: (?:number|one))?|לא|(?:ה)?ישן',
  'driver|courier|delivery (?:guy|man|boy|company)|shop|store|sender|our number|customer service|to order|call us|whatsapp us',
  '(?:el |al )?(?:mandoub|mandob|shofer|shufer|sawa2)',
  'שליח|השליח|הנהג|נהג|החנות|חנות|השולח|השולחת|שירות לקוחות|להזמנות',
);

/** Before a number: a driver's, a shop's or a sender's, which nobody rings for this parcel. */
export const OF_ANOTHER = new RegExp(
  String.raw`(?<!\p{L})${NOBODYS}(?:\s+(?:رقمه|رقمو|number|phone|هو|is))?[\s:=.-]*$`,
  'iu',
);

/** Behind a number, in brackets or alone: "0599… (المرسلة)". */
export const OF_ANOTHER_BEHIND =
  /^ *[([–-] *(?:رقم )?(?:ال)?(?:مرسل[ةه]?|راسل[ةه]?|مندوب|سائق|سايق|شوفير|متجر|محل|صفح[ةه]|بائع[ةه]?|sender|driver|shop|store|השולח[ת]?)(?!\p{L})/iu;

/** Before a number: the one's who writes. */
export const MINE =
  /(?<!\p{L})(?:و)?(?:رقمي|جوالي|تلفوني|بلفوني|هاتفي|موبايلي|رقم(?:ي)? انا|my (?:number|phone|mobile|cell)|ra2mi|raqmi|rakmi|המספר שלי|הטלפון שלי|הנייד שלי)(?!\p{L})[^\n\d]{0,24}$/iu;

/** Before a number: the one's it goes to. */
export const THEIRS =
  /(?<!\p{L})(?:و)?(?:رقمها|رقمه|رقمو|جوالها|جواله|تلفونها|تلفونه|بلفونها|بلفونه|هاتفها|هاتفه|رقم (?:ال)?(?:مستلم[ةه]?|مستلمة|زبون[ةه]?)|h(?:er|is) (?:number|phone|mobile|cell)|recipient(?:['’]s)?(?: phone| number)?|ra2mha|ra2mo|המספר שלה|המספר שלו|הטלפון שלה|הטלפון שלו|הנייד שלה)(?!\p{L})[^\n\d]{0,12}$/iu;

/** Between two numbers or before them: the latter is the former without its slip. */
export const CORRECTED =
  /(?<!\p{L})(?:(?:ال)?رقم غلط|غلط(?:ت|ان)?|(?:ال)?صح(?:يح)?|تصحيح|صححت|عفوا|سوري|آسف[ةه]?|اسف[ةه]?|sorry|correct(?:ion|ed)?|i mean|טעות|סליחה|תיקון)(?!\p{L})/iu;

/** The order is for somebody else: a number beside the writer's own is that one's. */
export const FOR_SOMEBODY =
  /(?<!\p{L})(?:(?:ب|ك)?هدي[ةه]|مفاجا[ةه]|مفاجأ[ةه]|(?:ل|ل ?ال)(?:صاحبت|صديقت|صديق|اخت|أخت|اخو|أخو|خالت|عمت|مرت|زوجت|زوج|جوز|ام|أم|ابو|أبو|بنت|ابن|حمات|خطيبت|خطيب|ست|جارت)[يوه]|gift|surprise|for my (?:sister|mother|mom|friend|wife|husband|aunt|daughter|son)|hdiye|hadiye|הפתעה|מתנה)(?!\p{L})/iu;
