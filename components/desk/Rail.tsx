import type { TextId } from '../../lib/i18n/messages';
import type { Account } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Icon, type IconName } from '../ui/Icon';
import { Logo } from '../ui/Logo';
import { Select } from '../ui/Select';
import { Tag } from '../ui/Tag';

interface RailLink {
  readonly name: string;
  readonly title: TextId;
  readonly icon: IconName;
  /** How many things wait there; 0 is not shown. */
  readonly count: number;
}

interface RailProps {
  /** The sections of every day. */
  readonly links: readonly RailLink[];
  /** The name of the link that leads here. */
  readonly here: string;
  readonly accounts: readonly Account[];
  readonly activeAccountId: string | null;
  readonly onActivate: (accountId: string) => void;
  readonly onSettings: () => void;
}

/** The navigation beside every section, and the account in use. */
export function Rail({ links, here, onSettings, ...accounts }: RailProps) {
  const { t } = useText();
  return (
    <header class="rail">
      <a class="row plain-link rail__brand" href="#/">
        <Logo size={28} />
        <span>{t('app-name')}</span>
      </a>
      <nav class="stack grow rail__links" aria-label={t('options-sections')}>
        {links.map((link) => (
          <Link key={link.name} link={link} here={here} />
        ))}
        <div class="stack rail__more">
          <Button kind="quiet" onPress={onSettings}>
            <Icon name="settings" size={18} />
            {t('open-settings')}
          </Button>
        </div>
      </nav>
      <div class="stack rail__foot">
        <AccountSwitch {...accounts} />
      </div>
    </header>
  );
}

function Link({ link, here }: { readonly link: RailLink; readonly here: string }) {
  const { lookUp } = useText();
  const { name, title, icon, count } = link;
  return (
    <a
      class="row loose plain-link strong way rail__link"
      href={`#/${name}`}
      aria-current={name === here ? 'page' : undefined}
    >
      <Icon name={icon} size={18} />
      <span class="grow">{lookUp(title)}</span>
      {count > 0 && <span class="small digits rail__count">{count}</span>}
    </a>
  );
}

/** The account in use; where there are several, a choice among them. */
function AccountSwitch({
  accounts,
  activeAccountId,
  onActivate,
}: Pick<RailProps, 'accounts' | 'activeAccountId' | 'onActivate'>) {
  const { t } = useText();
  const active = accounts.find(({ id }) => id === activeAccountId) ?? null;
  const [only] = accounts;
  if (only === undefined) return null;
  if (accounts.length === 1 && active !== null) {
    return (
      <p class="actions strong breaks rail__account">
        <bdi>{only.name}</bdi>
        {only.environment === 'testing' && <Tag tone="practice">{t('environment-testing')}</Tag>}
      </p>
    );
  }
  const choices = accounts.map(({ id, name, environment }) => ({
    value: id,
    label: environment === 'testing' ? `${name} (${t('environment-practice')})` : name,
  }));
  return (
    <Select
      label={t('desk-account')}
      value={activeAccountId ?? ''}
      choices={
        active === null ? [{ value: '', label: t('desk-account-none'), disabled: true }, ...choices] : choices
      }
      onPick={onActivate}
    />
  );
}
