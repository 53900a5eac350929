import { accountsDefences } from './defences/accounts';
import { askedAboutDefences } from './defences/asked-about';
import { barDefences } from './defences/bar';
import { carriedDefences } from './defences/carried';
import { chatDefences } from './defences/chat';
import { clientDefences } from './defences/client';
import { colleaguesDefences } from './defences/colleagues';
import { followDefences } from './defences/follow';
import { logDefences } from './defences/log';
import { madeDefences } from './defences/made';
import { markedWrongDefences } from './defences/marked-wrong';
import { noteFormDefences } from './defences/note-forms';
import { notesDefences } from './defences/notes';
import { outboxDefences } from './defences/outbox';
import { pageDefences } from './defences/page';
import { pagePressesDefences } from './defences/page-presses';
import { parcelDefences } from './defences/parcel';
import { pressesDefences } from './defences/presses';
import { putBackDefences } from './defences/put-back';
import { readersDefences } from './defences/readers';
import { relayDefences } from './defences/relay';
import { relayLimitsDefences } from './defences/relay-limits';
import { sheetDefences } from './defences/sheets';
import { shippingDefences } from './defences/shipping';
import { silentStoresDefences } from './defences/silent-stores';
import { statementDefences } from './defences/statement';
import { storageDefences } from './defences/storage';
import { storesDefences } from './defences/stores';
import { vaultDefences } from './defences/vault';
import { villagesDefences } from './defences/villages';
import { yearsDefences } from './defences/years';
import type { Mutant } from './mutant';

/** Every named defence, by subject. */
export const defences: readonly Mutant[] = [
  ...askedAboutDefences,
  ...outboxDefences,
  ...noteFormDefences,
  ...notesDefences,
  ...followDefences,
  ...logDefences,
  ...pageDefences,
  ...barDefences,
  ...pressesDefences,
  ...pagePressesDefences,
  ...shippingDefences,
  ...clientDefences,
  ...parcelDefences,
  ...carriedDefences,
  ...sheetDefences,
  ...chatDefences,
  ...storageDefences,
  ...storesDefences,
  ...silentStoresDefences,
  ...readersDefences,
  ...vaultDefences,
  ...villagesDefences,
  ...relayDefences,
  ...relayLimitsDefences,
  ...statementDefences,
  ...colleaguesDefences,
  ...markedWrongDefences,
  ...putBackDefences,
  ...yearsDefences,
  ...accountsDefences,
  ...madeDefences,
];
