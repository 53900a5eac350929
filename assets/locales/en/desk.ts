/** The desk: the full-tab page around its sections. */
export const enDesk = {
  'desk-sections': 'Sections',
  'desk-account': 'Account at work',
  'desk-account-none': 'None chosen',
  'desk-parcels': 'Parcels',
} as const;
