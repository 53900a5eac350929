import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';

const amountOf = (said: string) => {
  const { amount, problems } = readPastedOrder(
    `هلا غانم\nطوباس شارع المدارس\n0598120054\n${said}`,
    practiceIndex,
  );
  return { value: amount?.value.value, sure: amount?.sure, problems: problems.map(({ code }) => code) };
};

describe('nothing is collected', () => {
  it.each([
    ['where the writer pays', 'حسابها عندي 190 شيكل لا توخذو منها'],
    ['where the writer pays, a line behind the price', 'السعر 190\nحسابهم علي انا'],
    ['where nothing is to be taken', 'الفاتورة 190 شيكل\nما تاخدوا منها اشي'],
    ['where no money is to be taken', 'الفاتورة 190 شيكل، لا تستلموا منه مصاري'],
    ['where it comes without money', '190 شيكل بدون تحصيل'],
    ['in an exchange without money', 'تبديل بدون مصاري، القطعة ب 100'],
    ['in an exchange without a difference', 'بدي ابدل القطعة، سعرها 100 وما في فرق'],
    ['in an exchange at the same price', 'تبديل مقاس، 100 شيكل نفس السعر'],
    ['in English', 'total 190, do not collect anything from her'],
    ['in Hebrew', 'המחיר 190, לא לגבות ממנה'],
  ])('%s', (_, said) => {
    expect(amountOf(said)).toMatchObject({ value: undefined, problems: ['paid'] });
  });
});

describe('all is collected', () => {
  it.each([
    ['where the fee alone is not to be taken', '190 شيكل، لا تاخدوا منها توصيل'],
    ['where no deposit is taken', '190 شيكل وما تاخدوا منها عربون'],
    ['where there is no difference in the price', 'السعر 190 شيكل ما في فرق بين الالوان'],
    ['where somebody else has the same price', '190 شيكل نفس السعر الي حكيتولي'],
  ])('%s', (_, said) => {
    expect(amountOf(said)).toMatchObject({ value: '190', problems: [] });
  });
});

describe('what arrives', () => {
  it.each(['100 شيكل واصلين', '100 واصلين', 'ب 100 واصلين لباب البيت', '100 واصلات', '100 wasel'])(
    'has the delivery in it: %s',
    (said) => {
      expect(amountOf(`التوصيل 20\n${said}`)).toMatchObject({ value: '100', problems: [] });
    },
  );

  it.each(['السعر 150 شيكل\n50 شيكل واصل', 'السعر 150 شيكل\n50 شيكل واصلين', 'السعر 150 شيكل\n50 wasel'])(
    'may be a first payment where it is less than the price: %s',
    (said) => {
      expect(amountOf(said)).toMatchObject({ value: undefined, problems: ['amounts-several'] });
    },
  );
});

describe('an exchange', () => {
  it('is asked about where a price is named, and not what of it is to be collected', () => {
    expect(amountOf('تبديل قياس، السعر 100')).toMatchObject({ value: '100', sure: false });
  });

  it('collects the difference alone', () => {
    expect(amountOf('بدي ابدل القطعة ابو 80، الفرق 20 شيكل')).toMatchObject({ value: '20' });
  });

  it('collects the fee alone where that is said', () => {
    expect(amountOf('تبديل\nبتدفع بس التوصيل 20 شيكل')).toMatchObject({ value: '20', problems: [] });
    expect(amountOf('المبلغ مدفوع، خذو منها التوصيل 20 بس')).toMatchObject({ value: '20', problems: [] });
  });
});
