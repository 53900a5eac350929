import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefixDistance, type SoundStretch, soundDistance } from '../../../lib/villages/distance';
import { foldWords } from '../../../lib/villages/normalize';
import { encode } from '../../../lib/villages/symbols';

const encoded = (text: string) => encode(foldWords(text));
const distance = (a: string, b: string, limit = 99) => soundDistance(encoded(a), encoded(b), limit);

const letters = (of: string) => fc.string({ unit: fc.constantFrom(...of), maxLength: 12 });
const text = fc.oneof(letters('بتشسكهاوية ال'), letters('tshckeiauyl'), letters('בתשטסוית א'));

describe('how far a name is from another', () => {
  it.each([
    ['the same', 'بيت لحم', 'بيت لحم', 0],
    ['by sound in Latin letters', 'Burin', 'بورين', 0.1],
    ['by sound in Hebrew letters', 'סחנין', 'سخنين', 0.1],
    ['two letters read as one', 'Shuqba', 'شقبا', 0.5],
    ['letters that changed places', 'نابسل', 'نابلس', 0.75],
    ['a letter written twice', 'بيتتا', 'بيتا', 0.08],
  ])('is little for %s', (_, written, name, most) => {
    expect(distance(written, name)).toBeLessThanOrEqual(most + 1e-6);
  });

  it('is found by two letters read as one, though the first alone is too far', () => {
    expect(distance('Sha', 'شا', 0.2)).toBeLessThan(0.2);
  });

  it('is about one for each other letter', () => {
    expect(distance('بورين', 'بوريم')).toBeCloseTo(1);
    expect(distance('كفر', 'كفرد')).toBeCloseTo(1);
  });

  it('does not depend on the limit it is sought within', () => {
    fc.assert(
      fc.property(text, text, fc.double({ min: 0, max: 4, noNaN: true }), (a, b, limit) => {
        const whole = distance(a, b);
        expect(distance(a, b, limit)).toBe(whole <= limit ? whole : Number.POSITIVE_INFINITY);
      }),
      { numRuns: 500 },
    );
  });

  it('of a beginning is that of the nearest beginning', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const { symbols, pair, script } = encoded(b);
        const stretch = (end: number): SoundStretch => ({ symbols, pair, start: 0, end, script });
        const near = prefixDistance(encoded(a), stretch(symbols.length), 99);
        const each = [...symbols, 0].map((_, end) => soundDistanceOf(a, stretch(end)));
        expect(near.cost).toBeCloseTo(Math.min(...each), 5);
        expect(each[near.length]).toBeCloseTo(near.cost, 5);
      }),
    );
  });
});

function soundDistanceOf(a: string, { symbols, pair, end, script }: SoundStretch): number {
  const b = { symbols: symbols.slice(0, end), pair: pair.slice(0, end), script, weight: 0 };
  return soundDistance(encoded(a), b, 99);
}
