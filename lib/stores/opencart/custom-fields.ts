import type { CustomField, PageControl } from '../../order';
import { formFields } from '../form-fields';
import { labelledPairs } from '../labelled-pairs';

/** `input-shipping-custom-field-5` and, up to 3.x, `input-shipping-custom-field5`; without an address the customer's. */
const FIELD = /^input-(?:(payment|shipping)-)?custom-field-?(\d+)$/;

/**
 * The shop's own fields (Customers → Custom Fields) from the forms that have them, an address's and the customer's: 4.x's
 * page of an order and 3.x's page where it is edited (`sale/order_info.twig`, `sale/order_form.twig`).
 */
export function readFormFields(controls: readonly PageControl[]): readonly CustomField[] {
  return formFields(controls, (control) => {
    // Choices stand in a box that has the field's id.
    const [, kind, number] = FIELD.exec(control.key) ?? FIELD.exec(control.holder) ?? [];
    if (number === undefined) return null;
    const at = kind === undefined ? 'order' : kind === 'payment' ? 'billing' : 'shipping';
    return { at, key: `${kind === undefined ? '' : `${at}_`}customfield${number}` };
  });
}

/**
 * The same as 3.x's page of an order prints them (`#tab-additional`): tables of the customer, of the address that is
 * billed and of the one that is sent to, those alone that have something in them, behind titles in the admin's language;
 * the last one is of the browser. Both addresses have the same fields, so that tables with a label in common are the two.
 * Of one alone nobody knows whose it is.
 *
 * @param isOneAddress whether the two addresses are the same
 */
export function readPrintedFields(document: Document, isOneAddress: boolean): readonly CustomField[] {
  const tables = [...document.querySelectorAll('#tab-additional table')];
  const all = tables.map((table) => labelledPairs(table, 'thead'));
  const ofBrowser = all.at(-1) ?? [];
  const pairs = all.filter((some) => !some.some(({ label }) => isLabelOf(ofBrowser, label)));
  const [sent = [], billed = []] = pairs.toReversed();
  const areTwo = billed.some(({ label }) => isLabelOf(sent, label));
  return pairs.flatMap((some) => {
    const isSent = areTwo && some === sent;
    const at = isSent ? 'shipping' : areTwo && some === billed ? 'billing' : 'order';
    const means = at === 'order' && !isOneAddress ? ({ means: 'unknown' } as const) : {};
    return some.map((pair) => ({ at, key: '', ...pair, ...means }) as const);
  });
}

function isLabelOf(pairs: readonly { readonly label: string }[], wanted: string): boolean {
  return pairs.some(({ label }) => label === wanted);
}
