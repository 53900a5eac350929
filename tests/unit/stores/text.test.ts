import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines, foldDigits } from '../../../lib/stores/text';

/** Blanks, controls, what cannot be seen, and some of what can (an Arabic sign of the same class among it). */
const mixed = fc.constantFrom(
  ...['a', '&', ';', '\u0600', ' ', '\n', '\t', '\u0000', '\u0085', '\u00a0', '\u2028'],
  ...[
    '\u00ad',
    '\u061c',
    '\u200b',
    '\u200d',
    '\u200f',
    '\u202e',
    '\u2060',
    '\u2069',
    '\ufeff',
    '\u{e0041}',
    '\ud800',
  ],
);

describe('a line of text from a store', () => {
  it.each([
    ['a name with direction marks', '\u200fمحمد\u200e \u202bعلي\u202c', 'محمد علي'],
    ['zero-width characters and a soft hyphen', 'Om\u200bar\ufeff Had\u00addad', 'Omar Haddad'],
    ['tabs, line breaks and no-break spaces', ' Main\t street\r\n 4\u00a0b ', 'Main street 4 b'],
    [
      'entities that the checkout stored',
      'Tom &amp; Jerry &#039;s &quot;x&quot; &#x627;',
      'Tom & Jerry \'s "x" ا',
    ],
    ['entities of entities, decoded once', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['markup, which stays text', '<b>Sami</b> &lt;i&gt;', '<b>Sami</b> <i>'],
    ['what is no entity', 'R&D; &nope; &#99999999; &', 'R&D; &nope; &#99999999; &'],
    ['half a character', 'a\ud83cb', 'ab'],
  ])('%s', (_, raw, clean) => {
    expect(cleanLine(raw)).toBe(clean);
  });

  it('never holds anything unseen, whatever was stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: mixed }), (raw) => {
        expect(cleanLine(raw)).toMatch(/^(?:[a&;\u0600]+(?: [a&;\u0600]+)*)?$/u);
      }),
    );
  });
});

describe('a note', () => {
  it('keeps its lines, with at most one empty line between two', () => {
    expect(cleanLines(' first \r\n\r\n\r\n\r\n  second\t line\rthird\n')).toBe('first\n\nsecond line\nthird');
  });

  it('has neither blanks at line ends nor anything unseen', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '\u200f', '\u2028') }),
        (raw) => {
          expect(cleanLines(raw)).not.toMatch(/[^\S\n]\n|\n[^\S\n]|\n\n\n|^\s|\s$|\p{Cf}/u);
        },
      ),
    );
  });
});

it('Arabic and Persian digits are digits', () => {
  expect(foldDigits('٠٥٩٩ ۱۲۳ 456')).toBe('0599 123 456');
});
