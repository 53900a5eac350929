import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Order, type Party, unknown } from '../../../lib/order';
import { fact } from '../parcel/made-up';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { caller, nextOrder, setUpStore } = await import('./review-orders');
const { shipOrder } = await import('./at-door');

beforeEach(setUpStore);

/** What the bar says of an order, line by line. */
async function said(order: Order) {
  const { lines, message, quote, action } = await openOrder(order, caller);
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
  return {
    action: action?.kind,
    message: plain(message ?? ''),
    quote: plain(quote ?? ''),
    lines: Object.fromEntries(lines.map(({ kind, value }) => [kind, plain(value.text)])),
  };
}

/** An order of which this is open at both addresses. */
function withOpen(parts: Partial<Party>, change: Partial<Order> = {}): Order {
  const order = nextOrder(change);
  return { ...order, shipping: { ...order.shipping, ...parts }, billing: { ...order.billing, ...parts } };
}

describe('the bar of an order with a second phone', () => {
  it('shows each phone that is sent, also of one that is shipped, and no second one where there is none', async () => {
    const order = withOpen({ phone: fact('0599123456 / 0568110932') });
    const view = await openOrder(order, caller);
    const shown = (lines: typeof view.lines) =>
      lines.filter(({ kind }) => /^phone/.test(kind)).map(({ kind, value }) => [kind, value.text]);
    const both = [
      ['phone', '0599123456'],
      ['phone2', '0568110932'],
    ];
    expect(view.action?.kind).toBe('ship');
    expect(shown(view.lines)).toEqual(both);
    const shipped = await shipOrder(order, view.digest ?? '', caller);
    expect(shown(shipped.lines)).toEqual(both);
    expect(shown((await openOrder(nextOrder(), caller)).lines)).toHaveLength(1);
  });
});

describe('the bar of an order that is open somewhere', () => {
  it('shows the lines of an address whose parts could not be told, as they are written', async () => {
    const lines = unknown('ambiguous', 'سلمى عودة\nعين سارة، قرب مفرق الجامعة\nالخليل');
    const { quote, action } = await said(withOpen({ address1: lines, address2: lines, city: lines }));
    expect(action).toBe('review');
    expect(quote).toContain('In the order: “سلمى عودة عين سارة، قرب مفرق الجامعة الخليل”');
  });

  it('shows a town that no village is, a street that is doubted, and a name that is', async () => {
    const town = await said(withOpen({ city: fact('خربة لا يعرفها أحد') }));
    expect(town.quote).toMatch(/In the order: “.*خربة لا يعرفها أحد”/);
    // In its line's place, not under what is asked: it is said once.
    expect(town.lines.village).toBeUndefined();
    const named = await said(withOpen({ name: unknown('disagree', 'مها النتشة') }));
    expect(named.lines.recipient).toContain('In the order: “مها النتشة”');
  });

  it('explains each field that is open on a line of its own', async () => {
    const open = {
      city: fact('خربة لا يعرفها أحد'),
      name: unknown('disagree', 'مها النتشة'),
      phone: fact('12'),
    };
    const { message } = await said(withOpen(open));
    expect(message.split('\n').length).toBeGreaterThanOrEqual(3);
  });

  it('says of what is empty what it is', async () => {
    const nothing = unknown('missing' as 'disagree', '');
    const { lines } = await said(withOpen({ phone: nothing, name: nothing }));
    expect([lines.phone, lines.recipient]).toEqual(['not given', 'not given']);
  });

  it('shows an amount that could not be read', async () => {
    const { lines } = await said(nextOrder({ total: unknown('ambiguous', '1,400 JD') }));
    expect(lines.amount).toContain('In the order: “1,400 JD”');
  });

  it('cuts what is long, and says in its sentence what stands in none of its lines', async () => {
    const long = 'شارع '.repeat(60).trim();
    const { quote } = await said(withOpen({ city: unknown('ambiguous', long), address1: fact('x') }));
    expect(quote.length).toBeLessThan(200);
    const note = await said(nextOrder({ customerNote: unknown('disagree', 'الباب الخلفي') }));
    expect(note.message).toContain('In the order: “الباب الخلفي”');
  });

  it('says of digital goods that there is nothing to ship, and asks for no village', async () => {
    const nowhere = unknown('absent');
    const order = withOpen({ address1: nowhere, address2: nowhere, city: nowhere }, { isVirtual: true });
    const bar = await openOrder(order, caller);
    expect(bar.message).toMatch(/^There is nothing to ship[^\n]*$/);
    expect(bar.action?.kind).toBe('review');
    expect(bar.choices ?? []).toEqual([]);
  });

  it('repeats nothing where all is certain', async () => {
    const certain = await said(nextOrder());
    expect(certain).toMatchObject({ action: 'ship', message: '' });
    expect(JSON.stringify(certain.lines)).not.toContain('In the order');
  });
});
