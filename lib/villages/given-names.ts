import { foldText } from './normalize';

/**
 * Given names that are common among Arabs of the service's countries, and what family and honorary names begin with,
 * as people write them. A stretch that begins with one is likelier somebody's name than anything else. Written out
 * from common knowledge, by us.
 */
const ARABIC = `
  ابو ام عبد عبدالله عبدالرحمن عبدالرحيم عبدالكريم عبدالقادر عبدالناصر عبدالفتاح عبدالعزيز الحاج الحاجة حج حجة الدكتور
  الدكتورة دكتور دكتورة المهندس المهندسة مهندس مهندسة الاستاذ الاستاذة استاذ استاذة المعلم المعلمة المحامي المحامية
  الشيخ الست السيد السيدة الانسة محمد احمد محمود مصطفى سالم سلامة ابراهيم اسماعيل يوسف يعقوب موسى عيسى داود سليمان
  هارون يحيى زكريا ادم نوح صالح هود علي عمر عثمان حسن حسين حسام حسان حمزة خالد خليل خميس جمعة جمال جميل جلال جهاد جواد
  جعفر طارق طاهر طلال عادل عاصم عامر عاطف عباس عدنان عدي عزيز عزت عصام عطا عطية علاء عماد عمار عمران عوض عودة غازي غسان
  فادي فارس فراس فاروق فتحي فخري فؤاد فهد فيصل قاسم قصي قيس كامل كايد كرم كريم كمال لؤي ليث ماجد مازن مالك ماهر مجاهد
  مجدي مجد محسن مروان مسعود معاذ معتز معن مفيد منذر منصور منير مهند مهدي مؤمن ميسرة نادر ناصر نائل نبيل نزار نسيم نصر
  نضال نعيم نمر نور نايف هاشم هاني هشام هيثم وائل وجدي وحيد وسام وسيم وليد ياسر ياسين يزن يزيد يونس ايهاب ايمن اياد
  اكرم امجد امير انس انور اسامة اسعد اشرف ادهم بلال باسل باسم بسام بشار بكر بدر براء تامر تيسير ثائر جبر حاتم حازم حامد
  حكم حمدي خضر راشد رامي رائد ربيع رجب رزق رشيد رضا رضوان رمزي رمضان رياض زاهر زهير زيد زياد زين زيدان سامي سامح سائد
  سعد سعيد سفيان سلطان سلمان سليم سمير سميح سيف شادي شاكر شريف شفيق صابر صبحي صبري صدام صلاح ضياء طه ظافر عارف عايد
  عبادة عبيدة عرفات عز عزام عزمي غالب غانم غيث فايز فضل فلاح قتيبة كنان لطفي محي معاوية معمر مراد مصعب مطيع ناجي ناظم
  نافذ نعمان هادي هلال همام وديع وهيب يسار يعرب الياس جورج حنا ميخائيل بطرس بولس جريس سامر سند صهيب عاهد كنعان مؤيد اوس
  فاطمة عائشة خديجة مريم زينب اسماء امنة ايمان امل امال اماني امينة انعام ابتسام اسراء اسيل اريج الاء اية ايات ايناس
  اسلام افنان بتول بثينة بشرى بيان بيسان بسمة بلقيس تالا تسنيم تقى تغريد تهاني تولين ثناء جميلة جنان جنى جود جوري جيهان
  حلا حلوة حنان حنين حياة ختام خلود دارين دانا دانية دعاء دلال دنيا ديما ديمة دينا ديالا رؤى رانيا رانية راية رباب ربى
  رجاء رحاب رحمة رزان رشا رغد رغدة رفيف رقية رنا رناد رند رنيم رهام رهف روان روعة روند رولا رويدة ريان ريم ريما ريماس
  ريهام زهرة زهور زينة ساجدة سارة سالي سبأ سجى سحر سعاد سلام سلمى سلوى سلسبيل سماح سمر سميرة سمية سناء سندس سهى سهام
  سهير سوسن سيرين سيما شادن شذى شروق شريفة شهد شيرين شيماء صابرين صباح صفاء صفية ضحى عبلة عبير عريب عروب عليا عنود غادة
  غدير غزل غفران فاتن فايزة فداء فدوى فرح فردوس فريال فريدة فوزية فيروز قمر كفاية كوثر لارا لانا لبنى لطيفة لما لمى
  لميس لورا لين لينا لينة ليلى ليالي ماجدة مادلين مايا مجدولين مرام مرح مروة مسك مشيرة ملاك ملك منار منال منى مها مي
  ميادة ميار مياس ميرا ميرفت ميس ميساء ميسون ميسم نائلة نادين نادية ناديا ناريمان نانسي نبيلة نجاح نجلاء نجوى نجود ندى
  ندين نرمين نسرين نسيبة نعمة نهاد نهى نهلة نوال نورا نورة نورس نيفين نيرمين هاجر هالة هبة هدى هديل هدية هلا هناء هنادي
  هند هيا هيام هيفاء وجدان وداد وردة ورود ورد وسن وصال وعد وفاء ولاء يارا ياسمين يسرى يمنى رامة انوار انصار اروى اميرة
  انتصار ازهار إكرام الهام اميمة لجين لوجين جوانا ساندي ريتا ماريا تيريز نتالي كلير رامين جابر حارس ميشيل انطون
`;
const LATIN = `
  abu abo umm um om abd abed dr mr mrs ms miss mohammad mohammed muhammad mohamad mohamed ahmad ahmed mahmoud mahmud
  mustafa ibrahim ismail yousef yusuf yousif yaqoub musa mousa issa isa daoud sulaiman suleiman ali omar othman hasan
  hassan hussein husein hussam hamza khaled khalid khalil jamal jamil jihad jawad tareq tarek taher talal adel amer
  adnan odai issam ata alaa ala imad ammar imran awad odeh ghazi ghassan fadi fares faris firas farouk fathi fuad fahed
  fahd faisal qasem kasem qusai qais kamel kamal karam karim kareem laith louay majed majd mazen malek maher marwan
  muath moath mutaz munther mansour munir muhannad mahdi nader naser nasser nabil nizar nasim nidal naim nimer nour
  noor hashem hani hisham haitham wael wisam wissam walid waleed yaser yasser yassin yazan younes iyad ayman akram
  amjad amir anas anwar osama usama asad ashraf adham bilal basel basem bassam bashar baker bader tamer thaer hatem
  hazem hamed rashed rami raed rabee ramzi ramadan riyad zaher zuhair zaid zayd ziad zein sami sameh saed saad saeed
  said salman salim sameer samir saif sayf shadi sharif subhi sabri salah diaa taha elias george hanna fatima fatma
  aisha aysha khadija maryam mariam zainab zeinab asma amna iman eman amal amani amina ibtisam israa esraa aseel asil
  areej aya ayat enas inas baraa batool bushra bayan bisan basma tala tasneem taghreed tahani tuleen joud joury hala
  hanan haneen hayat khulood dareen dana dania dalia doaa duaa dima deema dina diala rawan rana rania ruba rabab rahma
  razan rasha raghad reham riham reem rima rimas rola roula sara sarah sally saja sahar suad salma salwa samah samar
  samira sumaya sana sandos suha siham sawsan sirin sireen shadin shatha shorouk shurooq shahd sherin shireen shaima
  sabreen sabrin safa safaa duha doha abeer abir ola ghada ghadeer farah fatin faten fida fidaa lara lana lubna lama
  lamees leen lina lyn laila layla layali maysa maya majda maram marwa malak manal mona muna maha mai mayar mira mirna
  mais maisa nadine nadin nadia nancy najwa nada nisreen nesreen nihad nuha nawal noura nora nivine haya hiba heba huda
  hadeel hadil hana hanadi hind wafa wafaa walaa wala yara yasmin yasmeen yasmine yusra rawand tamara christine
  christina maria rita claire sandy natalie joanna michael peter paul john david youssef hussain samer salem saleem
  saleh abdullah murad yahya rashid riad haris khader hamad hamdan
`;
const HEBREW = `
  מוחמד מחמד אחמד מחמוד מוסטפא אבראהים איברהים יוסף מוסא עיסא עלי עומר חסן חוסיין חוסאם ח'אלד חליל ג'מאל טארק עאדל עאמר
  עמאר פאדי פארס פיראס כרים כמאל מאג'ד מאזן מאהר מוניר נאסר נביל נידאל האני היתם ואאל וסים וליד יאסר יאסין איאד אימן
  אכרם אמג'ד אמיר אנס אסאמה באסל באסם בלאל סאמי סאמר סעיד סלים סמיר ראמי ראיד זיאד שאדי אבו אום ד"ר פאטמה עאישה מרים
  זינב אמל אמאני אימאן סמאח סמר סועאד סלמא סוהא סאלי סארה רנא ראניה רים רולא רוואן נור נורה נאדין נאדיה נסרין הבה הודא
  הדיל הנא חנאן לינא לילא לובנא מאיה מהא מנאל מנאר מונא ואלאא ופאא יאסמין יארא דנה דינה דימא ג'ואד ג'ורג' אליאס חנא דוד
  משה יצחק אברהם יעקב שרה רחל רבקה לאה נועה תמר יעל מיכל רונית דני יוסי אבי שלומי עמית אייל רועי
`;

const names = new Set([ARABIC, LATIN, HEBREW].flatMap((list) => list.trim().split(/\s+/).map(foldText)));

export function isGivenName(word: string): boolean {
  return names.has(foldText(word));
}
