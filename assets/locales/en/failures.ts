import type { OwnFailure } from '../../../lib/i18n/said-as';

/** What went wrong, and what to do about it, by the failure's code. */
export const enFailures = {
  'failure-duplicate-recipient': `{ $phone ->
    [none] This recipient already has a parcel from you. Check it before you ship another.
   *[other] The phone { $phone } already has a parcel from you. Check it before you ship another.
  }`,
  'failure-price-over-limit': `{ $limit ->
    [none] The amount to collect is more than your account allows. Lower it, or split the order.
   *[other] Your account collects at most { $limit } for one parcel. Lower the amount, or split the order.
  }`,
  'failure-parcel-not-added':
    'The delivery company could not save it: nothing was made or changed. Try again.',
  // Other operations
  'failure-parcel-not-found': 'The delivery company knows no such parcel. Check its number.',
  'failure-parcel-not-deleted': 'This parcel is not in the recycle bin, so there is nothing to restore.',
  'failure-no-permission': 'This account may not do that. Ask the delivery company to allow it.',
  'failure-product-not-found':
    'This product is not in your catalog. Correct its number, or give the item a name of its own.',
  'failure-content-not-found': 'This content item is not in the parcel any more. Check the content’s number.',
  'failure-content-locked':
    'The parcel is on its way: its content can no longer be changed. Ask the delivery company to correct it.',
  'failure-not-premium-or-key-refused':
    'The delivery company refused. Either this is not a premium account, or the key is not right: check it in the settings.',
  // Any operation
  'failure-key-refused':
    'The delivery company does not accept the key. Copy it once more, whole, into the settings.',
  'failure-rate-limited': `{ $until ->
    [none] Too many requests at once. Wait a minute and try again.
   *[other] The delivery company accepts no more requests until { $until }. Try again then.
  }`,
  'failure-refused': 'The delivery company refused. Ask it for the reason.',
  // Answers that tell nothing sure
  'failure-server-failed': `{ $until ->
    [none] The delivery company had an error. Try again in a few minutes.
   *[other] The delivery company is down until { $until }. Try again then.
  }`,
  'failure-unreadable-answer': 'The delivery company’s answer arrived empty or broken. Try again.',
  'failure-unexpected-answer':
    'Something else answered than the delivery company as we know it. Ask the company for the address that programs use, and correct it in the settings.',
  'failure-service-unreachable': 'The delivery company does not answer. Check your internet and its address.',
  'failure-unexpected-failure': 'It stopped on the way to the delivery company. Try again.',
  'failure-invalid-address':
    'The delivery company’s address in the settings is not right. It begins with https://.',
  'failure-offline': 'There is no internet connection. Nothing was sent. Check the connection and try again.',
  // Our own
  'failure-account-changed': `{ $by ->
    [other] Another account ships for this store now. Open the form and send it again.
   *[own] The account was removed, or its address, key or currency changed, since this was prepared. Open the form and send it again.
  }`,
  'failure-account-missing': 'No delivery account is set up yet. Add one in the settings.',
  'failure-already-shipped':
    'This order already has a parcel. Check it, and the order’s notes, before you ship another.',
  'failure-being-sent': 'This order is being sent right now. Wait for the answer.',
  'failure-changed-since-shown': `{ $made ->
    [yes] The order changed after its parcel was made. Compare the two before the driver comes.
   *[no] The order changed after it was shown. Look at it again, then send.
  }`,
  'failure-store-signed-out': `{ $by ->
    [silence] Your store could not be asked, so it is not known whether this order is still the same. Open the store, or press once more to send it as it was read.
   *[other] Your store has signed you out, so it is not known whether this order is still the same. Sign in there again, or press once more to send it as it was read.
  }`,
  'failure-code-taken': 'This code is already that of order { $number }. Look at it again.',
  'failure-content-unchanged': 'Nothing to change yet: fill a field or add a photo.',
  'failure-relay-answer':
    'What answers there is not a shop’s server of this version. Check the invitation with the person who runs the server.',
  'failure-relay-full': 'The shop’s server accepts no more browsers. Have old ones removed there.',
  'failure-invitation-ended': 'This invitation has ended or cannot be used. Ask for a new one.',
  'failure-relay-member':
    'This browser’s access to the shop’s server has ended. Disconnect, and connect with a new invitation.',
  'failure-relay-missing':
    'This browser is not connected to a server of the shop. Connect it in the settings, under People and statuses.',
  'failure-relay-unreachable':
    'The shop’s server does not answer. Check the connection, or ask the person who runs the server.',
  'failure-directory-missing': 'The list of villages has not been fetched yet. Fetch it and try again.',
  'failure-fields-wrong': 'Some fields are not right. Correct them and send again.',
  'failure-key-missing': 'There is no key for this account that can be read. Enter it again in the settings.',
  'failure-not-allowed': 'This page may not do that. Open Shahna from the toolbar.',
  'failure-page-unreadable':
    'The order on this page could not be read. Reload the page, or fill the form by hand.',
  'failure-statement-unreadable':
    'This file is neither a spreadsheet (XLSX) nor a table of texts (CSV). Save it as one of these, then drop it again.',
  'failure-statement-too-large':
    'This file is too large to read here. Save the statement of one month as a file of its own, then drop that.',
  'failure-sheets-differ':
    'These files, or the sheets of one, do not have the same columns. Drop those of one kind together, or continue with those alone that are like the first.',
  'failure-permission-missing': 'The browser has not given access to this address. Allow it, then try again.',
  'failure-merge-changed':
    'The parcel for both orders is not what it was: it or an order in it has changed. Open its order and correct the amount to collect, or first take out the order that was added last.',
  'failure-phone-shared': 'Another order has this phone too. Decide first how to ship them.',
  'failure-row-missing': 'This parcel is no longer on record. Open the order again.',
  'failure-record-lost':
    'What Shahna keeps in this browser was deleted while this order was being sent, so it is not known whether its parcel was made. Check with the delivery company before you send it again.',
  'failure-storage-damaged':
    'Part of what Shahna keeps in this browser is missing, so shipping is off. Restart the browser; if that does not help, remove Shahna and install it again, and check with the delivery company which orders have parcels.',
  'failure-storage-held':
    'Another window of this browser still uses an older version of Shahna, so shipping waits. Close Shahna’s other windows and tabs; then this goes on automatically.',
  'failure-storage-newer':
    'A newer version of Shahna has used this browser profile, so this one ships nothing. Update Shahna, then restart the browser.',
  'failure-storage-unavailable':
    'The browser does not let us keep anything, so shipping is off. Leave private browsing, or free some disk space.',
  'failure-store-not-enabled':
    'Shahna is not enabled on this store. Open Shahna from the toolbar and enable it here.',
  'failure-teaching-file':
    'This is not a file of taught stores, or it comes from a newer Shahna. Choose another file, or update Shahna.',
  'failure-pressed-too-fast':
    'The store’s pages asked for parcels faster than a person presses. This one is sent when you say so under “Needs you”.',
  'failure-unexpected': 'Something went wrong on our side. Close this and open it again.',
  'failure-unsettled':
    'It is not known whether this order’s parcel was made. Confirm that under “Needs you” before sending again.',
  'failure-event-unreadable':
    'This is no event of the delivery company: paste the whole body, from { "{" } to { "}" }.',
  'failure-testing-only':
    'Journeys are for practice accounts only: the delivery company moves parcels in its testing environment only.',
} as const satisfies Record<`failure-${OwnFailure}`, string>;
