import { keepSent } from '../../lib/customer-messages/sent-messages';
import { forgetPrinted, keepPrinted } from '../../lib/labels/printed-labels';
import { withFate } from '../../lib/ledger/fate';
import type { Handlers } from '../../lib/messaging/serve';
import { changeSettings, readSettings } from '../../lib/settings/settings';
import { changeCameBack } from '../../lib/shop-relay/came-back';
import { changeMeanings } from '../../lib/shop-relay/change-meanings';
import { addEdits } from '../../lib/typed/saved-edits';
import { exportKeys } from './accounts/export-keys';
import { undoOrder } from './bar/bar-presses';
import { openNext, openNextInTab } from './bar/next-order';
import { openAccount, openLabel } from './bar/open-page';
import { unreadableOrder } from './bar/order-bar';
import { notePress, openOrderShown, pressChoice, pressShip } from './bar/page-presses';
import { decideDirectory, markListedVillage, refreshDirectory } from './directories/directories';
import { nameListedRecord, readingOf } from './directories/list-reading';
import { confirmCurrency } from './drafting/as-said';
import { answerFollow, claimFollow, followAgain, followSettled, statusesRead } from './follow/follow';
import { viewBeside } from './forms/form-view';
import {
  createFromForm,
  discardForm,
  openFormAgain,
  openManualForm,
  pasteText,
  readTab,
} from './forms/forms';
import { beginPopup, openForm } from './forms/open-popup';
import { collectOrders, viewList } from './lists/lists';
import { messageStates, writeMessage } from './messages/write-message';
import { claimNote, listNotes, noteSettled } from './notes/order-notes';
import {
  changeTick,
  decideRows,
  enterCode,
  listOutbox,
  lookAgain,
  markWrong,
  readRow,
  settleRow,
  tryNow,
  withdrawRow,
} from './outbox/settling';
import { cancelFee, cancelSize, quoteFee, quoteSize } from './quotes/quotes';
import { makeContextMenu } from './recipients/context-menu';
import { findPast } from './recipients/past-parcels';
import { findKnownRecipients } from './recipients/recipients';
import { followAccount, joinWished, leaveRelay } from './relay/join';
import { viewRelay } from './relay/relay-view';
import { setRelayWebhook, testRelay } from './relay/webhook';
import { collectSheet } from './review/collect-sheet';
import { decideCutShort, listCutShort } from './review/cut-short';
import { decideTogether } from './review/decide-together';
import { openInStore, openOrderOf } from './review/open-in-store';
import { resumeReview, shipReviewed, stopReview } from './review/ship-reviewed';
import { openReview, readOutcomes, readReviewed, rereadReview } from './review/view-review';
import { loadScript } from './stores/store-scripts';
import { reconcileStores, storeRecognised } from './stores/stores';
import { letTeach, openLesson, openTaught, saveLesson, stopLesson } from './teaching/lessons';
import { pointField } from './teaching/pointed-fields';
import { exportTaught, forgetTaught, importTaught, listTaught } from './teaching/taught-stores';
import { tellAll, tellStore } from './tell';
import { cancelContentChange, changeContent } from './tools/contents';
import { changeEmployee } from './tools/employees';
import { moveParcel } from './tools/journeys';
import { restore } from './tools/restore';
import { explainEvent, setWebhook } from './tools/webhook';

/** Message → what runs. Who may send each, and what it must look like, is in the protocol. */
export const handlers: Handlers = {
  'order/opened': ({ order }, caller) => openOrderShown(order, caller),
  'order/pressed': ({ digest }, caller) => notePress(digest, caller),
  'order/ship': ({ order, digest }, enabled) => pressShip(order, digest, enabled),
  'order/choose': ({ order, offered, at }, enabled) => pressChoice(order, offered, at, enabled),
  'order/unreadable': ({ missing }, caller) => unreadableOrder(missing, caller),
  'order/undo': ({ order }, enabled) => undoOrder(order, enabled),
  'order/review': (_input, enabled) => openForm(enabled),
  'order/account': ({ about }) => openAccount(about),
  'order/print': openLabel,
  'order/next': ({ store, orderId }, enabled) => openNext(store, orderId, enabled),
  'notes/script': (_input, enabled) => loadScript('notes', enabled),
  'notes/claim': claimNote,
  'notes/settle': noteSettled,
  'notes/list': listNotes,
  'follow/claim': claimFollow,
  'follow/settle': followSettled,
  'follow/statuses': statusesRead,
  'follow/answer': answerFollow,
  'follow/again': followAgain,

  'store/recognised': storeRecognised,
  'store/currency': confirmCurrency,
  'orders/list-script': (_input, enabled) => loadScript('list', enabled),
  'order/covers-script': (_input, enabled) => loadScript('covers', enabled),
  'orders/listed': viewList,
  'orders/collected': collectOrders,

  'popup/opened': ({ again }) => beginPopup(again),
  'tab/read': ({ tabId }) => readTab(tabId),
  'tab/beside': ({ tabId }) => viewBeside(tabId),
  'tab/next': ({ tabId }) => openNextInTab(tabId),
  'form/manual': openManualForm,
  'form/paste': ({ text, part, instead }) => pasteText(text, part, instead),
  'form/save': async (input) => {
    await addEdits(input);
    await tellStore(input.key);
  },
  'form/discard': async ({ key, orderId, shipped = false }) => {
    await discardForm(key, orderId, shipped);
    await tellStore(key);
  },
  'parcel/create': createFromForm,

  'outbox/list': listOutbox,
  'row/read': ({ rowId }) => readRow(rowId),
  'row/settle': ({ rowId, choice }) => settleRow(rowId, choice),
  'row/enter-code': ({ rowId, parcelCode }) => enterCode(rowId, parcelCode),
  'row/try-now': ({ rowId }) => tryNow(rowId),
  'row/mark-wrong': ({ rowId, wrong }) => markWrong(rowId, wrong),
  'hold/undecided': async () => (await readSettings()).holdSeconds === undefined,
  'hold/decide': async ({ seconds: holdSeconds }) => {
    await changeSettings((settings) => ({ ...settings, holdSeconds }));
  },
  'rows/decide': ({ rowIds, choice }) => decideRows(rowIds, choice),
  'rows/tick': ({ rowIds, tick, ticked }) => changeTick(rowIds, tick, ticked),
  'row/withdraw': ({ rowId }) => withdrawRow(rowId),
  'row/look-again': ({ rowId }) => lookAgain(rowId),
  'row/open-order': ({ rowId }) => openOrderOf(rowId),

  'outbox/cut-short': listCutShort,
  'outbox/decide-cut-short': ({ collectionId, choice }) => decideCutShort(collectionId, choice),
  'review/open': ({ collectionId }) => openReview(collectionId),
  'review/collect-sheet': ({ accountId, source, lines, repeated, hidden, pricesOf }) =>
    collectSheet(accountId, source, lines, repeated, hidden, pricesOf),
  'review/reread': ({ collectionId }) => rereadReview(collectionId),
  'review/read': ({ collectionId, orderId }) => readReviewed(collectionId, orderId),
  'review/outcomes': ({ collectionId }) => readOutcomes(collectionId),
  'review/ship': ({ collectionId, rows }) => shipReviewed(collectionId, rows, false),
  'review/force': ({ collectionId, ...row }) => shipReviewed(collectionId, [row], true),
  'review/open-order': ({ collectionId, orderId }) => openInStore(collectionId, orderId),
  'review/stop': ({ collectionId }) => stopReview(collectionId),
  'review/resume': ({ collectionId }) => resumeReview(collectionId),
  'review/together': decideTogether,

  'quote/fee': ({ accountId, villageId, price }) => quoteFee(accountId, villageId, price),
  'quote/size': ({ accountId, villageId, ...size }) => quoteSize(accountId, villageId, size),
  'quote/cancel-fee': ({ accountId, villageId, price }) => cancelFee(accountId, villageId, price),
  'quote/cancel-size': ({ accountId, villageId, ...size }) => cancelSize(accountId, villageId, size),
  'recipient/find': ({ accountId, phone }) => findKnownRecipients(accountId, phone),
  'message/write': writeMessage,
  'message/states': messageStates,
  'message/sent': ({ sent, ...about }) => keepSent(about, sent),
  'recipient/past': ({ accountId, phone, ...order }) => findPast(accountId, phone, order),

  'directory/refresh': ({ accountId }) => refreshDirectory(accountId),
  'directory/decide': ({ accountId, use }) => decideDirectory(accountId, use),
  'directory/unhide': async ({ accountId, villageId }) => {
    await markListedVillage(accountId, villageId, { hidden: false });
    await tellAll();
  },
  'directory/reading': ({ accountId }) => readingOf(accountId),
  'directory/name-record': ({ accountId, villageId, name }) => nameListedRecord(accountId, villageId, name),
  'journey/move': moveParcel,
  'webhook/set': ({ accountId, address }) => setWebhook(accountId, address),
  'webhook/read': ({ accountId, text }) => explainEvent(accountId, text),
  'relay/view': viewRelay,
  'relay/join': joinWished,
  'relay/leave': leaveRelay,
  'relay/follow-account': ({ accountId }) => followAccount(accountId),
  'relay/set-webhook': setRelayWebhook,
  'relay/test': testRelay,
  'returned/seen': async ({ codes }) => {
    if (await changeCameBack([], codes)) await tellAll();
  },
  'statuses/mean': async ({ accountId, said }) => {
    await changeMeanings(accountId, (known) =>
      said.reduce((now, { number, fate }) => withFate(now, number, fate), known),
    );
    await tellAll();
  },
  'employee/update': changeEmployee,
  'content/update': changeContent,
  'content/cancel': ({ attempt }) => cancelContentChange(attempt),
  'accounts/export-keys': ({ passphrase }) => exportKeys(passphrase),
  'language/changed': async () => {
    await makeContextMenu();
    // The words of bars and lists are made here.
    await tellAll();
  },
  'stores/reconcile': reconcileStores,

  'labels/printed': async ({ labels, printed }) => {
    await (printed ? keepPrinted(labels, Date.now()) : forgetPrinted(labels));
    await tellAll();
  },
  'form/again': ({ rowId }) => openFormAgain(rowId),
  'parcel/restore': ({ accountId, parcelCode }) => restore(accountId, parcelCode),
  'teach/begin': ({ tabId, origin, fields }) => letTeach(tabId, origin, fields),
  'teach/field': pointField,
  'teach/open': (_input, caller) => openLesson(caller),
  'teach/save': ({ teaching }, caller) => saveLesson(teaching, caller),
  'teach/stop': (_input, caller) => stopLesson(caller),
  'taught/opened': (_input, enabled) => openTaught(enabled),
  'taught/list': listTaught,
  'taught/remove': ({ id }) => forgetTaught(id),
  'taught/export': exportTaught,
  'taught/import': ({ file }) => importTaught(file),
};
