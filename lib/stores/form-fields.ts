import type { CustomField } from '../order';
import { isEdited, savedOption } from './controls';
import { controlField } from './custom-fields';
import { cleanLine } from './text';

type Name = Pick<CustomField, 'at' | 'key'>;

/** Controls that hold nothing that people wrote or chose. */
const NO_DATUM = /^(?:hidden|submit|button|reset|image|file|password)$/;
/** What a form puts around one field: OpenCart's, PrestaShop's and Magento's. */
const GROUP = '.custom-field, .form-group, .admin__field';

/**
 * The fields of a form that are none of the store's own, each once; of a list of choices each that is chosen. One that
 * was changed and not saved stands twice, so that nobody knows which is saved.
 *
 * @param nameOf what a control is of; `null` for the store's own
 */
export function formFields(
  form: ParentNode,
  nameOf: (control: Element) => Name | null,
): readonly CustomField[] {
  return [...form.querySelectorAll('input, select, textarea')].flatMap((control) => {
    const type = control.getAttribute('type') ?? '';
    const isChoice = type === 'radio' || type === 'checkbox';
    const isChosen = 'checked' in control && control.checked === true;
    const name = NO_DATUM.test(type) || (isChoice && !isChosen) ? null : nameOf(control);
    if (name === null) return [];
    const group = cleanLabel(control.closest(GROUP)?.querySelector('label')?.textContent);
    if (isChoice) return [{ ...name, label: group, value: labelOf(control) }];
    const named = { ...name, label: labelOf(control) || group };
    const now = controlField(named, control);
    return isEdited(control) ? [now, { ...named, value: savedText(control) }] : [now];
  });
}

function savedText(control: Element): string {
  const saved = savedOption(control)?.text ?? ('defaultValue' in control ? control.defaultValue : '');
  return typeof saved === 'string' ? cleanLine(saved) : '';
}

function labelOf(control: Element): string {
  const labels = 'labels' in control ? (control.labels as NodeList | null) : null;
  return cleanLabel(labels?.[0]?.textContent);
}

/** Without the star of a field that must be filled in, and the colon. */
export function cleanLabel(raw: string | null | undefined): string {
  return cleanLine(raw ?? '').replace(/^[\s*]+|[\s*:：]+$/g, '');
}
