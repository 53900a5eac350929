/** All settings as a file, and from one. */
export const enTransfer = {
  'options-transfer': 'Move settings',
  'options-transfer-text':
    'All settings in one file: accounts, stores, language, status meanings, saved villages. For another browser, or to keep.',
  'transfer-with-keys': 'With the accounts’ keys, encrypted with a passphrase',
  'transfer-passphrase': 'Passphrase',
  'transfer-passphrase-hint':
    'Anyone who has the file and the passphrase has the keys. It is kept nowhere: if it is forgotten, the keys in the file are lost.',
  'transfer-passphrase-short': 'At least { $count } characters.',
  'transfer-passphrase-again': 'Passphrase once more',
  'transfer-passphrase-different': 'The two are not the same.',
  'transfer-without-key': 'The key of these accounts cannot be read here, and is not in the file: { $names }',
  'transfer-open-keys': 'Open the keys',
  'transfer-without': 'Go on without keys',
  'transfer-found': 'In the file:',
  'transfer-key-not-in': 'without a key',
  'transfer-learned-in': `{ $count ->
    [one] one saved village
   *[other] { $count } saved villages
  }`,
  'transfer-damaged': 'Not imported, since it cannot be read: { $names }',
  'damaged-part': 'part of { $name }',
  'transfer-conflicts':
    'This is here already and is different in the file. What you do not tick stays as it is here.',
  'transfer-take': 'Import settings',
  'transfer-imported-next':
    'The browser asks for access anew: check each account, and enable each store with a press. Accounts without a key ask for it.',
  'transfer-file-wrong-passphrase': 'This passphrase does not open the keys, or the file was damaged.',
  'file-not-ours':
    'This is not a file that Shahna saved for this, or it is damaged. Nothing was changed; choose another file.',
  'file-newer': 'This file is from a newer Shahna. Update Shahna, then import it. Nothing was changed.',
  'file-too-large': 'This file is too large to be one of ours. Nothing was changed; choose another file.',
  'transfer-conflict': 'Replace: { $part } · { $name }',
  'transfer-key-in': 'with its key',
} as const;
