/** An order of the practice admin that no reader knows. Amounts are written as its page shows them. */
export interface StrangeOrder {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly city: string;
  readonly street: string;
  readonly region: string;
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly amount: string }[];
  readonly shipping: string;
  readonly total: string;
  readonly payment: string;
  readonly note: string;
}

const CASH = 'الدفع عند الاستلام';
export const CARD = 'بطاقة ائتمان';

/** The two a person teaches on, and the one that is shipped then. */
export const FIRST = 4021;
export const SECOND = 4022;
export const THIRD = 4057;
/** Paid by card, which nobody has said the meaning of. */
export const BY_CARD = 4058;
/** Cash orders that nothing is in doubt of, each of its own recipient. */
export const MORE = [4061, 4062, 4063, 4064] as const;

export const strangeOrders: readonly StrangeOrder[] = [
  {
    id: FIRST,
    name: 'رنا الخطيب',
    phone: '0599310207',
    city: 'بيت فوريك',
    street: 'شارع العين، قرب البقالة',
    region: 'نابلس',
    items: [
      { name: 'مفرش طاولة مطرز', quantity: 1, amount: '₪ 1,180.00' },
      { name: 'شمعة ياسمين', quantity: 2, amount: '₪ 50.00' },
    ],
    shipping: '₪ 20.00',
    total: '₪ 1,250.00',
    payment: CASH,
    note: 'الاتصال بعد العصر',
  },
  {
    id: SECOND,
    name: 'سامر أبو ليل',
    phone: '0568 441 903',
    city: 'حوارة',
    street: 'الحارة الغربية، بيت رقم 12',
    region: 'نابلس',
    items: [{ name: 'إبريق نحاسي', quantity: 1, amount: '₪ 95.50' }],
    shipping: '₪ 20.00',
    total: '₪ 115.50',
    payment: CASH,
    note: 'يُترك عند الجار',
  },
  {
    id: THIRD,
    name: 'هبة عودة',
    phone: '٠٥٩٧٦١٢٣٤٠',
    city: 'بيت فوريك',
    street: 'شارع المدرسة، الطابق الثاني',
    region: 'نابلس',
    items: [
      { name: 'صحن زيتون', quantity: 3, amount: '₪ 72.00' },
      { name: 'سلة قش', quantity: 1, amount: '₪ 48.00' },
    ],
    shipping: '₪ 20.00',
    total: '₪ 140.00',
    payment: CASH,
    note: 'هدية، من دون فاتورة',
  },
  {
    id: BY_CARD,
    name: 'ليث جابر',
    phone: '0592118730',
    city: 'حوارة',
    street: 'الشارع الرئيسي',
    region: 'نابلس',
    items: [{ name: 'سجادة صوف', quantity: 1, amount: '₪ 640.00' }],
    shipping: '₪ 20.00',
    total: '₪ 660.00',
    payment: CARD,
    note: 'لا شيء',
  },
  ...MORE.map((id) => ({
    id,
    name: 'وفاء صبري',
    phone: `059744${id}`,
    city: 'بيت فوريك',
    street: 'شارع البلدية، مقابل المدرسة',
    region: 'نابلس',
    items: [{ name: 'مفرش قطن', quantity: 1, amount: '₪ 80.00' }],
    shipping: '₪ 20.00',
    total: '₪ 100.00',
    payment: CASH,
    note: 'شكرًا',
  })),
];
