/** What the extension is for, in the one sentence that a reviewer asks for. */
export const PURPOSE =
  'Creates parcels with the merchant’s own delivery company out of the orders of the merchant’s own online store: it reads the order that is open, shows what would be sent, and sends it at the merchant’s press.';

/** Why each permission of the manifest is asked for, and what was not taken instead. */
export const REASONS: Readonly<Record<string, string>> = {
  storage:
    'Keeps, until the browser closes, what a press asked the popup to open and how far the teaching of a store has come; and moves what earlier versions kept there. Settings and the record of parcels are in the extension’s own IndexedDB, since in Firefox a content script can read and write storage.local.',
  unlimitedStorage:
    'The record of parcels that were sent, and the list of villages, must not be evicted by a browser short of space: without the record an order could get two parcels.',
  alarms:
    'Fetches the list of villages once a day, and wakes the background if it ended while a parcel was being sent, so that its outcome becomes known.',
  scripting:
    'Puts the bar on the order pages of the stores that the merchant enabled, and on no other site. Content scripts declared for every site were not taken.',
  sidePanel:
    'The form can stay open beside a chat or the store, where the popup closes at the first press outside of it. Off until the merchant turns it on, and opened only by their own press; it gives access to no page.',
  activeTab:
    'Recognises the store in the open tab when the merchant opens the popup there, without access to any site beforehand.',
  contextMenus:
    '“Ship to this text” and “Look up this recipient” over text that the merchant selected, on any page, without access to that page.',
  declarativeNetRequestWithHostAccess:
    'A browser may by itself send a request twice when the connection it used breaks. One rule has calls to the delivery company go over a connection of their own, so that no parcel is made twice. It reaches only addresses that the merchant gave access to, and changes nothing else.',
  'https://*/*':
    'Optional. Asked for one address at a time, in the merchant’s own press: the merchant’s store when it is enabled, the delivery company when an account is saved, the shop’s own relay where one is connected. None is asked for at install.',
  'http://*/*':
    'Optional, as https: for stores and practice set-ups on the merchant’s own machine or network. None is asked for at install.',
};

/** What Firefox’s manifest declares of data that leave the browser, and why. */
export const DATA: Readonly<Record<string, string>> = {
  personallyIdentifyingInfo:
    'Name, phones and address of a parcel’s recipient, to the merchant’s delivery company, when the merchant ships.',
  authenticationInfo:
    'The merchant’s key of the delivery company, to that company’s address alone, with each call.',
  financialAndPaymentInfo:
    'The amount to collect and the price of an order’s goods, to the merchant’s delivery company, when a fee is asked for and when the merchant ships. Where the merchant connected the shop’s own relay, the amount and fee of each parcel made, to that relay.',
  websiteContent:
    'What the merchant’s store shows of an order (its number, goods and the customer’s note), to the merchant’s delivery company as the parcel’s description and notes, when the merchant ships.',
};

/** Chrome’s questions about data, answered. */
export const PROMISES = [
  'Data are not sold to third parties.',
  'Data are not used or transferred for purposes unrelated to the single purpose.',
  'Data are not used or transferred to determine creditworthiness or for lending.',
  'No remote code: everything that runs is in the package.',
] as const;
