import type { TextId } from '../../lib/i18n/messages';
import type { Account } from '../../lib/storage/account';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Icon, type IconName } from '../ui/Icon';
import { Logo } from '../ui/Logo';
import { AccountSwitch } from './AccountSwitch';

interface RailLink {
  readonly name: string;
  readonly title: TextId;
  readonly icon: IconName;
  /** How much waits there; 0 is not said. */
  readonly count: number;
}

interface RailProps {
  /** What one does every day, and apart from it the rest. */
  readonly links: readonly RailLink[];
  readonly more: readonly RailLink[];
  /** The name of the link that leads here. */
  readonly here: string;
  readonly accounts: readonly Account[];
  readonly activeAccountId: string | null;
  readonly onActivate: (accountId: string) => void;
  readonly onSettings: () => void;
}

/** What stands beside every section: where one is, and with which account. */
export function Rail({ links, more, here, onSettings, ...accounts }: RailProps) {
  const { t } = useText();
  return (
    <header class="rail">
      <a class="rail__brand" href="#/">
        <Logo size={28} />
        <span>{t('app-name')}</span>
      </a>
      <nav class="rail__links" aria-label={t('desk-sections')}>
        {links.map((link) => (
          <Link key={link.name} link={link} here={here} />
        ))}
        <div class="rail__more">
          {more.map((link) => (
            <Link key={link.name} link={link} here={here} />
          ))}
          <Button kind="quiet" onPress={onSettings}>
            <Icon name="settings" size={18} />
            {t('open-settings')}
          </Button>
        </div>
      </nav>
      <div class="rail__foot">
        <AccountSwitch {...accounts} />
      </div>
    </header>
  );
}

function Link({ link, here }: { readonly link: RailLink; readonly here: string }) {
  const { lookUp } = useText();
  const { name, title, icon, count } = link;
  return (
    <a class="rail__link" href={`#/${name}`} aria-current={name === here ? 'page' : undefined}>
      <Icon name={icon} size={18} />
      <span class="rail__name">{lookUp(title)}</span>
      {count > 0 && <span class="rail__count">{count}</span>}
    </a>
  );
}
