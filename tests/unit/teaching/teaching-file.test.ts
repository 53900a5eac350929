import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTeachings, writeTeachings } from '../../../lib/teaching/teaching-file';
import { teachingSchema } from '../../../lib/teaching/teaching-schema';
import { taughtStrange } from './strange-lesson';

const taught = taughtStrange();
const file = (teachings: readonly unknown[], version: unknown = 1) =>
  JSON.stringify({ format: 'shahna-teachings', version, teachings });

describe('a file of taught stores', () => {
  it('holds what was taught, and is to be confirmed by whoever opens it', () => {
    const [opened, ...more] = findTeachings(writeTeachings([taught]), 7) ?? [];
    expect(more).toEqual([]);
    expect(opened).toEqual({ ...taught, id: opened?.id, state: 'imported', changedAt: 7 });
    expect(opened?.id).not.toBe(taught.id);
  });

  it('holds nothing that is not confirmed', () => {
    expect(findTeachings(writeTeachings([{ ...taught, state: 'imported' }]), 7)).toBeNull();
  });

  it.each([
    ['no file of ours', '{"teachings": []}'],
    ['no JSON', 'شحنة'],
    ['a later version', file([taught], 2)],
    ['a site that is none', file([{ ...taught, origin: 'https://shop.example/x' }])],
    ['a tag that is a selector', file([{ ...taught, data: tagged('a:has(*)') }])],
    ['one that reads too little', file([{ ...taught, data: {} }])],
    ['more than anybody’s', file(Array.from({ length: 101 }, () => taught))],
  ])('is refused when it is %s', (_why, text) => {
    expect(findTeachings(text, 7)).toBeNull();
  });

  it('never throws, and gives nothing that is no teaching', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => file([value])),
    );
    fc.assert(
      fc.property(anything, (text) => {
        for (const teaching of findTeachings(text, 7) ?? [])
          expect(teachingSchema.safeParse(teaching).success).toBe(true);
      }),
    );
  });
});

function tagged(tag: string) {
  const place = { by: 'attribute', tag, name: 'data-sum', value: null, begins: false };
  return { ...taught.data, total: { part: { take: 'whole' }, ways: [{ place, seen: 2 }] } };
}
