import { findingTextId } from '../../lib/i18n/finding-text';
import type { TextId } from '../../lib/i18n/messages';
import { freeHostName } from '../../lib/labels/sender';
import { checkNumbers } from '../../lib/parcel/check-numbers';
import { EMPTY_FIELDS } from '../../lib/parcel/empty-fields';
import { optionalAmount } from '../../lib/parcel/parse-amount';
import { plainText } from '../../lib/parcel/plain-text';
import { characterCount } from '../../lib/parcel/rules';
import {
  type Account,
  findTemplateProblem,
  isCurrencyCode,
  NAME_MAXIMUM,
  type ParcelSize,
} from '../../lib/settings/account';
import type { AccountDraft } from '../../lib/settings/account-draft';
import { readServiceAddress } from '../../lib/settings/addresses';
import { readKeyField } from '../../lib/settings/key-field';
import { readKey } from '../../lib/settings/read-key';
import type { AccountFields, AccountWish } from '../../lib/settings/save-account';

export type DraftField = keyof AccountDraft | 'key';

/** Per field the text that says what is wrong with it. None of them takes arguments. */
export type DraftProblems = Readonly<Partial<Record<DraftField, TextId>>>;

export type ReadDraft =
  | { readonly ok: true; readonly wish: AccountWish }
  | { readonly ok: false; readonly problems: DraftProblems };

export interface AccountContext {
  /** The account that is edited; `null`: a new one. */
  readonly account: Account | null;
  readonly otherNames: readonly string[];
}

/**
 * Reads the whole form at once, so that all that is missing is said together.
 * @param key as typed; empty: the one that is kept stays, where there is one for this address.
 */
export function readDraft(draft: AccountDraft, key: string, context: AccountContext): ReadDraft {
  const problems: Partial<Record<DraftField, TextId>> = {};
  const report = (field: DraftField, problem: TextId) => {
    problems[field] ??= problem;
    return null;
  };
  const name = draft.name.trim() || nameFor(draft, context);
  if (name === '' && context.account !== null) report('name', 'finding-required');
  if (characterCount(name) > NAME_MAXIMUM) report('name', 'problem-name-long');
  if (context.otherNames.includes(name)) report('name', 'problem-name-taken');

  const address = readAddress(draft, report);
  const newKey = readKey(key);
  if (newKey === null && context.account === null) report('key', 'finding-required');
  const keyField = readKeyField(draft.keyField);
  if (keyField === null) report('keyField', 'problem-key-field-name');
  if (newKey === null && context.account !== null) {
    if (address !== null && address !== context.account.address) report('key', 'problem-key-address');
    if (keyField !== null && keyField !== context.account.keyField) report('key', 'problem-key-address');
  }

  const environment = draft.environment ?? report('environment', 'finding-required');
  const currency = readCurrency(draft, report);
  const numberRule = draft.numberRule ?? report('numberRule', 'finding-required');
  const deliveryPaidBy = draft.deliveryPaidBy ?? report('deliveryPaidBy', 'finding-required');
  const defaults = readParcelDefaults(draft, report);

  const chosen = { environment, currency, numberRule, deliveryPaidBy, address };
  if (Object.keys(problems).length > 0 || !isComplete(chosen)) return { ok: false, problems };
  const fields: AccountFields = {
    ...chosen,
    name,
    totalIncludesDelivery: draft.totalIncludesDelivery === 'yes',
    paidOrders: draft.paidOrders,
    ...(draft.mustConfirm !== 'unknown' && { mustConfirm: draft.mustConfirm }),
    ...defaults,
    ...(draft.country !== null && { country: draft.country }),
    ...(draft.phoneForm !== 'national' && { phoneForm: draft.phoneForm }),
    ...(keyField != null && { keyField }),
  };
  return { ok: true, wish: { id: context.account?.id ?? null, fields, key: newKey } };
}

/** The name of a new account that was given none: the host of its address. */
function nameFor({ address }: AccountDraft, { account, otherNames }: AccountContext): string {
  const read = readServiceAddress(address);
  if (account !== null || !read.ok) return '';
  return freeHostName(new URL(read.address).host, otherNames);
}

/** Records a field's problem, unless it has one already. Returns `null` as the value of the field. */
type Report = (field: DraftField, problem: TextId) => null;

type Complete<Chosen> = { [Field in keyof Chosen]: NonNullable<Chosen[Field]> };

function isComplete<Chosen extends object>(chosen: Chosen): chosen is Chosen & Complete<Chosen> {
  return Object.values(chosen).every((value) => value !== null);
}

function readAddress(draft: AccountDraft, report: Report): string | null {
  if (plainText(draft.address) === '') return report('address', 'finding-required');
  const read = readServiceAddress(draft.address);
  return read.ok ? read.address : report('address', `problem-address-${read.problem}`);
}

function readCurrency(draft: AccountDraft, report: Report): string | null {
  if (draft.currency === '') return report('currency', 'finding-required');
  if (draft.currency !== 'other') return draft.currency;
  const code = plainText(draft.otherCurrency).toUpperCase();
  if (code === '') return report('otherCurrency', 'finding-required');
  return isCurrencyCode(code) ? code : report('otherCurrency', 'problem-currency');
}

const SIDES = ['length', 'width', 'height'] as const;

const NUMBERS = [...SIDES, 'weight'] as const;

/** The defaults of a new parcel, checked by the same rules as the parcel itself. */
function readParcelDefaults(
  draft: AccountDraft,
  report: Report,
): Pick<AccountFields, 'size' | 'weight' | 'descriptionTemplate'> {
  const { length, width, height, weight } = draft;
  for (const { field, code } of checkNumbers({ ...EMPTY_FIELDS, length, width, height, weight }, undefined)) {
    const number = NUMBERS.find((name) => name === field);
    if (number !== undefined) report(number, findingTextId(code));
  }
  return {
    size: readSize(draft, report),
    weight: optionalAmount(weight),
    descriptionTemplate: readTemplate(draft.descriptionTemplate.trim(), report),
  };
}

/** All three sides or none: the service would fill in a missing side with its own default. */
function readSize(draft: AccountDraft, report: Report): ParcelSize | null {
  const empty = SIDES.filter((side) => draft[side].trim() === '');
  if (empty.length < SIDES.length) for (const side of empty) report(side, 'problem-size-all');
  const [length = null, width = null, height = null] = SIDES.map((side) => optionalAmount(draft[side]));
  if (length === null || width === null || height === null) return null;
  return { length: Number(length), width: Number(width), height: Number(height) };
}

function readTemplate(template: string, report: Report): string {
  const problem = findTemplateProblem(template);
  if (problem === 'required') report('descriptionTemplate', 'finding-required');
  else if (problem !== null) report('descriptionTemplate', `problem-template-${problem}`);
  return template;
}
