/** Choosing a village, and what became of the list and of what was learned. */
export const enPicker = {
  'origin-match-learned': 'you chose this last time for “{ $text }”',

  'village-choose-between': 'Which one is it?',
  'village-choose-near': 'Is it one of these?',
  'village-choose-open': 'Open to deliveries in the same city:',
  'village-hidden': 'Not delivered to',
  'village-all-of-city': `{ $count ->
    [one] The one village of { $city }
   *[other] All { $count } villages of { $city }
  }`,
  'village-recent': 'Where you ship most',

  'villages-skipped': `{ $count ->
    [one] One record of the delivery company’s list of villages could not be read, so a village may be missing here. Tell the delivery company.
   *[other] { $count } records of the delivery company’s list of villages could not be read, so villages may be missing here. Tell the delivery company.
  }`,
  'villages-lost-title': '{ $gone } of { $of } villages are gone',
  'villages-lost-text':
    'The delivery company’s newest list lacks more than a third of your villages. That may be a mistake of the delivery company, so the old list is still in use.',
  'villages-lost-old-kept':
    'You kept the old list: it is not updated until the delivery company’s list has changed, and then you are asked again.',
  'villages-lost-use': 'Use the new list',
  'villages-lost-keep': 'Keep the old one',
  'villages-dropped-title': `{ $count ->
    [one] A saved village was removed by the delivery company
   *[other] { $count } saved villages were removed by the delivery company
  }`,
  'villages-dropped-text': 'We’ll ask next time.',
  'villages-dropped-entry': '“{ $text }” went to { $village }',
  'options-villages': 'Villages',
} as const;
