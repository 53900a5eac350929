import { madeOrder } from '../../e2e/made-order';
import type { PracticeItem, PracticeOrder, PracticeParty } from '../../stores/practice-order';
import { PLAIN_SETTINGS, type ShopSettings } from '../../stores/shop-settings';

/** A shop as one would find it, to be shown to the world: made-up people, made-up orders, real villages. */
export const SHOWN_SHOP: ShopSettings = {
  ...PLAIN_SETTINGS,
  name: { ar: 'زيت وزعتر', en: 'Zeit & Zaatar' },
};

/** Nothing in it is in doubt. */
export const CLEAN = 2041;
/** A village of this name lies in two cities. */
export const DOUBTFUL = 2038;

/** What somebody ordered: name, article, how many, and hundredths for one. */
type Line = readonly [name: string, sku: string, quantity: number, price: number];

interface Shown {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly city: string;
  readonly state: string;
  readonly street: string;
  readonly lines: readonly Line[];
}

const ARABIC: readonly Shown[] = [
  {
    id: CLEAN,
    name: 'سلمى عودة',
    phone: '0599700301',
    city: 'بيت فوريك',
    state: 'نابلس',
    street: 'شارع المدرسة، بناية 4',
    lines: [
      ['زيت زيتون بكر، لتران', 'OIL-2', 1, 70_00],
      ['زعتر بلدي، نصف كيلو', 'ZTR-500', 1, 20_00],
    ],
  },
  {
    id: 2040,
    name: 'أحمد الكيلاني',
    phone: '0568214377',
    city: 'بيرزيت',
    state: 'رام الله والبيرة',
    street: 'البلدة القديمة، قرب الجامعة',
    lines: [['صابون نابلسي، 6 قطع', 'SOAP-6', 2, 30_00]],
  },
  {
    id: 2039,
    name: 'رنا حداد',
    phone: '0599318840',
    city: 'بيت جالا',
    state: 'بيت لحم',
    street: 'شارع السهل 9',
    lines: [['دبس عنب', 'DIBS-1', 3, 25_00]],
  },
  {
    id: DOUBTFUL,
    name: 'ياسر شلبي',
    phone: '0599200104',
    city: 'جبع',
    state: '',
    street: 'الحارة الغربية',
    lines: [['زيت زيتون بكر، لتران', 'OIL-2', 2, 70_00]],
  },
  {
    id: 2037,
    name: 'هبة الخطيب',
    phone: '0597442190',
    city: 'حلحول',
    state: 'الخليل',
    street: 'قرب البلدية',
    lines: [['مكدوس بيتي', 'MAK-1', 1, 45_00]],
  },
  {
    id: 2036,
    name: 'نور الدين شحادة',
    phone: '0569905512',
    city: 'عنبتا',
    state: 'طولكرم',
    street: 'شارع نابلس 18',
    lines: [['زعتر بلدي، كيلو', 'ZTR-1000', 2, 38_00]],
  },
  {
    id: 2035,
    name: 'إيمان الجعبري',
    phone: '0599660273',
    city: 'سلواد',
    state: 'رام الله والبيرة',
    street: 'الحارة الفوقا',
    lines: [['سلة هدية', 'GIFT-1', 1, 150_00]],
  },
  {
    id: 2034,
    name: 'يوسف سمارة',
    phone: '0598127765',
    city: 'أريحا',
    state: 'أريحا والأغوار',
    street: 'شارع عمان 3',
    lines: [['تمر مجهول، كيلو', 'DATE-1', 2, 40_00]],
  },
];

/** The same orders as a shop writes them in English. */
const ENGLISH: Readonly<Record<number, Omit<Shown, 'id' | 'phone'>>> = {
  [CLEAN]: {
    name: 'Salma Odeh',
    city: 'Beit Furik',
    state: 'Nablus',
    street: 'School street, building 4',
    lines: [
      ['Virgin olive oil, 2 l', 'OIL-2', 1, 70_00],
      ['Zaatar, 500 g', 'ZTR-500', 1, 20_00],
    ],
  },
  2040: {
    name: 'Ahmad Kilani',
    city: 'Birzeit',
    state: 'Ramallah',
    street: 'Old town, near the university',
    lines: [['Nablus soap, 6 bars', 'SOAP-6', 2, 30_00]],
  },
  2039: {
    name: 'Rana Haddad',
    city: 'Beit Jala',
    state: 'Bethlehem',
    street: 'Al-Sahl street 9',
    lines: [['Grape molasses', 'DIBS-1', 3, 25_00]],
  },
  [DOUBTFUL]: {
    name: 'Yaser Shalabi',
    city: 'جبع',
    state: '',
    street: 'الحارة الغربية',
    lines: [['Virgin olive oil, 2 l', 'OIL-2', 2, 70_00]],
  },
  2037: {
    name: 'Hiba Khatib',
    city: 'Halhul',
    state: 'Hebron',
    street: 'Near the town hall',
    lines: [['Makdous, home-made', 'MAK-1', 1, 45_00]],
  },
  2036: {
    name: 'Nour Shehadeh',
    city: 'Anabta',
    state: 'Tulkarm',
    street: 'Nablus street 18',
    lines: [['Zaatar, 1 kg', 'ZTR-1000', 2, 38_00]],
  },
  2035: {
    name: 'Iman Jabari',
    city: 'Silwad',
    state: 'Ramallah',
    street: 'Upper quarter',
    lines: [['Gift basket', 'GIFT-1', 1, 150_00]],
  },
  2034: {
    name: 'Yousef Samara',
    city: 'Jericho',
    state: 'Jericho',
    street: 'Amman street 3',
    lines: [['Medjool dates, 1 kg', 'DATE-1', 2, 40_00]],
  },
};

/** The shop's orders, the newest first. */
export function shownOrders(language: 'ar' | 'en', day: string): readonly PracticeOrder[] {
  return ARABIC.map((order, index) => {
    const own = language === 'ar' ? order : { ...order, ...ENGLISH[order.id] };
    const [firstName = '', ...rest] = own.name.split(' ');
    const recipient: Partial<PracticeParty> = {
      firstName,
      lastName: rest.join(' '),
      phone: own.phone,
      city: own.city,
      state: own.state,
      address1: own.street,
    };
    const time = `${String(10 - Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '42' : '15'}:00`;
    const made = madeOrder(own.id, { recipient, items: own.lines.map(itemOf) });
    const delivery = [{ name: language === 'ar' ? 'توصيل' : 'Delivery', total: 20_00, tax: 0 }];
    return { ...made, delivery, createdAt: `${day}T${time}`, customerNote: '' };
  });
}

/** Who stands in the books of such a shop. */
export const SHOWN_NAMES: Readonly<Record<'ar' | 'en', readonly string[]>> = {
  ar: ARABIC.map(({ name }) => name),
  en: ARABIC.map(({ id, name }) => ENGLISH[id]?.name ?? name),
};

function itemOf([name, sku, quantity, price]: Line): PracticeItem {
  return { name, sku, quantity, subtotal: quantity * price, total: quantity * price, tax: 0 };
}
