/** Messages whose label is believed wrong, each with its reason; counted apart. */
export const SUSPECTED: Readonly<Record<string, string>> = {
  y013: 'a hamlet of that name is listed in the governorate, and "the quarter of" says that a quarter is meant',
  k001: 'the quarter that is named beside the town is listed by itself',
  'c27-031': 'two listed villages are called so, in two governorates, and nothing tells which',
  'c39-007': 'the second number is the sender’s, and a sender’s is not expected',
  'c48-001': 'the quarter that is named beside the town is listed by itself',
  'c48-012': 'the second number is the sender’s, and a sender’s is not expected',
  'c48-029': 'the quarter that is named beside the town is listed by itself',
  'c50-001': 'the giver’s own number, to ring in trouble, is not the recipient’s: no second phone is meant',
  'c53-007': 'it is put off and not taken back: its data are right, and only whether it is sent is asked',
  'c53-031': 'the second number is the sender’s, and a sender’s is not expected',
  'c53-033': 'it is put off and not taken back: its data are right, and only whether it is sent is asked',
};
