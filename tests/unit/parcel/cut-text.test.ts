import { describe, expect, it } from 'vitest';
import { cutStart, cutText } from '../../../lib/parcel/cut-text';

describe('a text that is too long', () => {
  const address = 'شارع المدرسة، بناية 4، مجدل بني فاضل، نابلس';

  it('is cut at its end, or at its start where its end says more', () => {
    expect(cutText(address, 20)).toBe('شارع المدرسة، بناية…');
    expect(cutStart(address, 23)).toBe('…مجدل بني فاضل، نابلس');
    expect(cutStart(address, 19)).toBe('…بني فاضل، نابلس');
  });

  it('stays as it is where it has room', () => {
    expect(cutText(address, address.length)).toBe(address);
    expect(cutStart(address, address.length)).toBe(address);
  });

  it('is never cut inside a letter and its marks, nor longer than it may be', () => {
    const marked = `${'أ\u064b'.repeat(12)} نابلس`;
    for (let most = 8; most < 30; most += 1) {
      expect(cutStart(marked, most).length).toBeLessThanOrEqual(most);
      expect(cutStart(marked, most)).not.toMatch(/^…?\u064b/);
    }
  });
});
