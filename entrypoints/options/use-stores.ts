import { useState } from 'preact/hooks';
import type { TextId } from '../../lib/i18n/messages';
import { enableStore } from '../../lib/storage/enable-store';
import { keepNoteChoice } from '../../lib/storage/note-choice';
import { removeStore } from '../../lib/storage/remove-store';
import { changeSettings } from '../../lib/storage/settings';
import { forgetStoreCurrency } from '../../lib/storage/store-currency';
import { asFailure } from './as-failure';

export interface StoresControl {
  /** What came of the last press, when it did not do what was wanted. */
  readonly trouble: TextId | null;
  /** Enables a site, or asks again for access to one. Call it in the press itself. */
  readonly enable: (origin: string, noteOrders?: boolean) => void;
  readonly tie: (origin: string, accountId: string | null) => void;
  readonly note: (origin: string, wanted: boolean) => void;
  readonly forgetCurrency: (origin: string) => void;
  readonly remove: (origin: string) => void;
}

/** What can be done with stores on this page. */
export function useStores(): StoresControl {
  const [trouble, setTrouble] = useState<TextId | null>(null);
  const follow = (done: Promise<TextId | null>) => {
    setTrouble(null);
    done.then(setTrouble, (error: unknown) => setTrouble(`failure-${asFailure(error).code}`));
  };
  const tie = (origin: string, accountId: string | null) =>
    follow(
      changeSettings((settings) => ({
        ...settings,
        stores: settings.stores.map((store) => (store.origin === origin ? { ...store, accountId } : store)),
      })).then(() => null),
    );
  return {
    trouble,
    enable: (origin, noteOrders) =>
      follow(enableStore(origin, noteOrders).then((granted) => (granted ? null : 'enable-refused'))),
    tie,
    note: (origin, noteOrders) => follow(keepNoteChoice(origin, noteOrders).then(() => null)),
    forgetCurrency: (origin) => follow(forgetStoreCurrency(origin).then(() => null)),
    remove: (origin) => follow(removeStore(origin).then(() => null)),
  };
}
