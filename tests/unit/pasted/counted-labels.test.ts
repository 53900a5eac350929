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

  it.each([
    ['ملاحظة 1\nرنوا قبل', null],
    ['note 1\ncall before', 'call before'],
    ['הערה 1\nלהתקשר לפני', 'להתקשר לפני'],
  ])('has no number for a note: %s', (said, value) => {
    const text = `هلا غانم\nطوباس شارع المدارس\n0598120054\n75 شيكل\n${said}`;
    expect(readPastedOrder(text, practiceIndex).note?.value ?? null).toBe(value);
  });
});
