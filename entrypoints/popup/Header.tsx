import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';
import { Logo } from '../../components/ui/Logo';
import { openPanel } from '../../lib/opening/open-panel';
import { isPanel } from '../../lib/opening/popup-address';
import type { Popup } from './popup-state';
import type { Screen } from './screen';

interface HeaderProps {
  readonly popup: Popup;
  readonly onDesk: () => void;
  readonly onSettings: () => void;
}

export function Header({ popup, onDesk, onSettings }: HeaderProps) {
  const { t, direction } = useText();
  const screen = popup.screen.value;
  const account = popup.account.value;
  const tabId = popup.tabId.value;
  const number = screen.show === 'form' ? screen.state.form.value.order.number : null;
  return (
    <div class="row header">
      {popup.canGoBack.value ? (
        <Button kind="quiet" label={t('back')} onPress={popup.open}>
          <span class={direction === 'rtl' ? 'turn-right' : 'turn-left'}>
            <Icon name="chevron-down" />
          </span>
        </Button>
      ) : (
        <Logo />
      )}
      <div class="grow header__title">
        <h1 class="one-line">{number === null ? t(titleOf(screen.show)) : t('order-number', { number })}</h1>
        {account !== null && (
          <p class="one-line soft small">
            <bdi>{account.name}</bdi>
          </p>
        )}
      </div>
      {popup.offersPanel && tabId !== null && !isPanel(location.pathname) && (
        <Button
          icon="aside"
          kind="quiet"
          label={t('panel-beside')}
          onPress={() => void openPanel(tabId).then(close)}
        />
      )}
      <Button kind="quiet" small onPress={onDesk} text={t('desk-open')} />
      <Button kind="quiet" small onPress={onSettings} text={t('open-settings')} />
    </div>
  );
}

function titleOf(show: Screen['show']) {
  if (show === 'recipient' || show === 'begun') return 'tool-recipient';
  if (show === 'fee') return 'tool-fee';
  return show === 'form' || show === 'try-out' ? 'new-parcel' : 'app-name';
}
