import type { Decimal } from '../order';
import type { Finding, FindingCode, ParcelFields } from './parcel-draft';

/** What a person may answer to a finding with one press: an amount to collect, or that it may stand as it is. */
export type Answer = { readonly kind: 'collect'; readonly amount: Decimal } | { readonly kind: 'let-stand' };

/** Questions about the payment that come with an amount: what is due if nothing was paid. */
const OFFERS_AMOUNT: ReadonlySet<FindingCode> = new Set([
  'payment-unknown',
  'payment-unsure',
  'payment-doubtful',
  'payment-contradicts',
  'payment-received',
  'payment-partial',
] as const);

/** The answers to a finding, each a button of its own; none: the field has to be filled or mended. */
export function answersTo({ field, severity, code, params }: Finding): readonly Answer[] {
  const amount = field === 'totalPrice' ? params?.amount : undefined;
  if (amount !== undefined && severity === 'error') {
    const collect = { kind: 'collect', amount: String(amount) } as const;
    // A paid order may be meant to collect nothing, or to be paid once more.
    if (code === 'already-paid') return [{ kind: 'collect', amount: '0' }, collect];
    if (OFFERS_AMOUNT.has(code)) return [collect];
  }
  return severity === 'doubt' ? [{ kind: 'let-stand' }] : [];
}

/** A draft's one open question; `null`: nothing is open, or more than one thing. */
export function findOnlyQuestion(findings: readonly Finding[]): Finding | null {
  const [first = null, more] = findings.filter(({ severity }) => severity !== 'notice');
  return more === undefined ? first : null;
}

const ABOUT_SHIPPING: ReadonlySet<FindingCode> = new Set([
  'recipient-blocked',
  'recipient-returned',
  'order-status-doubtful',
  'order-status-unknown',
  'order-held',
  'order-shipped',
  'order-picked-up',
  'order-sent-before',
  'order-tried-before',
  'order-virtual',
  'wholly-refunded',
  'shipped-elsewhere',
  'shipped-by-colleague',
  'wrong-by-colleague',
  'shipped-other-address',
  'claimed-elsewhere',
  'merged-elsewhere',
] as const);

/** Whether an answer says all that is needed to ship at once; where a value was only confirmed, Ship is still pressed. */
export function mayShip(answer: Answer, finding: Finding): boolean {
  return answer.kind === 'collect' || isAboutShipping(finding);
}

export function isAboutShipping({ code }: Finding): boolean {
  return ABOUT_SHIPPING.has(code);
}

export function isLeftEmpty({ field }: Finding, fields: ParcelFields): boolean {
  return fields[field] === '';
}
