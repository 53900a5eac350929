import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { compareDecimals } from '../../lib/decimal';
import type { FailureCode } from '../../lib/failure';
import type { FormView } from '../../lib/messaging/views/form';
import type { RowView } from '../../lib/messaging/views/row';
import { findRefusal } from '../../lib/outbox/meaning';
import type { ParcelFieldName, ParcelFields } from '../../lib/parcel/parcel-draft';
import { parseAmount } from '../../lib/parcel/parse-amount';
import { phoneKey } from '../../lib/parcel/phone';
import { FORM_FIELDS } from './field-order';

/** Which field a refusal speaks of (spec, Errors: Create parcel). */
const FIELDS: Partial<Readonly<Record<FailureCode, ParcelFieldName>>> = {
  'closed-village': 'village',
  'hidden-village': 'village',
  'recipient-blocked': 'phone',
  'duplicate-recipient': 'phone',
  'price-over-limit': 'totalPrice',
  'dimensions-not-accepted': 'length',
};

/** The field of a request's path (spec, POST /parcels/create), which ends in the field's own name but for the village's. */
function fieldAt(path: string): ParcelFieldName | null {
  const name = path
    .replace(/^(?:recipient|address)\./, '')
    .replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  if (name === 'villageId' || name === 'cityId') return 'village';
  return FORM_FIELDS.find((field) => field === name) ?? null;
}

type RefusedWords = Partial<Readonly<Record<ParcelFieldName, string>>>;

/** What the newest attempt's refusal says of fields; a field that was edited since is no longer blamed. */
export function createRefusalState(form: ReadonlySignal<FormView>, fields: ReadonlySignal<ParcelFields>) {
  const mended = signal<{ readonly attempt: string; readonly fields: readonly ParcelFieldName[] }>({
    attempt: '',
    fields: [],
  });

  const isMended = (row: RowView, field: ParcelFieldName) =>
    isAnother(row, field, fields.value) ||
    (mended.value.attempt === attemptOf(row) && mended.value.fields.includes(field));

  const refused = computed(() => {
    const { row } = form.value;
    const refusal = row && findRefusal(row);
    return row && refusal && { row, refusal };
  });

  const blamed = computed(() => {
    if (refused.value === null) return null;
    const { row, refusal } = refused.value;
    const field = atShare(row, FIELDS[refusal.code] ?? null);
    return field === null || isMended(row, field) ? null : field;
  });

  const duplicate = computed(
    () => blamed.value !== null && form.value.row?.refusal?.code === 'duplicate-recipient',
  );

  const words = computed((): RefusedWords => {
    if (refused.value === null) return {};
    const { row, refusal } = refused.value;
    const words: Partial<Record<ParcelFieldName, string>> = {};
    for (const [path, said] of Object.entries(refusal.fields)) {
      const field = atShare(row, fieldAt(path));
      if (field !== null && !isMended(row, field)) words[field] = said;
    }
    return words;
  });

  return {
    /** The field where the refusal's text is shown, until it is edited; `null` where it is about the whole parcel. */
    refusedField: blamed,
    /** The recipient has a parcel already, and the phone is still theirs: a second one is asked for by its own button. */
    duplicate,
    /** The field to be mended before anything is sent again, to which Ship gives way; `null`: none is to blame now. */
    heldBack: computed(() => {
      const [first = null] = Object.keys(words.value) as ParcelFieldName[];
      return duplicate.value ? null : (blamed.value ?? first);
    }),
    /** The service's own words about single fields, each until it is edited. */
    refusedWords: words,
    refusedFields: computed(() => [blamed.value ?? [], Object.keys(words.value) as ParcelFieldName[]].flat()),
    /** The refusal, when no single field is to blame for it. */
    refusalOfWhole: computed(() => {
      const refusal = refused.value?.refusal ?? null;
      return refusal !== null && FIELDS[refusal.code] === undefined ? refusal : null;
    }),
    mend(edited: readonly ParcelFieldName[]) {
      const { row } = form.peek();
      if (row === null) return;
      const attempt = attemptOf(row);
      const before = mended.peek().attempt === attempt ? mended.peek().fields : [];
      mended.value = { attempt, fields: [...before, ...edited] };
    },
  };
}

/**
 * Whether something else stands in the field than what was refused, as far as the row tells: mended before the form was
 * closed and opened again. A field that is empty waits to be mended.
 */
function isAnother(
  row: RowView,
  field: ParcelFieldName,
  { village, phone, totalPrice, parcels }: ParcelFields,
): boolean {
  if (field === 'village') return village !== null && village.id !== row.villageId;
  if (field === 'phone') return phone.trim() !== '' && phoneKey(phone) !== phoneKey(row.phone);
  if (field !== 'totalPrice' && field !== 'parcels') return false;
  const share = parcels[(row.part?.number ?? 1) - 1];
  const amount = parseAmount(field === 'parcels' ? (share?.amount ?? '') : totalPrice);
  return amount.ok && compareDecimals(amount.value, row.totalPrice) !== 0;
}

/** Of an order in several parcels what is refused of one's amount or content is mended at the row of that one. */
function atShare({ part }: RowView, field: ParcelFieldName | null): ParcelFieldName | null {
  const isOwn = field === 'totalPrice' || field === 'description';
  return part != null && isOwn ? 'parcels' : field;
}

function attemptOf(row: RowView): string {
  return `${row.id} ${row.updatedAt}`;
}
