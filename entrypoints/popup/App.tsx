import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { BegunNotice } from '../../components/pasted/BegunNotice';
import { useText } from '../../components/text/use-text';
import { TryOutPanel } from '../../components/try-out/TryOutPanel';
import { Button } from '../../components/ui/Button';
import { FailedPress } from '../../components/ui/FailedPress';
import { FailureNotice } from '../../components/ui/FailureNotice';
import { KeyHelp, type KeyLine } from '../../components/ui/KeyHelp';
import { Logo } from '../../components/ui/Logo';
import { Notice } from '../../components/ui/Notice';
import { PracticeBand } from '../../components/ui/PracticeBand';
import { Spinner } from '../../components/ui/Spinner';
import { useFocused } from '../../components/ui/use-focused';
import { openDesk } from '../../lib/opening/open-desk';
import { EnableStore } from './EnableStore';
import { FeeTool } from './FeeTool';
import { FormScreen } from './FormScreen';
import { Header } from './Header';
import type { Popup } from './popup-state';
import { RecipientTool } from './RecipientTool';
import type { Screen } from './screen';
import { ToolList } from './ToolList';
import { UnknownStore } from './UnknownStore';

interface AppProps {
  readonly popup: Popup;
  readonly foot?: ComponentChildren;
}

const KEYS: readonly KeyLine[] = [
  ['Enter', 'review-next'],
  ['Ctrl + Enter', 'create-parcel'],
];

const openOptions = () => void browser.runtime.openOptionsPage();
const showDesk = () => void openDesk();

export function App({ popup, foot }: AppProps) {
  const testing = popup.account.value?.environment === 'testing';
  useEffect(() => {
    document.documentElement.dataset.environment = testing ? 'testing' : 'live';
  }, [testing]);
  return (
    <>
      <header>
        {testing && <PracticeBand />}
        {popup.screen.value.show === 'try-out' && <PracticeBand text="try-out-band" />}
        <Header popup={popup} onDesk={showDesk} onSettings={openOptions} />
      </header>
      <FailedPress />
      <Body popup={popup} />
      {foot}
      <KeyHelp lines={KEYS} />
    </>
  );
}

function Body({ popup }: Pick<AppProps, 'popup'>) {
  const { t } = useText();
  const screen = popup.screen.value;
  switch (screen.show) {
    case 'loading':
      return (
        <main class="panel__body panel__body--waiting" aria-busy="true">
          <Spinner />
          <span>{t('loading')}</span>
        </main>
      );
    case 'form':
      return <FormScreen popup={popup} screen={screen} />;
    case 'no-account':
      return <NoAccount onConnect={openOptions} onTry={popup.openTryOut} />;
    case 'enable':
      return <EnableStore origin={screen.origin} onEnabled={popup.open} popup={popup} />;
    case 'unreadable':
      return (
        <main class="panel__body">
          <Notice
            tone="warning"
            title={t('unreadable-title')}
            text={t('unreadable-text', { missing: screen.missing })}
          />
          <ToolList popup={popup} />
        </main>
      );
    case 'unknown-store':
      return <UnknownStore origin={screen.origin} lesson={screen.lesson} popup={popup} />;
    case 'elsewhere':
      return (
        <main class="panel__body">
          <div class="stack tight">
            <h2>{t('elsewhere-title')}</h2>
            <p class="soft">{t('elsewhere-text')}</p>
          </div>
          <ToolList popup={popup} />
        </main>
      );
    case 'failed':
      return (
        <main class="panel__body">
          <FailureNotice
            failure={screen.failure}
            actions={<Button onPress={popup.open} text={t('try-again')} />}
          />
        </main>
      );
    case 'try-out':
      return <TryOutPanel state={screen.tryOut} onAgain={popup.openTryOut} onConnect={openOptions} />;
    case 'begun':
      return <BegunForm popup={popup} screen={screen} />;
    case 'recipient':
      return <RecipientTool popup={popup} account={screen.account} phone={screen.phone} />;
    case 'fee':
      return <FeeTool popup={popup} account={screen.account} villages={screen.villages} />;
  }
}

/** Before the first account: the button that leads to the settings, and an order to try it on. */
function NoAccount({ onConnect, onTry }: { readonly onConnect: () => void; readonly onTry: () => void }) {
  const { t } = useText();
  return (
    <main class="panel__body panel__body--centred">
      <Logo size={64} />
      <h2>{t('no-account-title')}</h2>
      <p class="soft">{t('no-account-text')}</p>
      <Button kind="primary" onPress={onConnect} text={t('bar-mend-account')} />
      <Button kind="quiet" onPress={onTry} text={t('try-out')} />
    </main>
  );
}

interface BegunFormProps {
  readonly popup: Popup;
  readonly screen: Extract<Screen, { show: 'begun' }>;
}

/** In place of a form that is asked for while another is begun. */
function BegunForm({ popup, screen: { begun, anew } }: BegunFormProps) {
  const { t } = useText();
  // The pressed button is gone: the first button here is focused.
  const first = useFocused<HTMLButtonElement>();
  return (
    <main class="panel__body">
      <BegunNotice
        fields={begun.draft.fields}
        actions={
          <>
            <Button buttonRef={first} onPress={() => popup.openManual()} text={t('begun-open')} />
            <Button kind="quiet" onPress={() => popup.openAnew(anew)} text={t('begun-anew')} />
          </>
        }
      />
    </main>
  );
}
