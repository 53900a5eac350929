import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readInvitation, writeInvitation } from '../../../lib/relay/invitation';

const invitation = {
  version: 1,
  url: 'https://relay.example',
  shop: 'متجر الأمل',
  secret: 'abc.def',
  privateKey: 'AAAA',
  orderSecret: 'BBBB',
} as const;

it('is read as it was written, with what a chat puts around it', () => {
  expect(readInvitation(`  ${writeInvitation(invitation)}\n`)).toEqual(invitation);
});

it('that was cut off or is something else is none', () => {
  const text = writeInvitation(invitation);
  fc.assert(fc.property(fc.nat(text.length - 1), (end) => readInvitation(text.slice(0, end)) === null));
  fc.assert(fc.property(fc.string(), (other) => readInvitation(`shahna-relay:${other}`) === null));
  expect(readInvitation(writeInvitation({ ...invitation, url: 'javascript:alert(1)' }))).toBeNull();
});
