/** An order written in words, and the menu over selected text. */
export const enPasted = {
  'paste-title': 'Paste an order',
  'paste-label': 'The customer’s message',
  'paste-hint': 'Paste the chat as it is, in any language. What is found fills the form below.',
  'paste-failed': 'The text could not be read just now. It stays here: change it to try again.',
  'paste-found': 'Found in the text',
  'paste-missing': '{ $field }: not found',
  'paste-several':
    '{ $count } orders are in this text. Choose one at a time: each becomes a parcel of its own.',
  'tool-paste-text': 'A message from a chat becomes a form',
  'menu-ship': 'Ship to this text',
} as const;
