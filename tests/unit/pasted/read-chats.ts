import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Outcome = Readonly<Record<string, string>>;

interface Chat {
  readonly title: string;
  readonly text: string;
  readonly outcome: Outcome;
}

interface Group {
  readonly title: string;
  readonly around: { readonly text: string; readonly outcome: Outcome }[];
  readonly outcome: Record<string, string>;
}

const FOLDER = join(import.meta.dirname, 'chats');

/** Every file of `chats/`, written as its README says, with its cases. */
export const chatFiles = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => ({ file, chats: readChats(readFileSync(join(FOLDER, file), 'utf8')) }));

/** @throws Error that names the line which is not written as the README says */
export function readChats(text: string): readonly Chat[] {
  const chats: Chat[] = [];
  let heading = '';
  let group: Group = { title: '', around: [], outcome: {} };
  for (const line of text.split('\n')) {
    const [, mark, rest = ''] = /^(##?|in:|=) (.*)$/.exec(line) ?? [];
    if (mark === '#') {
      heading = rest;
      group = { title: rest, around: [], outcome: {} };
    } else if (mark === '##') group = { title: `${heading} ${rest}`, around: [], outcome: {} };
    else if (mark === '=') Object.assign(group.outcome, readOutcome(line));
    else if (mark === 'in:') {
      const [around = '', outcome] = rest.split('\t');
      if (around.split('%').length !== 2) throw new Error(`Nowhere for the words: ${line}`);
      group.around.push({ text: around, outcome: readOutcome(outcome) });
    } else if (/^(?:#|in:|=)/.test(line)) throw new Error(`No line of a chat: ${line}`);
    else if (line !== '') chats.push(...readCase(group, line));
  }
  return chats;
}

function readCase({ title, around, outcome }: Group, line: string): readonly Chat[] {
  const parts = line.split('\t');
  const own = readOutcome(parts.at(-1)?.startsWith('=') ? parts.pop() : undefined);
  const [text = '', why = text] = parts.toReversed();
  const places = around.length > 0 ? around : [{ text: '%', outcome: {} }];
  return places.map((place) => {
    const whole = { ...outcome, ...place.outcome, ...own };
    if (Object.keys(whole).length === 0 || parts.length > 2) throw new Error(`No case of a chat: ${line}`);
    const said = place.text.replace('%', () => text).replaceAll('\\n', '\n');
    return { title: `${title}: ${why}`, text: said, outcome: whole };
  });
}

function readOutcome(text = '= '): Outcome {
  if (!text.startsWith('= ')) throw new Error(`“${text}” is no outcome of a chat`);
  const fields = text.slice(2).split(' | ').filter(Boolean);
  return Object.fromEntries(
    fields.map((field) => {
      const [, name = '', value = ''] = /^(\w+): (.+)$/.exec(field) ?? [];
      if (name === '') throw new Error(`“${field}” is nothing that may come of a chat`);
      return [name, value.replaceAll('\\n', '\n')];
    }),
  );
}
