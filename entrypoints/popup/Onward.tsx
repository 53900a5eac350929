import { useEffect, useState } from 'preact/hooks';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { logged } from '../../lib/storage/log';
import type { Popup } from './popup-state';

/** From a parcel that is made: to the next order in the tab, where one is known, or out of the popup. */
export function Onward({ popup }: { readonly popup: Popup }) {
  const { t } = useText();
  const [hasNext, setHasNext] = useState(false);
  const tabId = popup.tabId.value;
  useEffect(() => {
    let isLeft = false;
    popup
      .ask('tab/beside', { tabId })
      .then((beside) => isLeft || setHasNext(beside.hasNext))
      .catch(logged('popup: next order'));
    return () => {
      isLeft = true;
    };
  }, [popup, tabId]);
  return (
    <>
      {hasNext && tabId !== null && (
        <Button
          onPress={() =>
            void popup.ask('tab/next', { tabId }).then(close).catch(logged('popup: open the next order'))
          }
        >
          {t('next-order')}
        </Button>
      )}
      <Button onPress={close}>{t('review-done')}</Button>
    </>
  );
}
