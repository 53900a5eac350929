import { useText } from '../../../components/text/use-text';
import { ToolFields } from '../../../components/tools/ToolFields';
import { useToolForm } from '../../../components/tools/use-tool-form';
import { Button } from '../../../components/ui/Button';
import { FailureNotice } from '../../../components/ui/FailureNotice';
import { Field } from '../../../components/ui/Field';
import { VillageInput } from '../../../components/village-picker/VillageInput';
import type { Villages } from '../../../components/village-picker/villages';
import type { User } from '../../../lib/courier/schemas/user';
import { EMPLOYEE, type EmployeeTyped, type EmployeeUpdate } from '../../../lib/employees/employee';
import type { NumberNames } from '../../../lib/number-names/number-names';
import { toolTextId } from '../../../lib/tools/tool-text';
import type { Typed } from '../../../lib/typed/typed-forms';
import { EmployeeAnswer } from './EmployeeAnswer';
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
