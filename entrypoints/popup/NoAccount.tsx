import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Logo } from '../../components/ui/Logo';

interface NoAccountProps {
  readonly onConnect: () => void;
}

/** Before the first account: the one step there is. */
export function NoAccount({ onConnect }: NoAccountProps) {
  const { t } = useText();
  return (
    <main class="panel__body panel__body--centred">
      <Logo size={64} />
      <h2>{t('no-account-title')}</h2>
      <p class="soft">{t('no-account-text')}</p>
      <Button kind="primary" onPress={onConnect}>
        {t('no-account-action')}
      </Button>
    </main>
  );
}
