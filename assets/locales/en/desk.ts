/** The desk: the full-tab page around its sections. */
export const enDesk = {
  'desk-open': 'Open the desk',
  'desk-sections': 'Sections',
  'desk-account': 'Account at work',
  'desk-account-none': 'None chosen',
  'desk-section-missing': 'This part could not be loaded. If Shahna was just updated, load the page again.',
  'desk-reload': 'Load again',
  'desk-parcels': 'Parcels',
} as const;
