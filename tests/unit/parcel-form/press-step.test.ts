import { describe, expect, it } from 'vitest';
import { needsOwnButton, type PressedForm, stepOfPress } from '../../../components/parcel-form/press';

const CERTAIN: PressedForm = {
  sending: false,
  awaitsFee: false,
  blocked: [],
  heldBack: null,
  duplicate: false,
  another: false,
};
const press = (changes: Partial<PressedForm>, refusal: Parameters<typeof stepOfPress>[1] = null) =>
  stepOfPress({ ...CERTAIN, ...changes }, refusal);

describe('a press on Ship', () => {
  it('ships what is certain', () => {
    expect(press({})).toEqual({ act: 'ship' });
  });

  it('ships nothing that is not the person’s own press, and says why', () => {
    expect(press({}, 'too-soon')).toEqual({ act: 'say-why', refusal: 'too-soon' });
  });

  it('does nothing while the parcel is on its way or its amount waits for the fee', () => {
    expect(press({ sending: true })).toEqual({ act: 'nothing' });
    expect(press({ sending: true, blocked: ['phone'] })).toEqual({ act: 'nothing' });
    expect(press({ awaitsFee: true, blocked: ['totalPrice'] })).toEqual({ act: 'nothing' });
  });

  it('leads to the first field that holds the parcel up, whoever pressed', () => {
    expect(press({ blocked: ['phone', 'village'] })).toEqual({ act: 'show-field', field: 'phone' });
    expect(press({ blocked: ['phone'], heldBack: 'village' })).toEqual({ act: 'show-field', field: 'phone' });
    expect(press({ blocked: ['phone'] }, 'moved')).toEqual({ act: 'show-field', field: 'phone' });
  });

  it('leads to the field that the service refused, until it is mended', () => {
    expect(press({ heldBack: 'village' })).toEqual({ act: 'show-field', field: 'village' });
  });
});

describe('Ctrl+Enter', () => {
  const needs = (changes: Partial<PressedForm>) => needsOwnButton({ ...CERTAIN, ...changes });

  it('ships a first parcel, and never a second one', () => {
    expect(needs({})).toBe(false);
    expect(needs({ another: true })).toBe(true);
    expect(needs({ duplicate: true })).toBe(true);
  });

  it('leads to what holds up a parcel that was refused as a second one', () => {
    expect(needs({ duplicate: true, blocked: ['totalPrice'] })).toBe(false);
  });
});
