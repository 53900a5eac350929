import { describe, expect, it, vi } from 'vitest';
import { known, type Order, unknown } from '../../../lib/order';
import { findMissing, StorePageError } from '../../../lib/stores/adapter';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { soon } from '../../soon';
import { PLAIN, practiceOrders } from '../../stores/orders';
import type { PracticeOrder } from '../../stores/practice-order';
import { restOrder } from '../../stores/rest-order';
import { readOpen, readOrder, shownOn } from './judged';
import { openOrderPage, the, type } from './open-page';
import type { OpenPage } from './parse-page';

const order = practiceOrders.find(({ id }) => id === PLAIN) as PracticeOrder;
const saved = restOrder(order);

const answering = (body: unknown) => async () => new Response(JSON.stringify(body));

function read({ document, url }: OpenPage, answer: unknown = saved): Promise<Order> {
  return readOpen(woocommerce, { document, url }, answering(answer));
}

/** What was edited on the page and not saved. */
async function edited(...edits: readonly [id: string, value: string][]): Promise<Order> {
  const page = openOrderPage(order);
  for (const [id, value] of edits) type(page.document, id, value);
  return read(page);
}

describe('the order of a page', () => {
  it('says what is missing, whichever script’s copy of the error told it', async () => {
    const own = new StorePageError('woocommerce', 'order page');
    vi.resetModules();
    const { StorePageError: Other } = await import('../../../lib/stores/adapter');
    expect(own).not.toBeInstanceOf(Other);
    expect([own, new Other('woocommerce', 'notes'), new TypeError('x')].map(findMissing)).toEqual([
      'order page',
      'notes',
      null,
    ]);
  });

  it('is what the store saved', async () => {
    const read = await edited();
    expect(read.currency).toMatchObject({ value: 'ILS', from: 'store-data' });
    expect(read.payment).toMatchObject({ value: 'unpaid' });
    expect([...JSON.stringify(read).matchAll(/disagree/g)]).toEqual([]);
  });

  it('is what the page shows where the store does not answer', async () => {
    const { document, url } = openOrderPage(order);
    const offline = async () => Promise.reject(new TypeError('offline'));
    const shown = await readOpen(woocommerce, { document, url }, offline);
    expect(shown).toEqual(shownOn(woocommerce, { document, url }));
  });

  /** A store whose answer comes when it is let go, after the time it has was over. */
  async function readLate(page: OpenPage, response: () => Response) {
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
    let answer = (): void => undefined;
    const slow = () => new Promise<Response>((resolve) => (answer = () => resolve(response())));
    const onLate = vi.fn<(order: Order) => void>();
    const leaving = new AbortController();
    const { document, url } = page;
    const reading = readOrder(
      { adapter: woocommerce, document, url, fetch: slow, signal: leaving.signal },
      { onLate },
    );
    late.abort();
    return { shown: await reading, answer, onLate, leaving };
  }

  it('is its page’s own facts while the store does not answer, and the store’s when it does', async () => {
    const page = openOrderPage(order);
    const { shown, answer, onLate } = await readLate(page, () => new Response(JSON.stringify(saved)));
    expect(shown).toMatchObject({ silence: 'late', currency: unknown('ambiguous', '₪') });
    expect(onLate).not.toHaveBeenCalled();
    type(page.document, '_billing_phone', '0599111222');
    answer();
    await soon(() => expect(onLate).toHaveBeenCalledOnce());
    const [taken] = onLate.mock.calls[0] ?? [];
    expect(taken).toMatchObject({
      currency: known('ILS', 'store-data'),
      billing: { phone: unknown('disagree', '0599111222') },
    });
    expect(taken?.silence).toBeUndefined();
  });

  it('waits no more for a store that refuses late', async () => {
    const refused = await readLate(openOrderPage(order), () => new Response('{}', { status: 403 }));
    refused.answer();
    await soon(() => expect(refused.onLate).toHaveBeenCalledOnce());
    expect(refused.onLate.mock.calls[0]?.[0].silence).toBeUndefined();
    expect(refused.onLate.mock.calls[0]?.[0].total).toMatchObject({ value: '110.00' });
  });

  /** What nobody caught until a little after. */
  async function unhandledAfter(act: () => void): Promise<unknown[]> {
    const unhandled: unknown[] = [];
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', (why) => unhandled.push(why));
    act();
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.removeAllListeners('unhandledRejection');
    for (const other of others) process.on('unhandledRejection', other);
    return unhandled;
  }

  it('stays as it was read where the page was drawn anew by the time the store answers', async () => {
    const page = openOrderPage(order);
    const { answer, onLate } = await readLate(page, () => new Response(JSON.stringify(saved)));
    the(page.document, '#order_data').remove();
    expect([await unhandledAfter(answer), onLate.mock.calls]).toEqual([[], []]);
  });

  it('does not hide what goes wrong with a late answer', async () => {
    const { answer, onLate } = await readLate(
      openOrderPage(order),
      () => new Response(JSON.stringify(saved)),
    );
    const mistake = new TypeError('not foreseen');
    onLate.mockImplementation(() => {
      throw mistake;
    });
    expect(await unhandledAfter(answer)).toEqual([mistake]);
  });

  it('is not taken over on a page that was left', async () => {
    const { answer, onLate, leaving } = await readLate(
      openOrderPage(order),
      () => new Response(JSON.stringify(saved)),
    );
    leaving.abort();
    answer();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onLate).not.toHaveBeenCalled();
  });

  it('is not there on a page without one', async () => {
    const page = openOrderPage(order);
    the(page.document, '#order_data').remove();
    await expect(read(page)).rejects.toThrow(StorePageError);
  });

  it('is not read on after the page was left', async () => {
    const leaving = new AbortController();
    const { document, url } = openOrderPage(order);
    const reading = readOrder({
      adapter: woocommerce,
      document,
      url,
      fetch: answering(saved),
      signal: leaving.signal,
    });
    leaving.abort();
    await expect(reading).rejects.toThrow('aborted');
  });
});

describe('edits on the page that nobody saved', () => {
  it('of a phone: neither the saved nor the new one is taken', async () => {
    const { billing } = await edited(['_billing_phone', '0599111222']);
    expect(billing.phone).toEqual(unknown('disagree', '0599111222'));
    expect(billing.city).toMatchObject({ value: 'بيت فوريك' });
  });

  it('of half a name, a town, a region', async () => {
    const { shipping } = await edited(
      ['_shipping_last_name', 'زيدان'],
      ['_shipping_city', 'بيتا'],
      ['_shipping_state', 'جنين'],
    );
    expect(shipping).toMatchObject({
      name: unknown('disagree', 'سلمى زيدان'),
      city: unknown('disagree', 'بيتا'),
      state: unknown('disagree', 'جنين'),
    });
  });

  it('of a field that was empty, and of one that was emptied', async () => {
    const { shipping, billing } = await edited(['_shipping_phone', '0568000111'], ['_billing_address_1', '']);
    expect(shipping.phone).toEqual(unknown('disagree', '0568000111'));
    expect(billing.address1).toEqual(unknown('disagree'));
  });

  it('of the method of payment: then whether it is paid is open too', async () => {
    const { payment, paymentMethod } = await edited(['_payment_method', 'bacs']);
    expect(paymentMethod).toEqual(unknown('disagree', 'bacs'));
    expect(payment).toEqual(unknown('disagree'));
  });

  it('of a line’s amount: then the total is open', async () => {
    const page = openOrderPage(order);
    (the(page.document, 'input[name="line_total[1]"]') as HTMLInputElement).value = '70';
    expect((await read(page)).total).toEqual(unknown('disagree', '110.00'));
  });
});

describe('a page older than what was saved since', () => {
  it('is not shipped with either', async () => {
    const corrected = { ...saved, billing: { ...saved.billing, phone: '0599777888' }, total: '95.00' };
    const { billing, total } = await read(openOrderPage(order), corrected);
    expect(billing.phone).toEqual(unknown('disagree', '0599200101'));
    expect(total).toEqual(unknown('disagree', '110.00'));
  });
});

describe('differences that mean nothing', () => {
  it('blanks, direction marks, kinds of digits and a phone’s separators', async () => {
    const { billing } = await edited(
      ['_billing_phone', '٠٥٩٩-٢٠٠ ١٠١'],
      ['_billing_city', ' بيت\u200f  فوريك'],
      ['_billing_address_1', 'شارع المدرسة، بناية ٤'],
    );
    expect(billing).toMatchObject({
      phone: { value: '0599200101' },
      city: { value: 'بيت فوريك' },
      address1: { value: 'شارع المدرسة، بناية 4' },
    });
  });

  it('a region or country the page has not filled in, a status about to be changed, a shortened note', async () => {
    const read = await edited(
      ['_billing_state', ''],
      ['_billing_country', ''],
      ['order_status', 'wc-completed'],
      ['excerpt', ''],
    );
    expect(read).toMatchObject({
      billing: { state: { value: 'نابلس' }, country: { value: 'PS' } },
      status: { value: 'processing' },
      customerNote: { known: true },
    });
  });

  it('a total shown without the decimals it has', async () => {
    const settings = { decimalMark: '.', thousandsMark: ',', decimals: 0 };
    const page = openOrderPage({ ...order, delivery: [{ name: 'x', total: 19_60, tax: 0 }] }, { settings });
    expect((await read(page, { ...saved, total: '109.6000' })).total).toMatchObject({ value: '109.60' });
  });
});
