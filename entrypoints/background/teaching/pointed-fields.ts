import { Failure } from '../../../lib/failure';
import type { Caller } from '../../../lib/messaging/caller';
import type { InputOf } from '../../../lib/messaging/protocol';
import type { SaidFields } from '../../../lib/messaging/views/teaching';
import type { CustomField, Order } from '../../../lib/order';
import { FIELD_MEANINGS } from '../../../lib/parcel/field-meanings';
import { changeStore, type Settings } from '../../../lib/settings/settings';
import type { FieldPlace } from '../../../lib/teaching/field-place';
import { foldText } from '../../../lib/villages/normalize';
import { readShownOrder } from '../forms/shown-order';
import { tellAll } from '../tell';
import { requireLesson } from './require-lesson';

/**
 * Keeps which of the store's fields means what, by the place that a person pointed at; `null`: none does any more.
 * @throws Failure `not-allowed` unless a person points in this tab; `field-unknown` where nothing of the order is at
 * that place
 */
export async function pointField(
  { meaning, place }: InputOf<'teach/field'>,
  caller: Caller,
): Promise<SaidFields> {
  const { lesson, origin, tabId } = await requireLesson(caller);
  if (lesson.fields !== true) throw new Failure('not-allowed');
  const order = place === null ? null : await readShownOrder(tabId, origin);
  const field = place === null || order === null ? null : findField(order, place);
  if (place !== null && field === null) throw new Failure('field-unknown');
  const settings = await changeStore(origin, (store) => {
    const { [meaning]: _before, ...others } = store.fields ?? {};
    if (field === null) return { ...store, fields: others };
    return { ...store, fields: { ...others, [meaning]: { key: field.key, label: field.label } } };
  });
  await tellAll();
  return saidFields(settings, origin);
}

export function saidFields({ stores }: Settings, origin: string): SaidFields {
  const { fields = {} } = stores.find((store) => store.origin === origin) ?? {};
  return Object.fromEntries(
    FIELD_MEANINGS.flatMap((meaning) => {
      const { [meaning]: field } = fields;
      return field === undefined ? [] : [[meaning, field.label || field.key]];
    }),
  );
}

/**
 * By the control's name, by the label beside it, else the only field that says the same. One with a key is taken
 * before the same without: the key is there wherever the order is read.
 */
export function findField(
  { customFields = [] }: Order,
  { keys, labels, text }: FieldPlace,
): CustomField | null {
  const filled = customFields.filter(({ value }) => value !== '');
  const said = foldText(text);
  const folded = new Set(labels.map(foldText));
  const same = filled.filter(({ value }) => foldText(value) === said);
  const found =
    filled.find(({ key }) => keys.includes(key)) ??
    filled.find(({ label, value }) => folded.has(foldText(label)) && said.includes(foldText(value))) ??
    (same.length === 1 ? same[0] : undefined);
  if (found === undefined || found.key !== '') return found ?? null;
  const keyed = filled.filter(({ at, key, value }) => key !== '' && at === found.at && value === found.value);
  return keyed.length === 1 && keyed[0] !== undefined ? { ...keyed[0], label: found.label } : found;
}
