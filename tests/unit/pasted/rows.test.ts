import { describe, expect, it } from 'vitest';
import { NOT_MEANT } from '../../../lib/pasted/order-words';
import { isOthersNumber, OTHERS_NUMBERS } from '../../../lib/pasted/phone-words';

describe('the rows of what stands before another’s number', () => {
  it.each(OTHERS_NUMBERS)('have an example that they hold: $example', ({ example, says }) => {
    expect(says.test(`${example} `)).toBe(true);
  });

  it.each(['رقمي', 'رقم المستلم', 'البلدة القديمة', 'المرسل إليه رنا', 'قرب'])(
    'hold nothing of what stands before a customer’s own: %s',
    (before) => {
      expect(isOthersNumber(`${before} `)).toBe(false);
    },
  );
});

describe('the rows of what is not meant', () => {
  it.each(NOT_MEANT)('take out all that their example says: $example', ({ example, says }) => {
    expect(`${example}ساكن بنابلس`.replace(says, '')).toMatch(/^ ?(?:ساكن )?بنابلس$/u);
  });
});
