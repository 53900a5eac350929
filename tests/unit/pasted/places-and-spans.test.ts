import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { readGazetteer } from '../../../lib/villages/gazetteer';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { practiceIndex } from '../../bench/pasted/directory';
import { takenFrom } from '../../bench/pasted/score';
import { villagesOf } from '../../bench/villages/directories';
import directory from '../../sandbox/data/directory.json' with { type: 'json' };

it('takes a town for the one whose lands the village beside it is of', () => {
  const places = readGazetteer(
    readFileSync(new URL('../../../assets/public/places.txt', import.meta.url), 'utf8'),
  );
  const index = buildVillageIndex(villagesOf(directory), places);
  const order = readPastedOrder('هلا غانم\nدورا خرسا قرب الجامع\n0598120054', index);
  expect(takenFrom(order)).toMatchObject({ village: 'الخليل/خرسا', street: 'قرب الجامع' });
});

it.each([
  ['منذر صلاحات\nنابلس أو طوباس وين ما بدك\n0599220871', ['نابلس', 'طوباس']],
  ['يا الزبابدة يا قباطية\nخالد لحلوح\n0597220440', ['الزبابدة', 'قباطية']],
  ['لينا زيد\nالصبح بكون بحوارة وبعد الظهر بعزون عتمة\n0597220440', ['حوارة', 'عزون عتمة']],
  ['بستلمها من جنين عند سيدي او من يعبد، بخبركم\nلينا زيد\n0597220440', ['جنين', 'يعبد']],
  ['عنوان البيت: كفر كنا\nعنوان العمل: الناصرة\nديانا سكران\n0507731194', ['كفر كنا', 'الناصرة']],
])('chooses neither of two towns in one message, and takes no street: %s', (text, towns) => {
  const { place, street } = readPastedOrder(text, practiceIndex);
  expect(place?.match).toMatchObject({ confident: false, recognised: false });
  expect(place?.match.choices.map(({ name }) => name)).toEqual(expect.arrayContaining(towns));
  expect(street).toBeNull();
});

it.each([
  ['صفا محمود', 'صفا'],
  ['مجد خليل', 'المجد'],
  ['خالد', 'الخوالد'],
  ['Majd Tamimi', 'المجد'],
  ['Reem', 'الرام'],
])('asks whether %s is a person or a village', (person, village) => {
  const { place } = readPastedOrder(`${person}\n0599123456\n50 شيكل`, practiceIndex);
  expect(place?.match).toMatchObject({ confident: false, recognised: false });
  expect(place?.match.choices.map(({ name }) => name)).toContain(village);
});

it('shows a phone that is dictated with all the words that it is said in', () => {
  const text = 'سماح عيسى دورا صفر خمسة تسعة سبعة ثلاثة ثلاثة واحد صفر ثمانية اثنين';
  const [{ spans } = { spans: [] }] = readPastedOrder(text, practiceIndex).phones;
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([
    'صفر خمسة تسعة سبعة ثلاثة ثلاثة واحد صفر ثمانية اثنين',
  ]);
});
