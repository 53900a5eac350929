import { describe, expect, it } from 'vitest';
import {
  checksOf,
  type FormStanding,
  isFeeComing,
  isReckonedForAnother,
  isSameParcel,
  keepsTyped,
} from '../../../components/parcel-form/form-standing';
import {
  ACCOUNT,
  FIELDS,
  madeForm,
  madeRecipient,
  madeRow,
  manualForm,
} from '../../components/support/made-form';

const IDLE = { state: 'idle', answer: null } as const;
const WAITING = { state: 'waiting', answer: null } as const;
const WITH_FEE = madeForm({ reckoning: [{ kind: 'delivery', amount: '20' }] });
const BURQIN = { id: 768, cityId: 4, name: 'برقين', city: 'جنين' };

const FEE_ADDED = { ...ACCOUNT, totalIncludesDelivery: false };

function standing(changes: Partial<FormStanding> = {}): FormStanding {
  return {
    form: WITH_FEE,
    account: FEE_ADDED,
    fields: { ...FIELDS, village: BURQIN },
    typed: {},
    ...changes,
  };
}

describe('the amount of a form', () => {
  it('is of another village where the fee is part of it and another was picked', () => {
    expect(isReckonedForAnother(standing())).toBe(true);
    expect(isReckonedForAnother(standing({ fields: FIELDS }))).toBe(false);
    expect(isReckonedForAnother(standing({ form: madeForm() }))).toBe(false);
  });

  it('is the person’s where they typed it, the shop’s where it has the fee in it, the chat’s in a form by hand', () => {
    const unanswered = { village: undefined, recipients: IDLE, size: IDLE, past: null };
    const isStopped = (typed: FormStanding['typed']) =>
      checksOf(standing({ typed }), false, unanswered).feeOfAnother;
    expect(isStopped({})).toBe(true);
    expect(isStopped({ totalPrice: '200' })).toBe(false);
    const withFee = { ...ACCOUNT, totalIncludesDelivery: true };
    expect(isReckonedForAnother(standing({ account: withFee }))).toBe(false);
    const byHand = { ...manualForm(), draft: WITH_FEE.draft };
    expect(isReckonedForAnother(standing({ form: byHand }))).toBe(false);
  });

  it('is waited for while its fee is asked or the order is drafted anew, typed or not', () => {
    expect(isFeeComing(standing(), WAITING, false)).toBe(true);
    expect(isFeeComing(standing(), IDLE, true)).toBe(true);
    expect(isFeeComing(standing({ typed: { totalPrice: '200' } }), IDLE, true)).toBe(true);
    expect(isFeeComing(standing(), IDLE, false)).toBe(false);
    expect(isFeeComing(standing({ fields: FIELDS }), WAITING, true)).toBe(false);
  });

  it('was collected before where a second parcel takes what the first one does', () => {
    const unanswered = { village: undefined, recipients: IDLE, size: IDLE, past: null };
    const asked = (changes: Partial<FormStanding>, another = true) =>
      checksOf(standing(changes), another, unanswered).collectedBefore;
    const made = madeForm({}, madeRow());
    expect(asked({ form: made })).toBe(true);
    expect(asked({ form: made }, false)).toBe(false);
    expect(asked({ form: made, typed: { totalPrice: '0' } })).toBe(false);
    expect(asked({ form: madeForm({}, madeRow({ totalPrice: '0.00' })) })).toBe(false);
    expect(asked({ form: madeForm() })).toBe(false);
    const parts = ['175', '0'].map((totalPrice, index) => ({
      ...madeRow(),
      id: `part-${index}`,
      totalPrice,
    }));
    expect(asked({ form: madeForm({}, madeRow({ totalPrice: '0', parts })) })).toBe(true);
    const refused = { state: 'refused', copy: 1, totalPrice: '0' } as const;
    const behind = madeForm({}, madeRow({ ...refused, collectedBefore: true }));
    expect(asked({ form: behind }, false)).toBe(true);
    expect(asked({ form: behind, typed: { totalPrice: '140' } }, false)).toBe(false);
    expect(asked({ form: madeForm({}, madeRow(refused)) }, false)).toBe(false);
  });
});

it('knows a blocked recipient and a rejected size by their answers alone', () => {
  const recipients = [madeRecipient(), madeRecipient({ blocked: true })];
  const size = { rejected: true, fee: '0', message: null };
  const look = (state: 'answered' | 'waiting') =>
    checksOf(standing(), false, {
      village: null,
      recipients: { state, answer: recipients },
      size: { state, answer: size },
      past: null,
    });
  expect(look('answered')).toMatchObject({ village: null, recipientBlocked: true, sizeRejected: true });
  expect(look('waiting')).toMatchObject({ recipientBlocked: false, sizeRejected: false });
});

it('keeps no edits of a parcel that was made, unless a second one was asked for', () => {
  expect(keepsTyped(madeForm(), false)).toBe(true);
  expect(keepsTyped(madeForm({}, madeRow()), false)).toBe(false);
  expect(keepsTyped(madeForm({}, madeRow()), true)).toBe(true);
});

it('takes over no reading of another parcel, nor of the next form by hand', () => {
  expect(isSameParcel(madeForm(), madeForm({}, madeRow()))).toBe(true);
  expect(isSameParcel(madeForm(), manualForm())).toBe(false);
  expect(isSameParcel(manualForm('by-hand-1'), manualForm('by-hand-2'))).toBe(false);
});
