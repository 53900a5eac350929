import { type Fact, unknown } from '../order';
import { lineFact } from './facts';

export type Controls = ReadonlyMap<string, readonly Element[]>;

/** The page's form controls by id (by name where there is none), found in one walk since there are many. */
export function indexControls(document: Document): Controls {
  const controls = new Map<string, Element[]>();
  for (const control of document.querySelectorAll('input, select, textarea')) {
    const key = control.id || (control.getAttribute('name') ?? '');
    const others = controls.get(key);
    if (others === undefined) controls.set(key, [control]);
    else others.push(control);
  }
  return controls;
}

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
export function selectedOption(control: Element): { readonly value: string; readonly text: string } | null {
  const option = optionsOf(control).find(isSelected);
  return option === undefined ? null : { value: controlValue(option) ?? '', text: option.textContent ?? '' };
}

/** What was chosen when the page was made; `null`: nothing was. */
export function savedOption(control: Element): { readonly value: string; readonly text: string } | null {
  const option = optionsOf(control).find(wasSelected);
  return option === undefined
    ? null
    : { value: option.getAttribute('value') ?? '', text: option.textContent ?? '' };
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

/**
 * One field of the order's form, which is there although its form is collapsed. If two controls of one
 * name hold different values, neither is used.
 */
export function readControl(controls: Controls, name: string): Fact<string> {
  const values = new Set((controls.get(name) ?? []).map(controlValue));
  const [first] = values;
  return values.size > 1 ? unknown('disagree') : lineFact(first, 'form-field');
}
