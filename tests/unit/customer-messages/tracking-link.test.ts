import { expect, it } from 'vitest';
import { isTrackingLink, LONGEST_LINK, trackingLink } from '../../../lib/customer-messages/tracking-link';

it.each([
  'https://track.example/{code}',
  'https://track.example/parcels?code={code}',
  'https://track.example/#/{code}',
  'https://shop.example:8443/تتبع/{code}/',
])('%s is where a parcel can be seen', (link) => {
  expect(isTrackingLink(link)).toBe(true);
});

it.each([
  ['no code', 'https://track.example/'],
  ['no https', 'http://track.example/{code}'],
  ['a program', 'javascript:alert({code})'],
  ['no address', '{code}'],
  ['the code as the site', 'https://{code}.example/'],
  ['the code before the site', 'https://{code}@track.example/'],
  ['somebody’s password', 'https://me:secret@track.example/{code}'],
  ['another placeholder', 'https://track.example/{code}/{phone}'],
  ['a blank', 'https://track.example/a b/{code}'],
  ['too long', `https://track.example/{code}${'x'.repeat(LONGEST_LINK)}`],
])('%s is none', (_, link) => {
  expect(isTrackingLink(link)).toBe(false);
});

it('a code is put in whole, whatever it is made of, and nothing is where there is none', () => {
  const link = 'https://track.example/{code}';
  expect(trackingLink(link, 'SB1/2?x')).toBe('https://track.example/SB1%2F2%3Fx');
  expect(trackingLink(link, '')).toBe('');
  expect(trackingLink(undefined, 'SB1')).toBe('');
});
