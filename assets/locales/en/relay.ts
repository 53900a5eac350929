/** A shop's own small server: joining it, and what comes from it. */
export const enRelay = {
  'options-people': 'People and statuses',
  'people-text': 'Optional: connect your shop’s server to receive statuses and see who ships what.',
  'relay-invitation': 'Invitation',
  'relay-invitation-hint':
    'The person who runs the shop’s server gives it to you; it begins with shahna-relay:. Anyone who has it can read the shop’s statuses.',
  'relay-invitation-wrong':
    'This is not a whole invitation. Copy it once more, from shahna-relay: to its end.',
  'relay-invitation-plain':
    'This invitation’s server has no https address, so that others could read along. Ask for one with https.',
  'relay-name': 'Name of this browser, as colleagues see it',
  'relay-name-hint': 'For example: Rana, counter.',
  'relay-account': 'Account whose parcels the server follows',
  'relay-join': 'Connect',
  'relay-you': 'This browser',
  'relay-server': 'Server',
  'relay-fetched': 'Up to date as of',
  'relay-waits': 'The invitation is kept. It connects as soon as the browser gives access to the server.',
  'relay-leave': 'Disconnect',
  'relay-leave-text':
    'This browser forgets the server and its secrets. What arrived of your parcels stays. The person who runs the server can end this browser’s access there too.',
  'relay-webhook-text':
    'One press tells it to send them to { $host }, your shop’s server. From then on that server learns each parcel’s code, status and place, and lets the note and your order number pass through it. An address that was set before is replaced and cannot be read back.',
  'relay-webhook-set': 'Send statuses to the server',
  'relay-webhook-is-set': 'The delivery company sends statuses to the server.',
  'relay-webhook-unknown':
    'The invitation does not say where statuses are to go. The person who runs the server has the address; set it on the desk, under Webhook.',
  'relay-proven': 'Statuses arrive.',
  'relay-not-proven': 'No status has arrived yet.',
  'relay-test-text': 'Moves your newest practice parcel one step and waits for its status.',
  'relay-test-no-parcel': 'This account has no parcel yet. Ship one, then try.',
  'relay-test-no-status':
    'No other status is known yet to move a parcel to. Move one by hand on the desk, under Journeys; its status then arrives here.',
  'relay-test-not-arrived':
    'Nothing came within ten seconds. Can the delivery company reach the server from where it is?',
  'told-status': 'Status { $number }',
  'told-position': 'Position { $number }',
  'told-kind': 'Event “{ $kind }”',
  'told-title': 'What the delivery company reported',
  'privacy-relay':
    'Only where you connect one: your shop’s own server gets, for each parcel made, its code, amount, fee and state, and the name you gave this browser; never an order number, a recipient’s name, phone or address. The delivery company’s statuses come to you through it.',
  'notices-title': 'Notifications',
  'notices-wish': 'Notify me when a parcel needs attention',
  'notices-hint': 'Only counts, no names. The browser asks you first.',
  'notice-returned': `{ $count ->
    [one] One parcel came back
   *[other] { $count } parcels came back
  }`,
  'notice-refused': `{ $count ->
    [one] One parcel was refused and needs a hand
   *[other] { $count } parcels were refused and need a hand
  }`,
  'notice-settled': `{ $count ->
    [one] It is known now what became of one parcel
   *[other] It is known now what became of { $count } parcels
  }`,
  'privacy-notices':
    'Notifications, if you turn them on, are shown by your browser and computer: how many parcels need a hand, and nothing of anybody. Nothing leaves for them.',
  'privacy-messages':
    'Messages, if you turn them on: the address that opens your WhatsApp holds the customer’s phone and the text; you send it there yourself.',
} as const;
