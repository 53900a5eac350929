import { describe, it } from 'vitest';
import { opencart } from '../../../lib/stores/opencart/reader';
import { OPENCART_ORDER, type OpencartOrder } from '../../stores/opencart/opencart-order';
import { OPENCART_VERSIONS, openOpencart } from './open-opencart';
import {
  expectNothingInvented,
  expectTakenAfterManyFaults,
  expectTakenWithAnyText,
  type SoundPages,
} from './page-faults';

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
];

const whole: OpencartOrder = {
  ...OPENCART_ORDER,
  totals: [
    ['كوبون', -40_90],
    ['توصيل', 25_00],
  ],
};

const sound: SoundPages = {
  adapter: opencart,
  pages: OPENCART_VERSIONS.map((version) => openOpencart(whole, version)),
  parts: PARTS,
  runs: [500, 100],
};

/**
 * Without a line nobody can know of it, so what is made of lines may be less: a printed address without one of
 * its lines is another address, and a note without its break another note. Amounts never may.
 */
const MADE_OF_LINES = /^(shipping|billing)\.|^customerNote$/;

const PARTS_OF_LINES = /^(td|br|tr|tbody|table|li|\[id\*)/;

describe('a page with parts missing, doubled, garbled or renamed', () => {
  it('one fault: the right value, unknown, or no order’s page at all', () =>
    expectNothingInvented(sound, (path, { part }) => MADE_OF_LINES.test(path) && PARTS_OF_LINES.test(part), [
      [{ part: '[id^=input-] option', index: 40, kind: 'delete' }, OPENCART_VERSIONS.indexOf('4.0')],
    ]));

  it('many faults: still no exception, and still an order the background takes', () =>
    expectTakenAfterManyFaults(sound));

  it('any text anywhere: never an exception, never anything the background refuses', () =>
    expectTakenWithAnyText(sound));
});
