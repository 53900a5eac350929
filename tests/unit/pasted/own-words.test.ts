import { describe, expect, it } from 'vitest';
import { wordsBeside } from '../../../lib/i18n/finding-text';
import type { ParcelFieldName } from '../../../lib/parcel/parcel-draft';
import { draftPasted } from '../../../lib/pasted/draft-pasted';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { anAccount } from '../parcel/made-up';

/** What stands beside a field of a form that was filled from this text. */
function beside(field: ParcelFieldName, text: string): string | null {
  const draft = draftPasted(readPastedOrder(text, practiceIndex), anAccount(), text);
  return wordsBeside(field, draft, { language: 'en' });
}

describe('a field that a chat leaves open', () => {
  it('has both towns of the text beside it, where neither is chosen', () => {
    const words = beside('village', 'منذر صلاحات\nنابلس أو طوباس وين ما بدك\n0599220871');
    expect(words).toMatch(/نابلس.*طوباس/);
  });

  it('has the whole text beside the village, where no place was found in it', () => {
    expect(beside('village', 'رائد دراغمة\nعند الدوار الكبير\n0599214478')).toContain('عند الدوار الكبير');
  });

  it('has the number that is no phone beside it', () => {
    expect(beside('phone', 'رائد دراغمة\nطوباس شارع المدارس\nجوال 05992144\n90 شيكل')).toContain('05992144');
  });

  it('has every amount of the text beside it, where there are two', () => {
    const words = beside('totalPrice', 'رائد دراغمة طوباس شارع المدارس 0599214478\n90 شيكل\n120 شيكل');
    expect(words).toMatch(/90.*120/);
  });

  it('has nothing beside it where nothing is open', () => {
    expect(beside('village', 'رائد دراغمة طوباس شارع المدارس 0599214478 90 شيكل')).toBeNull();
  });
});
