import type { PageControl } from '../order';
import { PAGE_LIMITS as MOST } from '../order-limits';

/** What a control holds now: the property, since the attribute may be empty or of before an edit. */
export function controlValue(control: Element | undefined | null): string | null {
  const value: unknown =
    control !== null && control !== undefined && 'value' in control ? control.value : null;
  return typeof value === 'string' ? value : null;
}

/** Whether somebody, or a program of the page, changed the control since the page was made. */
export function isEdited(control: Element): boolean {
  if ('defaultValue' in control) return control.defaultValue !== controlValue(control);
  const options = optionsOf(control);
  return options.some(wasSelected) && !options.some((option) => isSelected(option) && wasSelected(option));
}

/** What a list of choices shows as chosen, and the value behind it; `null` where there is nothing to choose. */
export function selectedOption(control: Element) {
  const option = optionsOf(control).find(isSelected);
  return option ? { value: controlValue(option) ?? '', text: option.textContent ?? '' } : null;
}

/** What was chosen when the page was made; `null`: nothing was. */
function savedOption(control: Element) {
  const option = optionsOf(control).find(wasSelected);
  return option ? { value: option.getAttribute('value') ?? '', text: option.textContent ?? '' } : null;
}

/** What a list was served with as chosen; `null` where that is nothing, or more than one. */
export function servedChoice(list: Element | null | undefined): string | null {
  const [chosen, another] = list?.querySelectorAll('option[selected]') ?? [];
  return another === undefined ? (chosen?.getAttribute('value') ?? null) : null;
}

/** The names of a form's fields, each with what it was served with; `null` for a list as in `servedChoice`. */
export function servedFields(
  form: Element | null | undefined,
): readonly (readonly [name: string, value: string | null])[] {
  const controls = form?.querySelectorAll('input[name], select[name], textarea[name]') ?? [];
  return Array.from(controls, (control) => {
    const isList = control.localName === 'select';
    const value = isList
      ? servedChoice(control)
      : (control.getAttribute('value') ?? control.textContent ?? '');
    return [control.getAttribute('name') ?? '', value] as const;
  });
}

function optionsOf(control: Element): Element[] {
  return [...control.querySelectorAll('option')];
}

function isSelected(option: Element): boolean {
  return 'selected' in option && option.selected === true;
}

function wasSelected(option: Element): boolean {
  return option.hasAttribute('selected');
}

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
