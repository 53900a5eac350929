import { any, whole } from '../words/any-of';
import { pattern } from '../words/patterns';
import { blank } from './spans';

const DATE = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?`;
const TIME = String.raw`\d{1,2}:\d\d(?::\d\d)?(?: ?(?:[ap]\.? ?m\.?|[صم]|صباحا|مساء)(?!\p{L}))?`;
const MOMENT = `(?:${DATE}[،, ]+(?:في |at )?${TIME}|${TIME}[،, ]+${DATE})`;

/** When a message was sent, and who sent it, in front of each line of a copied chat. Digits are 0-9 here. */
const CHAT_STAMP = new RegExp(
  `^[ \\t]*(?:\\[ *(?:${MOMENT}|${TIME}) *\\] *-?|${MOMENT} *[-–]) *(?:[^:\\n]{1,40}:)?`,
  'iu',
);

/** Who says a line of a copied dialogue. */
interface Turn {
  /** What the line begins with that is no part of what is said: when, and who. */
  readonly head: string;
  readonly author: string | null;
  readonly said: string;
}

const IS_SHOP = new RegExp(`(?<!\\p{L})(?:ال)?${any('speaker-shop', 'shop', 'shop-speaks')}(?!\\p{L})`, 'iu');
const IS_FIRM = new RegExp(`(?<!\\p{L})${any('shop', 'shop-speaks')}(?!\\p{L})`, 'iu');
const IS_YOU = whole(any('speaker-shop'));
const IS_PRONOUN = whole(any('speaker-pronoun'));
const IS_CUSTOMER = whole(any('speaker-customer'));
const SPOKEN = /^ *(?<author>\p{L}[\p{L}\p{M} .]{0,28}?) *: */u;
/** A number and what makes it money, in a part of a line. */
const MONEY = pattern('money-said');
const A_PHONE = /\d(?:[ -]?\d){8}/;
/** A datum that is asked for, as only a shop does. */
const ASKS = new RegExp(`${any('asked-main')}[^\\n]*[؟?]|${any('data')}`, 'iu');

/** A copied dialogue without who says it, and of what the shop says the prices alone; other texts as they were. */
export function withoutShop(written: string): string {
  // "> which town?": what an answer quotes is the other's.
  const text = written.replace(QUOTED, (said) => (PASSED_ON.test(said) ? said : pricesOf(said)));
  const turns = text.split('\n').map(turnOf);
  const { speakers, shops } = rolesAmong(turns);
  const isCaller = ({ author }: Turn) =>
    author !== null && isNumber(author) && speakers.includes(author) && !shops.includes(author);
  const caller = turns.some(({ said }) => A_PHONE.test(said)) ? undefined : turns.find(isCaller);
  let asked = '';
  return turns
    .map((turn) => {
      const { head, author, said } = turn;
      if (author === null || !speakers.includes(author)) {
        asked = '';
        return head + said;
      }
      const plainly = (turn === caller ? numberOf(turn) : blank(head)) + said;
      if (!shops.includes(author)) {
        asked += `\n${said}`;
        return plainly;
      }
      const answer = answered(asked, plainly);
      asked = '';
      return answer ?? blank(head) + pricesOf(said);
    })
    .join('\n');
}

/** Who has no name in a chat is called by the phone, which counts where no other is told. */
function isNumber(author: string): boolean {
  return /^\D*(?:\d\D{0,2}){9,14}$/u.test(author);
}

function numberOf({ head, author }: Turn): string {
  const number = (author ?? '').slice(STAMPED.length);
  return `${number} `.padStart(head.length);
}

const AGREES = pattern('agrees-before');
const ASKS_FEE = pattern('asks-fee');
const ASKS_PRICE = pattern('asks-price');
const ASKS_TOTAL = pattern('asks-total');
const ONE_NUMBER = /^(?<before>\D*?)(?:(?<!\p{L})ب ?)?(?<number>\d{1,4})(?!\d)\D*$/u;
const IN_FULL = { fee: 'توصيل ', price: 'السعر ', total: 'مجموع ', agreed: 'صار ' };

/** "How much is the delivery? — 20": what an answer leaves out is written before its number, where its speaker stood. */
function answered(asked: string, line: string): string | null {
  const { before = '', number } = ONE_NUMBER.exec(line)?.groups ?? {};
  if (number === undefined) return null;
  const at = line.indexOf(number);
  const isTold = /[؟?]/u.test(asked) && /\p{L}/u.test(before);
  const ways = [
    [isTold && AGREES.test(before), IN_FULL.agreed],
    [ASKS_TOTAL.test(asked), IN_FULL.total],
    [ASKS_FEE.test(asked), IN_FULL.fee],
    [ASKS_PRICE.test(asked) || isTold, IN_FULL.price],
  ] as const;
  const full = ways.find(([is]) => is)?.[1];
  if (full === undefined || before.length < full.length) return null;
  return ' '.repeat(at - full.length) + full + line.slice(at);
}

/** A whole order between quotes is passed on, and so is a name that is told. */
const PASSED_ON = new RegExp(`^[^>]*${A_PHONE.source}|${any('label-name')} *: *\\p{L}`, 'iu');
const QUOTED = /^ *(?:>+.*|["«“][^"»”\n]*["»”] *)$/gm;

function turnOf(line: string): Turn {
  const stamp = CHAT_STAMP.exec(line)?.[0] ?? '';
  const rest = line.slice(stamp.length);
  if (stamp.endsWith(':')) {
    const author = /(?:[\]–-]) *([^\]–:-][^\]:]*):$/u.exec(stamp)?.[1] ?? '';
    return { head: stamp, author: `${STAMPED}${author.trim()}`, said: rest };
  }
  const { 0: spoken = '', groups } = SPOKEN.exec(rest) ?? {};
  return { head: stamp + spoken, author: groups?.author ?? null, said: rest.slice(spoken.length) };
}

/** Before the name of who is named beside a time: such a one speaks, whatever it is called. */
const STAMPED = '\u0000';

/**
 * Who speaks: whoever is named beside a time; without times, beside the shop or the customer whoever is no label, and a
 * shop that tells a price. And who of them is the shop: called so, or the one who asks for the data; nobody where only
 * one speaks.
 */
function rolesAmong(turns: readonly Turn[]) {
  const told = turns.flatMap(({ author }) => author ?? []);
  const authors = [...new Set(told)];
  const says = (what: RegExp) => (author: string) =>
    turns.some((one) => one.author === author && what.test(one.head + one.said));
  const isShown = (author: string) => IS_SHOP.test(author) && !IS_PRONOUN.test(author);
  const isTeller = (author: string) =>
    !author.startsWith(STAMPED) && IS_FIRM.test(author) && says(MONEY)(author);
  // "انا: …" and "اختي: …", a line each, are two orders.
  const isDialogue =
    authors.length < told.length && authors.some((one) => IS_YOU.test(one) || IS_CUSTOMER.test(one));
  const speakers = authors.filter((one) => one.startsWith(STAMPED) || isDialogue || isTeller(one));
  const named = speakers.filter((author) => IS_SHOP.test(author));
  const shown = named.filter(isShown);
  const asking = speakers.filter(says(ASKS));
  // Of two the one who gives no phone.
  const others = speakers.length === 2 ? speakers.filter((author) => !says(A_PHONE)(author)) : [];
  // The customer copied it: "you" or "I" gives the phone, and the other one the price.
  const sellers = others.length === 1 && shown.length === 0 ? others : [];
  const shops = [sellers, shown, named, asking, others].find((some) => some.length > 0) ?? [];
  return { speakers, shops: shops.length < speakers.length ? shops : speakers.filter(isTeller) };
}

/** The parts of what a shop says that name a price. */
function pricesOf(said: string): string {
  return said.replace(/[^،,؛;]+/gu, (part) => (MONEY.test(part) ? part : blank(part)));
}
