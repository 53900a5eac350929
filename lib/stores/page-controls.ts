import type { PageControl } from '../order';
import { PAGE_LIMITS as MOST } from '../order-limits';
import { controlValue, isEdited, savedOption, selectedOption } from './controls';

/** What a form puts around one field: OpenCart's, PrestaShop's and Magento's. */
const GROUP = '.custom-field, .form-group, .admin__field';

/** The fields of a page's forms by their ids (by name where there is none), as they are sent. */
export function controlsIn(page: ParentNode, wanted = /^/): PageControl[] {
  const all = [...page.querySelectorAll('input, select, textarea')];
  return all.flatMap((control) => controlOf(control, wanted)).slice(0, MOST.texts);
}

function controlOf(control: Element, wanted: RegExp): readonly PageControl[] {
  const key = control.id || (control.getAttribute('name') ?? '');
  if (!wanted.test(key)) return [];
  const value = controlValue(control);
  const before = 'defaultValue' in control ? String(control.defaultValue) : '';
  const saved = savedOption(control) ?? { value: before, text: before };
  const labels = 'labels' in control ? (control.labels as NodeList | null) : null;
  const chosen = selectedOption(control);
  return [
    {
      key: cut(key),
      hasId: control.id !== '',
      type: cut(control.getAttribute('type')),
      value: value === null ? null : cut(value),
      chosen: chosen && cut(chosen.text),
      saved: { value: cut(saved.value), text: cut(saved.text) },
      label: cut(labels?.[0]?.textContent),
      group: cut(control.closest(GROUP)?.querySelector('label')?.textContent),
      holder: cut(control.closest('div[id]')?.id),
      isTicked: 'checked' in control && control.checked === true,
      isEdited: isEdited(control),
    },
  ];
}

/** What is longer than any text that is read is cut. */
export function cut(text: string | null | undefined): string {
  return (text ?? '').slice(0, MOST.text);
}
