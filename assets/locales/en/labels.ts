import type { LabelLayout } from '../../../lib/labels/label-layout';

/** Labels, in the preview and on paper. */
export const enLabels = {
  'desk-labels': 'Labels',
  'label-choice-chosen': 'Selected ({ $count })',
  'label-choice-unprinted': `{ $choice ->
    [week-unprinted] 7 days, not printed ({ $count })
   *[unprinted] To print ({ $count })
  }`,
  'label-print-some': `{ $count ->
    [one] Print one label
   *[other] Print { $count } labels
  }`,
  'printed-of': 'label of { $name }',
  'printed-yes': 'Printed',
  'printed-no': 'Not printed',
  'label-layout': 'Paper',
  'label-layout-a6': 'A6, one label a page',
  'label-layout-thermal-150': '100 × 150 mm, label printer',
  'label-layout-thermal-100': '100 × 100 mm, label printer',
  'label-layout-a4-4': 'A4, four labels a page',
  'label-layout-a4-8': 'A4, eight small labels a page',
  'label-print': `{ $labels ->
    [one] Print one label
   *[other] Print { $labels } labels
  } ({ $pages ->
    [one] one page
   *[other] { $pages } pages
  })`,
  'label-left-out': `{ $count ->
    [one] One parcel has no code yet, so it gets no label.
   *[other] { $count } parcels have no code yet, so they get no label.
  }`,
  'label-shop': 'Your shop’s name',
  'label-shop-hint': 'On the labels as the sender.',
  'label-shop-host': 'This is an address. Write the name that your customers know.',
  'label-wishes': 'Sender and contents',
  'label-shop-phone': 'Your shop’s phone',
  'handover-title': 'Handover',
  'today-handover': `{ $count ->
    [one] One parcel to hand over
   *[other] { $count } parcels to hand over
  }`,
  'handover-scan': 'Scan or type a parcel code',
  'handover-scanned': '{ $done } of { $all } scanned',
  'scan-wrong': `{ $list ->
    [sheet] { $code } is not on this sheet
   *[parcels] No parcel here has the code { $code }
  }`,
  'handover-missing': 'Not scanned: { $count }',
  'handover-act': `{ $of ->
    [all] All handed over ({ $count })
   *[ticked] Handed over ({ $count })
  }`,
  'handover-none': 'Nothing waits to be handed over',
  'handover-own': `Only what was made in this browser in the last seven days.{ $count ->
    [0] {""}
   *[other] {" "}Colleagues made { $count } more, which are on their sheets.
  }`,
  'handover-print': 'Print the sheet',
  'handover-driver': 'Driver’s name and signature',
  'label-none': 'No label waits to be printed here',
} as const satisfies Record<`label-layout-${LabelLayout}`, string> & Record<string, string>;
