import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';

/** Puts the keyboard into a field of the form, and the field where it can be seen. */
export function focusField(form: ParentNode, field: ParcelFieldName): void {
  const control = form.querySelector<HTMLElement>(
    `[data-field="${field}"] :is(input, textarea, select):not([type="hidden"])`,
  );
  if (control === null) return;
  control.focus({ preventScroll: true });
  control.scrollIntoView?.({ block: 'center' });
}
