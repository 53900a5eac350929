import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Ltr } from '../../../components/ui/Ltr';
import { forgetEmployee } from '../../../lib/employees/known-employees';
import type { KnownEmployee } from '../../../lib/storage/records';

interface KnownEmployeesProps {
  readonly accountId: string;
  readonly employees: readonly KnownEmployee[];
  /** Whose form is open; `null`: one that is not known here yet. */
  readonly openId: number | null;
  readonly readAgain: () => Promise<void>;
}

/** The employees that were updated from here, each a link to their form. */
export function KnownEmployees({ accountId, employees, openId, readAgain }: KnownEmployeesProps) {
  const { t, language } = useText();
  const day = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'medium' });
  return (
    <nav class="stack breaks" aria-label={t('desk-employees')}>
      <p class="soft small">{employees.length === 0 ? t('employees-none') : t('employees-only-here')}</p>
      <ul class="stack">
        {employees.map(({ id, sent, at }) => (
          <li key={id} class="split top">
            <a class="block way" href={`#/employees/${id}`} aria-current={id === openId ? 'page' : undefined}>
              <bdi>{[sent.firstName, sent.lastName].filter(Boolean).join(' ')}</bdi>{' '}
              <span class="soft">
                <bdi>{sent.businessName}</bdi> · <Ltr>{String(id)}</Ltr> · <bdi>{day.format(at)}</bdi>
              </span>
            </a>
            <Button
              icon="cross"
              small
              kind="quiet"
              label={t('remove-named', { name: sent.firstName })}
              onPress={() => void forgetEmployee(accountId, id).then(readAgain)}
            />
          </li>
        ))}
        <li>
          <a class="block way" href="#/employees" aria-current={openId === null ? 'page' : undefined}>
            {t('employees-other')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
