import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';

describe('a label that is counted and has its line to itself', () => {
  it.each([
    'الاسم 1\nهلا غانم\nطوباس شارع المدارس\n0598120054\n75 شيكل',
    'שם 1\nهلا غانم\nطوباس شارع المدارس\n0598120054\n75 شيكل',
    'هلا غانم\nالعنوان 1\nطوباس شارع المدارس\n0598120054\n75 شيكل',
    'هلا غانم\nAddress 2.\nطوباس شارع المدارس\n0598120054\n75 شيكل',
  ])('is of the next line, and its number nobody’s name or street: %s', (text) => {
    const { name, place, street, amount } = readPastedOrder(text, practiceIndex);
    expect([name?.value, place?.match.recognised, street?.value, amount?.value.value]).toEqual([
      'هلا غانم',
      true,
      'شارع المدارس',
      '75',
    ]);
  });

  it('has no number for a note', () => {
    const text = 'هلا غانم\nطوباس شارع المدارس\n0598120054\n75 شيكل\nملاحظة 1\nرنوا قبل';
    expect(readPastedOrder(text, practiceIndex).note?.value).not.toBe('1');
  });
});
