import { cutText } from '../parcel/cut-text';
import { manualDraft } from '../parcel/draft';
import { originsOf } from '../parcel/empty-fields';
import { doubt, error, notice } from '../parcel/finding';
import type { Finding, Origin, ParcelDraft, ParcelFieldName } from '../parcel/parcel-draft';
import { withChecks } from '../parcel/preflight';
import { NOTE_MAXIMUM } from '../parcel/rules';
import { chooseVillage } from '../parcel/village-choice';
import type { Account } from '../storage/account';
import type { Found, PastedOrder, PastedProblem } from './pasted-order';

const PASTED: Origin = { from: 'pasted' };

/**
 * A written order as a parcel about to be. What the words do not say stays empty; what they say without a label,
 * or without a currency, is filled in with a doubt that a person lets stand or mends.
 */
export function draftPasted(order: PastedOrder, account: Account): ParcelDraft {
  const blank = manualDraft(account);
  const village = order.place === null ? null : chooseVillage(order.place.match);
  const money = fillAmount(order, account);
  const [phone, phone2] = order.phones;
  const note = order.note === null ? '' : cutText(order.note.value, NOTE_MAXIMUM);
  const filled = {
    firstName: order.name?.value ?? '',
    phone: phone?.value ?? '',
    phone2: phone2?.value ?? '',
    streetName: order.street?.value ?? '',
    totalPrice: money.totalPrice,
    note,
  };
  const origins = Object.fromEntries(
    Object.entries(filled).flatMap(([name, text]) => (text === '' ? [] : [[name, PASTED]])),
  ) as Partial<Record<ParcelFieldName, Origin>>;
  const findings: readonly Finding[] = [
    ...doubtUnsure('firstName', order.name),
    ...order.problems.flatMap(findingOf),
    ...(phone?.sure === false ? [doubt('phone', 'phone-doubtful', { text: phone.value })] : []),
    ...(phone2?.sure === false ? [doubt('phone2', 'phone-doubtful', { text: phone2.value })] : []),
    ...(village?.findings ?? []),
    ...doubtUnsure('streetName', order.street),
    ...money.findings,
    ...doubtUnsure('note', order.note),
    ...(note === (order.note?.value ?? '') ? [] : [notice('note', 'cut', { maximum: NOTE_MAXIMUM })]),
  ];
  return withChecks(
    {
      fields: { ...blank.fields, ...filled, village: village?.village ?? null },
      origins: originsOf({
        ...blank.origins,
        ...origins,
        ...(village === null ? {} : { village: village.origin }),
      }),
      findings,
      reckoning: money.totalPrice === '' ? [] : order.reckoning,
    },
    { account },
  );
}

function doubtUnsure(field: ParcelFieldName, found: Found<string> | null): readonly Finding[] {
  return found === null || found.sure ? [] : [doubt(field, 'pasted-unsure', { text: found.value })];
}

function findingOf({ code }: PastedProblem): readonly Finding[] {
  if (code === 'orders-several') return [error('firstName', 'pasted-orders-several')];
  if (code === 'phone-unreadable') return [doubt('phone', 'pasted-phone-unreadable')];
  return code === 'phones-left' ? [doubt('phone2', 'pasted-phones-left')] : [];
}

interface FilledAmount {
  readonly totalPrice: string;
  readonly findings: readonly Finding[];
}

/** The amount stands as it is written; an amount in another currency than the account's is never taken over. */
function fillAmount({ amount, problems }: PastedOrder, account: Account): FilledAmount {
  const codes = new Set(problems.map(({ code }) => code));
  const leftOpen = (finding: Finding): FilledAmount => ({ totalPrice: '', findings: [finding] });
  if (codes.has('paid')) return leftOpen(error('totalPrice', 'already-paid'));
  if (codes.has('amounts-several')) return leftOpen(error('totalPrice', 'pasted-amounts-several'));
  if (codes.has('amount-partial')) return leftOpen(error('totalPrice', 'pasted-amount-partial'));
  if (codes.has('currency-foreign')) return leftOpen(error('totalPrice', 'currency-unknown'));
  if (amount === null) return { totalPrice: '', findings: [] };
  const { value, currency } = amount.value;
  if (currency !== null && currency !== account.currency) {
    const params = { order: currency, account: account.currency, amount: value };
    return leftOpen(error('totalPrice', 'currency-differs', params));
  }
  const sure = amount.sure && currency !== null;
  return { totalPrice: value, findings: sure ? [] : [doubt('totalPrice', 'pasted-unsure', { text: value })] };
}
