import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { takenFrom } from '../../bench/pasted/score';

const read = (text: string) => readPastedOrder(text, practiceIndex);
const taken = (text: string) => takenFrom(read(text));
const [WRONG, RIGHT, OTHER] = ['0599340612', '0599340621', '0568111222'];

describe('a phone that is said to be wrong, old or another’s', () => {
  it.each([
    [`${WRONG}\n*${RIGHT}`, RIGHT],
    [`[22/10/2026, 16:30] ~Sajeda: ${WRONG}\n[22/10/2026, 16:31] ~Sajeda: *${RIGHT}`, RIGHT],
    [`${WRONG}\n${RIGHT}*`, RIGHT],
    [`${WRONG}\n${RIGHT}\nغلطت بالرقم اخر اشي 21 مش 12`, RIGHT],
    [`${WRONG}\nغلطت بالرقم اخر اشي 21 مش 12`, RIGHT],
    [`${WRONG}\n${OTHER}\nالاول غلط`, OTHER],
    [`${WRONG}\nالرقم غلط\n${OTHER}`, OTHER],
    [`${WRONG}\nلا عفوا ${OTHER}`, OTHER],
    [`${WRONG}\nاستبدلو الرقم ب ${OTHER}`, OTHER],
    [`${WRONG}\nانسو هالرقم\n${OTHER}`, OTHER],
    [`كان عندكم رقم جوزي ${WRONG} امسحوه رنو علي انا ${OTHER}`, OTHER],
    [`احذفو رقم اختي ${WRONG} من عندكم\n${OTHER}`, OTHER],
    [`رقمي اللي عندكم ${WRONG} ضاع، سجلو ${OTHER}`, OTHER],
    [`بعت من رقم جوزي ${WRONG} بس رنو على ${OTHER}`, OTHER],
    [`بعتلك المصاري ع محفظة ${WRONG}\n${OTHER}`, OTHER],
    [`raqmi el adeem ${WRONG}\nel jdeed ${OTHER}`, OTHER],
    [`${WRONG} is my old one\n${OTHER}`, OTHER],
  ])('is not taken: %s', (said, meant) => {
    expect(taken(`رنا عيسى\nطوباس\n${said}`).phones).toEqual([meant]);
  });

  it.each(['059866031\n2', '0598660\n120'])(
    'lacks digits that the next line’s number does not end: %j',
    (said) => {
      expect(taken(`رنا عيسى\nطوباس\n${said}`).phones).toEqual([]);
    },
  );

  it.each([
    `رقمي *${WRONG}*\nورقم جوزي ${RIGHT}`,
    `${WRONG}\nمعلش ${OTHER}`,
    `${WRONG}\n${OTHER}\nالعنوان صح؟`,
    `${WRONG}\n${OTHER}\nالعنوان الي فوق غلط`,
    `${WRONG}\n${OTHER}\nالسعر اللي قبل غلط`,
  ])('is one of two where nothing says so: %s', (said) => {
    expect(taken(`رنا عيسى\nطوباس\n${said}`).phones).toHaveLength(2);
  });

  it('is one phone over the ends of two lines, where it has all of its digits', () => {
    expect(taken('جوالي 0598\n660317\nاسمي رنا عيسى').phones).toEqual(['0598660317']);
    expect(taken('جوالي 0598660317\n120').phones).toEqual(['0598660317']);
  });
});

describe('an amount that the customer gets', () => {
  it.each([
    'ترجيع 140 اله',
    'ترجعلها 140 شيكل',
    'رجعولي 140 شيكل',
    'السواق بيعطيها 140 شيكل وبياخد القطعة',
    'الها عندي 140 شيكل',
    'مرجع القطعة الي اخدتها ب 140',
    'تبديل مقاس والفرق 20 شيكل ترجعولي اياها',
    'refund 140 nis',
    'החזר 140 שקל',
  ])('is not collected: %s', (said) => {
    expect(taken(`رنا عيسى\nطوباس\n0569220381\n${said}`).amount).toBeNull();
  });

  it('makes the amount beside it a question', () => {
    const { amount } = read('رنا عيسى\nطوباس\n0569220381\nالسعر 80 شيكل\nترجعلها 20 شيكل');
    expect(amount).toMatchObject({ value: { value: '80' }, sure: false });
  });
});

describe('an amount without the delivery', () => {
  it.each([
    'el kol 150 bdoon tawseel',
    'el majmou3 150 ghair el tawseel',
    'الكل 150 والتوصيل برا',
    'الكل 150 وعليهم توصيل',
    'الكل 150 من دون حساب التوصيل',
  ])('is a part of what is collected: %s', (said) => {
    expect(read(`رنا عيسى\nطوباس\n0569220381\n${said}`)).toMatchObject({
      amount: null,
      problems: [{ code: 'amount-partial' }],
    });
  });

  it.each([
    ['100 w delivery included', '100'],
    ['180 שקל עד הבית', '180'],
    ['raqmi 0569220381, el 7sab kollo 60 zy ma 7aketi', '60'],
  ])('is none where it is in it: %s', (said, value) => {
    expect(taken(`رنا عيسى\nطوباس\n0569220381\n${said}`).amount).toBe(value);
  });
});

describe('who it is for', () => {
  it.each([
    ['noor_handmade\nReplied to your story\nلانا زريقات', 'لانا زريقات'],
    ['سارة حداد\nردت على قصتك\nلانا زريقات', 'لانا زريقات'],
    ['Sara Haddad\nMentioned you in their story\nلانا زريقات', 'لانا زريقات'],
    ['שמיכה גדולה ב 160 ש"ח\nניסרין אלזבארקה', 'ניסרין אלזבארקה'],
    ['Hala ana Christina bdde 3 candles\nemta btewsal?', 'Christina'],
    ['الزبونة شيرين حروب', 'شيرين حروب'],
    ['نفس الاسم شذى درباس ونفس الرقم', 'شذى درباس'],
    ['هي بنت عمي صبا النتشة وعندها عيد ميلاد', 'صبا النتشة'],
    ['انا اسمي فاتن صلاح والبيت', 'فاتن صلاح'],
    ['בשם פדוא סעדי', 'פדוא סעדי'],
  ])('is no account, question or ware: %s', (said, name) => {
    expect(taken(`${said}\n0597442016`).name).toBe(name);
  });
});

describe('where it goes', () => {
  it.each([
    'طوباس الصبح وبيعبد المسا',
    'بطوباس الصبح وبيعبد المسا',
    'طوباس\nاو اذا اسهل عليكم يعبد',
    'اللي اقرب الكم طوباس والا يعبد',
    'tubas or maybe yabad',
  ])('is asked about where two places are offered: %s', (said) => {
    expect(taken(`رنا عيسى\n${said}\n0569220381`).village).toBeNull();
  });

  it.each([
    ['شارع المدارس لون ازرق مقاس لارج', 'شارع المدارس'],
    ['شارع المدارس ازا ما رديت رنو على جوزي', 'شارع المدارس'],
    ['قدام المدرسة بالضبط بس يوصل الشوفير يرن علي', 'قدام المدرسة بالضبط'],
    ['حي الثغرة يا ريت بكرا', 'حي الثغرة'],
  ])('has a street that ends before the talk: %s', (said, street) => {
    expect(taken(`رنا عيسى\nطوباس ${said}\n0569220381`).street).toBe(street);
  });

  it('is with the family that is named before the village', () => {
    const order = taken('بدل بيتي بالرام خليه يوصل عند اهلي طوباس حارة الخطيب\nاسماء طه 0544419072');
    expect(order).toMatchObject({ village: 'طوباس/طوباس', street: 'حارة الخطيب' });
  });
});
