import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import { StorePageError } from '../../../lib/stores/adapter';
import { opencart } from '../../../lib/stores/opencart/reader';
import { OPENCART_ORDER } from '../../stores/opencart/opencart-order';
import { OPENCART_VERSIONS, type OpencartVersionName, openOpencart } from './open-opencart';
import { factsOf } from './open-page';

/** Every part the reader looks at, and what lies around it. */
const PARTS = [
  'a[href*="invoice"]',
  '#input-order-id',
  '#input-telephone',
  '[id^=input-payment-]',
  '[id^=input-shipping-]',
  '[id^=input-] option',
  '#input-currency',
  '#input-order-status',
  '[id*=-address]',
  '[id*=-comment], #comment-value',
  '#shipping-method-value',
  'tbody',
  'tr',
  'td',
  'td a',
  'li',
  'table.table-bordered',
  'i.fa',
  'br',
  '.panel-body',
  '#content',
] as const;
const GARBAGE = '\u2620 garbage';

interface Fault {
  readonly part: string;
  /** Which of the elements, counted round. */
  readonly index: number;
  readonly kind: 'delete' | 'duplicate' | 'garble' | 'rename';
}

const fault: fc.Arbitrary<Fault> = fc.record({
  part: fc.constantFrom(...PARTS),
  index: fc.nat(60),
  kind: fc.constantFrom('delete', 'duplicate', 'garble', 'rename'),
});
const version = fc.constantFrom(...OPENCART_VERSIONS);

function inflict(document: Document, { part, index, kind }: Fault): void {
  const elements = [...document.querySelectorAll(part)];
  const element = elements[index % elements.length];
  if (element === undefined) return;
  if (kind === 'delete') element.remove();
  if (kind === 'duplicate') element.after(element.cloneNode(true));
  if (kind === 'rename') for (const name of ['id', 'class', 'name']) element.removeAttribute(name);
  if (kind === 'garble') {
    if (element.hasAttribute('value')) element.setAttribute('value', GARBAGE);
    else element.textContent = GARBAGE;
  }
}

/** Documents of one turn of the event loop are held in memory until its end. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

function open(name: OpencartVersionName) {
  return openOpencart(
    {
      ...OPENCART_ORDER,
      totals: [
        ['كوبون', -40_90],
        ['توصيل', 25_00],
      ],
    },
    name,
  );
}

/** The order read, or `null` when the page says it is no order's; anything else thrown is thrown on. */
function readOrNothing({ document, url }: ReturnType<typeof open>): Order | null {
  try {
    return opencart.readDocument(document, url);
  } catch (error) {
    if (error instanceof StorePageError) return null;
    throw error;
  }
}

/** By its path without the number, since a line that is gone moves the others up. */
function valuesByPath(order: Order): Map<string, Set<string | null>> {
  const values = new Map<string, Set<string | null>>();
  for (const [path, value] of factsOf(order)) {
    const key = path.replace(/\.\d+\./, '.');
    values.set(key, (values.get(key) ?? new Set()).add(value));
  }
  return values;
}

const truths = new Map(
  OPENCART_VERSIONS.map((name) => {
    const { document, url } = open(name);
    return [name, valuesByPath(opencart.readDocument(document, url))];
  }),
);

/**
 * Without a line nobody can know of it, so what is made of lines may be less: a printed address without one of
 * its lines is another address, a note without its break another note, and the cell before the quantity another. Amounts never may.
 */
const MADE_OF_LINES = /^(shipping|billing)\.|^customerNote$|\.sku$/;

describe('a page with parts missing, doubled, garbled or renamed', () => {
  it('one fault: the right value, unknown, or no order’s page at all', async () => {
    await fc.assert(
      fc.asyncProperty(fault, version, async (one, name) => {
        await turn();
        const page = open(name);
        inflict(page.document, one);
        const order = readOrNothing(page);
        if (order === null) return;
        expect(orderSchema.safeParse(order).error).toBeUndefined();
        for (const [path, value] of factsOf(order)) {
          const mayDiffer = MADE_OF_LINES.test(path) && /^(td|br|tr|tbody|table|li|\[id\*)/.test(one.part);
          if (value === null || value.includes(GARBAGE) || mayDiffer) continue;
          const truth = truths.get(name)?.get(path.replace(/\.\d+\./, '.'));
          expect(truth, `${name} ${JSON.stringify(one)}: ${path} = ${value}`).toContain(value);
        }
        expect(order.items.length).toBeLessThanOrEqual(OPENCART_ORDER.products.length + 1);
      }),
      { numRuns: 500, examples: [[{ part: '[id^=input-] option', index: 40, kind: 'delete' }, '4.0']] },
    );
  });

  it('many faults: still no exception, and still an order the background takes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { minLength: 2, maxLength: 12 }), version, async (faults, name) => {
        await turn();
        const page = open(name);
        for (const one of faults) inflict(page.document, one);
        const order = readOrNothing(page);
        if (order !== null) expect(orderSchema.safeParse(order).error).toBeUndefined();
      }),
    );
  });

  it('any text anywhere: never an exception, never anything the background refuses', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PARTS),
        fc.nat(60),
        fc.string({ unit: 'binary' }),
        version,
        async (part, index, text, name) => {
          await turn();
          const page = open(name);
          const elements = [...page.document.querySelectorAll(part)];
          const element = elements[index % elements.length];
          element?.setAttribute('value', text);
          element?.setAttribute('href', text);
          if (element?.childElementCount === 0) element.textContent = text;
          const order = readOrNothing(page);
          if (order !== null) expect(orderSchema.safeParse(order).error).toBeUndefined();
        },
      ),
    );
  });
});
