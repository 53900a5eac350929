import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOwnNote, ownNoteOf, saysAlready } from '../../../lib/stores/own-note';

describe('our own note on an order', () => {
  it('is recognised by its mark, in whatever words it goes on', () => {
    expect(findOwnNote(['[Shahna] SB100234 · parcel created'])).toBe('SB100234');
    expect(findOwnNote(['Payment received', '  [Shahna] SB-7 · تم إنشاء الطرد'])).toBe('SB-7');
  });

  it('is the newest of several, which stores show first', () => {
    expect(findOwnNote(['[Shahna] SB2 · ', '[Shahna] SB1 · '])).toBe('SB2');
  });

  it('stands no more once a newer one takes it back, and stands again after a third', () => {
    const [made, back] = ['[Shahna] SB1 · x', '[Shahna] SB1 × · x'];
    expect(findOwnNote([back, 'y', made])).toBeNull();
    expect(findOwnNote([made, back, made])).toBe('SB1');
    expect(findOwnNote([back, '[Shahna] SB2 · x', made])).toBe('SB2');
    expect(findOwnNote(['[Shahna] SB2 × · x', made])).toBe('SB1');
  });

  it.each([false, true])('is recognised as it is written (takes back: %s), and said once', (takesBack) => {
    const about = { orderId: '1', parcelCode: 'SB1', takesBack, triedBefore: false };
    const note = { ...about, text: ownNoteOf(about, 'x') };
    const before = takesBack ? ['[Shahna] SB1 · x'] : [];
    expect(saysAlready(before, note)).toBe(false);
    expect(saysAlready([note.text, ...before], note)).toBe(true);
    // What never stood need not be taken back.
    expect(saysAlready([], { ...note, takesBack: true })).toBe(true);
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
