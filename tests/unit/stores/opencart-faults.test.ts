import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opencart } from '../../../lib/stores/opencart/reader';
import { OPENCART_ORDER } from '../../stores/opencart/opencart-order';
import { OPENCART_VERSIONS, type OpencartVersionName, openOpencart } from './open-opencart';
import { factsOf, type OpenPage } from './open-page';
import {
  expectTaken,
  faultOf,
  find,
  GARBAGE,
  inflict,
  readOrNothing,
  turn,
  valuesByPath,
  write,
} from './page-faults';

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
const fault = faultOf(PARTS);
const version = fc.constantFrom(...OPENCART_VERSIONS);

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

const read = (page: OpenPage) => readOrNothing(opencart, page);

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
        const order = read(page);
        if (order === null) return;
        expectTaken(order);
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
        expectTaken(read(page));
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
          const element = find(page.document, part, index);
          if (element !== undefined) write(element, text);
          expectTaken(read(page));
        },
      ),
    );
  });
});
