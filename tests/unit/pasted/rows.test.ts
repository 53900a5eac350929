import { describe, expect, it } from 'vitest';
import { pattern, rowsOfPatterns } from '../../../lib/words/patterns';

describe('what stands before another’s number', () => {
  it.each(['رقمي', 'رقم المستلم', 'البلدة القديمة', 'المرسل إليه رنا', 'قرب'])(
    'is nothing of what stands before a customer’s own: %s',
    (before) => {
      expect(pattern('others-number-before').test(`${before} `)).toBe(false);
    },
  );
});

describe('what is not meant', () => {
  it.each(['بيتي بسلواد بس وصلوها على ', 'انا من سلواد بس ', 'البيرة؟ لا، هي '])(
    'is all that is said before it: %s',
    (before) => {
      const said = `${before}ساكن بنابلس`;
      expect(rowsOfPatterns('not-meant', 'gimu').map((says) => said.replace(says, ''))).toContainEqual(
        expect.stringMatching(/^ ?(?:ساكن )?بنابلس$/u),
      );
    },
  );
});
