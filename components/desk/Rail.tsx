import type { TextId } from '../../lib/i18n/messages';
import type { Account } from '../../lib/storage/account';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Icon, type IconName } from '../ui/Icon';
import { Logo } from '../ui/Logo';
import { AccountSwitch } from './AccountSwitch';

interface RailProps {
  readonly links: readonly { readonly name: string; readonly title: TextId; readonly icon: IconName }[];
  /** The section that is open. */
  readonly here: string;
  readonly accounts: readonly Account[];
  readonly activeAccountId: string | null;
  readonly onActivate: (accountId: string) => void;
  readonly onSettings: () => void;
}

/** What stands beside every section: where one is, and with which account. */
export function Rail({ links, here, onSettings, ...accounts }: RailProps) {
  const { t, lookUp } = useText();
  return (
    <header class="rail">
      <a class="rail__brand" href="#/">
        <Logo size={28} />
        <span>{t('app-name')}</span>
      </a>
      <nav class="rail__links" aria-label={t('desk-sections')}>
        {links.map(({ name, title, icon }) => (
          <a
            key={name}
            class="rail__link"
            href={`#/${name}`}
            aria-current={name === here ? 'page' : undefined}
          >
            <Icon name={icon} size={18} />
            {lookUp(title)}
          </a>
        ))}
      </nav>
      <div class="rail__foot">
        <AccountSwitch {...accounts} />
        <Button kind="quiet" onPress={onSettings}>
          <Icon name="settings" />
          {t('open-settings')}
        </Button>
      </div>
    </header>
  );
}
