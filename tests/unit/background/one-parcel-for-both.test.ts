import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { draftKeyOf } from '../../../lib/order-key';
import { originsOf } from '../../../lib/parcel/empty-fields';
import { doubt } from '../../../lib/parcel/finding';
import type { Finding, ParcelDraft, ParcelEdits } from '../../../lib/parcel/parcel-draft';
import { mergeParcels } from '../../../lib/review/together';
import { addEdits } from '../../../lib/typed/saved-edits';
import { someFields } from '../parcel/made-up';

const { decideTogether } = await import('../../../entrypoints/background/review/decide-together');
const { collect, formOf, nextOrder, setUpReview } = await import('./review-orders');

beforeEach(setUpReview);

/** What a parcel says that carries both of two orders to one phone, into which this was typed. */
async function carriedBy(phone: string, first: ParcelEdits, second: ParcelEdits) {
  const [carrier, carried] = [nextOrder({}, phone), nextOrder({}, phone)];
  const collectionId = await collect(carrier, carried);
  await addEdits({ key: draftKeyOf(carrier), orderId: carrier.id, edits: first });
  await addEdits({ key: draftKeyOf(carried), orderId: carried.id, edits: second });
  await decideTogether({ collectionId, orderId: carried.id, choice: 'merged', with: carrier.id });
  return (await formOf(carrier, collectionId)).draft;
}

const STREET = { streetName: 'شارع المدارس' };
const FULLER = 'شارع المدارس قرب الجامع';

it.each<[string, ParcelEdits]>([
  ['an exchange', { isReplacement: true }],
  ['of another day', { plannedDate: '2099-12-05' }],
  ['of another weight', { weight: '12' }],
  ['of another street', { streetName: 'عمارة النور، الطابق 3' }],
  ['for somebody else', { firstName: 'أم رامي' }],
  ['for somebody else, in another script', { firstName: 'Ahmad Odeh' }],
  [
    'in two parcels',
    {
      parcels: [
        { amount: '100', description: '' },
        { amount: '40', description: '' },
      ],
    },
  ],
])('one parcel for two orders is refused where one is %s: nobody would see it', async (_, edits) => {
  await expect(carriedBy('0599300044', {}, edits)).rejects.toMatchObject({ code: 'changed-since-shown' });
  await expect(carriedBy('0599300045', edits, {})).rejects.toMatchObject({ code: 'changed-since-shown' });
});

it.each<[string, ParcelEdits, ParcelEdits, ParcelEdits]>([
  ['the fuller street', STREET, { streetName: FULLER }, { streetName: FULLER }],
  ['the fuller street', { streetName: FULLER }, STREET, { streetName: FULLER }],
  ['the only street', { streetName: '' }, STREET, STREET],
  ['the only street', STREET, { streetName: '' }, STREET],
  [
    'one person in two scripts',
    { firstName: 'Salma Odeh' },
    { firstName: 'سلمى عودة' },
    { firstName: 'Salma Odeh' },
  ],
  [
    'one person in two scripts',
    { firstName: 'سلمى عودة' },
    { firstName: 'Salma Odeh' },
    { firstName: 'سلمى عودة' },
  ],
])('one parcel for two orders says %s', async (_, first, second, said) => {
  expect((await carriedBy('0599300051', first, second)).fields).toMatchObject(said);
});

it('one parcel for two orders is as it was once the second is taken out again', async () => {
  const [carrier, carried] = [nextOrder({}, '0599300052'), nextOrder({}, '0599300052')];
  const collectionId = await collect(carrier, carried);
  await addEdits({ key: draftKeyOf(carrier), orderId: carrier.id, edits: STREET });
  await addEdits({ key: draftKeyOf(carried), orderId: carried.id, edits: { streetName: FULLER } });
  const decision = { collectionId, orderId: carried.id, with: carrier.id };
  await decideTogether({ ...decision, choice: 'merged' });
  await decideTogether({ ...decision, choice: 'undecided' });
  expect((await formOf(carrier, collectionId)).draft.fields).toMatchObject(STREET);
});

it('one parcel for two orders answers nothing that is asked of the first one’s street', () => {
  const draft = (streetName: string, findings: readonly Finding[] = []): ParcelDraft => ({
    fields: someFields({ streetName }),
    origins: originsOf({}),
    findings,
    reckoning: [],
  });
  const asked = [doubt('streetName', 'address-of-another', { text: '' })];
  expect(mergeParcels(draft(STREET.streetName), draft(FULLER), false)).toMatchObject({ streetName: FULLER });
  expect(mergeParcels(draft(STREET.streetName, asked), draft(FULLER), false)).toBeNull();
  expect(mergeParcels(draft('', asked), draft(FULLER), false)).toBeNull();
  expect(mergeParcels(draft(FULLER, asked), draft(STREET.streetName), false)).not.toHaveProperty(
    'streetName',
  );
});

it('one parcel for two orders says what both say: their notes, and a phone that the second alone has', async () => {
  const said = { note: 'هدية', customerPrivateNote: 'لا تذكروا السعر', phone2: '0569111222' };
  const { fields } = await carriedBy('0599300046', { note: 'قبل المغرب' }, said);
  expect(fields).toMatchObject({ ...said, note: 'قبل المغرب\nهدية', phone: '0599300046' });
  expect((await carriedBy('0599300047', said, said)).fields).toMatchObject(said);
  const other = carriedBy('0599300048', { phone2: '0569111333' }, said);
  await expect(other).rejects.toMatchObject({ code: 'changed-since-shown' });
});

it('one parcel for two orders names goods of both, however many the first has', async () => {
  const { fields, findings } = await carriedBy(
    '0599300049',
    { description: 'قميص '.repeat(50) },
    { description: 'فستان أحمر' },
  );
  expect(fields.description).toMatch(/^قميص .*… \+ فستان أحمر$/);
  expect(findings).toEqual([]);
});
