import { useEffect, useMemo, useState } from 'preact/hooks';
import { ToolIntro } from '../../../components/desk/ToolIntro';
import { EmployeeEditor } from '../../../components/employees/EmployeeEditor';
import { KnownEmployees } from '../../../components/employees/KnownEmployees';
import { useNames } from '../../../components/number-names/use-names';
import { createVillages } from '../../../components/village-picker/villages';
import { type EmployeeFields, employeeFieldsSchema } from '../../../lib/employees/employee-fields';
import type { EmployeeView } from '../../../lib/messaging/views/tools';
import { findEmployees, forgetEmployee } from '../../../lib/storage/known-employees';
import type { KnownEmployee, TypedKey } from '../../../lib/storage/records';
import { findTyped, typedKeeper } from '../../../lib/storage/typed-forms';
import { AccountSection } from '../AccountSection';
import type { SectionProps } from '../section';

/** The employees of a premium account. */
export function EmployeesSection({ desk, route }: SectionProps) {
  const id = /^[1-9]\d{0,14}$/.test(route.path[0] ?? '') ? Number(route.path[0]) : null;
  return (
    <AccountSection desk={desk} intro={<ToolIntro tool="employees" />}>
      {(account) => <Employees key={account.id} accountId={account.id} id={id} ask={desk.ask} />}
    </AccountSection>
  );
}

interface EmployeesProps {
  readonly accountId: string;
  readonly id: number | null;
  readonly ask: SectionProps['desk']['ask'];
}

interface Opened {
  readonly key: TypedKey;
  readonly sent: KnownEmployee | null;
  readonly typed: EmployeeFields | null;
}

function Employees({ accountId, id, ask }: EmployeesProps) {
  const [names, rereadNames] = useNames(accountId);
  const villages = useMemo(() => createVillages(accountId, ask), [accountId, ask]);
  useEffect(() => void villages.load(), [villages]);
  const [employees, setEmployees] = useState<readonly KnownEmployee[]>([]);
  const [opened, setOpened] = useState<Opened | null>(null);
  // A new employee's form becomes that of a known one, which would otherwise forget what was answered.
  const [answered, setAnswered] = useState<{ readonly id: number; readonly employee: EmployeeView } | null>(
    null,
  );
  const about = id === null ? '' : String(id);
  const key = useMemo<TypedKey>(() => [accountId, 'employee', about], [accountId, about]);
  const keep = useMemo(() => typedKeeper(key), [key]);
  const read = async () => {
    const found = await findEmployees(accountId);
    setEmployees(found);
    return found;
  };

  useEffect(() => {
    let wanted = true;
    const open = async () => {
      const [found, typed] = await Promise.all([
        findEmployees(accountId),
        findTyped(key, employeeFieldsSchema),
      ]);
      if (!wanted) return;
      setEmployees(found);
      setOpened({ key, sent: found.find((employee) => employee.id === id) ?? null, typed });
    };
    // Where nothing can be kept the form still works.
    open().catch(() => wanted && setOpened({ key, sent: null, typed: null }));
    return () => {
      wanted = false;
    };
  }, [accountId, id, key]);

  return (
    <div class="beside-list">
      <KnownEmployees
        employees={employees}
        openId={id}
        onForget={async (employee) => {
          await forgetEmployee(accountId, employee.id);
          await read();
        }}
      />
      {opened?.key === key && (
        <section class="card" key={key}>
          <EmployeeEditor
            id={id}
            sent={opened.sent?.sent ?? null}
            typed={opened.typed}
            answered={answered?.id === id ? (answered?.employee ?? null) : null}
            names={names}
            villages={villages.source}
            onFetchVillages={() => void villages.fetch()}
            onTyped={keep}
            onSend={async (employeeId, update) => {
              const employee = await ask('employee/update', { accountId, employeeId, update });
              setAnswered({ id: employeeId, employee });
              // The employee is updated and shown; the list beside them is read anew at the next visit.
              await Promise.all([read(), rereadNames()]).catch(() => undefined);
              if (id === null) location.hash = `#/employees/${employeeId}`;
              return employee;
            }}
          />
        </section>
      )}
    </div>
  );
}
