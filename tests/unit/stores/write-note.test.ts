import { describe, expect, it } from 'vitest';
import { findNotesPlace, STORE_KINDS } from '../../../lib/stores/registry';
import { NOTE_WRITERS } from '../../../lib/stores/write-note';

describe('what writes notes', () => {
  it('is there for every store that is said to take them, and for no other', () => {
    const asked = STORE_KINDS.filter((kind) => findNotesPlace(kind) !== null);
    expect(Object.keys(NOTE_WRITERS).toSorted()).toEqual(asked.toSorted());
  });
});
