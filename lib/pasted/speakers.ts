import { any, plain, whole } from '../words/any-of';
import { wordsOf } from '../words/words';
import { CHAT_STAMP } from './chat-stamp';
import { LABELS } from './label';
import { blank } from './spans';

/** Who says a line of a copied dialogue. */
interface Turn {
  /** What the line begins with that is no part of what is said: when, and who. */
  readonly head: string;
  readonly author: string | null;
}

const IS_SHOP = new RegExp(`(?<!\\p{L})(?:ال)?${any('speaker-shop', 'shop', 'shop-speaks')}(?!\\p{L})`, 'iu');
const IS_YOU = whole(any('speaker-shop'));
const IS_CUSTOMER = whole(any('speaker-customer'));
const LABEL_PHRASES = new Set(LABELS.flatMap((label) => wordsOf(`label-${label}`).map(plain)));
const SPOKEN = /^ *(?<author>\p{L}[\p{L}\p{M} .]{0,28}?) *: */u;
/** A number and what makes it money, in a part of a line. */
const MONEY = new RegExp(
  `\\d.*${any('ils', 'jod', 'currency-short', 'included', 'paid-first')}|${any('label-total', 'label-price', 'delivery')}.*\\d|\\d.*${any('label-total', 'delivery')}|(?<!\\p{L})ب ?\\d`,
  'iu',
);
const A_PHONE = /\d(?:[ -]?\d){8}/;
const LONG_NUMBER = /\d[\d ().-]{5,}\d/g;
/** A datum that is asked for, as only a shop does. */
const ASKS = new RegExp(`${any('asked-main')}[^\\n]*[؟?]|${any('data')}`, 'iu');

/**
 * A copied dialogue without who says it, and of what the shop says the prices alone; what no name stands before is the
 * one's who spoke last. A text without speakers is as it was.
 */
export function withoutShop(written: string): string {
  const text = withoutQuoted(written);
  const lines = text.split('\n');
  const alone = speakersAlone(lines);
  const turns = lines.map((line) =>
    alone.has(line.trim()) ? { head: line, author: line.trim() } : turnOf(line),
  );
  const isSpeaker = speakersAmong(turns);
  const isShop = shopAmong(lines, turns, isSpeaker);
  const isDialogue = turns.some(({ author }) => author !== null && isSpeaker(author) && !isShop(author));
  let author: string | null = null;
  return lines
    .map((line, at) => {
      const turn = turns[at];
      const speaks = turn?.author != null && isSpeaker(turn.author);
      const isAlone = at > 0 && turns[at - 1]?.head === lines[at - 1]?.trimEnd();
      if (speaks) author = turn.author;
      else if (!isDialogue && !isAlone) author = null;
      const head = speaks ? turn.head.length : 0;
      const said = line.slice(head);
      return ' '.repeat(head) + (author !== null && isShop(author) ? pricesOf(said) : said);
    })
    .join('\n');
}

const QUOTED = /^ *(?:>+.*|["«“][^"»”\n]*["»”] *)$/gm;

/** "> which town?": what an answer quotes is the other's, where what is not quoted is an order. */
function withoutQuoted(text: string): string {
  return A_PHONE.test(text.replace(QUOTED, '')) ? text.replace(QUOTED, pricesOf) : text;
}

/** "You", "Rana": who speaks in lines of their own, where one of them is the one who copied it and speaks twice. */
function speakersAlone(lines: readonly string[]): ReadonlySet<string> {
  const counts = Map.groupBy(
    lines.map((line) => line.trim()).filter((line) => IS_NAME.test(line)),
    (line) => line,
  );
  const twice = new Set([...counts].flatMap(([line, { length }]) => (length > 1 ? [line] : [])));
  return [...twice].some((line) => IS_YOU.test(line)) ? twice : new Set();
}

const IS_NAME = /^\p{L}[\p{L}\p{M} .]{0,28}$/u;

function turnOf(line: string): Turn {
  const stamp = new RegExp(CHAT_STAMP.source, 'iu').exec(line)?.[0] ?? '';
  const rest = line.slice(stamp.length);
  if (stamp.endsWith(':')) {
    const author = /(?:[\]–-]) *([^\]–:-][^\]:]*):$/u.exec(stamp)?.[1] ?? '';
    return { head: stamp, author: `${STAMPED}${author.trim()}` };
  }
  const spoken = SPOKEN.exec(rest);
  if (spoken === null) return { head: stamp, author: null };
  return { head: stamp + spoken[0], author: spoken.groups?.author ?? null };
}

/** Before the name of who is named beside a time: such a one speaks, whatever it is called. */
const STAMPED = '\u0000';

/** Who speaks: whoever is named beside a time; without times, beside the shop or the customer whoever is no label. */
function speakersAmong(turns: readonly Turn[]): (author: string) => boolean {
  const authors = new Set(turns.flatMap(({ author }) => author ?? []));
  const isKnown = (author: string) => IS_YOU.test(author) || IS_CUSTOMER.test(author);
  const count = (author: string) => turns.filter((one) => one.author === author).length;
  const known = [...authors].filter(isKnown);
  // "انا: …" and "اختي: …", a line each, are two orders.
  const isDialogue = known.length > 0 && [...authors].some((one) => count(one) > 1);
  return (author) =>
    author.startsWith(STAMPED) ||
    (isDialogue && (isKnown(author) || !LABEL_PHRASES.has(plain(author.trim()))));
}

/** Who of them is the shop: called so, or the one who asks for the data; nobody where only one speaks. */
function shopAmong(
  lines: readonly string[],
  turns: readonly Turn[],
  isSpeaker: (author: string) => boolean,
): (author: string) => boolean {
  const authors = [...new Set(turns.flatMap(({ author }) => author ?? []))].filter(isSpeaker);
  const called = authors.filter((author) => IS_SHOP.test(author) && !IS_CUSTOMER.test(author));
  const shops = called.length > 0 ? called : authors.filter((author) => asks(author, lines, turns));
  const isOne = shops.length < authors.length || authors.some((author) => IS_YOU.test(author));
  return (author) => isOne && shops.includes(author);
}

function asks(author: string, lines: readonly string[], turns: readonly Turn[]): boolean {
  return lines.some((line, at) => turns[at]?.author === author && ASKS.test(line));
}

/** The parts of what a shop says that name a price, without its numbers to ring. */
function pricesOf(said: string): string {
  return said
    .replace(LONG_NUMBER, blank)
    .replace(/[^،,؛;]+/gu, (part) => (MONEY.test(part) ? part : blank(part)));
}
