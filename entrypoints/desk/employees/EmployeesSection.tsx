import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ToolIntro } from '../../../components/desk/ToolIntro';
import { useNames } from '../../../components/number-names/use-names';
import { useText } from '../../../components/text/use-text';
import { Ltr } from '../../../components/ui/Ltr';
import { RemoveButton } from '../../../components/ui/RemoveButton';
import { useRead } from '../../../components/ui/use-read';
import { createVillages } from '../../../components/village-picker/villages';
import type { User } from '../../../lib/courier/schemas/user';
import { EMPLOYEE } from '../../../lib/employees/employee';
import { findEmployees, forgetEmployee } from '../../../lib/employees/known-employees';
import type { KnownEmployee } from '../../../lib/storage/records';
import { AccountSection } from '../AccountSection';
import { idIn } from '../route';
import type { AccountProps, SectionProps } from '../section';
import { useTyped } from '../use-typed';
import { EmployeeEditor } from './EmployeeEditor';

export function EmployeesSection({ desk, route }: SectionProps) {
  const id = idIn(route);
  return (
    <AccountSection desk={desk} intro={<ToolIntro tool="employees" />}>
      {(account) => <Employees key={account.id} account={account} id={id} ask={desk.ask} />}
    </AccountSection>
  );
}

function Employees({ account, id, ask }: AccountProps & { readonly id: number | null }) {
  const accountId = account.id;
  const [names, rereadNames] = useNames(accountId);
  const villages = useMemo(() => createVillages(accountId, ask), [accountId, ask]);
  useEffect(() => void villages.load(), [villages]);
  // A new employee's form becomes that of a known one, which would otherwise forget what was answered.
  const [answered, setAnswered] = useState<{ readonly id: number; readonly employee: User } | null>(null);
  const about = id === null ? '' : String(id);
  /** Whose form is open by now, whenever an answer comes; `gone`: another section, or another account's employees. */
  const openNow = useRef<number | null | 'gone'>(id);
  openNow.current = id;
  // At once as it goes: an effect's own end comes after the next paint.
  useLayoutEffect(
    () => () => {
      openNow.current = 'gone';
    },
    [],
  );
  const kept = useTyped(EMPLOYEE.typedSchema, accountId, 'employee', about);
  const [employees, readAgain] = useRead<readonly KnownEmployee[] | null>(
    null,
    // Where nothing can be kept the form still works.
    (now) => findEmployees(accountId).catch(() => now() ?? []),
    [accountId],
    'employees',
  );

  return (
    <div class="beside-list">
      <KnownEmployees accountId={accountId} employees={employees ?? []} openId={id} readAgain={readAgain} />
      {employees !== null && kept !== null && (
        <section class="card" key={about}>
          <EmployeeEditor
            known={id === null ? {} : { ...employees.find((employee) => employee.id === id)?.sent, id }}
            kept={kept}
            answered={answered?.id === id ? (answered?.employee ?? null) : null}
            names={names}
            villages={villages}
            onSend={async (update) => {
              const employee = await ask('employee/update', { accountId, update });
              setAnswered({ id: update.id, employee });
              // The employee is updated and shown; the list beside them is read anew at the next visit.
              await Promise.all([readAgain(), rereadNames()]).catch(() => undefined);
              if (openNow.current === null) location.hash = `#/employees/${update.id}`;
              return employee;
            }}
          />
        </section>
      )}
    </div>
  );
}

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
            <RemoveButton
              small
              name={sent.firstName}
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
