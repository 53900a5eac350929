import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';

const read = (text: string) => readPastedOrder(text, practiceIndex);

describe('a name', () => {
  it('ends where it is said what somebody will do', () => {
    for (const will of ['رح', 'راح'])
      expect(read(`بنتي هلا غانم ${will} تستلم\nطوباس شارع المدارس\n0598120054`).name?.value).toBe(
        'هلا غانم',
      );
  });

  it('is not a gate’s beside a brother’s shop', () => {
    const { name } = read('هلا غانم\nطوباس شارع المدارس\n0598120054\nاو ودوها ع محل اخوي بباب الزاوية');
    expect(name).toMatchObject({ value: 'هلا غانم', sure: true });
  });

  it('is not what somebody says in Hebrew to come back with', () => {
    for (const said of ['אני אחזור אליכם', 'אני אעדכן אותך', 'אני אתקשר אלייך'])
      expect(read(`הלא גאנם\nطوباس شارع المدارس\n0598120054\n${said}`).name?.value).toBe('הלא גאנם');
  });
});

describe('an address', () => {
  it('is labelled “in detail” too', () => {
    const { street } = read(
      'الاسم: هلا غانم\nالبلد: طوباس\nبالتفصيل: واد ابو القمرة بعد المحطة\nجوال: 0598120054',
    );
    expect(street).toMatchObject({ value: 'واد ابو القمرة بعد المحطة', sure: true });
  });
});

describe('an amount', () => {
  it('has the delivery in it, whosever it is called', () => {
    for (const delivery of ['توصيلتها', 'توصيلته', 'توصيلتهم'])
      expect(read(`هلا غانم 0598120054\nطوباس\nع 110 مع ${delivery}`).amount).toMatchObject({
        value: { value: '110' },
        sure: true,
      });
  });
});
