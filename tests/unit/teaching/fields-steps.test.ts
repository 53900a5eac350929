import { expect, it } from 'vitest';
import {
  beginFields,
  hoverField,
  keptFields,
  notKept,
  pointAt,
  takePlace,
} from '../../../entrypoints/teach/fields-state';
import type { FieldPlace } from '../../../lib/teaching/field-place';

const PLACE = { text: 'قباطية' } as FieldPlace;
const POINTING = pointAt(beginFields({ note: 'Remarks' }), 'village');

it('reads out what is under the pointer, and nothing once it has left the page', () => {
  expect(hoverField(POINTING, PLACE).preview).toBe('قباطية');
  expect(hoverField(POINTING, null).preview).toBe('');
  expect(hoverField(hoverField(POINTING, PLACE), undefined).preview).toBeNull();
});

it('takes a place, and says so where there is none', () => {
  expect(takePlace(POINTING, PLACE)).toMatchObject({ place: PLACE, preview: null, outcome: 'open' });
  expect(takePlace(POINTING, null)).toMatchObject({ place: null, preview: '' });
});

it('goes back to the list once a field is kept', () => {
  const kept = keptFields(takePlace(POINTING, PLACE), { note: 'Remarks', village: 'Town' });
  expect(kept).toEqual(beginFields({ note: 'Remarks', village: 'Town' }));
});

it('stays at a place where the order has no field, and says in the list that nothing was kept', () => {
  const taken = takePlace(POINTING, PLACE);
  expect(notKept(taken, true)).toEqual({ ...taken, outcome: 'unknown' });
  expect(notKept(taken, false)).toEqual({ ...beginFields({ note: 'Remarks' }), outcome: 'failed' });
});
