import { pattern, says } from '../words/patterns';
import { blank } from './spans';

/** Who says a line of a copied dialogue. */
interface Turn {
  /** What the line begins with that is no part of what is said: when, and who. */
  readonly head: string;
  readonly author: string | null;
  /** Named beside a time, or told by a mark: such a one speaks, whatever it is called. */
  readonly isStamped: boolean;
  readonly said: string;
}

/** A copied dialogue without who says it, and of what the shop says the prices alone; other texts as they were. */
export function withoutShop(written: string): string {
  // "> which town?": what an answer quotes is the other's.
  const answers = written.replace(pattern('quoted', 'gimu'), (quote) =>
    says('passed-on', quote) ? quote : pricesOf(quote),
  );
  const spoken = turnsByMark(written.split('\n')) ?? answers.split('\n').map(turnOf);
  const isSpeaker = speakersAmong(spoken);
  const turns = spoken.map((turn) =>
    isSpeaker(turn) ? turn : { ...turn, head: '', author: null, said: turn.head + turn.said },
  );
  const isShop = shopAmong(turns);
  const hasPhone = turns.some(({ said }) => says('phone-digits', said));
  const caller = turns.find(({ author }) => author !== null && isNumber(author) && !isShop(author));
  let asked = '';
  return turns
    .map((turn) => {
      const { head, author, said } = turn;
      const isCaller = turn === caller && !hasPhone;
      const plainly = (isCaller ? numberOf(turn) : ' '.repeat(head.length)) + said;
      const question = asked;
      asked = author === null || isShop(author) ? '' : `${asked}\n${said}`;
      if (author === null || !isShop(author)) return plainly;
      return answered(question, plainly) ?? ' '.repeat(head.length) + pricesOf(said);
    })
    .join('\n');
}

/** Who has no name in a chat is called by the phone, which counts where no other is told. */
function isNumber(author: string): boolean {
  return /^\D*(?:\d\D{0,2}){9,14}$/u.test(author);
}

function numberOf({ head, author }: Turn): string {
  return `${author} `.padStart(head.length);
}

const IN_FULL = { fee: 'توصيل ', price: 'السعر ', total: 'مجموع ', agreed: 'صار ' };

/** "How much is the delivery? — 20": what an answer leaves out is written before its number, where its speaker stood. */
function answered(asked: string, line: string): string | null {
  const { before = '', number } = pattern('one-number').exec(line)?.groups ?? {};
  if (number === undefined) return null;
  const at = line.indexOf(number);
  const isTold = /[؟?]/u.test(asked) && /\p{L}/u.test(before);
  const ways = [
    [isTold && says('agrees-before', before), IN_FULL.agreed],
    [says('asks-total', asked), IN_FULL.total],
    [says('asks-fee', asked), IN_FULL.fee],
    [says('asks-price', asked) || isTold, IN_FULL.price],
  ] as const;
  const full = ways.find(([is]) => is)?.[1];
  if (full === undefined || before.length < full.length) return null;
  return ' '.repeat(at - full.length) + full + line.slice(at);
}

/** "> Rana, Yabad 0599123456": where the phone stands in marked lines alone, and a shop answers them, they are the customer's. */
function turnsByMark(lines: readonly string[]): readonly Turn[] | null {
  const [marked = [], others = []] = [true, false].map((is) =>
    lines.filter((line) => line.startsWith('>') === is),
  );
  const hasPhone = (some: readonly string[]) => some.some((line) => says('phone-digits', line));
  if (marked.length < 2 || !hasPhone(marked) || hasPhone(others)) return null;
  // "> Rana, Yabad 0599123456 ⏎ no, send it to Jenin": nobody but the customer takes back what is quoted.
  const isAnswered = others.some((line) => says('speaks-as-shop', line));
  if (!isAnswered || others.some((line) => says('speaks-as-customer', line))) return null;
  return lines.map((line) => {
    const head = /^>*/.exec(line)?.[0] ?? '';
    return { head, author: head, isStamped: true, said: line.slice(head.length) };
  });
}

function turnOf(line: string): Turn {
  const stamp = pattern('chat-stamp').exec(line)?.[0].trimEnd() ?? '';
  const rest = line.slice(stamp.length);
  if (stamp.endsWith(':')) {
    const author = /(?:[\]–-]) *([^\]–:-][^\]:]*):$/u.exec(stamp)?.[1] ?? '';
    return { head: stamp, author: author.trim(), isStamped: true, said: rest };
  }
  const { 0: spoken = '', groups } = pattern('spoken-by').exec(rest) ?? {};
  const author = groups?.author ?? null;
  return { head: stamp + spoken, author, isStamped: false, said: rest.slice(spoken.length) };
}

/** Who speaks: whoever is named beside a time; without times, beside the shop or the customer whoever is no label. */
function speakersAmong(turns: readonly Turn[]): (turn: Turn) => boolean {
  const authors = new Set(turns.flatMap(({ author }) => author ?? []));
  const isKnown = (author: string) => says('you-author', author) || says('customer-author', author);
  const count = (author: string) => turns.filter((one) => one.author === author).length;
  // "انا: …" and "اختي: …", a line each, are two orders.
  const isDialogue = [...authors].some(isKnown) && [...authors].some((one) => count(one) > 1);
  return ({ author, isStamped }) => author !== null && (isStamped || isDialogue);
}

/** Who of them is the shop: called so, or the one who asks for the data; nobody where only one speaks. */
function shopAmong(turns: readonly Turn[]): (author: string) => boolean {
  const authors = [...new Set(turns.flatMap(({ author }) => author ?? []))];
  const gives = (what: string) => (author: string) =>
    turns.some((one) => one.author === author && says(what, one.head + one.said));
  const named = authors.filter((author) => says('shop-author', author));
  const shown = named.filter((author) => !says('pronoun-author', author));
  // A datum is asked for, as only a shop does.
  const asking = authors.filter(gives('asks-datum'));
  // Of two the one who gives no phone.
  const others = authors.length === 2 ? authors.filter((author) => !gives('phone-digits')(author)) : [];
  // The customer copied it: "you" or "I" gives the phone, and the other one the price.
  const sellers = others.length === 1 && shown.length === 0 ? others : [];
  const shops = [sellers, shown, named, asking, others].find((some) => some.length > 0) ?? [];
  return (author) => shops.length < authors.length && shops.includes(author);
}

/** The parts of what a shop says that name a price. */
function pricesOf(said: string): string {
  return said.replace(/[^،,؛;]+/gu, (part) => (says('money-said', part) ? part : blank(part)));
}
