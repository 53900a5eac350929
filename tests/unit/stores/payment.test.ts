import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../../lib/order';
import { readWooCommercePayment } from '../../../lib/stores/woocommerce/payment';

const PAID_AT = '2026-11-20T19:17:54';

function payment(method: string, datePaid: unknown, transaction = '', status = 'completed', title = '') {
  const fact = (text: string) => (text === '' ? unknown('absent') : known(text, 'store-data' as const));
  const answer = readWooCommercePayment(
    fact(method),
    datePaid,
    fact(transaction),
    'store-data',
    status,
    title,
  );
  return answer.known ? answer.value : answer.why;
}

describe('whether an order was paid', () => {
  it('a cash order without a payment is unpaid', () => {
    expect(payment('cod', null)).toBe('unpaid');
  });

  it('a cash order with a payment date may only have been marked completed', () => {
    expect(payment('cod', PAID_AT)).toBe('doubtful');
    expect(payment('cod', PAID_AT, 'tr_1')).toBe('doubtful');
  });

  it('a cash order with a transaction contradicts itself', () => {
    expect(payment('cod', null, 'tr_1')).toBe('doubtful');
  });

  it('other kinds of cash on delivery are no proof of payment either', () => {
    expect(payment('wc_smart_cod', PAID_AT)).toBe('doubtful');
    expect(payment('cash_on_pickup', PAID_AT)).toBe('doubtful');
  });

  it('a plugin’s cash gets its date as the order begins to be processed, which says nothing', () => {
    expect(payment('wc_cash_on_door', PAID_AT, '', 'processing')).toBe('unpaid');
    expect(payment('wc_smart_cod', PAID_AT, '', 'processing')).toBe('unpaid');
    expect(payment('wc_cash_on_door', null, '', 'processing')).toBe('unpaid');
    expect(payment('wc_cash_on_door', PAID_AT, '', 'completed')).toBe('doubtful');
    expect(payment('wc_cash_on_door', PAID_AT, 'tr_1', 'processing')).toBe('doubtful');
    expect(payment('cod', PAID_AT, '', 'processing')).toBe('doubtful');
    expect(payment('stripe', PAID_AT, '', 'processing')).toBe('paid');
  });

  it.each(['الدفع عند الاستلام', 'Cash on delivery', 'מזומן לשליח', 'الدفع كاش للمندوب', 'نقدا للسائق'])(
    'cash is told by what the shop calls it too: %s',
    (title) => {
      expect(payment('alg_custom_gateway_1', PAID_AT, '', 'processing', title)).toBe('unpaid');
      expect(payment('alg_custom_gateway_1', PAID_AT, '', 'completed', title)).toBe('doubtful');
      expect(payment('alg_custom_gateway_1', PAID_AT, 'tr_1', 'processing', title)).toBe('doubtful');
    },
  );

  it.each(['الدفع كاش', 'الدفع نقدا', 'Pay cash', 'Pay the driver'])(
    'a date is no proof where the shop calls its method what may be cash: %s',
    (title) => {
      for (const code of ['alg_custom_gateway_1', 'bacs'])
        expect(payment(code, PAID_AT, '', 'processing', title)).toBe('doubtful');
      // A gateway that has a transaction to show got the money, whatever it is called.
      expect(payment('wallet', PAID_AT, 'tr_1', 'processing', title)).toBe('paid');
    },
  );

  it('a card with a payment date is paid, without one nobody knows', () => {
    expect(payment('stripe', PAID_AT, 'ch_1')).toBe('paid');
    expect(payment('ppcp-gateway', PAID_AT)).toBe('paid');
    expect(payment('stripe', null)).toBe('ambiguous');
    expect(payment('stripe', null, 'ch_authorised')).toBe('ambiguous');
  });

  it('a bank transfer or a cheque is unpaid until its date is set', () => {
    expect(payment('bacs', null)).toBe('unpaid');
    expect(payment('cheque', '')).toBe('unpaid');
    expect(payment('bacs', PAID_AT)).toBe('paid');
  });

  it('an order made by hand gets a date by a change of status, so that is doubtful', () => {
    expect(payment('', PAID_AT)).toBe('doubtful');
    expect(payment('other', PAID_AT)).toBe('doubtful');
    expect(payment('other', PAID_AT, 'tr_1')).toBe('paid');
    expect(payment('', null)).toBe('ambiguous');
  });

  it('is not guessed where the store does not say', () => {
    expect(payment('cod', undefined)).toBe('not-shown');
    expect(payment('stripe', 1_764_000_000)).toBe('unreadable');
    const hidden = unknown('not-shown');
    expect(readWooCommercePayment(hidden, null, unknown('absent'), 'store-data', 'processing')).toEqual(
      hidden,
    );
  });
});
