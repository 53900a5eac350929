import type { PhoneRules } from '../parcel/countries';
import { cutText } from '../parcel/cut-text';
import { singleLine } from '../parcel/description';
import { manualDraft } from '../parcel/draft';
import { originsOf } from '../parcel/empty-fields';
import { doubt, error, notice } from '../parcel/finding';
import type { Finding, OrderWords, Origin, ParcelDraft, ParcelFieldName } from '../parcel/parcel-draft';
import { parsePhone } from '../parcel/phone';
import { withChecks } from '../parcel/preflight';
import { NOTE_MAXIMUM } from '../parcel/rules';
import { chooseVillage } from '../parcel/village-choice';
import type { Account } from '../settings/account';
import type { Found, PastedOrder, PastedProblem, Span } from './pasted-order';

const PASTED: Origin = { from: 'pasted' };

/** What leaves the amount open, and how it is said; the first that holds. */
const OPEN_AMOUNTS = [
  ['paid', 'already-paid'],
  ['amounts-several', 'pasted-amounts-several'],
  ['amount-partial', 'pasted-amount-partial'],
  ['currency-foreign', 'pasted-currency-foreign'],
] as const;

/** A written order as a parcel: what its words do not say stays empty, what they leave open is filled in with a doubt. */
export function draftPasted(order: PastedOrder, account: Account, text: string): ParcelDraft {
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
  const origins: Partial<Record<ParcelFieldName, Origin>> = Object.fromEntries(
    Object.entries(filled).flatMap(([name, text]) => (text === '' ? [] : [[name, PASTED]])),
  );
  const findings: readonly Finding[] = [
    ...doubtUnsure('firstName', order.name),
    ...order.problems.flatMap((problem) => findingOf(problem, text)),
    ...doubtPhone('phone', phone, account),
    ...doubtPhone('phone2', phone2, account),
    ...(village?.findings ?? []),
    ...doubtUnsure('streetName', order.street),
    ...money.findings,
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
      words: findWords(order, text),
    },
    { account },
  );
}

function doubtUnsure(field: ParcelFieldName, found: Found<string> | null): readonly Finding[] {
  return found === null || found.sure ? [] : [doubt(field, 'pasted-unsure', { text: found.value })];
}

/** What the text says of each field, as it is written there; of an amount or a phone that was not taken too. */
function findWords({ name, phones, place, street, amount, problems }: PastedOrder, text: string): OrderWords {
  const said = (spans: readonly Span[] = []) => wordsOf(spans, text);
  const open = (...codes: readonly PastedProblem['code'][]) =>
    problems.filter(({ code }) => codes.includes(code)).flatMap(({ spans }) => spans);
  const words = {
    firstName: said(name?.spans),
    phone: said([...(phones[0]?.spans ?? []), ...open('phone-unreadable')]),
    phone2: said([...(phones[1]?.spans ?? []), ...open('phones-left')]),
    // Where no place was found in it, the whole text is what it says of the place.
    village: said(place?.spans) || singleLine(text),
    streetName: said(street?.spans),
    totalPrice: said([...(amount?.spans ?? []), ...open(...OPEN_AMOUNTS.map(([code]) => code))]),
  };
  return Object.fromEntries(Object.entries(words).filter(([, found]) => found !== ''));
}

function wordsOf(spans: readonly Span[], text: string): string {
  return spans.map(({ start, end }) => text.slice(start, end)).join(' … ');
}

/** Nine digits that begin with 0 may lack one; whatever else is not sure, stands there without a label. */
function doubtPhone(
  field: 'phone' | 'phone2',
  found: Found<string> | undefined,
  rules: PhoneRules,
): readonly Finding[] {
  if (found === undefined || found.sure) return [];
  const reading = parsePhone(found.value, rules);
  const isShort = reading.kind === 'allowed' && reading.doubtful;
  return [doubt(field, isShort ? 'phone-doubtful' : 'pasted-unsure', { text: found.value })];
}

function findingOf({ code, spans }: PastedProblem, text: string): readonly Finding[] {
  const said = { text: wordsOf(spans, text) };
  if (code === 'cancelled') return [error('firstName', 'pasted-cancelled', said)];
  if (code === 'cancelled-partly') return [doubt('firstName', 'pasted-cancelled', said)];
  if (code === 'orders-several') return [error('firstName', 'pasted-orders-several')];
  if (code === 'phone-unreadable') return [doubt('phone', 'pasted-phone-unreadable')];
  return code === 'phones-left' ? [doubt('phone2', 'pasted-phones-left')] : [];
}

/** The amount stands as it is written; an amount in another currency than the account's is never taken over. */
function fillAmount({ amount, problems }: PastedOrder, account: Account) {
  const leftOpen = (...findings: readonly Finding[]) => ({ totalPrice: '', findings });
  const open = OPEN_AMOUNTS.find(([code]) => problems.some((one) => one.code === code));
  if (open !== undefined) return leftOpen(error('totalPrice', open[1]));
  if (amount === null) return leftOpen();
  const { value, currency } = amount.value;
  if (currency !== null && currency !== account.currency) {
    const params = { order: currency, account: account.currency, amount: value };
    return leftOpen(error('totalPrice', 'currency-differs', params));
  }
  return { totalPrice: value, findings: doubtUnsure('totalPrice', { ...amount, value }) };
}
