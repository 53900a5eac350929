import { controlValue, selectedOption } from '../stores/controls';
import { isControl } from '../stores/taught/element-text';
import type { Page } from '../stores/taught/places';
import { labelsOf } from './make-places';

/** What tells a field of an order by the place on its page that a person pointed at. */
export interface FieldPlace {
  /** Names of the control. */
  readonly keys: readonly string[];
  readonly labels: readonly string[];
  readonly text: string;
}

/** Characters; who points at more has pointed at half the page. */
const LONGEST = 1_000;

/** `null`: nothing is written there, or far too much. A label that is pointed at means what it is the label of. */
export function fieldPlace(page: Page, element: Element): FieldPlace | null {
  const label = element.closest('label');
  const labelled = label !== null && 'control' in label ? (label.control as Element | null) : null;
  const control = isControl(element) ? element : labelled;
  const target = control ?? (element.matches('strong, b') ? (element.parentElement ?? element) : element);
  const text = control === null ? page.text(target) : textOf(control);
  if (text === '' || text.length > LONGEST) return null;
  const labels = labelsOf(page, target).map(([, raw]) => raw.trim());
  return {
    keys: control === null ? [] : namesOf(control),
    labels: labels.filter((raw) => raw !== '' && raw.length <= LONGEST),
    text,
  };
}

function textOf(control: Element): string {
  return (selectedOption(control)?.text ?? controlValue(control) ?? '').trim();
}

function namesOf(control: Element): readonly string[] {
  return [control.id, control.getAttribute('name') ?? ''].filter(
    (name) => name !== '' && name.length <= LONGEST,
  );
}
