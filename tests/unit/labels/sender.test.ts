import { expect, it } from 'vitest';
import { senderOf } from '../../../lib/labels/sender';

it.each([
  'delivery.example',
  'delivery.example 2',
  'api.delivery.co.ps',
  'localhost:45797',
  'localhost',
  '127.0.0.1:4010',
  '127.0.0.1',
  '[::1]:4010',
  'xn--mgbai9azgqp6j.example',
])('prints no sender where an account is called by the host %s', (name) => {
  expect(senderOf(name)).toBeNull();
});

it.each(['Olive shop', 'متجر الزيتون', 'خزف نابلس 2', 'St. Mary’s 2', 'Dr. Ceramics', 'Zaytoun', 'متجر.نت'])(
  'prints the shop’s own name: %s',
  (name) => {
    expect(senderOf(name)).toBe(name);
  },
);

it('prints none where the account is gone', () => {
  expect(senderOf(null)).toBeNull();
});
