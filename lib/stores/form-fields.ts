import { type CustomField, type Fact, type PageControl, unknown } from '../order';
import { chosenField } from './custom-fields';
import { lineFact } from './facts';
import { cleanLine } from './text';

type Name = Pick<CustomField, 'at' | 'key'>;

/** Fields that hold nothing that people wrote or chose. */
const NO_DATUM = /^(?:hidden|submit|button|reset|image|file|password)$/;

export function controlsOf(controls: readonly PageControl[], key: string): readonly PageControl[] {
  return controls.filter((control) => control.key === key);
}

/**
 * What one field of a form holds, which is there although its form is collapsed. If two of one name hold different values,
 * neither is used.
 */
export function heldFact(controls: readonly PageControl[], key: string, read = lineFact): Fact<string> {
  const [value, another] = new Set(controlsOf(controls, key).map((control) => control.value));
  return another === undefined ? read(value, 'form-field') : unknown('disagree');
}

/**
 * The fields of a form that are none of the store's own, each once; of a list of choices each that is chosen. One that
 * was changed and not saved stands twice, so that nobody knows which is saved.
 *
 * @param nameOf what a field is of; `null` for the store's own
 */
export function formFields(
  controls: readonly PageControl[],
  nameOf: (control: PageControl) => Name | null,
): readonly CustomField[] {
  return controls.flatMap((control) => {
    const { type, value, chosen, saved, isTicked } = control;
    const isChoice = type === 'radio' || type === 'checkbox';
    const name = NO_DATUM.test(type) || (isChoice && !isTicked) ? null : nameOf(control);
    if (name === null) return [];
    const [label, group] = [control.label, control.group].map(cleanLabel) as [string, string];
    if (isChoice) return [{ ...name, label: group, value: label }];
    const named = { ...name, label: label || group };
    const now = { ...named, ...chosenField(value ?? '', chosen) };
    return control.isEdited ? [now, { ...named, value: cleanLine(saved.text) }] : [now];
  });
}

/** Without the star of a field that must be filled in, and the colon. */
export function cleanLabel(raw: string | null | undefined): string {
  return cleanLine(raw ?? '').replace(/^[\s*]+|[\s*:：]+$/g, '');
}
