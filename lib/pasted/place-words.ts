import { any, apart, whole } from '../words/any-of';

/** A street, a quarter, a building, or what a place is near to. */
export const STREET_WORD = apart(`[وبل]?(?:ال)?${any('street-sign')}`);

/** What is said not to be so, to the end of its part: "مش على نابلس". */
export const NOT = /(?<!\p{L})(?:مش|مو|وليس|ليس|ليست|not|לא)(?!\p{L}).*$/iu;

/** A word that leads to a place and is no part of it. */
export const LEADS_TO = whole(
  `و?${any('leads-to')}|و?${any('sends-to')}(?:ها|ه|هم)?|${any('leads-to-foreign')}`,
);

export const COMES_FROM = whole(any('comes-from'));

/** Between two places: one of them. */
export const OR_WORD = whole(any('or'));

/** Anywhere in a stretch: the same, or a call of the driver who is asked to go to one of them. */
export const OR_IN_TEXT = new RegExp(`(?:^|\\s)${any('or-called')}\\s`, 'iu');

/** Between two places: the latter, or both. */
export const BUT_WORD = whole(any('but'));

/** A word for a kind of place, before its name. */
export const SETTLEMENT_WORD = whole(`(?:ال)?${any('settlement-joined')}|${any('settlement-foreign')}`);

/** Behind a village's name, before that of what it belongs to. */
export const DISTRICT_WORD = whole(`(?:ال)?${any('district')}|${any('district-part')}`);

/** At the end of what stands before a town: a label of the village alone. */
export const VILLAGE_LABEL = new RegExp(`${any('village-label')}[^\\p{L}]*$`, 'iu');

/** Words that lead to a place, at the beginning. */
export const LEADING_WORD =
  /^(?:الشارع(?= شارع)|و?(?:على|الى|إلى|في|من)|to|in|at|from|men|min|3a|3ala|ל|ב)\s+/iu;

/** Before the end of an address: a house's number, and no phone's. */
const HOUSE = `(?:(?:ال)?${any('house')} *)?\\d{1,4}(?!\\d)`;

/** Where an address has ended, and its line goes on with the order. */
export const ADDRESS_ENDS = new RegExp(
  `\\s(?:و?(?:${any('address-ends')}|رقم\\p{L}{0,2}(?! *${HOUSE})|(?:انا|معك) )|` +
    `${any('address-ends-foreign')}` +
    `)(?!\\p{L}).*$`,
  'iu',
);

/** When, and not where. */
export const TODAY = whole(any('today'));

/** A land that several towns' names have behind them, to be told apart: "جت المثلث". */
export const LAND = whole(any('land'));

/** "البيت مقابل المدرسة" */
export const HOME = /^(?:ال)?(?:بيت|دار)(?:ي|نا|ها)? (?!رقم)/u;

/** A shop that one lives beside, though a seller's is called so: "محل الحلاقة". */
export const SHOP = /^(?:محل|معرض|دكان) ال\p{L}/u;

/** "اخر مرة …", "اول شي …": a time, though a street's end is called so. */
export const NO_STREET = new RegExp(
  `^${any('time-before')} ${any('time-word')}(?!\\p{L})|^بين \\d{1,2} و`,
  'u',
);
