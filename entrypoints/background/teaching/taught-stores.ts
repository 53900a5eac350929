import { Failure } from '../../../lib/failure';
import type { Lesson, TaughtStore } from '../../../lib/messaging/views/teaching';
import { readSettings } from '../../../lib/settings/settings';
import { ANY, DATA, ID, type Teaching } from '../../../lib/stores/taught/teaching';
import { findTeachings, writeTeachings } from '../../../lib/teaching/teaching-file';
import { readTeachings, removeTeaching, saveTeachings, teachingsOf } from '../../../lib/teaching/teachings';
import { forgetKind } from '../stores/stores';
import { tellAll } from '../tell';

export async function listTaught(): Promise<readonly TaughtStore[]> {
  return (await readTeachings()).map((teaching) => ({
    id: teaching.id,
    origin: teaching.origin,
    state: teaching.state,
    address: addressOf(teaching),
    data: DATA.filter((datum) => teaching.data[datum] !== undefined),
  }));
}

export async function forgetTaught(id: string): Promise<void> {
  const origin = (await readTeachings()).find((teaching) => teaching.id === id)?.origin;
  await removeTeaching(id);
  if (origin !== undefined && !(await teachingsOf(origin)).some(({ state }) => state === 'confirmed'))
    await forgetTaughtKind(origin);
  await tellAll();
}

export async function exportTaught(): Promise<string> {
  return writeTeachings(await readTeachings());
}

/** @throws Failure `teaching-file` when the file is none of taught stores; nothing is kept then. */
export async function importTaught(file: string): Promise<{ readonly added: number }> {
  const teachings = findTeachings(file, Date.now());
  if (teachings === null) throw new Failure('teaching-file');
  await saveTeachings(teachings);
  await tellAll();
  return { added: teachings.length };
}

export async function lessonOf(origin: string): Promise<Lesson> {
  const states = (await teachingsOf(origin)).map(({ state }) => state);
  return (
    (['unconfirmed', 'imported', 'confirmed'] as const).find((state) => states.includes(state)) ?? 'none'
  );
}

async function forgetTaughtKind(origin: string): Promise<void> {
  const { stores } = await readSettings();
  if (stores.find((store) => store.origin === origin)?.kind === 'taught') await forgetKind(origin);
}

/** The kind of page as people see addresses, with dots where the order's key stands. */
function addressOf({ address }: Teaching): string {
  const shown = (segment: string) => (segment === ID || segment === ANY ? '…' : segment);
  const query = address.query.map(({ name, value }) => `${name}=${shown(value)}`).join('&');
  const hash = address.hash === null ? '' : `#/${address.hash.map(shown).join('/')}`;
  return `/${address.path.map(shown).join('/')}${query === '' ? '' : `?${query}`}${hash}`;
}
