import { TOOLS } from '../../components/desk/tool-list';
import { useText } from '../../components/text/use-text';
import { Checkbox } from '../../components/ui/Checkbox';
import { saidByPage } from '../../components/ui/FailedPress';
import { Icon } from '../../components/ui/Icon';
import { changeAccount, findAccount } from '../../lib/settings/settings';
import type { SectionProps } from './Section';

/**
 * Links to what few people need and nobody daily. Employees are of premium accounts alone and moves are of practice
 * accounts alone; which account is premium only the person knows.
 */
export function ToolsSection({ settings }: SectionProps) {
  const { t, lookUp } = useText();
  const account = findAccount(settings, null);
  if (account === null) return null;
  const { id, hasEmployees = false, environment } = account;
  const offered = TOOLS.filter(
    ({ name }) =>
      (name !== 'employees' || hasEmployees) && (name !== 'journeys' || environment === 'testing'),
  );
  return (
    <>
      <ul class="stack loose columns">
        {offered.map(({ name, title, about, icon }) => (
          <li key={name} class="stack">
            <a class="card tight plain-link tool-cards__one" href={`/desk.html#/${name}`}>
              <Icon name={icon} size={20} />
              <strong>{lookUp(title)}</strong>
              <span class="soft">{lookUp(about)}</span>
            </a>
          </li>
        ))}
      </ul>
      <Checkbox
        label={t('account-premium', { name: account.name })}
        checked={hasEmployees}
        onChange={(checked) => {
          void changeAccount(id, { hasEmployees: checked }).catch(saidByPage('options: employees'));
        }}
      />
    </>
  );
}
