import type { Listing } from './listing';

export const enListing: Listing = {
  summary:
    'Ship the order you are looking at: one press, one parcel with your delivery company, and its label to print.',
  description: `Shahna is for people who sell online and ship with a parcel-delivery company. It works on your store’s own order page: it reads the order, finds the village in the address, calculates what is to be collected, and creates the parcel with one press.

CORRECT FIRST
What is certain ships in one press. Whatever is unsure stops and asks, at the field in doubt: two villages of one name are shown with their cities, and you choose. Nothing is ever guessed for you.

NEVER TWICE
Each parcel is recorded before it is sent. When an answer is lost, the parcel is marked as needing to be confirmed and is never sent again blindly. An order that has its parcel says so, with the code, on its page and in the list.

MANY ORDERS AT ONCE
Choose orders on your store’s list, look at the few that have a question, ship the rest with one press, and print their labels with the next.

YOUR DAY ON ONE SCREEN
Cash expected, parcels against yesterday, labels that wait for the printer, and what needs you. Drop the delivery company’s statement on it: each line is matched with your parcels, and what is short, paid twice or missing is shown.

FROM A CHAT, TOO
Paste a message. Name, phone, village, street and amount are found in it and the form is filled for you to check.

WORKS WITH
WooCommerce, Shopify, OpenCart, PrestaShop, Magento, Medusa, Salla, EasyOrders and YouCan; any other store after you show it once where the parts of an order are.

WHAT IS COLLECTED, AND WHERE IT GOES
Of each order that you open or ship: the recipient’s name, phones and address, the amounts, the goods and the note. They go to your delivery company, with your key, and to nobody else. Where notes are on, the parcel’s code goes into your store’s order. Where you connect your shop’s own server, it gets each parcel’s code, amount, fee and state. Where you turn messages on, your own WhatsApp opens with the customer’s phone and a text. Nothing comes to us.

YOURS ALONE
Your key goes to your delivery company’s address alone. It is encrypted in this browser against web pages and other extensions, not against whoever can use the computer or has its files. No site is read that you did not enable. There is no server of ours, and nothing is counted.

WHICH DELIVERY COMPANIES
Any company that offers the parcel interface Shahna speaks: an address and a key with which programs create parcels. Ask yours for “the API address and a key”, enter both, and Shahna checks them and says whether they fit before anything is sent. Such a company’s own list of villages and fees is used.

WHAT YOU NEED
An account at such a delivery company, its address and your key, and an online store or customers who write to you. Arabic, English and Hebrew.`,
  captions: `The order as it is read: one press makes the parcel
Two villages of one name: you choose, nothing is guessed
Many orders: only those with a question are looked at
The day: what needs you, and the cash that is expected
Labels, ready to print`,
};
