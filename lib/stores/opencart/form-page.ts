import { type Fact, unknown } from '../../order';
import { saysCashOnDelivery } from '../cash-on-delivery';
import {
  type Controls,
  indexControls,
  isEdited,
  readControl,
  savedOption,
  selectedOption,
} from '../controls';
import { cellLines, lineOf, noteText } from '../elements';
import { joinNames, lineFact, noteFact, patternFact } from '../facts';
import { controlsIn } from '../page-controls';
import { cleanLine } from '../text';
import { readFormFields } from './custom-fields';
import { readFormParty, readSaved } from './form-party';
import { readOpenCartNote } from './note';
import { readProductRow, readTotalRow } from './product-rows';
import type { ShownOrder } from './shown-order';

/** The order's page of 4.x, which is its form too; ids changed a little between 4.0 and 4.1. */
export function readFormPage(document: Document): ShownOrder {
  const controls = indexControls(document);
  const find = (ids: string) => findOnly(document, ids);
  const lines = (ids: string) => {
    const element = find(ids);
    return element === null ? null : cellLines(element);
  };
  const rows = (ids: string) => [...(find(ids)?.children ?? [])];
  const billing = readFormParty(
    controls,
    'payment',
    lines('#output-payment-address, #payment-address-value'),
  );
  const customer = joinNames(readSaved(controls, 'input-firstname'), readSaved(controls, 'input-lastname'));
  const note = find('#output-comment, #comment-value');
  const shippingTitle = find('#input-shipping-method-name, #output-shipping-method, #shipping-method-value');
  return {
    shipping: readFormParty(controls, 'shipping', lines('#output-shipping-address, #shipping-address-value')),
    billing: {
      ...billing,
      // Shops can do without an address to pay from; the customer has a name all the same.
      name: !billing.name.known && billing.name.why === 'absent' ? customer : billing.name,
      phone: readSaved(controls, 'input-telephone'),
    },
    ...readStatus(controls),
    paymentMethod: readMethod(document, controls),
    customerNote: note === null ? unknown('not-shown') : noteFact(noteText(note), 'labelled-text'),
    lines: rows('#order-product, #order-products').flatMap((row) => readProductRow(row) ?? []),
    totals: rows('#order-total, #order-totals').map(readTotalRow),
    shippingMethod:
      cleanLine(shippingTitle?.getAttribute('value') ?? shippingTitle?.textContent ?? '') || null,
    shippingCode: find('#input-shipping-method-code, #input-shipping-code')?.getAttribute('value') ?? null,
    fields: readFormFields(controlsIn(document)),
    currency: readOpenCartCurrency(controls),
    ownNote: readOpenCartNote(document),
  };
}

/** The code of the order's currency; the list's other entries are the shop's other currencies. */
export function readOpenCartCurrency(controls: Controls): Fact<string> {
  const lists = controls.get('input-currency') ?? [];
  const codes = new Set(lists.map((list) => selectedOption(list)?.value));
  const [code] = codes;
  if (codes.size > 1 || lists.some(isEdited)) return unknown('disagree');
  return patternFact(lineFact(code, 'form-field'), /^[A-Z]{3}$/);
}

/** As saved, since people change it as they ship, and in the shop's own words, which may be others than OpenCart's. */
export function readStatus(controls: Controls): Pick<ShownOrder, 'status' | 'statusId'> {
  const lists = controls.get('input-order-status') ?? [];
  const saved = lists.map(savedOption);
  const words = new Set(saved.map((option) => option?.text));
  const [status] = words;
  if (words.size > 1) return { status: unknown('disagree'), statusId: null };
  return { status: lineFact(status, 'form-field'), statusId: saved[0]?.value ?? null };
}

/** By its code; where that says nothing of cash, as a plugin's, by its title if it does. */
function readMethod(document: Document, controls: Controls): Fact<string> {
  const own = readControl(controls, 'input-payment-method-code');
  const code = !own.known && own.why === 'not-shown' ? readControl(controls, 'input-payment-code') : own;
  const title = lineOf(findOnly(document, '#output-payment-method, #payment-method-value'));
  return code.known && !saysCashOnDelivery(code.value) && saysCashOnDelivery(title)
    ? { ...code, value: title }
    : code;
}

/** The first kind of element that is there; if there are two of one kind, neither is used. */
function findOnly(document: Document, selectors: string): Element | null {
  for (const selector of selectors.split(', ')) {
    const found = document.querySelectorAll(selector);
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}
