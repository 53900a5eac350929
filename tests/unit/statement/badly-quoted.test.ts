import { describe, expect, it } from 'vitest';
import { readTables } from '../../../lib/statement/read-table';

const readTable = async (text: string) => (await readTables(new File([text], 'orders.csv')))[0]?.table;

describe('a text whose quotes do not part its cells', () => {
  const lines = [
    'رقم الطلب,اسم الزبون,رقم الهاتف,المدينة,المبلغ',
    '1,سلمى,0599000001,نابلس,120',
    '2,"سعيد" ابو علي,0599000002,جنين,80',
    '3,هبة,0599000003,طولكرم,95',
    '4,رامي,0599000004,أريحا,60',
    '5,"ريم, ام احمد",0599000005,رام الله,70',
  ];

  it('is refused where it cannot be told which cells they close: an order would have another’s phone', async () => {
    await expect(readTable(lines.join('\n'))).rejects.toThrow('statement-unreadable');
    await expect(readTable('1,"سلمى,120\n2,هبة,80')).rejects.toThrow('statement-unreadable');
  });

  it.each([
    ['1,"سلمى,0599000001,120', '2,هبة",0599000002,80'],
    ['1,سلمى,0599000001,"120', '2,هبة,0599000002,80', '3,ريم,0599000003,"95'],
    ['"1,سلمى,0599000001,120', '2,هبة,0599000002,80"'],
    ['1,"سلمى,0599000001,120', '', '2,هبة",0599000002,80'],
  ])(
    'is refused where a later line closes what one opens: orders went into one cell of another, %s',
    async (...astray) => {
      const [heading, ...others] = ['#,name,phone,amount', '8,رامي,0599000008,60', '9,نور,0599000009,70'];
      for (const linebreak of ['\n', '\r\n'])
        await expect(readTable([heading, ...astray, ...others].join(linebreak))).rejects.toThrow(
          'statement-unreadable',
        );
    },
  );

  it.each([
    [
      'a comma in an address',
      '#,name,phone,city,address,amount',
      '1,"Salma,0599000001,Nablus,Rafidia, near mosque,120',
      '2,Heba",0599000002,Ramallah,Masyoun,80',
    ],
    [
      'a comma at the end',
      '#,name,phone,city,address,amount',
      '1,"Salma,0599000001,Nablus,Rafidia, near mosque,120,',
      '2,Heba",0599000002,Ramallah,Masyoun,80',
    ],
    [
      'blanks behind all commas',
      '#, name, phone, amount',
      '1,"Salma, 0599000001, 120',
      '2, Heba", 0599000002, 80',
    ],
    [
      'blanks, and phones in groups',
      '#, name, phone, amount',
      '1,"Salma, 059-900 0001, 120',
      '2, Heba", 059-900 0002, 80',
    ],
    [
      'blanks, and phones in Arabic digits',
      '#, name, phone, amount',
      '1,"Salma, ٠٥٩٩٠٠٠٠٠١, 120',
      '2, Heba", ٠٥٩٩٠٠٠٠٠٢, 80',
    ],
  ])(
    'is refused where one cell has an order’s phone and the next order’s beginning: the first went with the next one’s phone and amount, %s',
    async (_, heading, ...astray) => {
      await expect(readTable(astray.join('\n'))).rejects.toThrow('statement-unreadable');
      await expect(readTable([heading, ...astray].join('\r\n'))).rejects.toThrow('statement-unreadable');
    },
  );

  it('is one order where its note has a phone and lines of its own, in a file of more cells', async () => {
    const noted =
      '#,name,phone,note,amount\n1,هبة,0599000001,"قبل الظهر\nأو اتصل, 0599000009",80\n2,ريم,,,70';
    expect((await readTable(noted))?.map((cells) => cells.length)).toEqual([5, 5, 5]);
  });

  it('is one order where its note has lines of its own, with marks in them', async () => {
    const noted = '#,name,note,amount\n1,هبة,"قبل الظهر, لو سمحت\nأو بعده, عادي",80\n2,ريم,,70';
    expect((await readTable(noted))?.map((cells) => cells.length)).toEqual([4, 4, 4]);
    expect(await readTable('"كشف, تشرين\nفرع, نابلس"\n#,name,amount\n1,هبة,80\n2,ريم,70')).toHaveLength(4);
  });

  it.each([
    ['an address', 'name,phone,address', 'Sara,0599000001,"12 Main St, Apt 4\nNablus, West Bank, Palestine"'],
    ['as few commas', 'name,phone,address', 'Sara,0599000001,"12 Main St\nNablus, West Bank, Palestine"'],
    [
      'no blanks behind them',
      'name,phone,address',
      'Sara,0599000001,"12 Main St,4\nNablus,West Bank,Palestine"',
    ],
    ['items', 'order,items,total', '1,"shirt, red, L\npants, blue, M",80'],
  ])(
    'is one order of few cells where one has lines of its own, with commas in them: %s',
    async (_, heading, row) => {
      expect((await readTable(`${heading}\n${row}`))?.map((cells) => cells.length)).toEqual([3, 3]);
    },
  );

  it('is cells that were copied, in which quotes part nothing, where each line has as many', async () => {
    const copied = [
      'name\tphone\tcity',
      '"سعيد" ابو علي\t0599000002\tجنين',
      'هبة "ام علي"\t0599000003\tنابلس',
    ];
    expect(await readTable(copied.join('\n'))).toEqual(copied.map((line) => line.split('\t')));
    expect(await readTable(`${copied.join('\r\n')}\r\n`)).toEqual([
      ...copied.map((line) => line.split('\t')),
      [''],
    ]);
    await expect(readTable(`${copied.join('\n')}\n"ريم\t0599000004`)).rejects.toThrow('statement-unreadable');
  });

  it('is none where they are as they should be, around lines too', async () => {
    expect(await readTable('name\tnote\nهبة\t"قبل ""الظهر""\nأو بعده"')).toEqual([
      ['name', 'note'],
      ['هبة', 'قبل "الظهر"\nأو بعده'],
    ]);
    expect(await readTable('رقم,قياس\n1,2" × 3"')).toEqual([
      ['رقم', 'قياس'],
      ['1', '2" × 3"'],
    ]);
  });
});
