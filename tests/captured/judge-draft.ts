import { readFileSync } from 'node:fs';
import { compareDecimals } from '../../lib/decimal';
import type { Order } from '../../lib/order';
import { draftParcel } from '../../lib/parcel/draft';
import type { ParcelDraft, ParcelFieldName } from '../../lib/parcel/parcel-draft';
import { findAddressText } from '../../lib/parcel/recipient';
import { elsewhereAmong } from '../../lib/villages/elsewhere';
import { readGazetteer } from '../../lib/villages/gazetteer';
import { matchVillage } from '../../lib/villages/match';
import { plainName } from '../../lib/villages/names';
import { buildVillageIndex } from '../../lib/villages/village-index';
import { villagesOf } from '../bench/villages/directories';
import { PLACES } from '../bench/villages/options';
import practiceList from '../sandbox/data/directory.json' with { type: 'json' };
import { madeAccount } from '../unit/made-account';
import type { FieldVerdict, Verdict } from './compare';
import type { Meant } from './meant';

const PLACE_NAMES = readGazetteer(readFileSync(PLACES, 'utf8'));
const VILLAGES = buildVillageIndex(villagesOf(practiceList), PLACE_NAMES);
const IS_ELSEWHERE = elsewhereAmong(PLACE_NAMES);

/** The order as a parcel of a practice account, whose villages are the practice service's. */
function draftCaptured(order: Order): ParcelDraft {
  const match = matchVillage(VILLAGES, findAddressText(order), IS_ELSEWHERE);
  return draftParcel({ order, account: madeAccount({ paidOrders: 'collect-nothing' }), match });
}

/** Village and amount of the draft: what is filled in without a question must be what is meant. */
export function judgeDraft(order: Order, meant: Meant): readonly FieldVerdict[] {
  const draft = draftCaptured(order);
  const { village, totalPrice } = draft.fields;
  const judge = (
    field: string,
    of: ParcelFieldName,
    read: string | null,
    truth: string | null | undefined,
    isSame: (read: string, truth: string) => boolean,
  ): readonly FieldVerdict[] => {
    if (truth == null) return [];
    const verdict = verdictOf(
      isCertain(draft, of),
      read !== null && isSame(read, truth),
      meant.asks === true,
    );
    return [{ field, read, truth, verdict }];
  };
  return [
    ...judge('village', 'village', village?.name ?? null, meant.village, isSameVillage),
    ...judge('amount', 'totalPrice', totalPrice || null, meant.amount, isSameAmount),
  ];
}

/** Nothing at the field stops a press: it would be sent as it stands. */
function isCertain({ fields, findings }: ParcelDraft, field: ParcelFieldName): boolean {
  const stops = findings.some((finding) => finding.field === field && finding.severity !== 'notice');
  return !stops && fields[field] !== null && fields[field] !== '';
}

function verdictOf(certain: boolean, same: boolean, asks: boolean): Verdict {
  if (certain) return same ? 'right' : 'wrong';
  return asks ? 'right' : 'open';
}

function isSameVillage(read: string, truth: string): boolean {
  return plainName(read) === plainName(truth);
}

function isSameAmount(read: string, truth: string): boolean {
  return compareDecimals(read, truth) === 0;
}
