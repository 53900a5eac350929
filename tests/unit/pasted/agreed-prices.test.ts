import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';

const ORDER = 'هلا غانم\nطوباس شارع المدارس\n0598120054';
const read = (text: string) => readPastedOrder(text, practiceIndex);
const amountOf = (text: string) => read(text).amount?.value.value;

describe('a dialogue that does not say who speaks', () => {
  it('has a price and a fee in the lines that answer', () => {
    const asked = '- لسا في من الشنطة؟\n- اه\n- بكم؟\n- 140\n- طيب والتوصيل لطوباس\n- 20 شيكل حبيبتي\n';
    expect(amountOf(`${asked}${ORDER}`)).toBe('160');
    expect(amountOf(`قديش التوصيل؟\n25\nطيب بدي الطقم ب 100\n${ORDER}`)).toBe('125');
  });

  it('has no price in a number that answers something else', () => {
    expect(read(`شو مقاسك؟\n38\n${ORDER}`).amount?.sure).not.toBe(true);
    expect(amountOf(`${ORDER}\nمش عارفة وين بكون يوم التوصيل\n75 شيكل`)).toBe('75');
  });

  it.each([
    ['قديش السعر مع التوصيل؟\n2 بلوزة سودا و 1 بيضا\nب 90', '90'],
    ['كم مع التوصيل\n42 مقاسي\n130 شيكل', '130'],
    ['how much with delivery?\n2 black shirts\n120 nis', '120'],
    ['بتوصلو على دورا؟\n2 كنزة اسود\nالسعر 120', '120'],
    ['والتوصيل لدورا\n2 من الاسود\n150 شيكل', '150'],
    ['كم سعر التوصيل؟\n1 اسود 1 ابيض\n100 شيكل', '100'],
    ['قديش السعر؟\n2 كنزة\n120 شيكل', '120'],
  ])('has none in how many pieces, or which size, the next line begins with: %s', (said, value) => {
    expect(amountOf(`${said}\n${ORDER}`)).toBe(value);
  });

  it('has no amount where such a number alone stands under the question', () => {
    expect(read(`${ORDER}\nقديش مع التوصيل؟\n2 كنزة مقاس 42`).amount).toBeNull();
  });

  it('is answered by a number with polite words behind it', () => {
    expect(read(`بكم الطقم؟\n75 حبيبتي\n${ORDER}`).amount).toMatchObject({
      value: { value: '75' },
      sure: true,
    });
  });

  it.each([
    ['قديش السعر؟\n120 بس', '120'],
    ['قديش السعر؟\n120 نهائي', '120'],
    ['قديش المجموع؟\n120 كامل', '120'],
    ['السعر 100 شيكل\nكم التوصيل؟\n20 لطوباس', '120'],
    ['السعر 100 شيكل\nكم التوصيل؟\n20 ضفة', '120'],
    ['السعر 100 شيكل\nكم التوصيل؟\n20 عالضفة', '120'],
  ])('is answered by a number that is called the last word, or a fee for a place: %s', (said, value) => {
    expect(amountOf(`${said}\n${ORDER}`)).toBe(value);
  });

  it('has no fee in a size or a count that is said to be for somebody', () => {
    for (const size of ['42 لبنتي', '40 لبنتي', '2 لونين', '2 للاولاد', '2 على بعض', '38 عريض']) {
      expect(amountOf(`السعر 100 شيكل\nكم التوصيل؟\n${size}\n${ORDER}`)).toBe('100');
    }
  });

  it.each(['قديش التوصيل؟\n20', 'والتوصيل؟\n20'])('needs no look at a fee that answers: %s', (said) => {
    expect(read(`السعر 100\n${said}\n${ORDER}`).amount).toMatchObject({
      value: { value: '120' },
      sure: true,
    });
  });

  it.each([
    'مقاسي',
    'المقاس',
    'نمرة رجلي',
    'رقم الحذاء',
    'عمرها',
    'العدد:',
    'قياسي لو سمحتي',
    'وزني',
    'شو مقاسك؟',
  ])('has no price in a number whose own line before it says what it is: %s', (size) => {
    expect(read(`${ORDER}\n${size}\n38`).amount).toBeNull();
    expect(read(`كم مع التوصيل؟\n${size}\n38\n${ORDER}`).amount).toBeNull();
    expect(read(`${ORDER}\nقديش السعر؟\n${size}\n38`).amount).toBeNull();
    expect(amountOf(`${ORDER}\nقديش السعر؟\n${size}\n38\n120 شيكل`)).toBe('120');
  });

  it('has a price still below a name or an address', () => {
    expect(amountOf('0598120054\nطوباس شارع المدارس\nعمر خالد\n120')).toBe('120');
    expect(amountOf('0598120054\nهلا غانم\nطوباس بيت رقم 5\n120')).toBe('120');
  });

  it.each(['الكنزة السودا', 'انا من دورا', 'ابعتيلي صورة'])(
    'is asked about where something else was said in between: %s',
    (said) => {
      expect(read(`بكم الطقم؟\n${said}\n75\n${ORDER}`).amount).toMatchObject({
        value: { value: '75' },
        sure: false,
      });
    },
  );

  it('is asked about where another question stands right above it', () => {
    expect(read(`${ORDER}\nكم السعر؟\nاي طابق انتو؟\n12`).amount?.sure).not.toBe(true);
    expect(read(`${ORDER}\nكم السعر؟\n120`).amount?.sure).toBe(true);
  });

  it('needs no look where what is in between is polite, or the number has a currency', () => {
    expect(read(`بكم الطقم؟\nحبيبتي\n75\n${ORDER}`).amount?.sure).toBe(true);
    expect(read(`بكم الطقم؟\nالكنزة السودا\n75 شيكل\n${ORDER}`).amount?.sure).toBe(true);
  });

  it('is asked about where a bare number answers, and a price stands elsewhere', () => {
    expect(read(`كم مع التوصيل؟\n38\nالسعر 120 شيكل\n${ORDER}`).amount?.sure).not.toBe(true);
    expect(read(`كم مع التوصيل؟\n38\nالسعر 120\n${ORDER}`).amount?.sure).not.toBe(true);
    expect(read(`كم مع التوصيل؟\n90\n${ORDER}`).amount?.sure).toBe(true);
  });
});

describe('of prices that were agreed on one after the other', () => {
  it.each([
    ['what the shop says last', 'الزبونة: خليها 80\nالبائع: 85 وواصل لعندك\nالزبونة: ماشي', '85'],
    ['what it came to last', 'الطقم ب 190\nصار 170\nلا صار 175 اخر اشي', '175'],
    ['the whole, said behind what one piece came to', 'خليها 80\nالمجموع مع التوصيل 100', '100'],
    ['what it became, and not the whole before it', 'المجموع 240\nطيب شيلي الحلق\nصار 195', '195'],
  ])('is meant: %s', (_, said, value) => {
    expect(amountOf(`${ORDER}\n${said}`)).toBe(value);
  });

  it('is asked about, where they differ', () => {
    expect(read(`${ORDER}\nصار 170\nصار 175`).amount?.sure).toBe(false);
    expect(read(`${ORDER}\nصار 175`).amount?.sure).toBe(true);
  });
});

describe('a total', () => {
  it.each([
    ['behind a line’s equals sign', '٢ مانيكير ب ٣٠\nكريم ٥٥\nتوصيل ٢٠\n= ١٠٥', '105'],
    ['with the delivery named before it', 'الفستان 120\nوزيدي ربطة ال15\nاوك المجموع بالتوصيل 155', '155'],
    ['of pieces, with the delivery on the shop', 'القميص 70 والبنطلون 90 والتوصيل علينا يعني 160', '160'],
    ['with what the driver takes', 'سماعة 85 شيكل والشوفير بده 20 شيكل فوقهم', '105'],
    ['of the goods and the fee', 'البضاعة 180 ومشلوح 20', '200'],
    ['as the fee alone of an exchange', 'تبديل قطعة\nبدفع 20 توصيل بس', '20'],
    ['as what is left with her', 'حولتلك عربون 100 ع البنك\nضل عندي 220 بعطيهم للشوفير', '220'],
  ])('is read %s', (_, said, value) => {
    expect(amountOf(`${ORDER}\n${said}`)).toBe(value);
  });
});

describe('sums of several lines', () => {
  it.each(['بلوزة 2 ب 45 = 90\nبنطلون 2 ب 50 = 100', 'بلوزة 2×45 = 90\nشنطة = 120'])(
    'are no total of the order, the last of them neither: %s',
    (said) => {
      expect(read(`${ORDER}\n${said}`).problems.map(({ code }) => code)).toEqual(['amounts-several']);
    },
  );

  it('are what the total is the sum of', () => {
    const lines = `${ORDER}\nبلوزة 2 ب 45 = 90\nبنطلون 2 ب 50 = 100`;
    expect(amountOf(`${lines}\n= 190`)).toBe('190');
    expect(amountOf(`${lines}\nالمجموع 190`)).toBe('190');
    expect(amountOf(`${ORDER}\nبلوزة 2×45 = 90\nوشنطة\nالمجموع = 190`)).toBe('190');
  });

  it('are none where the delivery is added to one in its line', () => {
    expect(amountOf(`${ORDER}\nبلوزة 2×45 = 90 مع التوصيل = 110`)).toBe('110');
  });

  it('are none where the next line says what they are with the delivery', () => {
    expect(amountOf(`${ORDER}\n90+100 = 190\nمع التوصيل = 210`)).toBe('210');
    expect(amountOf(`${ORDER}\nبلوزة = 90\nبنطلون = 100\nبالتوصيل = 210`)).toBe('210');
  });
});
