import { example } from '../example';

/** Orders in English, and in Arabic written with Latin letters. */
export const heldOutLatin = [
  example(
    'ho-en-labelled',
    'Name: Dina Qawasmi\nPhone: +970 (59) 220-4418\nCity: Hebron\nAddress: Ein Sarah St, near Al Mizan hospital, apt 5\nTotal: 185 NIS (delivery included)',
    {
      name: 'Dina Qawasmi',
      phones: ['+970592204418'],
      village: 'الخليل/الخليل',
      street: 'Ein Sarah St, near Al Mizan hospital, apt 5',
      amount: '185',
      currency: 'ILS',
    },
  ),
  example(
    'ho-en-free',
    'Hi! I would like to order the black hoodie, size L, qty 2 please.\nRami Haddad\nBirzeit, opposite the old post office\n0568 300 127\n170 shekels',
    {
      name: 'Rami Haddad',
      phones: ['0568300127'],
      village: 'رام الله والبيرة/بيرزيت',
      street: 'opposite the old post office',
      amount: '170',
      currency: 'ILS',
    },
  ),
  example(
    'ho-en-lines',
    'Order #20871\n2 x Mug @ 35 = 70\n1 x Tray @ 50 = 50\nDelivery 20\nTotal NIS 140\nShip to: Lara Khoury, Beit Sahour, Shepherds Field St.\nMobile 00970569114027',
    {
      name: 'Lara Khoury',
      phones: ['+970569114027'],
      village: 'بيت لحم/بيت ساحور',
      street: 'Shepherds Field St.',
      amount: '140',
      currency: 'ILS',
    },
  ),
  example('ho-en-one-line', 'Omar Saleh, Tulkarm Anabta, 0599 102 338, ₪95, please call before delivery', {
    name: 'Omar Saleh',
    phones: ['0599102338'],
    village: 'طولكرم/عنبتا',
    amount: '95',
    currency: 'ILS',
    note: 'please call before delivery',
  }),
  example(
    'ho-en-from',
    'Im from Jenin but please send it to my sister in Nablus, Rafidia st\nher name is Sana Jarrar\nher number 0597 330 114\n60 ils',
    {
      name: 'Sana Jarrar',
      phones: ['0597330114'],
      village: 'نابلس/نابلس',
      street: 'Rafidia st',
      amount: '60',
      currency: 'ILS',
    },
  ),
  example(
    'ho-en-usd',
    'Name: Ziad Barghouti\nTel: 0592 006 411\nRamallah, Al Masyoun, Building 9\nTotal: $45',
    {
      name: 'Ziad Barghouti',
      phones: ['0592006411'],
      village: 'رام الله والبيرة/رام الله',
      street: 'Al Masyoun, Building 9',
    },
  ),
  example(
    'ho-en-paid',
    'Full name: Hala Musa\nMobile: 0569 771 302\nAddress: Jericho, Ain Sultan road\nAlready paid 130 NIS by card',
    {
      name: 'Hala Musa',
      phones: ['0569771302'],
      village: 'أريحا والأغوار/أريحا',
      street: 'Ain Sultan road',
    },
  ),
  example('ho-en-elsewhere', 'Anna Schmidt\nBerlin, Sonnenallee 40\n+49 151 2345 6789\n80 EUR', {
    name: 'Anna Schmidt',
    street: 'Berlin, Sonnenallee 40',
  }),
  example(
    'ho-en-date',
    'Deliver on 14/12/2025 at 17:30\nMajd Tamimi\nHebron - Dura - main street\n0598 44 10 27\nCOD 210',
    {
      name: 'Majd Tamimi',
      phones: ['0598441027'],
      village: 'الخليل/دورا',
      street: 'main street',
      amount: '210',
    },
  ),
  example(
    'ho-az-labelled',
    'el esem: Rawan Odeh\njawal: 0592 118 730\n3enwan: Ramallah, Betunia, janb masjed el noor\nel mablagh: 130 shekel',
    {
      name: 'Rawan Odeh',
      phones: ['0592118730'],
      village: 'رام الله والبيرة/بيتونيا',
      street: 'janb masjed el noor',
      amount: '130',
      currency: 'ILS',
    },
  ),
  example(
    'ho-az-free',
    'salam 3alekom, bedi 2 t-shirt\nismi ahmad sawalha\nsakin b nablus rafidia 2orb el jam3a\n0599871142\n150 shekel ma3 el tawseel',
    {
      name: 'ahmad sawalha',
      phones: ['0599871142'],
      village: 'نابلس/رفيديا',
      street: '2orb el jam3a',
      amount: '150',
      currency: 'ILS',
    },
  ),
  example('ho-az-short', 'marwa - jenin ya3bad - 0568220914 - 70 sh', {
    name: 'marwa',
    phones: ['0568220914'],
    village: 'جنين/يعبد',
    amount: '70',
    currency: 'ILS',
  }),
];
