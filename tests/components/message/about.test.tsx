import { expect, it } from 'vitest';
import { aboutOrder } from '../../../components/message/about';
import { ACCOUNT, FIELDS, madeForm } from '../support/made-form';

it.each([
  ['175', '175'],
  ['175 ₪', '175'],
  ['175 JOD', ''],
  ['about 175', ''],
])('an order whose amount is written %j is asked about with %j', (totalPrice, amount) => {
  expect(aboutOrder(madeForm(), { ...FIELDS, totalPrice }, ACCOUNT).amount).toBe(amount);
});
