import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import { mergeReadings } from '../../../lib/stores/sent-facts';
import { restOrder } from '../../stores/rest-order';
import { words } from '../../words';
import { aMatch, anAccount } from '../parcel/made-up';
import { atDoor, readDocumentOf } from './judged';
import { practice } from './practice';

const PLUGIN = 'alg_custom_gateway_1';

/** The practice shop's order by a plugin's method, its store's answer beside the page that shows the method's code. */
function orderBy(title: string, shownCode = PLUGIN, { code = PLUGIN, paidAt = '2026-11-20T19:17:54' } = {}) {
  const order = { ...practice(101), paymentMethod: code, paidAt };
  const saved = { ...readDocumentOf(order), answer: { ...restOrder(order), payment_method_title: title } };
  return atDoor(mergeReadings(saved, readDocumentOf({ ...order, paymentMethod: shownCode })));
}

function asked(title: string, order = orderBy(title)) {
  const { findings } = draftParcel({
    order,
    account: anAccount({ paidOrders: 'collect-nothing' }),
    match: aMatch(),
  });
  return findings.flatMap(({ field, severity, code }) =>
    field === 'totalPrice' && severity !== 'notice' ? [code] : [],
  );
}

describe('cash on delivery of a plugin, which WooCommerce dates as the order begins to be processed', () => {
  it('goes by one press where its title says so: the page has its code, which says nothing of cash', () => {
    expect(orderBy('الدفع عند الاستلام').paymentMethod).toEqual(known('الدفع عند الاستلام', 'store-data'));
    expect(asked('الدفع عند الاستلام')).toEqual([]);
  });

  it('is asked about where its title may mean cash, and never taken for paid', () => {
    expect(orderBy('الدفع كاش').payment).toEqual(known('doubtful', 'store-data'));
    expect(asked('الدفع كاش')).toEqual(['payment-contradicts']);
  });

  it.each(['الدفع بالاتفاق', 'الدفع لاحقاً', 'على الحساب', 'طلب عبر واتساب', 'Pay later', 'תשלום בתיאום'])(
    'is asked about where its title does not say that money goes before the goods: %s',
    (title) => {
      expect(asked(title)).toEqual(['payment-contradicts']);
    },
  );

  it('is no cash where its title says that money goes before the goods', () => {
    expect(orderBy('بطاقة ائتمان').payment).toEqual(known('paid', 'store-data'));
  });

  it.each(words`
    Pay with Bit; PayPlus; Pal Pay; Jawwal Pay; جوال باي; Reflect; CliQ; Lahza; الدفع عبر لحظة; Tabby;
    קנייה מאובטחת - Meshulam; תשלום מאובטח; Store credit
  `)('is no cash by a gateway’s name, which reports no transaction: %s', (title) => {
    expect(orderBy(title).payment).toEqual(known('paid', 'store-data'));
    expect(asked(title)).toEqual([]);
  });

  it.each(words`
    Pay in bits; Cliquez pour payer; الدفع لحظة الوصول; دفع كتابي; Reflection; دفع آمن بعد المعاينة;
    تحويل بنكي بعد الاستلام; אשראי בקבלת המשלוח
  `)('is asked about by a word that only begins as a gateway’s name: %s', (title) => {
    expect(asked(title)).toEqual(['payment-contradicts']);
  });

  it('is asked about where the page shows another method than is saved', () => {
    expect(orderBy('الدفع عند الاستلام', 'stripe').paymentMethod).toEqual(unknown('disagree', 'stripe'));
  });
});

describe('core’s own cash on delivery, which a shop renamed', () => {
  const renamed = (title: string, paidAt = '') =>
    asked(title, orderBy(title, 'cod', { code: 'cod', paidAt }));

  it.each(['تحويل بنكي / جوال باي', 'الدفع بالفيزا', 'Bank transfer', 'העברה בנקאית'])(
    'is no cash where its title says that money goes before the goods: %s',
    (title) => {
      expect(renamed(title)).toEqual(['payment-not-cash']);
      expect(renamed(title, '2026-11-20T19:17:54')).toEqual(['payment-contradicts']);
    },
  );

  it.each(['الدفع عند الاستلام', 'كاش أو فيزا عند الاستلام', 'الدفع للمندوب', 'מזומן', ''])(
    'is cash by any other: “%s”',
    (title) => {
      expect(renamed(title)).toEqual([]);
    },
  );
});
