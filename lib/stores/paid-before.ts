import { saysCashOnDelivery } from './cash-on-delivery';

/** Ways to pay that a person confirms by hand once the money has come; to a shop's phone it is sent by a wallet of some. */
const BY_HAND = new RegExp(
  [
    "bank|bacs|transfer|wire|che(?:ck|que)|money order|بنك|مصرف|حوال|تحويل|شيك|בנק|העברה|המחאה|צ['׳]?ק",
    '(?<![a-z])(?:(?:cliq|reflect)(?![a-z])|pal.?pay)|jawwal.?pay|جوال ?باي',
  ].join('|'),
  'i',
);
/** With those, ways in which the money goes before the goods, in the words of shops and the codes of stores. */
const BEFORE = new RegExp(
  [
    BY_HAND.source,
    'card|credit|debit|visa|master|paypal|\\bpp_|ppcp|stripe|klarna|worldpay|authorizenet|sagepay|square|braintree|apple ?pay',
    'google ?pay|wallet|online|بطاق|فيزا|ماستر|محفظة|[إا]لكترون|[أا]ونلاين|אשראי|כרטיס|פייפאל|ביט|מקוון|מאובטח',
    // Gateways here, of which some report no transaction.
    '(?<![a-z])(?:bit|tabby|tamara)(?![a-z])|pay.?plus|lahza|(?:عبر|بوابة) لحظة|meshulam|(?<![ء-ي])(?:تابي|تمارا)',
  ].join('|'),
  'i',
);
/** Whoever pays so pays at the door, or may. */
const AT_THE_DOOR =
  /cash|deliver|door|courier|driver|pick.?up|نقد|كاش|عند|الباب|المندوب|السائق|بعد (?:ال)?[اإ]?ستلام|שליח|במסירה|בקבלת|בדלת/i;

/** Whether a method of payment may be paid at the door by its words, which need not say so. */
function mayBePaidAtTheDoor(method: string): boolean {
  return AT_THE_DOOR.test(method) || saysCashOnDelivery(method);
}

/** Whether a method of payment says in so many words that it is paid before the goods are sent. */
export function saysPaidBefore(method: string): boolean {
  return BEFORE.test(method) && !mayBePaidAtTheDoor(method);
}

/** Whether a method of payment is a gateway: the customer has paid once the order is there. */
export function saysPaidAtOnce(method: string): boolean {
  return saysPaidBefore(method) && !BY_HAND.test(method);
}
