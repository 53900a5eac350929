/** The options page and the way from install to the first parcel. */
export const enOptions = {
  'options-title': 'Shahna settings',
  'options-sections': 'On this page',
  'options-accounts': 'Delivery accounts',
  'options-stores': 'Stores',
  'options-general': 'General',
  'options-tools': 'Advanced',
  'options-about': 'About Shahna',
  'options-log': 'When something goes wrong',

  // Accounts
  'account-active': 'In use',
  'account-use': 'Use this account',
  'account-none-active':
    'No account is in use. Pick the one that new parcels are made with; nothing is sent until then.',
  'account-check': 'Check',
  'account-edit': 'Edit',
  'account-remove': 'Remove',
  'account-remove-text':
    'Its key is forgotten here, and all that was kept of it: villages, employees, journeys, status meanings, the delivery company’s statements. Parcels made with it stay on record, and stay at the delivery company.',

  // The account's form
  'account-address': 'Delivery company’s address',
  'account-address-hint': 'The delivery company gives it to you together with the key.',
  'account-key': 'API key',
  'account-key-hint': 'Sent only to this address. Encrypted in this browser.',
  'account-key-kept': 'Kept in this browser',
  'account-told': 'Told by the delivery company on { $date }',
  'account-told-maximum': 'At most for a parcel:',
  'account-told-size': 'Size of a parcel without one:',
  'account-told-extra': 'Extra fee from a price of:',
  'to-show': 'Show',
  'to-hide': 'Hide',
  'account-environment': 'What is this account for?',
  'account-environment-live': 'Real parcels',
  'account-environment-testing-hint':
    'The delivery company’s testing environment: no real parcel is made. A violet stripe is on it wherever it shows.',
  'account-group-money': 'What is collected from recipients',
  'account-country': 'Which country does the account deliver in?',
  'account-country-hint':
    'It decides which phones are local. Currency and amounts below are proposed with it.',
  'account-country-palestine-israel': 'Palestine and Israel',
  'account-country-palestine-israel-hint': 'Phones such as 0599123456, +970 and +972.',
  'account-country-jordan': 'Jordan',
  'account-country-jordan-hint': 'Phones such as 0791234567 and +962.',
  'account-country-question': `{ $country ->
    [jordan] Does this account deliver in Jordan?
   *[palestine-israel] Does this account deliver in Palestine and Israel?
  }`,
  'account-country-proposed': `{ $country ->
    [jordan] Its list has places of Jordan. Phones such as 0791234567 are local then,
   *[palestine-israel] Its list has places of Palestine and Israel. Phones such as 0599123456 are local then,
  } and amounts are in { $currency }, { $rule ->
    [whole] whole, without decimals
   *[two-decimals] with up to two decimals
  }. Ask the delivery company when in doubt.`,
  'account-currency': 'Currency',
  'account-currency-hint':
    'The one the delivery company collects in. Orders in another currency stop and ask you.',
  'account-currency-choose': 'Choose…',
  'account-currency-other': 'Another currency',
  'account-currency-code': 'Currency code',
  'account-number-rule': 'Which amounts does the delivery company accept?',
  'account-number-rule-hint':
    'It depends on the country; ask the delivery company when in doubt. Nothing is ever rounded for you.',
  'account-number-rule-whole': 'Whole amounts only',
  'account-number-rule-two-decimals': 'Up to two decimals',
  'account-example': 'For example { $example }',
  'account-total-includes-delivery': 'Do your store’s order totals include delivery?',
  'example-total': 'Goods { $goods }, delivery { $delivery }: the order says { $total }.',
  'account-delivery-paid-by': 'Who pays for delivery?',
  'account-delivery-sender': 'You',
  'example-recipient-included': 'An order of { $total } collects { $collected }.',
  'example-recipient-apart':
    'An order of { $total } collects { $collected }: the delivery company’s fee, here { $delivery }, is added.',
  'example-sender-included':
    'An order of { $total } collects { $collected }: the delivery in it, { $delivery }, is taken off.',
  'account-fact-includes-delivery': 'Total includes delivery',
  'account-fact-must-confirm': 'Confirm in the panel',
  'account-must-confirm': 'Must a parcel be confirmed in the company’s panel after it is made?',
  'account-must-confirm-unknown': 'I don’t know',
  'account-must-confirm-unknown-hint': 'Ask the delivery company: a parcel that waits for it goes nowhere.',
  'account-told-mode': 'How parcels are made, by its number:',
  'account-paid-orders': 'Orders that are already paid',
  'account-paid-ask': 'Ask each time',
  'account-paid-ask-hint': 'The amount stays open until you write it.',
  'account-group-defaults': 'What parcels begin with: size, weight, content',
  'account-group-advanced': 'Advanced: how phones and the key are sent',
  'account-phone-form': 'How are phones written?',
  'account-key-field': 'Name of the key’s field',
  'account-key-field-hint': 'Leave it as it is, unless the delivery company gave you another name.',
  'account-sample-item': 'Cotton shirt',
  'account-template-items': 'what was ordered',
  'account-template-store': 'the store’s address',
  'account-save': 'Save and check',
  'account-not-saved': 'Not saved',

  'problem-name-long': 'Write a name of up to 60 characters.',
  'problem-name-taken': 'Another account has this name.',
  'problem-address-form':
    'This is not a whole address. It begins with https://, such as https://example.com.',
  'problem-address-extra': 'Only the address itself: without @, ?, # or doubled slashes.',
  'problem-key-address': 'The old key belongs to the old address and its field. Enter the key again.',
  'problem-key-field-name':
    'Not a field’s name: Latin letters, digits and _ - . only, a letter first, and not a name that a parcel’s own field has.',
  'problem-currency': 'There is no such currency code. The shekel is ILS, the dinar is JOD.',
  'problem-size-all': 'Fill in all three, or none.',
  'problem-template-braces': 'Braces may hold nothing but {"{items}"}, {"{number}"} or {"{store}"}.',

  // What a check of an account says
  'check-received': 'The account works',
  'check-received-text': 'The delivery company sent its list: { $villages } in { $cities }.',
  'check-empty':
    'The delivery company’s list of villages is empty, so no parcel can be made yet. Ask the delivery company.',
  'check-failed': 'The account does not work yet',
  'check-redirected':
    'The address { $address } sends on to another one. The key is not sent there; enter the final address itself.',

  // Stores
  'stores-best':
    'It is easiest on the spot: open an order in your store and press Shahna in the toolbar. Only that site is asked for.',
  'store-address': 'Or enable a store by its address',
  'store-address-hint': 'The address of your store’s site, or of any page in it.',
  'store-enable': 'Enable',
  'store-access-given': 'Access given',
  'store-access-missing': 'No access',
  'problem-store-account': 'Its account was removed. Choose another; nothing is sent until then.',

  // General
  'ask-returned-legend': 'Ask before shipping to a phone whose parcels came back',
  'ask-returned': `{ $count ->
    [0] Do not ask
    [1] After one
    [2] After two
    [3] After three
   *[other] After { $count }
  }`,
  'look-legend': 'Light or dark',
  'look-light': 'Light',
  'look-dark': 'Dark',
  'account-premium': '{ $name }: a premium account, with employees',
  'language-legend': 'Language of the interface',
  'language-auto': 'Automatic',
  'language-ar': 'العربية',
  'language-en': 'English',
  'language-he': 'עברית',
  'privacy-title': 'What is sent, when, and to whom',

  // About
  'privacy-service':
    'All of this goes straight to your delivery company’s address, with your key; nothing goes to anybody else. We run no server and collect no data.',
  'privacy-order':
    'When an order is opened, in the store or in the form: its village and its price, to learn the fee.',
  'privacy-phone':
    'When the form or the bulk review opens, when you look a recipient up, before every parcel and after a lost answer: the phone, written in four ways, to find the recipient.',
  'privacy-parcel':
    'When you ship: the parcel as the form shows it, with name, phones, village and street, amounts, description, notes, order number, size and weight.',
  'privacy-villages':
    'When an account is saved or checked, and once a day: a request for the list of villages. It carries the key and nothing else.',
  'privacy-tools': 'In the desk’s tools: what you enter there, when you press the button.',
  'privacy-store': 'To your store, where you let it: the parcel’s code and state, on its order.',
  'privacy-key':
    'The key is encrypted in this browser, which keeps web pages and other extensions from it. Anyone who can use this computer, or has a copy of its files, can get the key.',
  'privacy-kept':
    'Settings, the record of parcels and what you typed stay in this browser until you delete them or remove the extension.',
  'collected-text':
    'For each order you open or ship, the recipient’s name, phones and address, the amounts, the goods and the note go to your delivery company with your key; nothing comes to us.',
  'about-version': 'Version',

  // First run
  'welcome-title': 'Welcome to Shahna',
  'welcome-progress': 'Step { $step } of { $steps }:',
  'welcome-continue': 'Continue',
  'welcome-later': 'Do this later',
  'welcome-skip': 'Skip the guide',
  'welcome-order-title': 'Open an order',
  'welcome-order-bar':
    'Shahna’s bar is on the order’s own page. When all is certain it says “{ $ship }”, else “{ $review }”.',
  'welcome-order-pin':
    'Keep it at hand: press the puzzle piece beside the address bar, then the pin beside Shahna.',
  'welcome-order-pin-firefox':
    'Keep it at hand: press the puzzle piece in the toolbar, then the gear beside Shahna, then “Pin to Toolbar”.',
  'store-visit': 'Open',
  'store-add': 'Add a store',
  'welcome-arrived': 'Your first parcel is made',
  'options-messages': 'Messages to customers',
  'messages-wish': 'Offer a WhatsApp message to the customer',
  'messages-hint':
    'Your own WhatsApp opens with the text; you send it. WhatsApp then learns the phone and the text.',
  'messages-made': 'When the parcel is made',
  'messages-confirm': 'To confirm before shipping',
  'message-placeholders': 'Filled in for you: { $names }',
  'message-unknown': 'Not known: { $names }',
  'messages-link': 'Where customers see their parcel',
  'messages-link-hint':
    'The address with the parcel’s code in it, such as { $example }. It replaces { $name } in a text.',
  'messages-link-unfit': 'An address with https:// and { $code } behind the site’s name',
  'problem-template-length': 'Write 3 to 255 characters.',
  change: 'Change',
  'store-account': 'Ships with',
} as const;
