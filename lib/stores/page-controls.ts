import type { PageControl } from '../order';
import { PAGE_LIMITS as MOST } from '../order-limits';
import { controlValue, isEdited, savedOption, selectedOption } from './controls';

/** What a form puts around one field: OpenCart's, PrestaShop's and Magento's. */
const GROUP = '.custom-field, .form-group, .admin__field';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a page's forms by their ids (by name where there is none), as they are sent. */
export function controlsIn(page: ParentNode, wanted = /^/): PageControl[] {
  const all = [...page.querySelectorAll<Control>('input, select, textarea')];
  return all.flatMap((control) => controlOf(control, wanted)).slice(0, MOST.texts);
}

function controlOf(control: Control, wanted: RegExp): readonly PageControl[] {
  const key = control.id || control.name;
  if (!wanted.test(key)) return [];
  const value = controlValue(control);
  const before = 'defaultValue' in control ? control.defaultValue : '';
  const saved = savedOption(control) ?? { value: before, text: before };
  const chosen = selectedOption(control);
  return [
    {
      key: cut(key),
      hasId: control.id !== '',
      type: cut(control.type),
      value: value === null ? null : cut(value),
      chosen: chosen && cut(chosen.text),
      saved: { value: cut(saved.value), text: cut(saved.text) },
      label: cut(control.labels?.[0]?.textContent),
      group: cut(control.closest(GROUP)?.querySelector('label')?.textContent),
      holder: cut(control.closest('div[id]')?.id),
      isTicked: 'checked' in control && control.checked,
      isEdited: isEdited(control),
    },
  ];
}

/** What is longer than any text that is read is cut. */
export function cut(text: string | null | undefined): string {
  return (text ?? '').slice(0, MOST.text);
}
