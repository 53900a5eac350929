import { describe, expect, it } from 'vitest';
import { draftPasted } from '../../../lib/pasted/draft-pasted';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { madeAccount } from '../made-account';

const ORDER = 'هلا غانم\nطوباس شارع المدارس\n0598120054\n75 شيكل';
const ACCOUNT = madeAccount({ id: 'a', name: 'A', address: 'https://delivery.example' });

describe('an order that is cancelled behind its data', () => {
  it.each([
    ['خلص ما بدي، ابعتيها زي ما هي', 'خلص ما بدي'],
    ['بس الغيها من الموقع لانها مكررة وابعتي هاي', 'الغيها'],
    ['cancel it on the site and send this one', 'cancel it'],
    ['الشنطة الي طلبتها معلش كنسليها', 'كنسليها'],
    ['كنسليها الكنزة السودا وخلي البيضا', 'كنسليها'],
    ['الغي الحلق وخلي الباقي', 'الغي الحلق'],
  ])('is filled in, and asked about in the words that may cancel it: %s', (said, words) => {
    const text = `${ORDER}\n${said}`;
    const { fields, findings } = draftPasted(readPastedOrder(text, practiceIndex), ACCOUNT, text);
    expect(fields.firstName).toBe('هلا غانم');
    expect(findings).toContainEqual(
      expect.objectContaining({
        field: 'firstName',
        severity: 'doubt',
        code: 'pasted-cancelled',
        params: { text: words },
      }),
    );
  });

  it('says why its form is empty, in the words that cancel it', () => {
    const text = `${ORDER}\nمعلش اختي الغيها`;
    const { fields, findings } = draftPasted(readPastedOrder(text, practiceIndex), ACCOUNT, text);
    expect(fields.firstName).toBe('');
    expect(findings).toContainEqual(
      expect.objectContaining({ field: 'firstName', code: 'pasted-cancelled', params: { text: 'الغيها' } }),
    );
  });
});
