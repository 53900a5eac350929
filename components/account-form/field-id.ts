import type { DraftField } from './read-draft';

/** The id of a field's control on the page: `totalIncludesDelivery` is `account-total-includes-delivery`. */
export function fieldId(field: DraftField): string {
  return `account-${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Focuses a field; of a set of choices, the chosen one or the first. */
export function focusAccountField(field: DraftField): void {
  const control = document.getElementById(fieldId(field));
  const target =
    control?.querySelector<HTMLElement>('input:checked') ?? control?.querySelector('input') ?? control;
  target?.focus();
}
