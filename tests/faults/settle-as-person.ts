import type { InputOf } from '../../lib/messaging/protocol';
import type { OutboxRow } from '../../lib/outbox/row';
import type { LedgerContents } from '../sandbox/ledger';
import { SECOND_ORDER, type Trial } from './plan';
import type { Scene } from './scene';

/** What a person said of a row that was left to one. */
export interface PersonsWord {
  /** As it was left. */
  readonly row: OutboxRow;
  readonly said: 'made' | 'not made, send again' | 'its code';
  /** There was a parcel in the service's list. */
  readonly existed: boolean;
  /** What kept it from being settled; `null`: it was. */
  readonly failure: string | null;
}

/** Codes of the parcels that the service made for an order. */
export function codesOf({ parcels }: LedgerContents, orderId: string): readonly string[] {
  return parcels
    .filter(({ referenceNumber }) => referenceNumber === orderId)
    .map(({ parcelCode }) => parcelCode);
}

/** Somebody looks into the service's own list, for each row that is left to them, and now and then overlooks it. */
export async function settleAsPerson(
  scene: Scene,
  trials: readonly Trial[],
  rows: readonly OutboxRow[],
): Promise<readonly PersonsWord[]> {
  const ledger = scene.control.ledger();
  const words: PersonsWord[] = [];
  for (const { orderId, personErrs } of trials) {
    for (const id of [String(orderId), String(orderId + SECOND_ORDER)]) {
      const row = rows.find((each) => each.orderId === id);
      if (row?.state !== 'unknown' && row?.state !== 'made-code-unknown') continue;
      const [code] = codesOf(ledger, id);
      words.push(await say(scene, row, code ?? null, personErrs));
    }
  }
  return words;
}

async function say(
  { inside }: Scene,
  row: OutboxRow,
  code: string | null,
  errs: boolean,
): Promise<PersonsWord> {
  const existed = code !== null;
  const failureOf = (reply: Awaited<ReturnType<typeof inside.send>>) => (reply.ok ? null : reply.error.code);
  if (row.state === 'made-code-unknown') {
    const said = 'its code';
    if (code === null) return { row, said, existed, failure: 'there is no parcel' };
    return {
      row,
      said,
      existed,
      failure: failureOf(await inside.send('row/enter-code', { rowId: row.id, parcelCode: code })),
    };
  }
  const choice: InputOf<'row/settle'>['choice'] =
    code !== null && !errs ? { was: 'made', parcelCode: code } : { was: 'not-made', next: 'send-again' };
  const failure = failureOf(await inside.send('row/settle', { rowId: row.id, choice }));
  return { row, said: choice.was === 'made' ? 'made' : 'not made, send again', existed, failure };
}
