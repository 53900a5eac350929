import { expect, it } from 'vitest';
import { readEvent } from '../../../relay/events/read-event';

it('reads an event that is nested deeper than the stack, and tells it from another', () => {
  const deep = (status: number) =>
    Buffer.from(
      `{"parcel_code":"P","parcel_status_id":${status},"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    );
  const [once, again, other] = [deep(1), deep(1), deep(2)].map((body) => readEvent(body, 'secret'));
  expect(once).toMatchObject({ parcelCode: 'P', statusId: 1 });
  expect(again).toEqual(once);
  expect(other?.digest).not.toBe(once?.digest);
});
