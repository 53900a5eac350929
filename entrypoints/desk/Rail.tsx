import { browser } from 'wxt/browser';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Icon } from '../../components/ui/Icon';
import { Logo } from '../../components/ui/Logo';
import { Select } from '../../components/ui/Select';
import { Tag } from '../../components/ui/Tag';
import { changeSettings, findAccount } from '../../lib/settings/settings';
import { logged } from '../../lib/storage/log';
import type { Desk } from './desk-state';
import type { DeskSection } from './section';
import { DAILY } from './sections';

interface RailProps {
  readonly desk: Desk;
  readonly here: string;
}

export function Rail({ desk, here }: RailProps) {
  const { t } = useText();
  const counts: Partial<Record<string, number>> = {
    review: desk.counts.review.value,
    today: desk.counts.outbox.value,
  };
  return (
    <header class="rail">
      <a class="row plain-link rail__brand" href="#/">
        <Logo size={28} />
        <span>{t('app-name')}</span>
      </a>
      <nav class="stack grow rail__links" aria-label={t('options-sections')}>
        {DAILY.map((section) => (
          <Link
            key={section.name}
            section={section}
            isHere={section.name === here}
            count={counts[section.name] ?? 0}
          />
        ))}
        <div class="stack rail__more">
          <Button kind="quiet" onPress={() => void browser.runtime.openOptionsPage()}>
            <Icon name="settings" size={18} />
            {t('open-settings')}
          </Button>
        </div>
      </nav>
      <div class="stack rail__foot">
        <AccountSwitch desk={desk} />
      </div>
    </header>
  );
}

interface LinkProps {
  readonly section: DeskSection;
  readonly isHere: boolean;
  /** How many things wait there; 0 is not shown. */
  readonly count: number;
}

function Link({ section: { name, title, icon }, isHere, count }: LinkProps) {
  const { lookUp } = useText();
  return (
    <a
      class="row loose plain-link strong way rail__link"
      href={`#/${name}`}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon name={icon} size={18} />
      <span class="grow">{lookUp(title)}</span>
      {count > 0 && <span class="small digits rail__count">{count}</span>}
    </a>
  );
}

/** The account in use; where there are several, a choice among them. */
function AccountSwitch({ desk }: Pick<RailProps, 'desk'>) {
  const { t } = useText();
  const { accounts } = desk.settings.value;
  const active = findAccount(desk.settings.value, null);
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
      value={active?.id ?? ''}
      choices={
        active === null ? [{ value: '', label: t('desk-account-none'), disabled: true }, ...choices] : choices
      }
      onPick={(id) =>
        void changeSettings((kept) => ({ ...kept, activeAccountId: id })).catch(
          logged('desk: account in use'),
        )
      }
    />
  );
}
