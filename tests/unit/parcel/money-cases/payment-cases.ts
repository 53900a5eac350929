import { type Order, unknown } from '../../../../lib/order';
import { absent, fact, unsure } from '../made-up';
import type { MoneyCase } from './money-case';

export const cardPaid: Partial<Order> = { payment: fact('paid'), paymentMethod: fact('stripe') };
const cashWithDate: Partial<Order> = { payment: fact('doubtful') };

export const payment: readonly MoneyCase[] = [
  {
    name: 'cash on delivery, unpaid: the total is collected',
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
  },
  {
    name: 'cash on delivery with a payment date: asks, and says what it would be',
    order: cashWithDate,
    lines: ['order-total 140'],
    total: null,
    findings: ['error payment-doubtful 140'],
  },
  {
    name: 'paid by card, account collects nothing: 0, and says so',
    order: cardPaid,
    lines: ['order-total 140', 'already-paid -140', 'to-collect 0'],
    total: '0',
    findings: ['notice already-paid'],
  },
  {
    name: 'paid by card, account asks: left open',
    order: cardPaid,
    account: { paidOrders: 'ask' },
    lines: ['order-total 140', 'already-paid -140'],
    total: null,
    findings: ['error already-paid 140'],
  },
  {
    name: 'paid, as far as an unsure reading goes: asks, never 0 by itself',
    order: { payment: unsure('paid') },
    lines: ['order-total 140'],
    total: null,
    findings: ['error payment-unsure 140'],
  },
  {
    name: 'unpaid, as far as an unsure reading goes: asks',
    order: { payment: unsure('unpaid') },
    lines: ['order-total 140'],
    total: null,
    findings: ['error payment-unsure 140'],
  },
  {
    name: 'payment not known: asks',
    order: { payment: unknown('not-shown') },
    lines: ['order-total 140'],
    total: null,
    findings: ['error payment-unknown 140'],
  },
  {
    name: 'payment not known while the store has not answered: that is why',
    order: { payment: unknown('not-shown'), silence: 'late' },
    lines: ['order-total 140'],
    total: null,
    findings: ['error store-late 140'],
  },
  {
    name: 'payment not known since nobody is signed in: that is why',
    order: { payment: unknown('not-shown'), silence: 'signed-out' },
    lines: ['order-total 140'],
    total: null,
    findings: ['error signed-out 140'],
  },
  {
    name: 'the method on the page is not the one that is saved: that is why',
    order: { payment: unknown('disagree'), paymentMethod: unknown('disagree', 'bacs') },
    lines: ['order-total 140'],
    total: null,
    findings: ['error payment-changed 140'],
  },
  {
    name: 'a payment that contradicts itself, by bank transfer: not called a cash order',
    order: { payment: fact('doubtful'), paymentMethod: fact('bacs') },
    lines: ['order-total 140'],
    total: null,
    findings: ['error payment-contradicts 140'],
  },
  {
    name: 'a payment that contradicts itself, without any method: not called a cash order',
    order: { payment: fact('doubtful'), paymentMethod: absent },
    lines: ['order-total 140'],
    total: null,
    findings: ['error payment-contradicts 140'],
  },
  {
    name: 'bank transfer, unpaid: owed, but it may be on its way',
    order: { paymentMethod: fact('bacs') },
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
    findings: ['doubt payment-not-cash'],
  },
  {
    name: 'card payment that failed: owed, and a person looks at it',
    order: { paymentMethod: fact('stripe') },
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
    findings: ['doubt payment-not-cash'],
  },
  {
    name: 'unpaid, method not shown: the store knows that nothing was paid',
    order: { paymentMethod: unknown('not-shown') },
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
  },
  {
    name: 'unpaid, a method that cannot be told: owed, and a person looks at it',
    order: { paymentMethod: unknown('ambiguous', 'Bank Transfer Payment') },
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
    findings: ['doubt payment-method-unsure'],
  },
  {
    name: "a store's own way to pay by hand, which may be cash or anything: owed, and a person looks at it",
    order: { paymentMethod: fact('pp_system_default') },
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
    findings: ['doubt payment-not-cash'],
  },
  {
    name: 'cash on delivery by its title, where a store shows no code',
    order: { paymentMethod: fact('الدفع عند الاستلام') },
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
  },
  {
    name: "another store's code for cash on delivery",
    order: { paymentMethod: fact('cod.cod') },
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
  },
];

export const refunds: readonly MoneyCase[] = [
  {
    name: 'unpaid and partly refunded: what was given back is not collected',
    order: { refundedTotal: fact('25.00') },
    lines: ['order-total 140', 'refunded -25', 'to-collect 115'],
    total: '115',
  },
  {
    name: 'unpaid and wholly refunded: nothing is left, and nobody ships that unasked',
    order: { refundedTotal: fact('140') },
    lines: ['order-total 140', 'refunded -140', 'to-collect 0'],
    total: '0',
    findings: ['doubt wholly-refunded', 'notice nothing-to-collect'],
  },
  {
    name: 'more refunded than the order was: stops',
    order: { refundedTotal: fact('150') },
    lines: ['order-total 140', 'refunded -150', 'to-collect -10'],
    total: null,
    findings: ['error amount-negative -10'],
  },
  {
    name: 'paid and partly refunded: nothing is collected',
    order: { ...cardPaid, refundedTotal: fact('25') },
    lines: ['order-total 140', 'already-paid -115', 'refunded -25', 'to-collect 0'],
    total: '0',
    findings: ['notice already-paid'],
  },
  {
    name: 'paid and wholly refunded: a person looks at it',
    order: { ...cardPaid, refundedTotal: fact('140') },
    lines: ['order-total 140', 'refunded -140', 'to-collect 0'],
    total: '0',
    findings: ['notice already-paid', 'doubt wholly-refunded'],
  },
  {
    name: 'cash with a payment date, partly refunded: what it would be has the refund off',
    order: { ...cashWithDate, refundedTotal: fact('25') },
    lines: ['order-total 140', 'refunded -25'],
    total: null,
    findings: ['error payment-doubtful 115'],
  },
  {
    name: 'refunds not shown: a person looks at it',
    order: { refundedTotal: unknown('not-shown') },
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
    findings: ['doubt refunds-unknown'],
  },
  {
    name: 'a store without refunds has refunded nothing',
    order: { refundedTotal: absent },
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
  },
  {
    name: 'a refund with the wrong sign is not added',
    order: { refundedTotal: fact('-25') },
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
    findings: ['doubt refunds-unknown'],
  },
];
