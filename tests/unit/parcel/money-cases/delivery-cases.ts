import { unknown } from '../../../../lib/order';
import { absent, fact } from '../made-up';
import type { MoneyCase } from './money-case';

import { cardPaid } from './payment-cases';

export const delivery: readonly MoneyCase[] = [
  {
    name: 'recipient pays, in the total: the total as it is, whatever the quote says',
    quotedFee: '35.00',
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
  },
  {
    name: 'recipient pays, not in the total: plus the quoted fee',
    account: { totalIncludesDelivery: false },
    order: { shippingTotal: fact('0.00') },
    quotedFee: '35.00',
    lines: ['order-total 140', 'delivery 35', 'to-collect 175'],
    total: '175',
  },
  {
    name: 'recipient pays, not in the total, nothing quoted yet: left open',
    account: { totalIncludesDelivery: false },
    order: { shippingTotal: absent },
    lines: ['order-total 140'],
    total: null,
    findings: ['error delivery-unknown'],
  },
  {
    name: 'recipient pays, said not to be in the total, but the store charged some: a person looks at it',
    account: { totalIncludesDelivery: false },
    quotedFee: '35',
    lines: ['order-total 140', 'delivery 35', 'to-collect 175'],
    total: '175',
    findings: ['doubt delivery-charged-twice 20'],
  },
  {
    name: 'sender pays, in the total: less what the store charged, as the account says',
    account: { deliveryPaidBy: 'sender' },
    quotedFee: '35',
    lines: ['order-total 140', 'delivery -20', 'to-collect 120'],
    total: '120',
    findings: ['notice delivery-taken-off 20'],
  },
  {
    name: 'sender pays, in the total, and the store charged nothing: the total',
    account: { deliveryPaidBy: 'sender' },
    order: { shippingTotal: fact('0') },
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
  },
  {
    name: 'sender pays, in the total, and the charge is not shown: left open',
    account: { deliveryPaidBy: 'sender' },
    order: { shippingTotal: unknown('not-shown') },
    lines: ['order-total 140'],
    total: null,
    findings: ['error delivery-unknown'],
  },
  {
    name: 'sender pays, not in the total: the total, whatever the quote says',
    account: { deliveryPaidBy: 'sender', totalIncludesDelivery: false },
    quotedFee: '35',
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
  },
  {
    name: 'paid, but delivery was not in what was paid: 0 as the account says, and a person looks at it',
    order: { ...cardPaid, shippingTotal: absent },
    account: { totalIncludesDelivery: false },
    quotedFee: '35',
    lines: ['order-total 140', 'already-paid -140', 'to-collect 0'],
    total: '0',
    findings: ['notice already-paid', 'doubt delivery-not-collected 35'],
  },
  {
    name: 'partly refunded, and delivery on top',
    order: { refundedTotal: fact('25'), shippingTotal: absent },
    account: { totalIncludesDelivery: false },
    quotedFee: '20.50',
    lines: ['order-total 140', 'refunded -25', 'delivery 20.5', 'to-collect 135.5'],
    total: '135.5',
  },
];
