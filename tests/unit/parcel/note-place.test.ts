import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { doubtNotePlace, placesInNotes } from '../../../lib/parcel/note-place';
import { readGazetteer } from '../../../lib/villages/gazetteer';
import { matchVillage } from '../../../lib/villages/match';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { villagesOf } from '../../bench/villages/directories';
import { PLACES } from '../../bench/villages/options';
import directory from '../../sandbox/data/directory.json';
import { fact } from './made-up';

const index = buildVillageIndex(villagesOf(directory), readGazetteer(readFileSync(PLACES, 'utf8')));

/** The villages that a note beside an address in this town is asked about. */
function asked(city: string, note: string) {
  const address = { city, state: null, address1: 'شارع المدرسة 4', address2: null, country: 'PS' };
  const match = matchVillage(index, address);
  expect(match.confident).toBe(true);
  return doubtNotePlace(placesInNotes({ customerNote: fact(note) }, index), address, match, index).map(
    ({ params }) => params,
  );
}

describe('a customer’s note that says where the parcel goes', () => {
  it.each([
    ['رام الله', 'لو سمحتوا وصلوا الطلب على نابلس مش رام الله', 'نابلس'],
    ['رام الله', 'العنوان الصحيح: نابلس رفيديا', 'رفيديا'],
    ['رام الله', 'انا حاليا في الخليل، ارسلوه على الخليل دورا', 'دورا'],
    ['رام الله', 'Please deliver to Hebron, Ein Sara instead', 'الخليل'],
    ['رام الله', 'Deliver to Nablus', 'نابلس'],
    ['نابلس', 'التوصيل لبيت فوريك', 'بيت فوريك'],
  ])('is asked about where the address is of another place: %s, “%s”', (city, note, village) => {
    expect(asked(city, note)).toEqual([{ text: note, village }]);
  });

  it.each([
    ['نابلس', 'لو سمحتوا وصلوا الطلب على نابلس مش رام الله'],
    ['بيت فوريك، نابلس', 'التوصيل لبيت فوريك'],
    ['بيت فوريك، نابلس', 'نابلس'],
    ['رام الله', 'انا من جنين بس ساكنة برام الله'],
    ['رام الله', 'الرجاء الاتصال قبل الوصول. الباب الخلفي'],
    ['رام الله', 'خلف بنك القدس، شارع نابلس'],
    ['رام الله', 'بعد مدرسة بيت جالا بمئة متر'],
    ['رام الله', 'بدي اياه قبل السبت لاني مسافرة على عمان'],
    ['رام الله', 'هدية لأختي سلام'],
    ['رام الله', 'اتصلوا على مجد 0569123456'],
    ['رام الله', 'كل عام وانت بخير يا خليل'],
    ['رام الله', 'Happy birthday Farah'],
    ['رام الله', 'For Rana'],
    ['رام الله', 'Free delivery please'],
    ['رام الله', 'leave at the reception desk of Nablus Hospital'],
  ])('is not asked about where it says the same, or another thing: %s, “%s”', (city, note) => {
    expect(asked(city, note)).toEqual([]);
  });

  it('counts as much where staff wrote it', () => {
    const address = { city: 'رام الله', state: null, address1: null, address2: null, country: 'PS' };
    const remarks = ['تم الاتصال', 'تم تعديل العنوان بالهاتف: نابلس - رفيديا'];
    const order = { customerNote: fact('شكرا'), remarks };
    const [found] = doubtNotePlace(placesInNotes(order, index), address, matchVillage(index, address), index);
    expect(found?.params).toEqual({ text: remarks[1], village: 'رفيديا' });
  });

  it('says nothing of an address whose village a person chooses', () => {
    const nowhere = { city: 'لا مكان', state: null, address1: null, address2: null, country: 'PS' };
    const note = { customerNote: fact('وصلوا الطلب على نابلس') };
    expect(doubtNotePlace(placesInNotes(note, index), nowhere, matchVillage(index, nowhere), index)).toEqual(
      [],
    );
  });
});
