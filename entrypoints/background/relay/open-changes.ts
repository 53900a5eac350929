import * as z from 'zod/mini';
import { webhookEventSchema } from '../../../lib/courier/webhook';
import { cutText } from '../../../lib/parcel/cut-text';
import { readBase64url } from '../../../lib/relay/base64url';
import type { Change } from '../../../lib/relay/schemas';
import { Opener } from '../../../lib/relay/seal';
import type { TakenChange } from '../../../lib/shop-relay/relay-changes';
import { logError } from '../../../lib/storage/log';

/** The parts of a body that are shown even where the rest of it is not in the specification's form. */
const wordsSchema = z.object({
  event: z.catch(z.nullable(z.string()), null),
  note: z.catch(z.nullable(z.string()), null),
  reference_number: z.catch(z.nullable(z.string()), null),
});

const LONGEST_KIND = 60;

let opener: { readonly privateKey: string; readonly opening: Promise<Opener> } | null = null;

export async function openChanges(
  changes: readonly Change[],
  privateKey: string,
): Promise<readonly TakenChange[]> {
  const opened = await Promise.all(changes.map((change) => openChange(change, privateKey)));
  return opened.flatMap((change) => change ?? []);
}

async function openChange(change: Change, privateKey: string): Promise<TakenChange | null> {
  const { seq } = change;
  if (change.kind === 'order') return { seq, order: change.order };
  const { parcelCode, statusId, positionId } = change;
  if (parcelCode === null) return null;
  const words = await openWords(change.sealed, privateKey);
  return { seq, state: { parcelCode, statusId, positionId, ...words, at: Date.parse(change.at) } };
}

/** The note, the reference number and what kind of event it is; of a body that cannot be opened, none. */
async function openWords(sealed: string, privateKey: string) {
  try {
    const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
    const body: unknown = JSON.parse(
      new TextDecoder().decode(await (await openerOf(privateKey)).open(bytes)),
    );
    const event = webhookEventSchema.safeParse(body).data ?? wordsSchema.parse(body);
    const kind = event.event === null || event.event === 'parcel' ? null : cutText(event.event, LONGEST_KIND);
    return { note: event.note, reference: event.reference_number, ...(kind !== null && { kind }) };
  } catch (error) {
    void logError('open an event', error);
    return { note: null, reference: null };
  }
}

function openerOf(privateKey: string): Promise<Opener> {
  if (opener?.privateKey !== privateKey) {
    opener = { privateKey, opening: Opener.from(readBase64url(privateKey)) };
  }
  return opener.opening;
}
