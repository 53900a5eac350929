import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { useRead } from '../../components/ui/use-read';
import { logged } from '../../lib/storage/log';
import type { Popup } from './popup-state';

/** From a parcel that is made: to the next order in the tab, where one is known, or out of the popup. */
export function Onward({ popup }: { readonly popup: Popup }) {
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
      {hasNext && tabId !== null && (
        <Button
          onPress={() =>
            void popup.ask('tab/next', { tabId }).then(close).catch(logged('popup: open the next order'))
          }
          text={t('next-order')}
        />
      )}
      <Button onPress={close} text={t('review-done')} />
    </>
  );
}
