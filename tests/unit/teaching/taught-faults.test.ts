import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { splitTaughtAmount } from '../../../lib/stores/taught/amount';
import { takePart } from '../../../lib/stores/taught/part';
import { taughtAdapter } from '../../../lib/stores/taught/reader';
import { partOfSelection, suggestParts } from '../../../lib/teaching/suggest-parts';
import { THIRD } from '../../stores/strange/strange-order';
import { words } from '../../words';
import { factsOf } from '../stores/open-page';
import {
  expectTakenAfterManyFaults,
  expectTakenWithAnyText,
  GARBAGE,
  judgeOneFault,
  type SoundPages,
} from '../stores/page-faults';
import { openStrange, strangeOrder, taughtStrange } from './strange-lesson';

const adapter = taughtAdapter([taughtStrange()]);
const whole = openStrange(strangeOrder(THIRD));

const PARTS = words`
  h1; dt; dd; dd a; label; input; th; td; tr; table; section; h2; p; b; span; dl; form; main
`;

const sound: SoundPages = {
  adapter,
  pages: [whole],
  parts: PARTS,
  withoutList: true,
  runs: [400, 200],
};

const truth = factsOf(adapter.readDocument(whole.document, whole.url));

/**
 * The right value, or unknown; items may be fewer or doubled, for the person sees them. A value that is not sure
 * may be another of the page's own: a person looks at it before anything is sent.
 */
function expectNothingInvented(order: Order): void {
  const { shipping, total, currency, payment } = order;
  for (const [path, fact] of Object.entries({ ...shipping, total, currency, payment })) {
    if (!fact.known || !fact.sure || String(fact.value).includes(GARBAGE)) continue;
    const right = truth.get(path) ?? truth.get(`shipping.${path}`);
    expect(String(fact.value).replace(/\.00$/, ''), path).toBe(right);
  }
}

describe('a taught page with parts missing, doubled, garbled or renamed', () => {
  it('one fault: what is sure is right', () => judgeOneFault(sound, expectNothingInvented));

  it('many faults: no exception, and an order the background takes', () => expectTakenAfterManyFaults(sound));

  it('any text anywhere: no exception, and nothing the background refuses', () =>
    expectTakenWithAnyText(sound));
});

describe('parts of a text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab٣4 :،,\n#()-'), maxLength: 40 });

  it('that are offered are found again in the text they come from', () => {
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('number' as const, 'phone' as const, 'note' as const),
        (whole, datum) => {
          for (const { part, text: taken } of suggestParts(datum, whole))
            expect(takePart(whole, part)).toBe(taken);
        },
      ),
    );
  });

  it('that are marked are taken just so, or not at all', () => {
    fc.assert(
      fc.property(text, fc.nat(40), fc.nat(40), (whole, from, to) => {
        const marked = whole.slice(Math.min(from, to), Math.max(from, to));
        const suggestion = partOfSelection(whole, marked);
        if (suggestion !== null) expect(takePart(whole, suggestion.part)).toBe(marked.trim());
      }),
    );
  });

  it.each([
    ['₪ 1,250.00', { number: '1,250.00', mark: '₪' }],
    ['١٬٢٥٠٫٥٠ د.أ', { number: '1٬250٫50', mark: 'د.أ' }],
    ['-12.5 JOD', { number: '-12.5', mark: 'JOD' }],
    ['1 250,00 ₪', { number: '1 250,00', mark: '₪' }],
    ['مجاني', null],
    ['3 × 20', null],
  ])('%s is an amount and what stands beside it', (written, expected) => {
    expect(splitTaughtAmount(written)).toEqual(expected);
  });
});
