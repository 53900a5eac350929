import { readFileSync } from 'node:fs';
import { draftPasted } from '../../../lib/pasted/draft-pasted';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { readGazetteer } from '../../../lib/villages/gazetteer';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { madeAccount } from '../../unit/made-account';
import { villagesOf } from '../villages/directories';
import { DATA, type ListedCity, PLACES } from '../villages/options';
import { type ChatCase, type ChatField, type JudgedField, judgeMessage } from './judge-chat';
import { SUSPECTED } from './suspected';

const ACCOUNT = madeAccount({
  id: 'bench',
  name: 'Bench',
  address: 'https://delivery.example',
});

interface JudgedMessage {
  readonly message: ChatCase;
  readonly fields: readonly JudgedField[];
  /** How much the form asks about. */
  readonly questions: number;
}

/**
 * `wholly`: messages with every field right, a count. `wrong…` and `open`: values, of which a message may have two
 * (`phone`, `phone2`). `doubted`: of the right values, those that a person must look at.
 */
interface ChatFigures {
  readonly messages: number;
  readonly wholly: number;
  readonly whollyPercent: number;
  readonly wrongVillage: number;
  readonly wrongPhone: number;
  readonly wrongAmount: number;
  readonly wrongName: number;
  readonly wrongStreet: number;
  readonly wrongOrders: number;
  readonly open: number;
  readonly doubted: number;
  /** Of the wholly right messages of one order: how many per cent ask about nothing at all, and what they ask about each. */
  readonly nothingToConfirmPercent: number;
  readonly questionsPerOrder: number;
}

/**
 * `--cases FILE [--directory FILE] [--no-elsewhere] [--json] [--read | --kept]`: orders as customers send them in chat,
 * judged by the form that they fill, with the gazetteer that the extension carries. With `--json` one object: the figures of all messages, and of the two halves. The halves are
 * told apart by the number in a message's id: the reader was mended by the odd ones, the even ones were not read.
 */
export function runChat(args: readonly string[]): void {
  const after = (name: string) => args[args.indexOf(name) + 1];
  const directory = args.includes('--directory') ? after('--directory') : new URL('directory.json', DATA);
  const cases = readJson<readonly ChatCase[]>(after('--cases'));
  const villages = villagesOf(readJson<readonly ListedCity[]>(directory));
  const places = args.includes('--no-elsewhere') ? undefined : readGazetteer(readFileSync(PLACES, 'utf8'));
  const index = buildVillageIndex(villages, places);
  const judged = cases.map((message): JudgedMessage => {
    const order = readPastedOrder(message.text, index);
    const several = order.problems.some(({ code }) => code === 'orders-several');
    const draft = draftPasted(order, ACCOUNT, message.text);
    const questions = draft.findings.filter(({ severity }) => severity === 'doubt').length;
    return { message, fields: judgeMessage(message, { draft, several }), questions };
  });
  const read = judged.filter(({ message }) => Number(/\d+$/.exec(message.id)?.[0]) % 2 === 1);
  const kept = judged.filter((one) => !read.includes(one));
  // Nothing can be sent to a village that is closed: the form takes none.
  const closed = new Set(villages.flatMap((one) => (one.closed || one.deleted ? one.id : [])));
  const unsuspected = judged.filter(
    ({ message }) => SUSPECTED[message.id] === undefined && !closed.has(message.expect.villageId ?? 0),
  );
  const parts = { read: figuresOf(read), kept: figuresOf(kept), withoutSuspected: figuresOf(unsuspected) };
  const all = figuresOf(judged);
  if (args.includes('--json')) {
    console.log(JSON.stringify({ ...all, parts }));
    return;
  }
  console.table({ all, ...parts });
  printMisses(args.includes('--read') ? read : args.includes('--kept') ? kept : judged);
}

function readJson<Value>(file: string | URL | undefined): Value {
  if (file === undefined) throw new Error('bench pasted: --cases and --directory need a file');
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}

function figuresOf(judged: readonly JudgedMessage[]): ChatFigures {
  const all = judged.flatMap(({ fields }) => fields);
  const wrong = (...fields: readonly ChatField[]) =>
    all.filter(({ field, verdict }) => fields.includes(field) && verdict === 'wrong').length;
  const right = judged.filter(({ fields }) => fields.every(({ verdict }) => verdict === 'right'));
  const wholly = right.length;
  const orders = right.filter(({ message }) => message.expect.orders === 1);
  return {
    messages: judged.length,
    wholly,
    whollyPercent: percent(wholly, judged.length),
    wrongVillage: wrong('villageId'),
    wrongPhone: wrong('phone', 'phone2'),
    wrongAmount: wrong('amount'),
    wrongName: wrong('name'),
    wrongStreet: wrong('street'),
    wrongOrders: wrong('orders'),
    open: all.filter(({ verdict }) => verdict === 'open').length,
    doubted: all.filter(({ verdict, doubted, taken }) => verdict === 'right' && doubted && taken !== '')
      .length,
    nothingToConfirmPercent: percent(orders.filter(({ questions }) => questions === 0).length, orders.length),
    questionsPerOrder: mean(orders.map(({ questions }) => questions)),
  };
}

function percent(some: number, of: number): number {
  return of === 0 ? 0 : Math.round((some / of) * 1000) / 10;
}

function mean(counts: readonly number[]): number {
  return counts.length === 0
    ? 0
    : Math.round((counts.reduce((all, one) => all + one, 0) / counts.length) * 100) / 100;
}

function printMisses(judged: readonly JudgedMessage[]): void {
  for (const { message, fields } of judged) {
    const missed = fields.filter(({ verdict }) => verdict !== 'right');
    if (missed.length === 0) continue;
    console.log(`\n${message.id} ${message.kind}: ${message.text.replace(/\n/g, ' ⏎ ')}`);
    if (SUSPECTED[message.id] !== undefined) console.log(`  label suspected: ${SUSPECTED[message.id]}`);
    for (const { field, verdict, meant, taken } of missed) {
      console.log(`  ${verdict} ${field}: meant ${meant}, taken ${taken || '–'}`);
    }
  }
}
