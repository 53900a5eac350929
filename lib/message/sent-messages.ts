import * as z from 'zod/mini';
import { openDatabase } from '../storage/db';
import { findValue } from '../storage/values';
import type { MessageKind } from './message-text';

/** So many are remembered, the newest. */
const MOST = 5_000;

const keptSchema = z.array(z.string());

/** What a message is about: a parcel by its row's id, or an order that is to be confirmed by its draft's key. */
export interface MessageSubject {
  readonly kind: MessageKind;
  readonly subject: string;
}

/** Whether a person opened the message of a subject, or said that they sent it. What cannot be read is nothing. */
export async function readSentMessages(): Promise<(about: MessageSubject) => boolean> {
  const sent = new Set(read(await findValue('messages-sent')));
  return (about) => sent.has(keyOf(about));
}

export async function keepSent(about: MessageSubject, sent: boolean): Promise<void> {
  const key = keyOf(about);
  const database = await openDatabase();
  const transaction = database.transaction('values', 'readwrite');
  const others = read(await transaction.store.get('messages-sent')).filter((kept) => kept !== key);
  await transaction.store.put(sent ? [...others, key].slice(-MOST) : others, 'messages-sent');
  await transaction.done;
}

function keyOf({ kind, subject }: MessageSubject): string {
  return `${kind} ${subject}`;
}

function read(value: unknown): readonly string[] {
  return keptSchema.safeParse(value).data ?? [];
}
