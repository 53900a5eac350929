import { describe, expect, it } from 'vitest';
import { remembered } from '../../../lib/villages/remembered';

describe('what is remembered of an index', () => {
  it('is asked once for the same words, of each index for itself, and an answer of nothing too', () => {
    const asked: string[] = [];
    const find = remembered((index: { readonly names: ReadonlySet<string> }, words) => {
      asked.push(words.join(' '));
      return index.names.has(words.join(' ')) ? { words } : null;
    });
    const one = { names: new Set(['بيت لحم']) };
    const other = { names: new Set<string>() };
    for (let times = 0; times < 2; times++) {
      expect(find(one, ['بيت', 'لحم'])).toEqual({ words: ['بيت', 'لحم'] });
      expect(find(one, ['بيت'])).toBeNull();
      expect(find(other, ['بيت', 'لحم'])).toBeNull();
    }
    expect(asked).toEqual(['بيت لحم', 'بيت', 'بيت لحم']);
  });
});
