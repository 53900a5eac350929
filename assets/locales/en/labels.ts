import type { LabelLayout } from '../../../lib/labels/label-layout';

/** Labels, in the preview and on paper. */
export const enLabels = {
  'desk-labels': 'Labels',
  'label-back': 'Back to the parcels',
  'label-layout': 'Paper',
  'label-layout-a6': 'A6, one label a page',
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
  'label-none': 'No parcel is chosen. Choose some in the list of parcels.',
  'label-page': 'Page { $number }',
  'label-collect': 'Collect',
  'label-nothing': 'Nothing to collect',
} as const satisfies Record<`label-layout-${LabelLayout}`, string> & Record<string, string>;
