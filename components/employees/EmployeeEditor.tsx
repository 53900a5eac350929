import type { ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { EmployeeUpdate, SentEmployee } from '../../lib/employees/employee';
import { type EmployeeFields, employeeFields } from '../../lib/employees/employee-fields';
import { type EmployeeProblems, readEmployee } from '../../lib/employees/read-employee';
import type { EmployeeView } from '../../lib/messaging/views/tools';
import type { NumberNames } from '../../lib/number-names/number-names';
import { useToolForm } from '../desk/use-tool-form';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import type { VillageSource } from '../village-picker/village-source';
import { EmployeeAnswer } from './EmployeeAnswer';
import { EmployeeForm } from './EmployeeForm';

interface EmployeeEditorProps {
  /** `null`: not known here yet, the id is typed. */
  readonly id: number | null;
  readonly sent: SentEmployee | null;
  /** What was typed before the page was closed; `null`: nothing. */
  readonly typed: EmployeeFields | null;
  /** The service's answer, where the form was opened by it. */
  readonly answered: EmployeeView | null;
  readonly names: NumberNames;
  readonly villages: ReadonlySignal<VillageSource>;
  readonly onFetchVillages: () => void;
  /** `null`: discards what was typed. */
  readonly onTyped: (fields: EmployeeFields | null) => void;
  /** @throws Failure */
  readonly onSend: (id: number, update: EmployeeUpdate) => Promise<EmployeeView>;
}

/** One employee's form and the outcome. The password is kept in this component's state alone. */
export function EmployeeEditor(props: EmployeeEditorProps) {
  const { t } = useText();
  const [sent, setSent] = useState(props.sent);
  const [password, setPassword] = useState('');
  const { fields, problems, press, form, ...tool } = useToolForm<
    EmployeeFields,
    EmployeeProblems,
    EmployeeView
  >({
    where: 'employees',
    first: () => props.typed ?? employeeFields(props.id, props.sent),
    answered: props.answered,
    onTyped: props.onTyped,
    wrong:
      '[aria-invalid="true"] input, input[aria-invalid="true"], #employee-permissions[aria-invalid] input',
  });

  const change = (changes: Partial<EmployeeFields>) => {
    const ofPermissions = 'removeConfirmed' in changes || 'permissionNumbers' in changes;
    tool.change(changes, ofPermissions ? ['permissions'] : []);
  };
  const send = () =>
    tool.send(readEmployee(fields, sent, password), async ({ id, update }) => {
      const employee = await props.onSend(id, update);
      const { password: _password, permissions: _permissions, ...now } = update;
      const known = { ...sent, ...now };
      setSent(known);
      setPassword((later) => (later === password ? '' : later));
      return { answer: employee, next: employeeFields(id, known) };
    });

  return (
    <div class="form-sheet" ref={form}>
      <EmployeeForm
        fields={fields}
        password={password}
        problems={problems}
        names={props.names}
        villages={props.villages}
        known={props.id !== null}
        onChange={change}
        onPassword={setPassword}
        onFetchVillages={props.onFetchVillages}
      />
      <p class="soft small">{t('employee-sent-only-changed')}</p>
      <div>
        <Button kind="primary" busy={press.busy !== null} onPress={send}>
          {t('employee-send')}
        </Button>
      </div>
      {Object.keys(problems).length > 0 && (
        <p class="field__message field__message--error" role="alert">
          {t('failure-fields-wrong')}
        </p>
      )}
      {press.failure !== null && <FailureNotice failure={press.failure} />}
      {press.done !== null && <EmployeeAnswer employee={press.done.answer} names={props.names} />}
    </div>
  );
}
