import { servedChoice, servedFields } from '../controls';
import { type FreshPage, type NotesPage, noteByForm } from '../write-by-form';
import { formKey, freshMagentoPages, programAddress } from './admin-page';

/**
 * The order's comments, the newest first, and the fields that add one (`order/view/history.phtml`), seen at 2.4.7 and
 * 2.4.8. A program of the page sends them, with the key of the session; the address stands in the program.
 */
const BLOCK = '#order_history_block';
const COMMENT = 'history[comment]';
const STATUS = 'history[status]';
/** Would mail the customer, and show the comment to them. */
const FOR_CUSTOMER = ['history[is_customer_notified]', 'history[is_visible_on_front]'];

/**
 * Adds a comment to the order that the shop alone sees, and mails no customer. Its form has the order's status beside the
 * comment: it is sent as the store has it now.
 */
export const writeMagentoNote = noteByForm(freshMagentoPages, (page) => ({
  notes: Array.from(
    page.document.querySelectorAll(`${BLOCK} .note-list-comment`),
    ({ textContent }) => textContent ?? '',
  ),
  form: readForm(page),
}));

/** The page's program says where a comment of this order goes: in the button, or in a script beside it. */
function readForm(page: FreshPage): NotesPage['form'] {
  const { document } = page;
  const block = document.querySelector(BLOCK);
  const names = servedFields(block).map(([name]) => name);
  const known = [COMMENT, STATUS, ...FOR_CUSTOMER];
  const status = servedChoice(block);
  const key = formKey(document);
  const programs = block?.querySelectorAll('script, [onclick]') ?? [];
  const action = programAddress(programs, page, 'sales/order/addComment/');
  // With a field more, or without a status that is saved, it would change what nobody saw.
  const isKnown = names.includes(COMMENT) && names.every((name) => known.includes(name));
  if (!isKnown || status === null || key === null || action === null) return null;
  // A refusal is answered then, in place of a page that is sent on to.
  action.searchParams.set('isAjax', 'true');
  return (text) => ({
    action: action.href,
    body: new URLSearchParams([
      ['form_key', key],
      [STATUS, status],
      [COMMENT, text],
    ]),
  });
}
