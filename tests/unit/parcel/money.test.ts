import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDecimals, compareDecimals, subtractDecimals } from '../../../lib/decimal';
import { known, type Order, unknown } from '../../../lib/order';
import { reckon } from '../../../lib/parcel/money';
import type { Account } from '../../../lib/settings/account';
import { absent, anAccount, anOrder, fact, unsure } from './made-up';
import { moneyTable } from './money-table';

it.each(moneyTable)('%s', (_, { order, account, quotedFee, lines, total, findings }) => {
  const reckoning = reckon(anOrder(order), anAccount(account), quotedFee);
  expect(reckoning.lines.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(lines);
  expect(reckoning.totalPrice).toBe(total);
  const said = reckoning.findings
    .filter(({ field }) => field === 'totalPrice')
    .map(({ severity, code, params }) => [severity, code, params?.amount].filter(Boolean).join(' '));
  expect(said).toEqual(findings);
});

describe('the price of the goods alone', () => {
  function goods(order: Partial<Order>, account: Partial<Account> = {}): string | null {
    return reckon(anOrder(order), anAccount(account), null).actualPrice;
  }

  it('is the lines, without delivery and fees', () => {
    expect(goods({})).toBe('120');
    expect(goods({ feesTotal: fact('7.25'), total: fact('147.25') })).toBe('120');
    expect(goods({ payment: fact('paid'), paymentMethod: fact('stripe') })).toBe('120');
  });

  it.each<[string, Partial<Order>]>([
    ['a line is not known', { items: [{ name: 'mug', quantity: fact('1'), amount: absent }] }],
    ['a line is read unsurely', { items: [{ name: 'mug', quantity: fact('1'), amount: unsure('120') }] }],
    ['there are no lines', { items: [] }],
    ['lines are before tax', { taxTotal: fact('17.00'), total: fact('157') }],
    ['tax is not shown', { taxTotal: unknown('not-shown') }],
    ['something was refunded', { refundedTotal: fact('10') }],
    ['lines, delivery and fees do not add up to the total', { total: fact('150') }],
    ['the currency is another', { currency: fact('USD') }],
  ])('is left out when %s', (_, order) => {
    expect(goods(order)).toBeNull();
  });

  it('is left out, with a word, where the number rule cannot say it', () => {
    const items = [{ name: 'mug', quantity: fact('1'), amount: fact('112.50') }];
    const order = anOrder({ items, shippingTotal: fact('7.50'), total: fact('120') });
    const reckoning = reckon(order, anAccount({ numberRule: 'whole' }), null);
    expect([reckoning.totalPrice, reckoning.actualPrice]).toEqual(['120', null]);
    expect(reckoning.findings).toMatchObject([
      { field: 'actualPrice', severity: 'notice', code: 'amount-decimals' },
    ]);
  });
});

describe('whatever the order', () => {
  const amount = fc
    .tuple(fc.nat(5000), fc.nat(999))
    .map(([whole, part]) => `${whole}.${String(part).padStart(3, '0')}`);
  const amountFact = fc.oneof(
    amount.map(fact),
    amount.map(unsure),
    fc.constantFrom(absent, unknown('not-shown'), unknown('disagree')),
  );
  const order = fc
    .record({
      total: amountFact,
      shippingTotal: amountFact,
      refundedTotal: amountFact,
      paidTotal: amountFact,
      currency: fc.constantFrom(fact('ILS'), fact('USD'), unknown('ambiguous', '$')),
      payment: fc.oneof(
        fc
          .constantFrom('paid' as const, 'unpaid' as const, 'doubtful' as const)
          .chain((value) => fc.boolean().map((sure) => known(value, 'store-data', sure))),
        fc.constant(unknown('not-shown')),
      ),
      paymentMethod: fc.constantFrom(fact('cod'), fact('bacs'), absent),
    })
    .map(anOrder);
  const account = fc
    .record({
      numberRule: fc.constantFrom('whole' as const, 'two-decimals' as const),
      deliveryPaidBy: fc.constantFrom('recipient' as const, 'sender' as const),
      totalIncludesDelivery: fc.boolean(),
      paidOrders: fc.constantFrom('collect-nothing' as const, 'ask' as const),
    })
    .map(anAccount);
  const fee = fc.option(fc.constantFrom('0', '20.00', '35.5'));

  it('shows lines that add up to what is collected', () => {
    fc.assert(
      fc.property(order, account, fee, (order, account, fee) => {
        const { lines, totalPrice } = reckon(order, account, fee);
        const last = lines.at(-1);
        if (last?.kind === 'to-collect') {
          expect(addDecimals(...lines.slice(0, -1).map((line) => line.amount))).toBe(last.amount);
        }
        if (totalPrice !== null) expect(last).toEqual({ kind: 'to-collect', amount: totalPrice });
      }),
    );
  });

  it('leaves nothing open without an error, and fills in nothing below zero', () => {
    fc.assert(
      fc.property(order, account, fee, (order, account, fee) => {
        const { totalPrice, findings } = reckon(order, account, fee);
        if (totalPrice === null) {
          expect(findings.some(({ field, severity }) => field === 'totalPrice' && severity === 'error')).toBe(
            true,
          );
        } else {
          expect(compareDecimals(totalPrice, '0')).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('never collects from a paid order, nor passes over a debt, without a person', () => {
    fc.assert(
      fc.property(order, account, fee, (order, account, fee) => {
        const { totalPrice, findings } = reckon(order, account, fee);
        if (!findings.every(({ severity }) => severity === 'notice')) return;
        if (!order.total.known || compareDecimals(order.total.value, '0') === 0) return;
        expect(order.payment.known && order.payment.sure).toBe(true);
        expect(order.payment).not.toMatchObject({ value: 'doubtful' });
        expect(order.currency).toMatchObject({ value: account.currency });
        const owesNothing = order.payment.known && order.payment.value === 'paid';
        expect(totalPrice === '0').toBe(owesNothing);
      }),
    );
  });

  it('never collects again what was paid beforehand, nor less than is left, without a person', () => {
    fc.assert(
      fc.property(order, account, fee, (order, account, fee) => {
        const { lines, totalPrice, findings } = reckon(order, account, fee);
        if (!findings.every(({ severity }) => severity === 'notice')) return;
        if (!order.total.known || !order.paidTotal.known || totalPrice === null) return;
        if (order.payment.known && order.payment.value === 'paid') return;
        const delivery = lines.find(({ kind }) => kind === 'delivery')?.amount ?? '0';
        const left = subtractDecimals(order.total.value, order.paidTotal.value);
        expect(order.paidTotal.sure).toBe(true);
        expect(compareDecimals(totalPrice, addDecimals(left, delivery))).toBe(0);
      }),
    );
  });
});
