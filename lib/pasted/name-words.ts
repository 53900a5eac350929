import { isGivenName } from '../villages/given-names';
import { anyOf } from './any-of';
import { STREET_WORD } from './place-words';
import { isSmallTalk, withoutFamilyNames } from './talk-words';

/** One word of a name. In Latin letters a digit may stand for an Arabic letter: "Ra2ed". */
const NAME_WORD = String.raw`[2356789]?[\p{L}\p{M}](?:[\p{L}\p{M}.'’׳-]|(?<=[a-z])[2356789])*`;
/** Words that begin no name. */
const NO_NAME = `(?:${anyOf('على, في, مع, من, الى, عند, او, (و)انا, احنا, (و)ما, ولا, لا, (و)مش, اذا, يا, لو, النبي, or, and, with, for, to, at, in')}|بال\\p{L}+)\\s`;
/** A single Arabic letter is a preposition or a label. */
const NAME = new RegExp(
  `^(?!.*(?:^| )\\p{Script=Arabic}(?: |$))(?!${NO_NAME})${NAME_WORD}(?: +${NAME_WORD}){1,6}$`,
  'iu',
);

/** Whether a stretch of text can be somebody's name: two to seven words of letters that say nothing else. */
export function isLikeName(text: string): boolean {
  return NAME.test(text) && !isSmallTalk(text) && !STREET_WORD.test(withoutFamilyNames(text));
}

/** Whether the first word of a text is a given name. */
export function beginsWithGivenName(text: string): boolean {
  return isGivenName(/^\S+/.exec(text)?.[0] ?? '');
}

/** Before somebody's name, and no part of it. */
export const TITLE = new RegExp(
  `^(?:(?:ال)?${anyOf(`
    استاذ, استاذة, دكتور, دكتورة, مهندس, مهندسة, معلم, معلمة, شيخ, حاج, حاجة, حج, حجة, ست, مس, كابتن, سيد, سيدة, انسة, ام, ابو
  `)}|mr|mrs|ms|dr|abu|umm?|[دم])\\.?\\s+`,
  'iu',
);

/** Who somebody is to the writer: "خالتي", "جارنا". */
export const RELATIVE = `${anyOf(`
  ابن, بنت, اخت, اخو, ام, ابو, خالت, عمت, جد, جدت, مرت, زوج, زوجت, جوز, خطيب, خطيبت, حمات, سلفت, جار, جارت, صاحب, صاحبت,
  صديق, صديقت, زميل, زميلت, معلمت, مدير, مديرت, ست, سيد
`)}(?:ي|نا|و|ه|ها)`;

/** Whose somebody is, before the name: "ابني زيد". */
export const KIN = new RegExp(`^(?:${RELATIVE}|my \\p{L}+)\\s+(?=\\p{L}+\\s+\\p{L})`, 'iu');

/** How a firm's name begins. */
export const FIRM = new RegExp(`^${anyOf('شركة, مؤسسة, جمعية')}\\s`, 'u');

/** How people say who they are, in the middle of a text. */
export const HERE_IS = anyOf('انا, وانا, معك, معكي, معكم, معكو, معاك, معاكي, معاكم, معاكو');

/** How people begin to say who they are. */
export const I_AM = new RegExp(
  `(?:^|\\s)(?:${HERE_IS}|${anyOf('اني, استلام, هون, this is, i am, im, its, ana, ma3ak, ma3ek, אני, זה, זאת, שם, בשם, מדבר, מדברת, כאן')}|` +
    `i['’]m|it['’]s|(?:سجل|اكتب)\\p{L}*(?: عند\\p{L}+)?:?)\\s+(?!بدي|حاب|عايز|من )`,
  'iu',
);

/** How people say whom it is for: "ل ام محمد", "لخالتي سميرة", "to my sister Dalia". */
export const FOR_WHOM = new RegExp(
  `(?:^|\\s)(?:${[
    'و?ب?(?:تحكي|احكي|احكو|اتصل\\p{L}*) مع\\s+',
    `(?:ل|لل|ع|هدي[ةه] ل)?(?:(?:ابن|بنت|مرت|جوز) (?:عم|خال|جار)(?:ي|نا|و|ه|ها)|(?:(?:ابن|بنت|مرت|جوز) )?${RELATIVE})\\s+`,
    `(?:to |for )?my ${anyOf('sister, mother, mom, friend, brother, wife, husband, aunt, cousin, daughter, son, father, dad, boss, teacher')}(?: is)?,? +`,
    `ל${anyOf('אחותי, אמא שלי, אמי, חברה שלי, חברתי, אשתי, בעלי, אחי, דודתי, סבתא שלי, בת שלי')}\\s+`,
    `لل?${anyOf('حاج, حاجة, حج, حجة, دكتور, دكتورة, استاذ, استاذة, ست, مهندس, مهندسة, شيخ, سيد, سيدة, معلم, معلمة')}\\s+`,
    `و?${anyOf('ل, لـ, الى, باسم, for, to, 3a esm, besm, ל, עבור, בשביל')}\\s+(?:ال)?(?=\\p{L})`,
  ].join('|')})`,
  'iu',
);

/** Who sends it, and not whom it is for. */
export const FROM_SENDER = new RegExp(
  `(?:^|\\s)${anyOf('من طرف, طرف, عن طريق, من قبل, المرسل(ة), هدية من, تحياتي, مع تحيات, from, regards, best, yours, מאת, בברכה')}(?:\\s|$)`,
  'iu',
);

/** A name leads on to where it is to be sent: "سماح عيسى على …". */
export const LEADS_ON = new RegExp(
  `\\s+(?:و?${anyOf(`
    على, الى, في, من, عند, ع, ساكن(ة), سواق, شوفير, معلمة, موظف(ة), بس, بدي, بدنا, بدها, بده, حاب(ة), زبون*, رقم, رقمي, رقمه, رقمها
  `)}|${anyOf('to, in, at, from, men, min, 3a, 3ala, מ, ב')})(?:\\s.*)?$`,
  'iu',
);

/** Where a labelled name has ended, and its line goes on. */
export const NAME_ENDS = new RegExp(
  `\\s(?:${anyOf(`
    w, men, min, mn, 3a, 3ala, bi, janb, jamb, ra2mi, rakmi, 3enwani, live, at, in, من, على, ع, في, عند, ساكن(ة), بسكن, العنوان, عنوان*,
    رقم*, جوال*, تلفون*, ت, ج, גר, גרה
  `)}(?!\\p{L})|${anyOf('from, lives, address, phone, tel, and the, and my, and her, and his, טלפון, כתובת')}|` +
    `و(?:ال)?${anyOf('حساب, سعر, مبلغ, رقم, عنوان, توصيل, ساكن, بدي, بلوز, طلب, جوال, تلفون')}|\\d(?![a-z]{2}))`,
  'iu',
);

/** "الزبون بده يفتح الطرد": what they want, and not what they are called. */
export const WANTS = new RegExp(
  `^\\s*${anyOf('بده, بدها, بدو, بدهم, حاب(ة), طلب, طلبت, طلبو, عايز(ة), محتاج(ة), قال, قالت, حكى, حكت, want(s), asked, רוצה, ביקש, ביקשה')}(?!\\p{L})`,
  'iu',
);

export const PRONOUN = new RegExp(
  `^${anyOf('انا, وانا, احنا, هي, هو, ana, me, אני')}$|\\s${anyOf('هو, هي, انا')}$`,
  'iu',
);
