import { example } from '../example';

/** Orders in Latin letters: English, and names as people spell them by ear. */
export const english = [
  example(
    'en-form',
    'Name: Sara Hassan\nPhone: 0599 876 543\nAddress: Ramallah, Al-Irsal street, Burj building 4th floor\nTotal: 180 NIS',
    {
      name: 'Sara Hassan',
      phones: ['0599876543'],
      village: 'رام الله والبيرة/رام الله',
      street: 'Al-Irsal street, Burj building 4th floor',
      amount: '180',
      currency: 'ILS',
    },
  ),
  example('en-lines', 'Ahmad Khalil\nHawara, Nablus\n+970599112233\n95 ils', {
    name: 'Ahmad Khalil',
    phones: ['+970599112233'],
    village: 'نابلس/حوارة',
    amount: '95',
    currency: 'ILS',
  }),
  example(
    'en-note',
    'Hi! order for Dina Salem\n0569 121 212\nBirzeit near the old university\n₪120 cash on delivery\nplease call before delivery',
    {
      name: 'Dina Salem',
      phones: ['0569121212'],
      village: 'رام الله والبيرة/بيرزيت',
      street: 'near the old university',
      amount: '120',
      currency: 'ILS',
      note: 'please call before delivery',
    },
  ),
  example('en-two-phones', 'Customer: Rami Odeh\nMobile: 0598001122 or 0568001122\nCity: Hebron\nCOD: 250', {
    name: 'Rami Odeh',
    phones: ['0598001122', '0568001122'],
    village: 'الخليل/الخليل',
    amount: '250',
  }),
  example('en-decimal', 'Name: Lina Abed\nTel: 02-2981234\nTown: Beit Sahour\nAmount: 99.90 NIS', {
    name: 'Lina Abed',
    phones: ['022981234'],
    village: 'بيت لحم/بيت ساحور',
    amount: '99.9',
    currency: 'ILS',
  }),
  example(
    'en-no-village',
    'Name: John Smith\nPhone: 0599765432\nAddress: 12 Baker Street, London\nTotal: 60 NIS',
    {
      name: 'John Smith',
      phones: ['0599765432'],
      street: '12 Baker Street, London',
      amount: '60',
      currency: 'ILS',
    },
  ),
  example('en-slashes', 'Tala Qasem / Qabatya / 0597000999 / 130 shekels', {
    name: 'Tala Qasem',
    phones: ['0597000999'],
    village: 'جنين/قباطية',
    amount: '130',
    currency: 'ILS',
  }),
  example('en-quantity-is-no-amount', 'Name: Majd Awad\n3 pieces, size 42\nJenin\n0599303030\nprice 45 nis', {
    name: 'Majd Awad',
    phones: ['0599303030'],
    village: 'جنين/جنين',
    amount: '45',
    currency: 'ILS',
  }),
  example(
    'en-mixed-letters',
    'Name: رنا عيسى\nAddress: Bethlehem - بيت جالا\nphone 0598777666\nTotal 70 شيكل',
    {
      name: 'رنا عيسى',
      phones: ['0598777666'],
      village: 'بيت لحم/بيت جالا',
      amount: '70',
      currency: 'ILS',
    },
  ),
  example(
    'en-tulkarem',
    'Wael Badran\nTulkarem - Attil\n00970569112200\n88nis\nNote: leave it with the neighbour',
    {
      name: 'Wael Badran',
      phones: ['+970569112200'],
      village: 'طولكرم/عتيل',
      amount: '88',
      currency: 'ILS',
      note: 'leave it with the neighbour',
    },
  ),
  example('en-date', 'Nisreen Zaid\nSalfit\n0599646464\n20/11/2026\n75 NIS', {
    name: 'Nisreen Zaid',
    phones: ['0599646464'],
    village: 'سلفيت/سلفيت',
    amount: '75',
    currency: 'ILS',
  }),
  example('en-paid', 'Full name: Huda Mansour\nMobile number: 0592020202\nVillage: Silwad\nAlready paid', {
    name: 'Huda Mansour',
    phones: ['0592020202'],
    village: 'رام الله والبيرة/سلواد',
  }),
];
