import { any, apart } from '../words/any-of';

/** How a request begins: what the driver or the shop is asked to do. */
export const REQUEST = new RegExp(
  `^(?:${[
    any('request'),
    `رجاء(?= ${any('request-of')})`,
    `لو سمحت\\p{L}*(?!\\p{L})(?! *,? *${any('please-want')})`,
    '(?:please|pls|kindly)(?! *(?:send|deliver|ship|i |order))',
    "(?:call|do ?n[o']t|נא|אנא) ",
  ].join('|')})`,
  'iu',
);

/** What is said in questions, thanks, complaints and advertisements, and not where something is ordered. */
const OF_NO_ORDER = any('of-no-order');
export const NO_ORDER = new RegExp(`[؟?]|${apart(OF_NO_ORDER).source}`, 'iu');

/** What shops say of themselves and their wares. */
export const OF_SHOP = apart(`${any('of-shop')}|خصم \\d+`, 'giu');

/** The shop has it of an earlier order: nothing is asked. */
export const KNOWN_BEFORE = new RegExp(
  `${any('known-before')}(?:ي|ها|ه|و|نا)? (?:موجود[ةه]?(?: عندك\\p{L}*| معك\\p{L}*)?|عندك\\p{L}*|معك\\p{L}*)`,
  'gu',
);

/** Several orders, or several people's. */
export const SEVERAL_SAID = apart(
  `(?:ال)?${any('several-orders')}|` +
    `(?:ال)?[2-9] ?${any('order-word')}|كل وحد[ةه] (?:على|ع|ل)|` +
    `وحد[ةه] (?:الي|الك|ل|لـ)\\p{L}* .* و?(?:ال)?(?:تاني|ثاني)[ةه]|` +
    any('several-said'),
);

/** It is sent there, before the place: "ابعتوها على", "بدي التوصيل عالبيت"; but not when, or whether. */
const SENT_TO =
  String.raw`(?:${any('sent')}|بد(?:ي|نا) [اإ]يا\p{L}*)` +
  `(?! +${any('sent-when')})` +
  String.raw`(?: +[اإ]يا\p{L}*| +الطرد| +الطلب\p{L}*)?`;
const TO = any('to');
/** "على", or joined to the place: "عالبيت", "بنابلس". */
const TO_JOINED = String.raw`(?:${TO}|عل?\p{L}+|[بل]\p{L}{2,})`;

/** Who it is, before where they are from: that is not taken back. */
const WHO = String.raw`(?:انا|معك\p{L}?|اسمي) (?!من |ساكن)\p{L}+ (?:\p{L}+ )?(?=من |ساكن)`;
const BEFORE_BUT = String.raw`(?<=^|[،,:]|${WHO})(?! *${WHO})[^،,:\d\n]+`;
const BUT_SAID = String.raw`[،,]? *(?<!\p{L})بس(?!\p{L})`;

/** What is said in a line before what is meant, each with an example; all that an expression finds is not meant. */
export const NOT_MEANT: readonly { readonly example: string; readonly says: RegExp }[] = [
  {
    example: 'بيتي بسلواد بس وصلوها على ',
    says: new RegExp(
      String.raw`${BEFORE_BUT}${BUT_SAID}[^\d\n]*?(?<!\p{L})${SENT_TO}(?= +${TO_JOINED})(?: +${TO}(?= ))?` +
        String.raw`(?: +(?:ع?ال)?(?:شغل|بيت|دار|محل|مكتب)(?= +\p{L}))?`,
      'gimu',
    ),
  },
  {
    example: 'انا من سلواد بس ',
    says: new RegExp(String.raw`${BEFORE_BUT}${BUT_SAID}[^،,\d\n]*?(?<!\p{L})(?=${any('lives')} +ب)`, 'gimu'),
  },
  {
    example: 'البيرة؟ لا، هي ',
    says: new RegExp(
      String.raw`${BEFORE_BUT}[؟?] *(?:لا|لأ)(?:[ ،,]+(?:لا|لأ))*(?!\p{L})[ ،,]*(?:هي|هو)? *(?:نقل\p{L}*)?`,
      'gimu',
    ),
  },
];
