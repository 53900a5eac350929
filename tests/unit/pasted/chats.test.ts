import { describe, expect, it } from 'vitest';
import type { Found, PastedOrder } from '../../../lib/pasted/pasted-order';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { takenFrom } from '../../bench/pasted/score';
import { chatFiles, readChats } from './read-chats';

/** What came of a chat in the words of its file: without and with whether a person is asked. */
const shownBy: Readonly<Record<string, (order: PastedOrder) => readonly [string, string]>> = {
  name: ({ name }) => shown(name, String),
  phones: ({ phones }) => {
    const each = phones.map((phone) => shown(phone, String));
    return [
      each.map(([plain]) => plain).join(', ') || '-',
      each.map(([, marked]) => marked).join(', ') || '-',
    ];
  },
  village: (order) => {
    const { village } = takenFrom(order);
    if (order.place === null) return ['-', '-'];
    return village === null ? ['open', 'open'] : [village, marked(village, order.place.match.confident)];
  },
  street: ({ street }) => shown(street, String),
  amount: ({ amount }) => shown(amount, ({ value }) => value),
  currency: ({ amount }) => shown(amount, ({ currency }) => currency ?? '-'),
  note: ({ note }) => shown(note, String),
  problems: ({ problems }) => {
    const codes = problems.map(({ code }) => code).join(', ') || '-';
    return [codes, codes];
  },
};

describe.each(chatFiles)('$file', ({ chats }) => {
  it.each(chats.map((chat) => [chat.title, chat] as const))('%s', (_, { text, outcome }) => {
    const order = readPastedOrder(text, practiceIndex);
    const came = Object.entries(outcome).map(([field, meant]) => {
      const [plain, full] = shownBy[field]?.(order) ?? [];
      return [field, / (?:sure|asked)$/.test(meant) ? full : plain];
    });
    expect(Object.fromEntries(came), text).toEqual(outcome);
  });
});

describe('a file of chats', () => {
  it.each([
    ['says nothing of a case', '# a chat\nهلا غانم'],
    ['has a part too many', '# a chat\nwhy\tهلا\tغانم\t= name: هلا غانم'],
    ['has an outcome without its blank', '# a chat\n= name: هلا غانم\nهلا غانم\t=amount: 50'],
    ['has a mark without its blank', '# a chat\n=name: هلا غانم\nهلا غانم\t= amount: 50'],
    ['has no place for the words', '# a chat\nin: طوباس\nهلا غانم\t= name: هلا غانم'],
    ['says what is no outcome', '# a chat\nهلا غانم\t= هلا غانم'],
  ])('is refused where it %s', (_, text) => {
    expect(() => readChats(text)).toThrow();
  });
});

function shown<Value>(found: Found<Value> | null | undefined, say: (value: Value) => string) {
  if (found === null || found === undefined) return ['-', '-'] as const;
  return [say(found.value), marked(say(found.value), found.sure)] as const;
}

function marked(value: string, sure: boolean): string {
  return `${value} ${sure ? 'sure' : 'asked'}`;
}
