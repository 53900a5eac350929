import { useEffect } from 'preact/hooks';
import { ParcelPanel } from '../../components/parcel-form/ParcelPanel';
import { NoteQuestion } from '../../components/store-list/NoteQuestion';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { saidByPage } from '../../components/ui/FailedPress';
import { usePress } from '../../components/ui/use-press';
import { useRead } from '../../components/ui/use-read';
import { DroppedVillageList } from '../../components/village-list/DroppedVillages';
import { LostVillages } from '../../components/village-list/LostVillages';
import type { Villages } from '../../components/village-picker/villages';
import { isPanel } from '../../lib/opening/popup-address';
import type { OrderReference } from '../../lib/order-key';
import { findStoreOf } from '../../lib/settings/find-store';
import type { Popup } from './popup-state';
import type { Screen } from './screen';
import { TeachButton } from './TeachButton';

interface FormScreenProps {
  readonly popup: Popup;
  readonly screen: Extract<Screen, { show: 'form' }>;
}

export function FormScreen({ popup, screen }: FormScreenProps) {
  const { state, villages, opened } = screen;
  useEffect(() => whenIdle(villages.load), [villages]);
  return (
    <>
      <NoteQuestion stores={popup.stores} />
      <VillageNotices villages={villages} />
      <ParcelPanel
        state={state}
        onStartAnew={popup.startAnew}
        opened={opened}
        onward={isPanel(location.pathname) ? null : <Onward popup={popup} />}
        aside={<PointFields popup={popup} order={state.form.value.order} />}
      />
    </>
  );
}

/** Runs after the first paint. @returns cancels it */
function whenIdle(work: () => unknown): () => void {
  const id = requestIdleCallback(() => void work(), { timeout: 300 });
  return () => cancelIdleCallback(id);
}

/** Changes of the account's villages that the person should know of, above the form. */
function VillageNotices({ villages }: { readonly villages: Villages }) {
  const { t } = useText();
  const press = usePress<'new' | 'old'>('popup');
  const { lost, dropped } = villages.news.value;
  if (lost === null && dropped.length === 0) return null;
  return (
    <aside class="stack village-notices" aria-label={t('options-villages')}>
      {lost !== null && (
        <LostVillages
          {...lost}
          deciding={press.busy !== null}
          onDecide={(use) => press.run(use, () => villages.decide(use))}
        />
      )}
      <DroppedVillageList dropped={dropped} onDismiss={() => void villages.dismissDropped()} />
    </aside>
  );
}

/** On an order's page of a store that we know: the way to say which of its own fields is what. */
function PointFields({ popup, order }: { readonly popup: Popup; readonly order: OrderReference }) {
  const { t } = useText();
  const store = findStoreOf(popup.stores, order.store);
  // A form beside the tab's own is of no page that could be pointed at.
  if (popup.canGoBack.value || store?.kind === undefined || store.kind === 'taught') return null;
  return (
    <TeachButton origin={store.origin} popup={popup} kind="quiet" label={t('fields-point-out')} fields />
  );
}

/**
 * From a parcel that is made: out of the popup, or to the next order in the tab, where one is known. That is looked up, so
 * its button appears late, and is last: it moves none that a person is about to press.
 */
function Onward({ popup }: { readonly popup: Popup }) {
  const { t } = useText();
  const tabId = popup.tabId.value;
  const [hasNext] = useRead(
    false,
    async () => (await popup.ask('tab/beside', { tabId })).hasNext,
    [popup, tabId],
    'popup: next order',
  );
  return (
    <>
      <Button onPress={close} text={t('review-done')} />
      {hasNext && tabId !== null && (
        <Button
          onPress={() =>
            void popup.ask('tab/next', { tabId }).then(close).catch(saidByPage('popup: open the next order'))
          }
          text={t('next-order')}
        />
      )}
    </>
  );
}
