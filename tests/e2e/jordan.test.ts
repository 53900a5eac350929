import { afterAll, beforeAll, expect, it } from 'vitest';
import jordan from '../sandbox/data/jordan-directory.json' with { type: 'json' };
import { creationsIn } from '../sandbox/ledger';
import { readCollected } from './collected';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { readKeptSettings } from './kept-settings';
import { madeOrder } from './made-order';
import { ListPage } from './pages/list-page';
import { OptionsPage } from './pages/options-page';
import { PopupPage } from './pages/popup-page';
import { pressOn } from './pages/press-on';
import { replaceText } from './pages/replace-text';
import { ReviewPage } from './pages/review-page';
import { World } from './world';

const PAGE = 701;
const BULK = [711, 712, 713];

/** A cash order of a Jordanian shop, to a phone of its own. */
const order = (id: number, phone: string, city: string, state: string) =>
  madeOrder(id, {
    currency: 'JOD',
    recipient: { phone, city, state, country: 'JO', address1: 'شارع الجامعة، عمارة 4', address2: '' },
  });
const orders = [
  order(PAGE, '+962 79 700 0701', 'الرمثا', 'إربد'),
  order(711, '00962797000711', 'جرش', ''),
  order(712, '0797000712', 'العقبة', ''),
  order(713, '797000713', 'معان', ''),
];

const CHAT =
  'الاسم: سلمى حسن الحاج\nجوال: +962 7 9700 0720\nالعنوان: مادبا - شارع الملك طلال قرب البلدية\nالمجموع: 15.50 دينار';

function idOf(village: string): number | undefined {
  return jordan.flatMap(({ villages }) => villages).find(({ name }) => name === village)?.id;
}

inOneBrowser('a shop in Jordan', 'chromium', (kind) => {
  let world: World;
  const creations = () => creationsIn(world.sandbox.control.ledger());

  beforeAll(async () => {
    // The company calls the key's field otherwise.
    const sandbox = { seed: 'tests/sandbox/data/jordan.json', keyField: 'api_key' };
    world = await World.open({ kind, sandbox });
    world.store.setOrders(orders);
  });
  afterAll(() => world.close());

  it('adds its account, whose country and money its list of places proposes, in one press', async () => {
    const { extension, sandbox, store } = world;
    await extension.allow(sandbox.url, store.url);
    const options = await OptionsPage.open(extension);
    await options.chooseLanguage('en');
    await options.fillAccount(sandbox.url, { ...world.account(), key: 'jordan-key', environment: 'live' });
    await pressOn(options.page, '.account-form details details:last-of-type > summary');
    await replaceText(options.page, '#account-key-field', 'api_key');
    await options.save();
    await options.readCheck();
    const question = '[data-testid="account-country-question"][data-country="jordan"]';
    await pressOn(options.page, `${question} .button--primary`);
    const settings = await eventually(
      async () => (await extension.blank()).evaluate(readKeptSettings),
      (kept) => kept?.accounts[0]?.country !== undefined,
    );
    expect(settings?.accounts[0]).toMatchObject({
      keyField: 'api_key',
      country: 'jordan',
      currency: 'JOD',
      numberRule: 'two-decimals',
    });
    await options.enableStore(store.url);
    await options.close();
  });

  it('makes the parcel of an order on its page in one press, to the service’s 0 and nine digits', async () => {
    const page = await world.openOrder(world.store.orderUrl(PAGE));
    const bar = await page.barWhere(({ action }) => action === 'Ship');
    expect(bar).toMatchObject({ doubtful: [], lines: { phone: '0797000701' } });
    expect(bar.lines.village).toContain('الرمثا');
    await page.hasBeenRead();
    await page.pressBar();
    await page.barWhere(({ tone }) => tone === 'good');
    expect(creations().at(-1)?.body).toMatchObject({
      api_key: 'jordan-key',
      recipient: { phone: '0797000701' },
      address: { village_id: idOf('الرمثا') },
      total_price: 110,
    });
    await page.page.close();
  });

  it('writes its customer with +962, which nobody has to choose', async () => {
    const settings = await PopupPage.at(world.extension, 'options.html#/messages');
    await pressOn(settings.page, '#messages-section input[type="checkbox"]');
    await settings.page.waitForSelector('#messages-section textarea');
    await settings.close();
    const page = await world.openOrder(world.store.orderUrl(PAGE));
    await page.readBar();
    const popup = await world.openPopup(page);
    await popup.page.waitForSelector('a[href^="https://wa.me/962797000701?"]');
    expect(await popup.page.$('button ::-p-text(+970)')).toBeNull();
    await popup.close();
  });

  it('makes the parcel of a chat', async () => {
    const popup = await world.openPopup();
    await popup.press('Paste an order');
    await popup.type('pasted', CHAT);
    await eventually(
      () => popup.value('totalPrice'),
      (total) => total === '15.50' || total === '15.5',
    );
    expect(await popup.value('phone')).toBe('0797000720');
    await popup.type('description', 'كتاب');
    await popup.ship();
    await popup.says('SB1');
    expect(creations().at(-1)?.body).toMatchObject({
      recipient: { phone: '0797000720' },
      address: { village_id: idOf('مادبا') },
      total_price: 15.5,
    });
    await popup.close();
  });

  it('makes the parcels of chosen orders, however their phones are written', async () => {
    const list = await ListPage.open(world.extension, world.store.listUrl());
    await list.press(...BULK.map((id) => `#cb-select-${id}`));
    await list.barWhere((said) => said?.includes('(3)') ?? false);
    await list.ship();
    await eventually(
      () => readCollected(world.extension),
      (all) => all[0]?.orders.length === BULK.length,
    );
    await list.page.close();
    const review = await ReviewPage.open(world.extension);
    await review.show('all');
    await review.statusesWhere((statuses) => BULK.every((id) => statuses[id] === 'ready'));
    await review.ship();
    await review.statusesWhere((statuses) => BULK.every((id) => statuses[id] === 'created'));
    await review.close();
    const sent = world.parcels().map(({ phone }) => phone);
    expect(sent.toSorted()).toEqual(['0797000701', '0797000711', '0797000712', '0797000713', '0797000720']);
  });
});
