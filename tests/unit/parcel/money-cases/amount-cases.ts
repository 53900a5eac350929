import { unknown } from '../../../../lib/order';
import { absent, fact, unsure } from '../made-up';
import type { MoneyCase } from './money-case';
import { cardPaid } from './payment-cases';

export const totals: readonly MoneyCase[] = [
  {
    name: 'a deposit that the store took off as a fee is off the total already',
    order: { total: fact('90.00'), feesTotal: fact('-50.00') },
    lines: ['order-total 90', 'to-collect 90'],
    total: '90',
  },
  {
    name: 'a fee is in the total',
    order: { total: fact('147.25'), feesTotal: fact('7.25') },
    lines: ['order-total 147.25', 'to-collect 147.25'],
    total: '147.25',
  },
  {
    name: 'a coupon is off the total already',
    order: { total: fact('126.00') },
    lines: ['order-total 126', 'to-collect 126'],
    total: '126',
  },
  {
    name: 'tax is in the total',
    order: { total: fact('162.40'), taxTotal: fact('22.40') },
    lines: ['order-total 162.4', 'to-collect 162.4'],
    total: '162.4',
  },
  {
    name: 'fees, a coupon and tax are in the total, and never counted again',
    order: {
      total: fact('365.92'),
      feesTotal: fact('2.25'),
      taxTotal: fact('12.00'),
    },
    lines: ['order-total 365.92', 'to-collect 365.92'],
    total: '365.92',
  },
  {
    name: 'a total of zero: nothing was to be paid, whatever the payment says',
    order: { total: fact('0.00'), payment: unknown('absent'), paymentMethod: absent },
    lines: ['order-total 0', 'to-collect 0'],
    total: '0',
    findings: ['notice nothing-to-collect'],
  },
  {
    name: 'a total that could not be read',
    order: { total: unknown('unreadable', '12.345,6') },
    lines: [],
    total: null,
    findings: ['error total-unknown'],
  },
  {
    name: 'a total that two sources tell differently',
    order: { total: unknown('disagree') },
    lines: [],
    total: null,
    findings: ['error total-changed'],
  },
  {
    name: 'a total below zero: stops',
    order: { total: fact('-5') },
    lines: [],
    total: null,
    findings: ['error amount-negative -5'],
  },
  {
    name: 'a total that may be read otherwise: a person looks at it',
    order: { total: unsure('140') },
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
    findings: ['doubt reading-unsure'],
  },
];

export const currencies: readonly MoneyCase[] = [
  {
    name: 'another currency: stops, and is not taken for ours',
    order: { currency: fact('USD') },
    lines: ['order-total 140'],
    total: null,
    findings: ['error currency-differs 140'],
  },
  {
    name: 'a symbol of several currencies: stops',
    order: { currency: unknown('ambiguous', '$') },
    lines: ['order-total 140'],
    total: null,
    findings: ['error currency-unknown 140'],
  },
  {
    name: 'a symbol alone while the store has not answered: that is why',
    order: { currency: unknown('ambiguous', '₪'), silence: 'late' },
    lines: ['order-total 140'],
    total: null,
    findings: ['error store-late 140'],
  },
  {
    name: 'a symbol alone since nobody is signed in: that is why',
    order: { currency: unknown('ambiguous', '₪'), silence: 'signed-out' },
    lines: ['order-total 140'],
    total: null,
    findings: ['error signed-out 140'],
  },
  {
    name: 'all known from the page although nobody is signed in: nothing to say of it',
    order: { silence: 'signed-out' },
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
  },
  {
    name: 'another currency stops a paid order too',
    order: { ...cardPaid, currency: fact('USD') },
    lines: ['order-total 140', 'already-paid -140'],
    total: null,
    findings: ['error currency-differs 0'],
  },
  {
    name: 'a currency read unsurely: a person looks at it',
    order: { currency: unsure('ILS') },
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
    findings: ['doubt reading-unsure'],
  },
];

export const decimals: readonly MoneyCase[] = [
  {
    name: 'three decimals: stops, and is not rounded',
    order: { currency: fact('JOD'), total: fact('12.345') },
    account: { currency: 'JOD' },
    lines: ['order-total 12.345', 'to-collect 12.345'],
    total: '12.345',
    findings: ['error amount-decimals 12.345'],
  },
  {
    name: 'three decimals that say no more than two',
    order: { currency: fact('JOD'), total: fact('12.340') },
    account: { currency: 'JOD' },
    lines: ['order-total 12.34', 'to-collect 12.34'],
    total: '12.34',
  },
  {
    name: 'a fraction where amounts are whole: stops, and is not rounded',
    order: { total: fact('477.70') },
    account: { numberRule: 'whole' },
    lines: ['order-total 477.7', 'to-collect 477.7'],
    total: '477.7',
    findings: ['error amount-decimals 477.7'],
  },
  {
    name: 'whole amounts written with decimals where amounts are whole',
    account: { numberRule: 'whole' },
    lines: ['order-total 140', 'to-collect 140'],
    total: '140',
  },
];
