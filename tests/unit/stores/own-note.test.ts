import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOwnNote } from '../../../lib/stores/own-note';

describe('our own note on an order', () => {
  it('is recognised by its mark, in whatever words it goes on', () => {
    expect(findOwnNote(['[Shahna] SB100234 · parcel created'])).toBe('SB100234');
    expect(findOwnNote(['Payment received', '  [Shahna] SB-7 · تم إنشاء الطرد'])).toBe('SB-7');
  });

  it('is the newest of several, which stores show first', () => {
    expect(findOwnNote(['[Shahna] SB2 · ', '[Shahna] SB1 · '])).toBe('SB2');
  });

  it('is no other note, and nothing makes it throw', () => {
    for (const none of ['', 'Shahna SB1', '[Shahna]', '[Shahna] <b>', null, undefined]) {
      expect(findOwnNote([none])).toBeNull();
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const found = findOwnNote([text, `[Shahna] ${text}`]);
        expect(found === null || (found.length <= 100 && !/[\s<>]/.test(found))).toBe(true);
      }),
    );
  });
});
