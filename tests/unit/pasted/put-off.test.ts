import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';

const ORDER = 'هلا غانم\nطوباس شارع المدارس\n0598120054\n75 شيكل';

const read = (said: string) => readPastedOrder(`${ORDER}\n${said}`, practiceIndex);

/** What an order costs and is asked about, with these words behind it, which are no part of it. */
const asked = (said: string) => {
  const { name, place, street, phones, amount, note, problems } = read(said);
  expect([name?.value, place?.match.recognised, street?.value, phones.length]).toEqual([
    'هلا غانم',
    true,
    'شارع المدارس',
    1,
  ]);
  return [amount?.value.value, amount?.sure, problems.map(({ code }) => code), note?.value];
};

const SENT = ['75', true, [], undefined];
const ASKED = ['75', false, ['cancelled-partly'], undefined];

describe('an order of which one piece is dropped', () => {
  it.each([
    'شيلوا الحمرا',
    'شيلي الحلق لو سمحتي',
    'شيليلي الحلق',
    'بدي اشيل البنطلون',
    'شيلوا وحدة من البلايز',
    'شيلي وحدة',
    'انسوا الحمرا',
    'ما عاد بدي الحمرا',
    'remove one',
    'take one off',
    'תורידו אחד',
    'ممكن تشيلوا البنطلون من الطلب',
    'خلص شيلوا النظارة بكفي الجزدان',
    'احذفوا الحمرا',
    'احذف البلوزة',
    'قيموا الحلق',
    'بلاش الحمرا',
    'remove the red one',
    'please remove the red one',
    'can you take out the red one',
    'take the red one off',
    'take the red dress out please',
    'drop the red one',
    'leave out the red one',
    'skip the red one',
    'תורידו את האדום',
    'תורידי לי את התיק',
    'תוציאו בבקשה את האדום',
    'אפשר להוריד את התיק',
    'sheelo el 7amra',
    'shili el bloozeh',
    'bala el 7amra',
    'remove the door mat',
    'remove the bell necklace',
    'remove the box',
    'شيلوا الكرتونة',
  ])('is asked what it costs: %s', (said) => {
    expect(asked(said)).toEqual(ASKED);
  });

  it.each([
    'لا تشيلوا الحمرا',
    'شيلوا السعر عن الكيس',
    'شيلوا الرقم القديم',
    'اذا مش موجودة شيلوا الحمرا',
    'شيلوا الطرد بحذر',
    'انسوا الرقم القديم',
    'remove the price tag',
    'please remove the old number',
    'remove the wrapping',
    'بلاش الجرس',
    'بلاش الاتصال',
    'احذفوا الرسالة',
    'remove the tags',
    'skip the bell',
    'leave out the back door',
    'take the goods out of the box',
    'skip the bell please',
    "don't remove the red one",
    'drop the parcel at the shop',
    'drop the bag at the reception',
    'drop the dress off at my shop',
    'leave the dress out of the bag',
    'take the stairs',
    'תורידו את המחיר',
  ])('is asked about nothing where no piece of it is: %s', (said) => {
    expect(read(said).problems).toEqual([]);
  });
});

describe('somebody’s name', () => {
  it('drops no piece, though it begins as “forget” does', () => {
    const { name, problems } = readPastedOrder(ORDER.replace('هلا غانم', 'أنس الصفدي'), practiceIndex);
    expect([name?.value, problems]).toEqual(['أنس الصفدي', []]);
  });
});

describe('an order that is put off', () => {
  it.each([
    'استنوا شوي',
    'بس استني شوي لو سمحتي',
    'استنوا علي',
    'استنوا عليها شوي',
    'انتظروا شوي',
    'انتظروا مني اتصال',
    'الرجاء الانتظار',
    'اجل الطلب',
    'اجلوا التسليم',
    'اجلوها شوي',
    'خليها لبعدين',
    'hold off on this until i tell you',
    'can you wait a few days',
    'תעצרו רגע',
    'istanno 3alay',
    'ma tib3atoha hala2',
    'khaloha 3endkom',
    'استنى لحد ما احكيلك',
    'استنوا مني خبر',
    'استنوا للخميس',
    'اجلوا الطلب',
    'أجلي الطلبية للاسبوع الجاي',
    'اجلوها لبعد العيد',
    'بدي اأجل الطلب',
    'ممكن تاجلوا التوصيل',
    'تأجيل الطلب',
    'لا تطلعوها هلا',
    'لا تبعتوها لحد الخميس',
    'خلوها عندكم لحد ما احكيلكم',
    'خلوا الطلب عندكم',
    'خلوها للشهر الجاي',
    'وقفوها شوي',
    'hold off',
    'please hold off for now',
    'hold on',
    'please wait',
    'wait a bit please',
    'wait for my confirmation',
    'postpone the order',
    'delay it till next week',
    'can you put it on hold',
    "don't send until thursday",
    "please don't send it until thursday",
    "don't ship the dress until next week",
    'תחכו עם זה',
    'תחכי רגע',
    'חכו עם המשלוח',
    'תחכו עם זה בינתיים, אני אחזור אליכם',
    'תדחו את ההזמנה',
    'אפשר לדחות את המשלוח',
    'אל תשלחו עד יום חמישי',
    'istanno shway',
    'stanni shwai',
    'ajlo el talab',
    'ajjelo el order',
  ])('is asked about: %s', (said) => {
    expect(asked(said)).toEqual(ASKED);
  });

  it.each([
    'استنوني عند الباب',
    'رح استنى شوي',
    'أنتظر ردكم',
    'انتظر اتصالكم',
    'بستنى الطرد',
    'استنوا السائق عند الدوار',
    'من اجل العيد',
    'اجل وصلني',
    'بانتظار الطرد',
    'تأجيل الدفع ممنوع',
    'خليها عند الجيران',
    'خلوا الباقي عندكم',
    'sorry for the delay',
    "i can't wait",
    'wait at the gate please',
    'please wait for me outside',
    "don't wait",
    'מחכה למשלוח',
    'חכו לי ליד השער',
  ])('is none where somebody waits, or something else does: %s', (said) => {
    expect(read(said).problems).toEqual([]);
  });

  it.each(['استنوا شوي', 'لحظة استني شوي', 'hold on', 'please wait', 'תחכו רגע'])(
    'is none where its data follow: %s',
    (said) => {
      const { amount, problems } = readPastedOrder(`${said}\n${ORDER}`, practiceIndex);
      expect([amount?.sure, problems]).toEqual([true, []]);
    },
  );
});

describe('an order that is cancelled if it is still there', () => {
  it.each([
    'اذا ما طلع الطلب الغوه',
    'اذا الطلب لسا ما طلع الغوه',
    'اذا لسا ما انبعت الغيه',
    'لو ما بعتوه كنسلوه',
    'اذا ما طلعت اليوم الغوها',
    'اذا مش طالع كنسلوه',
    "if it didn't ship cancel it",
    'if it has not left yet please cancel',
    'אם עוד לא יצא תבטלו אותו',
  ])('is asked about: %s', (said) => {
    expect(asked(said)).toEqual(ASKED);
  });

  it.each(['اذا رقمي مسكر الغوه', 'لو ما رد الغيه', 'اذا ما وصل لبكرا الغوه'])(
    'is asked about nothing where something else may happen: %s',
    (said) => {
      expect(asked(said)).toEqual(SENT);
    },
  );
});

describe('what may cancel an order', () => {
  it.each(['please dont send', 'please cancel it on insta and send this', 'please wait'])(
    'is no note of its parcel: %s',
    (said) => {
      expect(asked(said)).toEqual(ASKED);
    },
  );
});
