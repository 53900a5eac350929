import type { ReadonlySignal } from '@preact/signals';
import type { EmployeeFields } from '../../lib/employees/employee-fields';
import type { EmployeeProblems } from '../../lib/employees/read-employee';
import type { NumberNames } from '../../lib/number-names/number-names';
import { useText } from '../text/use-text';
import { type Choice, ChoiceField } from '../ui/ChoiceField';
import { Field, type FieldMessage } from '../ui/Field';
import { TextInput, type TextInputProps } from '../ui/TextInput';
import { VillageInput } from '../village-picker/VillageInput';
import type { VillageSource } from '../village-picker/village-source';
import { PermissionsChoice } from './PermissionsChoice';

interface EmployeeFormProps {
  readonly fields: EmployeeFields;
  readonly password: string;
  readonly problems: EmployeeProblems;
  readonly names: NumberNames;
  readonly villages: ReadonlySignal<VillageSource>;
  /** The employee was picked: their id is no longer typed. */
  readonly known: boolean;
  readonly onChange: (changes: Partial<EmployeeFields>) => void;
  readonly onPassword: (password: string) => void;
  readonly onFetchVillages: () => void;
}

type TextField =
  | 'id'
  | 'firstName'
  | 'secondName'
  | 'lastName'
  | 'businessName'
  | 'phoneNumber'
  | 'fixedCommission'
  | 'percentCommission'
  | 'startWorkAt'
  | 'endWorkAt'
  | 'street';

/** All that the service takes of an employee; what is not changed beyond the required fields is not sent. */
export function EmployeeForm(props: EmployeeFormProps) {
  const { t, lookUp } = useText();
  const { fields, problems, onChange } = props;
  const messages = (name: keyof EmployeeProblems): readonly FieldMessage[] => {
    const problem = problems[name];
    return problem === undefined ? [] : [{ tone: 'error', text: lookUp(`employee-problem-${problem}`) }];
  };
  const input = (name: TextField, optional: boolean, kind: TextInputProps['kind'] = 'text') => (
    <Field
      label={t(`employee-${name}`)}
      name={name}
      optional={optional}
      required={!optional}
      messages={messages(name)}
    >
      {(control) => (
        <TextInput
          control={control}
          kind={kind}
          value={fields[name]}
          fixed={name === 'id' && props.known}
          onInput={(typed) => onChange({ [name]: typed })}
        />
      )}
    </Field>
  );
  const choice = <Name extends 'type' | 'active'>(
    name: Name,
    choices: readonly Choice<NonNullable<EmployeeFields[Name]>>[],
  ) => (
    <ChoiceField
      id={`employee-${name}`}
      legend={lookUp(`employee-${name}`)}
      value={fields[name]}
      problem={problems[name] && 'employee-problem-required'}
      choices={choices}
      onPick={(picked) => onChange({ [name]: picked })}
    />
  );
  const representative = fields.type === 'sales_representative';
  return (
    <div class="form-sheet">
      {input('id', false, 'whole')}
      {choice('type', [
        { value: 'employee', label: t('employee-type-employee') },
        {
          value: 'sales_representative',
          label: t('employee-type-sales'),
          example: t('employee-type-sales-hint'),
        },
      ])}
      {choice('active', [
        { value: 'yes', label: t('employee-active-yes') },
        { value: 'no', label: t('employee-active-no') },
      ])}
      <div class="form-sheet__row">
        {input('firstName', false)}
        {input('secondName', true)}
        {input('lastName', true)}
      </div>
      <div class="form-sheet__row">
        {input('businessName', false)}
        {input('phoneNumber', false, 'phone')}
      </div>
      <div class="form-sheet__row">
        {input('fixedCommission', !representative, 'amount')}
        {input('percentCommission', !representative, 'amount')}
      </div>
      <div class="form-sheet__row">
        {input('startWorkAt', true, 'code')}
        {input('endWorkAt', true, 'code')}
      </div>
      <div class="form-sheet__row">
        <Field label={t('field-village')} name="village" optional messages={messages('village')}>
          {(control) => (
            <VillageInput
              key={fields.id}
              control={control}
              villages={props.villages}
              value={fields.village}
              query=""
              onPick={(village) => onChange({ village })}
              onFetch={props.onFetchVillages}
            />
          )}
        </Field>
        {input('street', true)}
      </div>
      <Field label={t('employee-password')} name="password" optional hint={t('employee-password-hint')}>
        {(control) => (
          <TextInput
            control={control}
            kind="password"
            value={props.password}
            newSecret
            onInput={props.onPassword}
          />
        )}
      </Field>
      <PermissionsChoice
        fields={fields}
        names={props.names}
        problem={problems.permissions}
        onChange={onChange}
      />
    </div>
  );
}
