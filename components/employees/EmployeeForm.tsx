import type { ReadonlySignal } from '@preact/signals';
import { EMPLOYEE_TEXTS, type EmployeeText, type TextKind } from '../../lib/employees/employee';
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

/** The control that each is typed into. */
const CONTROLS = {
  required: 'text',
  text: 'text',
  phone: 'phone',
  commission: 'amount',
  time: 'code',
} as const satisfies Record<TextKind, TextInputProps['kind']>;

const ALWAYS: readonly TextKind[] = ['required', 'phone'];

/** What stands beside each other. */
const ROWS = [
  ['firstName', 'secondName', 'lastName'],
  ['businessName', 'phoneNumber'],
  ['fixedCommission', 'percentCommission'],
  ['startWorkAt', 'endWorkAt'],
] as const satisfies readonly (readonly EmployeeText[])[];

/** All that the service takes of an employee; what is not changed beyond the required fields is not sent. */
export function EmployeeForm(props: EmployeeFormProps) {
  const { t, lookUp } = useText();
  const { fields, problems, onChange } = props;
  const messages = (name: keyof EmployeeProblems): readonly FieldMessage[] => {
    const problem = problems[name];
    return problem === undefined ? [] : [{ tone: 'error', text: lookUp(`employee-problem-${problem}`) }];
  };
  const input = (name: EmployeeText | 'id', optional: boolean, kind: NonNullable<TextInputProps['kind']>) => (
    <Field
      key={name}
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
  const typed = (name: EmployeeText) => {
    const { as } = EMPLOYEE_TEXTS[name];
    const isOptional = as === 'commission' ? fields.type !== 'sales_representative' : !ALWAYS.includes(as);
    return input(name, isOptional, CONTROLS[as]);
  };
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
      {ROWS.map((row) => (
        <div key={row[0]} class="form-sheet__row">
          {row.map(typed)}
        </div>
      ))}
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
        {typed('street')}
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
