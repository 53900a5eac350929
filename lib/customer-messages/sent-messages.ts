import * as z from 'zod/mini';
import { keptList } from '../storage/kept-list';
import type { MessageKind } from './message-text';

/** So many are remembered, the newest. */
const MOST_MESSAGES = 5_000;

const kept = keptList('messages-sent', z.array(z.string()));

/** What a message is about: a parcel by its row's id, or an order that is to be confirmed by its draft's key. */
export interface MessageSubject {
  readonly kind: MessageKind;
  readonly subject: string;
}

/** Whether a person opened the message of a subject, or said that they sent it. What cannot be read is nothing. */
export async function readSentMessages(): Promise<(about: MessageSubject) => boolean> {
  const sent = new Set(await kept.read());
  return (about) => sent.has(keyOf(about));
}

export async function keepSent(about: MessageSubject, sent: boolean): Promise<void> {
  const key = keyOf(about);
  await kept.change((all) => {
    const others = all.filter((one) => one !== key);
    return sent ? [...others, key].slice(-MOST_MESSAGES) : others;
  });
}

function keyOf({ kind, subject }: MessageSubject): string {
  return `${kind} ${subject}`;
}
