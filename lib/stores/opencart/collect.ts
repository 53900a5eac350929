import type { PageOrder, PageTexts } from '../../order';
import { blankOrder } from '../blank-order';
import { customFieldsOf } from '../custom-fields';
import { collectTexts } from '../places';
import type { OpenCartPage } from './definition';
import { collectPanels, readPanelFields } from './panel-page';
import { FORM_PLACES } from './places';

/** What an order's page shows; the background reads it (`order`). */
export function readOpenCartDocument(document: Document, page: OpenCartPage): PageOrder {
  if (page.version === '4') return toOrder(page, collectTexts(document, FORM_PLACES));
  return { ...toOrder(page, collectPanels(document)), ...customFieldsOf(readPanelFields(document)) };
}

export function toOrder({ store, orderId, link, verified }: OpenCartPage, texts: PageTexts): PageOrder {
  return { ...blankOrder(store, orderId, link), verified, texts };
}
