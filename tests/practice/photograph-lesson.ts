import type { Page } from 'puppeteer-core';
import { allLocales } from '../../lib/i18n/all-locales';
import { panelLocales } from '../../lib/i18n/panel-locales';
import { DATA, type Datum } from '../../lib/stores/taught/teaching';
import { OptionsPage } from '../e2e/pages/options-page';
import { TeachPanel } from '../e2e/pages/teach-panel';
import type { World } from '../e2e/world';
import { FIRST, SECOND } from '../stores/strange/strange-order';
import { startStrangeStore } from '../stores/strange/strange-store';

/** What a person points at for each datum; `null`: it is chosen, not pointed at. */
const POINTED: Readonly<Record<Datum, string | null>> = {
  number: 'h1',
  name: '.customer-name',
  phone: '#customer-phone a',
  city: '#ship-city',
  street: '#ship-street',
  region: '#ship-region',
  total: '[data-sum=due]',
  currency: null,
  shipping: '[data-sum=delivery]',
  items: '.goods-name',
  note: '.customer-note',
  payment: '.pay-method',
};

const PHOTOGRAPHED: readonly Datum[] = ['number', 'currency', 'items', 'payment'];

type Take = (page: Page, name: string, size?: { width: number; height: number }) => Promise<void>;

/** A whole lesson on an admin that no reader knows, photographed at its turns. */
export async function photographLesson(world: World, take: Take): Promise<void> {
  const words = { ...allLocales[world.language], ...panelLocales[world.language] };
  const store = await startStrangeStore();
  try {
    await world.enableStore(store.url);
    const order = await world.openOrder(store.orderUrl(FIRST));
    const popup = await world.openPopup(order);
    await popup.says(words['unknown-store-title']);
    await take(popup.page, 'popup-strange', { width: 400, height: 600 });
    await popup.press(words['strange-teach']);
    await popup.says(words['strange-begun']);
    await popup.close();
    const panel = new TeachPanel(order.page);
    await panel.says(words['teach-datum-number']);
    await take(order.page, 'teach-begin');
    for (const datum of DATA) {
      await panel.says(words[`teach-hint-${datum}`]);
      const selector = POINTED[datum];
      if (selector === null) await panel.choose('ILS');
      else {
        await panel.point(selector);
        await panel.reads();
      }
      if (datum === 'payment') await panel.choose('unpaid');
      if (PHOTOGRAPHED.includes(datum)) await take(order.page, `teach-${datum}`);
      await panel.press(words['teach-next']);
    }
    await panel.says(words['teach-review-title']);
    await take(order.page, 'teach-review');
    await panel.press(words['teach-save']);
    await panel.says(words['teach-second-text']);
    await order.page.goto(store.orderUrl(SECOND));
    await panel.says(words['teach-confirm-title']);
    await panel.press(words['teach-right']);
    await take(order.page, 'teach-confirm');
    await panel.confirmAll(words['teach-right'], words['teach-absent']);
    await panel.press(words['teach-finish']);
    await panel.says(words['teach-done-text']);
    await take(order.page, 'teach-done');
    const options = await OptionsPage.open(world.extension, 'taught');
    await options.page.waitForSelector('[data-taught]');
    await take(options.page, 'taught-stores');
    await options.close();
  } finally {
    await store.close();
  }
}
