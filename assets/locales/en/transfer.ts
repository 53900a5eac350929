/** All settings as a file, and from one. */
export const enTransfer = {
  'options-transfer': 'Move settings',
  'options-transfer-text':
    'All settings in one file: accounts, stores, language, names for numbers, learned villages. For another browser, or to keep.',
  'transfer-with-keys': 'With the accounts’ keys, encrypted with a passphrase',
  'transfer-passphrase': 'Passphrase',
  'transfer-passphrase-hint':
    'Whoever has the file and the passphrase has the keys. It is kept nowhere: if it is forgotten, the keys in the file are lost.',
  'transfer-passphrase-short': 'At least { $count } characters.',
  'transfer-passphrase-again': 'Passphrase once more',
  'transfer-passphrase-different': 'The two are not the same.',
  'transfer-export': 'Save all settings as a file',
  'transfer-exported': 'The file was saved.',
  'transfer-without-key': 'The key of these accounts cannot be read here, and is not in the file: { $names }',
  'transfer-import': 'Import settings',
  'transfer-passphrase-of-file': 'Passphrase of the file’s keys',
  'transfer-open-keys': 'Open the keys',
  'transfer-without': 'Go on without keys',
  'transfer-found': 'In the file:',
  'transfer-key-in': 'with its key',
  'transfer-key-not-in': 'without a key',
  'transfer-learned-in': `{ $count ->
    [one] one learned village
   *[other] { $count } learned villages
  }`,
  'transfer-damaged': 'Not imported, since it cannot be read: { $names }',
  'damaged-part': 'part of { $name }',
  'damaged-accounts': 'the account',
  'damaged-stores': 'the store',
  'damaged-activeAccountId': 'which account is in use',
  'damaged-language': 'the language',
  'damaged-atOnce': 'how many orders are sent at once',
  'damaged-holdSeconds': 'how long a press is held',
  'damaged-askReturned': 'when to ask about a phone whose parcels came back',
  'damaged-look': 'light or dark',
  'damaged-labelLayout': 'the layout of labels',
  'transfer-conflicts':
    'This is here already and is different in the file. What you do not tick stays as it is here.',
  'transfer-conflict-account': 'Replace the account { $name }',
  'transfer-conflict-key': 'Replace the key of { $name }',
  'transfer-conflict-store': 'Replace the store { $name }',
  'transfer-conflict-language': 'Change the language: { $name }',
  'transfer-conflict-numbers': 'Replace names for numbers of { $name }',
  'transfer-conflict-learned': 'Replace learned villages of { $name } where the file has others',
  'transfer-take': 'Import these settings',
  'transfer-imported': 'The settings were imported.',
  'transfer-imported-next':
    'The browser asks for access anew: check each account, and enable each store with a press. Accounts without a key ask for it.',
  'transfer-file-not-json': 'This is not a file that Shahna saved. Nothing was changed; choose another file.',
  'transfer-file-not-settings':
    'This file holds no settings of Shahna, or they are damaged. Nothing was changed.',
  'transfer-file-newer': 'This file is from a newer Shahna. Update this one first. Nothing was changed.',
  'transfer-file-too-large': 'This file is too large to be settings. Nothing was changed.',
  'transfer-file-bad-address': 'An account in this file has an address without https. Nothing was changed.',
  'transfer-file-twice': 'This file holds one account twice. Nothing was changed.',
  'transfer-file-wrong-passphrase': 'This passphrase does not open the keys, or the file was damaged.',
  'damaged-notifies': 'whether notifications are shown',
} as const;
