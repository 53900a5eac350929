import type { ReadonlySignal } from '@preact/signals';
import type { User } from '../../lib/courier/schemas/user';
import { EMPLOYEE, type EmployeeTyped, type EmployeeUpdate } from '../../lib/employees/employee';
import type { NumberNames } from '../../lib/number-names/number-names';
import { toolTextId } from '../../lib/tools/tool-text';
import { useText } from '../text/use-text';
import { ToolFields } from '../tools/ToolFields';
import { useToolForm } from '../tools/use-tool-form';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { Field } from '../ui/Field';
import { VillageInput } from '../village-picker/VillageInput';
import type { VillageSource } from '../village-picker/village-source';
import { EmployeeAnswer } from './EmployeeAnswer';
import { PermissionsChoice } from './PermissionsChoice';

interface EmployeeEditorProps {
  /** What is known of the employee: their id, where they were picked, and what was sent of them last. */
  readonly known: Partial<EmployeeUpdate>;
  /** What was typed before the page was closed; `null`: nothing. */
  readonly typed: EmployeeTyped | null;
  /** The service's answer, where the form was opened by it. */
  readonly answered: User | null;
  readonly names: NumberNames;
  readonly villages: ReadonlySignal<VillageSource>;
  readonly onFetchVillages: () => void;
  /** `null`: discards what was typed. */
  readonly onTyped: (typed: EmployeeTyped | null) => void;
  /** @throws Failure */
  readonly onSend: (update: EmployeeUpdate) => Promise<User>;
}

/** One employee's form and the outcome; what is not changed beyond the required fields is not sent. */
export function EmployeeEditor(props: EmployeeEditorProps) {
  const { t, lookUp } = useText();
  const tool = useToolForm({
    tool: EMPLOYEE,
    known: props.known,
    before: props.typed,
    answered: props.answered,
    onTyped: props.onTyped,
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
                  onFetch={props.onFetchVillages}
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
        <Button kind="primary" busy={press.busy !== null} onPress={tool.send}>
          {t('employee-send')}
        </Button>
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
