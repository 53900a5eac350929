/** Cases whose label is believed wrong, each with its reason; figures are given with and without them. */
export const SUSPECTED: Readonly<Record<string, string>> = {
  o073: 'the bench of single fields has the old village of that name for it',
  o143: 'a hamlet of that very name is listed in the governorate',
  c00194: 'two villages are called so, and nothing in the address tells which',
  c00160: 'half a name that two villages of one governorate have',
  c00481: 'half a name that three villages have',
  c02319: 'half a name that two villages of the governorate it names have',
  c01931: 'Bet Dagan with a slip, another town than Beit Jann',
  c02698: 'Beitar Illit, another town than Battir',
};
