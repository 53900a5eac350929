import { describe, expect, it } from 'vitest';
import { draftPasted } from '../../../lib/pasted/draft-pasted';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { madeAccount } from '../made-account';

const ORDER = 'هلا غانم\nطوباس شارع المدارس\n0598120054\n75 شيكل';
const ACCOUNT = madeAccount({ id: 'a', name: 'A', address: 'https://delivery.example' });

describe('an order that is cancelled behind its data', () => {
  it.each([
    'معلش اختي الغيها، جوزي ما بده',
    'خلص كنسليها',
    'بطلت بدي اياها',
    'please cancel it',
    'لا بلاش خلص ما بدي',
    'والله بطلت بدي اياها',
    'الصراحة خلص ما بدي',
    'الحمدلله لقيت وحدة، الغيها',
    'الغيها اليوم لو سمحتي',
    'كنسليها الله يسعدك',
    'الغيها الطلبية',
    'خلص الغيها الغيها',
    'السلام عليكم بطلت بدي اياها',
    'التوصيل غالي علي، خلص ما بدي',
    'الطلبية كنسليها',
    'الغيها بس لو سمحت',
    'خلص كنسليها بس',
    'خلص ما بدي\nبس شكرا كتير',
    'كنسليها\nآسفة بس زوجي ما بده',
    'الغيها وخليها لوقت تاني',
    'كنسليها لو سمحتي وابعتيلي المصاري',
    'المقاس مش مناسب الغيها',
    'الصبية غيرت رايها، الغيها',
    'الظروف صعبة، كنسليها',
    'الوضع المادي خلص ما بدي',
    'كنسليها بس المقاس مش مناسب',
    'والله الظروف ما بتسمح خلص ما بدي',
    'الغيها وابعتلي الخبر',
    'الغيها وابعتيلي الرد لو سمحتي',
    'كنسليها وابعتي الفاتورة',
    'الغيها وما تبعتيها',
    'الغيها لا ترسلوها',
    'كنسليها وابعتيها لغيري',
    'الغيها هلا وابعتيلي اياها الشهر الجاي',
    'الطلب الغيه',
    'الطرد الغيه',
    'طلبي على رقم اختي الغيه',
    'رقمي 0598120054 خلص الغيها',
    'please cancel it and send me the money',
  ])('is none: %s', (said) => {
    const { name, phones, place, amount } = readPastedOrder(`${ORDER}\n${said}`, practiceIndex);
    expect([name, phones, place, amount]).toEqual([null, [], null, null]);
  });

  it.each(['ما تلغيها', 'اذا ما وصلت بكرا الغيها', 'الغي الحلق وخلي الباقي', 'بطلت بدي الحلق بس'])(
    'is one still: %s',
    (said) => {
      expect(readPastedOrder(`${ORDER}\n${said}`, practiceIndex).phones).toHaveLength(1);
    },
  );

  it.each([
    'خلص ما بدي، ابعتيها زي ما هي',
    'خلص ما بدي.. ابعتوها متل ما هي',
    'بس الغيها من الموقع لانها مكررة وابعتي هاي',
    'الغيها من الصفحة\nوابعتولي اياها من هون',
    'كنسليها هديك وارسلي هاي',
    'بطلت بدي اياها هديك، وصلولي هاي',
    'cancel it on the site and send this one',
  ])('is one still where it is to be sent all the same, and is asked about: %s', (said) => {
    const { phones, amount } = readPastedOrder(`${ORDER}\n${said}`, practiceIndex);
    expect([phones.length, amount?.value.value, amount?.sure]).toEqual([1, '75', false]);
  });

  it.each([
    'رقمي التاني الغيه',
    'الجوال القديم الغوه',
    'بس رقم زوجي الغيه لو سمحتي',
    'العنوان الاول الغيه',
    'الغيه الرقم التاني',
  ])('is one still where a phone or another datum is what is cancelled: %s', (said) => {
    const { phones, amount } = readPastedOrder(`${ORDER}\n${said}`, practiceIndex);
    expect([phones.length, amount?.value.value, amount?.sure]).toEqual([1, '75', true]);
  });

  it.each([
    'كنسليها الكنزة السودا وخلي البيضا',
    'الغيها السودا وابعتي البيضا',
    'الشنطة بطلت بدي اياها، ابعتي البلوزة بس',
    'الكنزة السودا خلص ما بدي\nبس البيضا',
    'الشنطة الي طلبتها معلش كنسليها',
    'الكنزة بطلت بدي اياها',
    'كنسليها\nوابعتي البيضا بس',
    'الغيها وابعتيلي البيضا',
    'كنسليها وابعتيلي البلوزة',
    'بطلت بدي اياها هاي، بس البيضا',
  ])('is one still where one piece of it is cancelled: %s', (said) => {
    expect(readPastedOrder(`${ORDER}\n${said}`, practiceIndex).phones).toHaveLength(1);
  });

  it.each([
    'كنسليها الكنزة السودا وخلي البيضا',
    'مرحبا الكنزة السودا كنسليها',
    'الشنطة معلش كنسليها',
    'الكنزة خلص ما بدي',
    'بطلت بدي اياها هاي، بس البيضا',
    'الغي الحلق وخلي الباقي',
    'بطلت بدي الحلق بس',
  ])('is asked what it costs by now where one piece of it is cancelled: %s', (said) => {
    const { phones, amount } = readPastedOrder(`${ORDER}\n${said}`, practiceIndex);
    expect([phones.length, amount?.value.value, amount?.sure]).toEqual([1, '75', false]);
  });

  it('costs what it did where nothing of it is cancelled', () => {
    for (const said of ['ما تلغيها', 'اذا ما وصلت بكرا الغيها', 'الغي الطلب القديم']) {
      expect(readPastedOrder(`${ORDER}\n${said}`, practiceIndex).amount?.sure).toBe(true);
    }
  });

  it('says why its form is empty, in the words that cancel it', () => {
    const text = `${ORDER}\nمعلش اختي الغيها`;
    const { fields, findings } = draftPasted(readPastedOrder(text, practiceIndex), ACCOUNT, text);
    expect(fields.firstName).toBe('');
    expect(findings).toContainEqual(
      expect.objectContaining({ field: 'firstName', code: 'pasted-cancelled', params: { text: 'الغيها' } }),
    );
  });
});
