import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';

/**
 * Puts the keyboard into a field of the form, and the field where it can be seen; at the village, where a few are
 * offered, to those: the next key goes to the first of them, and none is chosen beforehand.
 */
export function focusField(form: ParentNode, field: ParcelFieldName): void {
  const within = `[data-field="${field}"]`;
  // Of an order's several parcels, the row that something is said of.
  const control =
    form.querySelector<HTMLElement>(`${within} .share [data-tone="error"] input`) ??
    form.querySelector<HTMLElement>(
      `${within} :is(.village-choices, input, textarea, select):not([type="hidden"])`,
    );
  if (control === null) return;
  control.focus({ preventScroll: true });
  control.scrollIntoView?.({ block: 'center' });
}

/** Puts the keyboard on the button that ships, or asks for a second parcel, or leads to what is left to do. */
export function focusShip(): void {
  document
    .querySelector<HTMLElement>(':is(.form-footer .button, .parcel-form .button--caution)')
    ?.focus({ preventScroll: true });
}
