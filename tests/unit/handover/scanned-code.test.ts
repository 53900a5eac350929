import { describe, expect, it } from 'vitest';
import { findScanned, latinKey } from '../../../lib/handover/scanned-code';

const parcels = ['SB100000', 'AB-7', null].map((parcelCode) => ({ parcelCode }));
const scanned = (...readings: readonly string[]) => findScanned(parcels, readings)?.parcelCode;

describe('a scanned code', () => {
  it('is found whole, whatever its letters’ case and the digits it is typed in', () => {
    expect(scanned('SB100000')).toBe('SB100000');
    expect(scanned(' sb100000 ')).toBe('SB100000');
    expect(scanned('SB١٠٠٠٠٠')).toBe('SB100000');
    for (const other of ['SB10000', 'SB1000001', '', '  ']) expect(scanned(other)).toBeUndefined();
  });

  it('is found by its keys where the computer types Arabic', () => {
    const keys = ['KeyS', 'KeyB', 'Digit1', 'Numpad0', 'Digit0', 'Digit0', 'Digit0', 'Digit0'];
    const reading = keys.map(latinKey).join('');
    expect(scanned('سلا100000', reading)).toBe('SB100000');
    expect(['KeyA', 'KeyB', 'Minus', 'Digit7', 'ShiftLeft', 'Enter'].map(latinKey).join('')).toBe('AB-7');
  });
});
