import { html } from 'hono/html';
import type { PracticeOrder } from '../practice-order';
import { type ShopSettings, SYMBOLS, shownAmount } from '../shop-settings';
import type { Html } from './admin-page';

/** An amount as the shop shows it, its symbol apart. */
export function money(hundredths: number, order: PracticeOrder, settings: ShopSettings): Html {
  const symbol = html`<span class="woocommerce-Price-currencySymbol">${SYMBOLS[order.currency]}</span>`;
  const sign = hundredths < 0 ? '-' : '';
  return html`<span class="woocommerce-Price-amount amount"><bdi>${sign}${symbol}${shownAmount(hundredths, settings)}</bdi></span>`;
}
