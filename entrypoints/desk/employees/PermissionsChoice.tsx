import { useState } from 'preact/hooks';
import { NumberInput, readWhole } from '../../../components/number-names/NumberInput';
import { NumberName } from '../../../components/number-names/NumberName';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Checkbox } from '../../../components/ui/Checkbox';
import { ChoiceField } from '../../../components/ui/ChoiceField';
import { RemoveButton } from '../../../components/ui/RemoveButton';
import type { NumberNames } from '../../../lib/number-names/number-names';
import type { ToolProblem, TypedPermissions } from '../../../lib/tools/field-kinds';
import { PROBLEM_TEXTS } from '../../../lib/tools/problem-text';

const PERMISSION_CHOICES = {
  leave: 'leave-as-is',
  remove: 'learned-remove-all',
  replace: 'employee-permissions-replace',
} as const;

interface PermissionsChoiceProps {
  readonly typed: TypedPermissions;
  readonly names: NumberNames;
  readonly problem: ToolProblem | undefined;
  readonly onChange: (typed: TypedPermissions) => void;
}

/**
 * What becomes of the permissions. An empty list takes all away at the service, so that is a choice of its own with
 * a tick of its own, and an empty list under "replace" is refused here.
 */
export function PermissionsChoice({ typed, names, problem, onChange }: PermissionsChoiceProps) {
  const { t, lookUp } = useText();
  const { become, removeConfirmed, numbers } = typed;
  return (
    <div class="stack loose form-sheet">
      <ChoiceField
        id="employee-permissions"
        legend={t('employee-permissions')}
        value={become}
        problem={problem && lookUp(PROBLEM_TEXTS[problem])}
        choices={(['leave', 'remove', 'replace'] as const).map((value) => ({
          value,
          label: t(PERMISSION_CHOICES[value]),
          example: value === 'leave' ? undefined : t(`employee-permissions-${value}-hint`),
        }))}
        onPick={(picked) => onChange({ ...typed, become: picked, removeConfirmed: false })}
      />
      {become === 'remove' && (
        <Checkbox
          label={t('employee-permissions-tick')}
          checked={removeConfirmed}
          onChange={(ticked) => onChange({ ...typed, removeConfirmed: ticked })}
        />
      )}
      {become === 'replace' && (
        <PermissionList
          numbers={numbers}
          names={names}
          onChange={(listed) => onChange({ ...typed, numbers: [...listed] })}
        />
      )}
    </div>
  );
}

interface PermissionListProps {
  readonly numbers: readonly number[];
  readonly names: NumberNames;
  readonly onChange: (numbers: readonly number[]) => void;
}

function PermissionList({ numbers, names, onChange }: PermissionListProps) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const number = readWhole(typed);
  const unlisted = names.permission.filter((named) => !numbers.includes(named.number));
  const add = (added: number) => onChange([...numbers.filter((other) => other !== added), added]);
  return (
    <div class="stack loose form-sheet">
      <ul class="picked actions" aria-label={t('employee-permissions')}>
        {numbers.map((listed) => (
          <li key={listed} class="row tight picked__one">
            <NumberName kind="permission" number={listed} names={names} />
            <RemoveButton
              small
              name={listed}
              onPress={() => onChange(numbers.filter((other) => other !== listed))}
            />
          </li>
        ))}
      </ul>
      {unlisted.length > 0 && (
        <div class="picked actions">
          {unlisted.map((named) => (
            <Button key={named.number} small onPress={() => add(named.number)}>
              <span aria-hidden="true">+</span>
              <NumberName kind="permission" number={named.number} names={names} />
            </Button>
          ))}
        </div>
      )}
      <div class="row bottom numbers__add">
        <NumberInput
          label={t('numbers-number')}
          name="permission"
          kind="permission"
          names={names}
          value={typed}
          onInput={setTyped}
        />
        <Button
          disabled={number === null}
          onPress={() => {
            if (number === null) return;
            add(number);
            setTyped('');
          }}
          text={t('numbers-add')}
        />
      </div>
    </div>
  );
}
