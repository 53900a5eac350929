import { readWhole } from '../../../components/number-names/NumberInput';
import { NumberName } from '../../../components/number-names/NumberName';
import { useText } from '../../../components/text/use-text';
import { ToolAnswer } from '../../../components/tools/ToolAnswer';
import { ToolFields } from '../../../components/tools/ToolFields';
import { useToolForm } from '../../../components/tools/use-tool-form';
import { Button } from '../../../components/ui/Button';
import type { ListedFact } from '../../../components/ui/FactList';
import { FailureNotice } from '../../../components/ui/FailureNotice';
import { Field } from '../../../components/ui/Field';
import { Ltr } from '../../../components/ui/Ltr';
import { VillageInput } from '../../../components/village-picker/VillageInput';
import type { Villages } from '../../../components/village-picker/villages';
import type { User } from '../../../lib/courier/schemas/user';
import { EMPLOYEE, type EmployeeTyped, type EmployeeUpdate } from '../../../lib/employees/employee';
import type { NumberNames } from '../../../lib/number-names/number-names';
import { shownValue } from '../../../lib/tools/shown-value';
import { toolTextId } from '../../../lib/tools/tool-text';
import type { Typed } from '../../../lib/typed/typed-forms';
import { PermissionsChoice } from './PermissionsChoice';

interface EmployeeEditorProps {
  /** What is known of the employee: their id, where they were picked, and what was sent of them last. */
  readonly known: Partial<EmployeeUpdate>;
  readonly kept: Typed<EmployeeTyped>;
  /** The service's answer, where the form was opened by it. */
  readonly answered: User | null;
  readonly names: NumberNames;
  readonly villages: Villages;
  /** @throws Failure */
  readonly onSend: (update: EmployeeUpdate) => Promise<User>;
}

/** One employee's form and the outcome; what is not changed beyond the required fields is not sent. */
export function EmployeeEditor(props: EmployeeEditorProps) {
  const { t, lookUp } = useText();
  const tool = useToolForm({
    tool: EMPLOYEE,
    known: props.known,
    kept: props.kept,
    answered: props.answered,
    call: props.onSend,
    learn: (update) => ({ id: update.id, ...EMPLOYEE.keptValues(update) }),
  });
  const { typed, problems, press } = tool;
  return (
    <div class="stack loose form-sheet" ref={tool.form}>
      <ToolFields
        form={tool}
        text={(id) => lookUp(toolTextId('employee', id))}
        fixedId={props.known.id !== undefined}
        own={{
          village: () => (
            <Field label={t('field-village')} name="village" optional messages={tool.messages('village')}>
              {(control) => (
                <VillageInput
                  key={typed.id}
                  control={control}
                  villages={props.villages}
                  value={typed.village}
                  query=""
                  onPick={(village) => tool.change({ village })}
                />
              )}
            </Field>
          ),
          permissions: () => (
            <PermissionsChoice
              typed={typed.permissions}
              names={props.names}
              problem={problems.permissions}
              onChange={(permissions) => tool.change({ permissions })}
            />
          ),
        }}
      />
      <p class="soft small">{t('employee-sent-only-changed')}</p>
      <div>
        <Button kind="primary" busy={press.busy !== null} onPress={tool.send} text={t('employee-send')} />
      </div>
      {Object.keys(problems).length > 0 && (
        <p class="field__message bad" role="alert">
          {t('failure-fields-wrong')}
        </p>
      )}
      {tool.failure !== null && <FailureNotice failure={tool.failure} />}
      {press.done !== null && <EmployeeAnswer employee={press.done.answer} names={props.names} />}
    </div>
  );
}

interface EmployeeAnswerProps {
  readonly employee: User;
  readonly names: NumberNames;
}

function EmployeeAnswer({ employee, names }: EmployeeAnswerProps) {
  const { t } = useText();
  const info = employee.customer_info;
  const name = [employee.first_name, employee.second_name, employee.last_name].filter(Boolean).join(' ');
  const business = info?.business_name ?? null;
  const codes = [
    [t('employee-id'), employee.id],
    [t('field-phone'), employee.phone_number],
    [t('employee-email'), employee.email],
    [t('employee-startWorkAt'), employee.start_work_at],
    [t('employee-endWorkAt'), employee.end_work_at],
    [t('employee-fixedCommission'), info?.fixed_commission_value],
    [t('employee-percentCommission'), info?.percent_commission_value],
    [t('employee-type-number'), employee.user_type_id],
    [t('employee-status-number'), employee.account_status_id],
    [t('webhook-seen'), info?.event_webhook_url],
  ] as const;
  const facts: readonly ListedFact[] = [
    [t('employee-name'), name !== '' && <bdi>{name}</bdi>],
    [t('employee-businessName'), business !== null && <bdi>{business}</bdi>],
    ...codes.map(
      ([label, value]): ListedFact => [label, value != null && value !== '' && <Ltr>{String(value)}</Ltr>],
    ),
  ];
  const permissions = info?.permissions.map(shownValue) ?? [];
  return (
    <ToolAnswer
      title={t('saved-named', { name: name || String(employee.id) })}
      facts={facts}
      unread={employee.unread}
    >
      {t('employee-permissions')}: {permissions.length === 0 && t('none')}
      {permissions.map((permission, at) => (
        <span key={permission}>
          {at > 0 && ' · '}
          <Permission text={permission} names={names} />
        </span>
      ))}
    </ToolAnswer>
  );
}

function Permission({ text, names }: { readonly text: string; readonly names: NumberNames }) {
  const number = readWhole(text);
  return number === null ? <bdi>{text}</bdi> : <NumberName kind="permission" number={number} names={names} />;
}
