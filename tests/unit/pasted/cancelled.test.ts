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
    'please cancel it, dont send it',
    "please cancel it, don't send it",
    'cancel it pls, no need to send it',
    "cancel it. don't send this",
    'cancel it and never send it',
    'Cancel it before you send it',
    'cancel it, I will send it back',
    "cancel it, i'll send this back",
    'cancel it and send it to someone else',
    'cancel it and send it later',
    'cancel it, the money send it to my account',
    'الغيها لو لسا ما ابعتوها',
    'الغيها قبل ما ترسلوها',
    'الغيها وما ابعتيها',
    'الغيها\nما ابعتيها',
    'الغيها بدون ما ابعتها',
    'الغيها السائق جابها مكسورة',
    'الغيها الشوفير وصلها مكسورة',
    'الغيها والمندوب سلمها غلط',
    'الغيها الزبونة سافرت',
    'الغيها بس الولد مرض',
    'الغيها والمصاري ابعتيهم على حسابي',
    'الغيها ورجعيلي العربون ابعتيه ع ريفلكت',
    'الغيها والفلوس ابعتيهم ع البنك',
    'الغيها ورجعيلي حقها وارسليها ع رقمي',
    'الغيها وبدي ارسلها المصاري',
    'الغيها والفاتورة ارسليها ع الواتس',
    'الغيها والصورة ابعتيها',
    'الغيها بدي ارسلها لاختي',
    'الغيها وابعتيها لبنت تانية',
    'الغيها وابعتيها للزبونة الي بعدي',
    'الغيها والمبلغ ابعتيه لاختي',
    'الغيها وحقها ابعتيه ع جوال باي',
    'الغيها ليش ابعتوها',
    'الغيها لانكم ابعتوها متاخر',
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
    'الغيها لو سمحتي من الموقع وابعتي هاي',
    'cancel it from the website please and send it from here',
    'please cancel it on insta and can you send this',
  ])('is one still where it is to be sent all the same, and is asked about: %s', (said) => {
    const { phones, amount } = readPastedOrder(`${ORDER}\n${said}`, practiceIndex);
    expect([phones.length, amount?.value.value, amount?.sure]).toEqual([1, '75', false]);
  });

  it.each([
    ['خلص ما بدي، ابعتيها زي ما هي', 'خلص ما بدي'],
    ['بس الغيها من الموقع لانها مكررة وابعتي هاي', 'الغيها'],
    ['cancel it on the site and send this one', 'cancel it'],
    ['الشنطة الي طلبتها معلش كنسليها', 'كنسليها'],
    ['كنسليها الكنزة السودا وخلي البيضا', 'كنسليها'],
    ['الغي الحلق وخلي الباقي', 'الغي الحلق'],
  ])('is filled in, and asked about in the words that may cancel it: %s', (said, words) => {
    const text = `${ORDER}\n${said}`;
    const { fields, findings } = draftPasted(readPastedOrder(text, practiceIndex), ACCOUNT, text);
    expect(fields.firstName).toBe('هلا غانم');
    expect(findings).toContainEqual(
      expect.objectContaining({
        field: 'firstName',
        severity: 'doubt',
        code: 'pasted-cancelled',
        params: { text: words },
      }),
    );
  });

  it('is asked about nothing where a phone, or an older order, is what is cancelled', () => {
    for (const said of ['رقمي التاني الغيه', 'الغي الطلب القديم', 'ما تلغيها']) {
      const { problems } = readPastedOrder(`${ORDER}\n${said}`, practiceIndex);
      expect(problems).toEqual([]);
    }
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
