/**
 * Governorates and districts: their codes, their names in the three languages, and the towns and landscapes by which
 * a directory may name its own "cities" for the same land.
 *
 * Sources: ISO 3166-2:PS, ISO 3166-2:IL, ISO 3166-2:JO; the two-letter HASC codes of Palestine's governorates
 * (PS.JN and so on), which some stores write without the point.
 */
export interface RegionNames {
  readonly country: 'PS' | 'IL' | 'JO';
  readonly codes: readonly string[];
  /** Its own names, the first the one its main town has too, where it is named after one. */
  readonly names: readonly string[];
  /** Landscapes and towns a directory may name it by; they say nothing of its main town. */
  readonly lands: readonly string[];
}

const row = (
  country: RegionNames['country'],
  codes: string,
  names: readonly string[],
  lands: readonly string[] = [],
): RegionNames => ({ country, codes: codes.split(' '), names, lands });

export const REGIONS: readonly RegionNames[] = [
  row('PS', 'BTH BL', ['بيت لحم', 'Bethlehem', 'בית לחם'], ['العرقوب']),
  row('PS', 'DEB DB', ['دير البلح', 'Deir al-Balah', 'דיר אל-בלח'], ['الوسطى', 'Middle Area']),
  row('PS', 'GZA GZ', ['غزة', 'Gaza', 'Gaza City', 'עזה']),
  row(
    'PS',
    'HBN HB',
    ['الخليل', 'Hebron', 'Al-Khalil', 'חברון'],
    [
      'جبل الخليل',
      'جنوب الخليل',
      'شمال الخليل',
      'مسافر يطا',
      'South Hebron',
      'North Hebron',
      'הר חברון',
      'דרום הר חברון',
    ],
  ),
  row('PS', 'JEM JS', ['القدس', 'Jerusalem', 'Al-Quds', 'East Jerusalem', 'القدس الشرقية', 'ירושלים']),
  row('PS', 'JEN JN', ['جنين', 'Jenin', 'ג׳נין']),
  row(
    'PS',
    'JRH JR',
    ['أريحا', 'أريحا والأغوار', 'Jericho', 'Jericho and Al-Aghwar', 'Jericho & Al Aghwar', 'Ariha', 'יריחו'],
    ['الأغوار', 'الغور', 'Al Aghwar', 'Jordan Valley', 'בקעת הירדן', 'הבקעה'],
  ),
  row('PS', 'KYS KY', ['خان يونس', 'Khan Yunis', 'Khan Younis', 'ח׳אן יונס']),
  row('PS', 'NBS NB', ['نابلس', 'Nablus', 'שכם']),
  row('PS', 'NGZ NG', ['شمال غزة', 'شمال قطاع غزة', 'North Gaza', 'צפון עזה'], ['جباليا']),
  row('PS', 'QQA QQ', ['قلقيلية', 'Qalqilya', 'Qalqiliya', 'קלקיליה']),
  row(
    'PS',
    'RBH RL',
    ['رام الله', 'رام الله والبيرة', 'Ramallah', 'Ramallah and Al-Bireh', 'Ramallah & Al Bireh', 'רמאללה'],
    ['البيرة', 'بني زيد', 'بني حارث', 'بني مرة', 'بني سالم'],
  ),
  row('PS', 'RFH RF', ['رفح', 'Rafah', 'רפיח']),
  row('PS', 'SLT SL SF', ['سلفيت', 'Salfit', 'סלפית']),
  row(
    'PS',
    'TBS TB',
    ['طوباس', 'طوباس والأغوار الشمالية', 'Tubas', 'טובאס'],
    ['الأغوار الشمالية', 'Northern Jordan Valley'],
  ),
  row('PS', 'TKM TK', ['طولكرم', 'Tulkarm', 'Tulkarem', 'טולכרם'], ['الشعراوية', 'الكفريات', 'وادي الشعير']),
  row(
    'IL',
    'D',
    ['الجنوب', 'Southern District', 'South', 'דרום', 'הדרום'],
    ['النقب', 'بئر السبع', 'Negev', 'Beersheba', 'נגב', 'הנגב'],
  ),
  row(
    'IL',
    'HA',
    ['حيفا', 'حيفا ووادي عارة', 'Haifa', 'חיפה'],
    [
      'وادي عارة',
      'المثلث',
      'المثلث الشمالي',
      'Wadi Ara',
      'Triangle',
      'Northern Triangle',
      'ואדי ערה',
      'ואדי עארה',
      'המשולש',
      'המשולש הצפוני',
    ],
  ),
  row('IL', 'JM', ['القدس', 'Jerusalem', 'ירושלים'], ['غربي القدس', 'القدس الغربية', 'West Jerusalem']),
  row(
    'IL',
    'M',
    ['المركز', 'الوسط', 'Central District', 'Center', 'מרכז', 'המרכז'],
    [
      'المثلث',
      'المثلث والوسط',
      'المثلث الجنوبي',
      'بني صعب',
      'Triangle',
      'Southern Triangle',
      'המשולש',
      'המשולש הדרומי',
    ],
  ),
  row(
    'IL',
    'TA',
    ['تل أبيب', 'تل أبيب ويافا', 'Tel Aviv', 'Tel Aviv-Yafo', 'תל אביב', 'תל אביב-יפו'],
    ['يافا', 'Jaffa', 'יפו'],
  ),
  row(
    'IL',
    'Z',
    ['الشمال', 'Northern District', 'North', 'צפון', 'הצפון'],
    [
      'الجليل',
      'الجليل الأعلى',
      'الجليل الأسفل',
      'البطوف',
      'الشاغور',
      'الزعبية',
      'مرج ابن عامر',
      'الناصرة',
      'الناصرة والجليل',
      'الجولان',
      'Galilee',
      'Upper Galilee',
      'Lower Galilee',
      'Western Galilee',
      'Battuf',
      'Nazareth',
      'Golan',
      'גליל',
      'הגליל',
      'הגליל העליון',
      'הגליל התחתון',
      'הגליל המערבי',
      'נצרת',
      'גולן',
      'הגולן',
    ],
  ),
  row('JO', 'AM', ['عمان', 'العاصمة', 'Amman', 'עמאן']),
  row('JO', 'AJ', ['عجلون', 'Ajloun']),
  row('JO', 'AQ', ['العقبة', 'Aqaba']),
  row('JO', 'AT', ['الطفيلة', 'Tafilah']),
  row('JO', 'AZ', ['الزرقاء', 'Zarqa']),
  row('JO', 'BA', ['البلقاء', 'Balqa'], ['السلط']),
  row('JO', 'IR', ['إربد', 'Irbid']),
  row('JO', 'JA', ['جرش', 'Jerash']),
  row('JO', 'KA', ['الكرك', 'Karak']),
  row('JO', 'MA', ['المفرق', 'Mafraq']),
  row('JO', 'MD', ['مادبا', 'Madaba']),
  row('JO', 'MN', ['معان', "Ma'an"]),
];
