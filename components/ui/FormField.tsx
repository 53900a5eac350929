import type { ComponentChildren } from 'preact';
import type { TextId } from '../../lib/i18n/messages';
import { useText } from '../text/use-text';
import type { ControlProps } from './Field';
import { describedBy, FieldFoot } from './FieldFoot';

/** What stands around the control of a field of the settings. */
export interface FormFieldLabels {
  /** Of the control: fixed, so that a field can be found and focused by its name. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ComponentChildren;
  readonly problem?: TextId | undefined;
  readonly optional?: boolean;
}

interface FormFieldProps extends FormFieldLabels {
  readonly children: (control: ControlProps) => ComponentChildren;
}

/** A field of the settings: label, control, what is wrong with it, what it is for. */
export function FormField({ id, label, children, hint, problem, optional = false }: FormFieldProps) {
  const { t } = useText();
  const foot = { id, problem, hint };
  const control: ControlProps = {
    id,
    labelId: `${id}-label`,
    describedBy: describedBy(foot),
    invalid: problem !== undefined,
    required: !optional,
  };
  return (
    <div class="field" data-tone={problem ? 'error' : undefined}>
      <label class="field__label" id={control.labelId} for={id}>
        {label}
        {optional && <span class="soft plain"> ({t('optional')})</span>}
      </label>
      {children(control)}
      <FieldFoot {...foot} />
    </div>
  );
}
