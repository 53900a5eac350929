/** Cases whose label is believed wrong, each with its reason; figures are given with and without them. */
export const SUSPECTED: Readonly<Record<string, string>> = {
  o073: 'the bench of single fields has the old village of that name for it',
  o143: 'a hamlet of that very name is listed in the governorate',
  f1636: 'the town where al-Majdal was, and named so',
  f1638: 'the older name of a listed town',
  f1646: 'the older name of a listed town',
  f1729: 'the older name of a listed town',
  g1488: 'the very name of a listed village',
  z097: 'listed as closed, which is said and nothing filled in',
  c00194: 'two villages are called so, and nothing in the address tells which',
  c00160: 'half a name that two villages of one governorate have',
  c00481: 'half a name that three villages have',
  c02319: 'half a name that two villages of the governorate it names have',
  c01931: 'Bet Dagan with a slip, another town than Beit Jann',
  c02698: 'Beitar Illit, another town than Battir',
};
