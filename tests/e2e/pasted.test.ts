import { beforeAll, expect, it } from 'vitest';
import { creationsIn } from '../sandbox/ledger';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { PopupPage } from './pages/popup-page';
import { worldFor } from './world-for';

const CHAT =
  'مرحبا 🌹\nالاسم: سلمى حسن الحاج\nجوال: ٠٥٩٩١٢٣٤٥٦\nالعنوان: جنين - شارع الناصرة قرب المستشفى\nالمجموع: ١٥٠ شيكل';

const SEVERAL = [
  'الاسم: رائد دراغمة\nجوال: 0599214478\nالعنوان: نابلس - شارع فيصل\nالمجموع: 90 شيكل',
  'الاسم: ختام سلامة\nجوال: 0568110932\nالعنوان: جنين - شارع الناصرة قرب المستشفى\nالمجموع: 145 شيكل',
  'الاسم: مهند صوافطة\nجوال: 0597710043\nالعنوان: طولكرم - حي السلام\nالمجموع: 60 شيكل',
].join('\n\n');

inOneBrowser('an order out of a chat', 'chromium', (kind) => {
  const world = worldFor({ kind }, () => undefined);

  beforeAll(() => world.setUpAccount());

  const lastCreation = () => creationsIn(world.sandbox.control.ledger()).at(-1)?.body;

  it('fills the form, is kept when the popup closes, and ships', async () => {
    const popup = await world.openPopup();
    await popup.press('Paste an order');
    await popup.type('pasted', CHAT);
    await eventually(
      () => popup.value('totalPrice'),
      (total) => total === '150',
    );
    expect(await popup.value('phone')).toBe('0599123456');
    expect(await popup.value('firstName')).toBe('سلمى حسن الحاج');
    expect(await popup.value('streetName')).toBe('شارع الناصرة قرب المستشفى');
    await popup.close();

    const again = await world.openPopup();
    await again.press('Fill the form by hand');
    await again.ready();
    expect(await again.value('phone')).toBe('0599123456');
    await again.type('description', 'كتاب');
    await again.ship();
    await again.says('SB1');
    expect(lastCreation()).toMatchObject({
      recipient: { first_name: 'سلمى حسن الحاج', phone: '0599123456' },
      address: { city_id: 4, street_name: 'شارع الناصرة قرب المستشفى' },
      total_price: 150,
      description: 'كتاب',
    });
    await again.close();
    // The next form begins empty: nothing of this customer is in it.
    const next = await world.openPopup();
    await next.press('Fill the form by hand');
    await next.ready();
    expect(await next.value('phone')).toBe('');
    await next.close();
  });

  it('offers each of several orders in one message, and ships two of them', async () => {
    const ship = async (popup: PopupPage, customer: string, total: string, description: string) => {
      await popup.press(customer);
      await eventually(
        () => popup.value('totalPrice'),
        (shown) => shown === total,
      );
      await popup.type('description', description);
      await popup.ship();
      await popup.says('SB');
      await popup.close();
    };
    const popup = await world.openPopup();
    await popup.press('Paste an order');
    await popup.type('pasted', SEVERAL);
    await popup.says('3 orders are in this text');
    expect(await popup.value('phone')).toBe('');
    await ship(popup, 'رائد دراغمة', '90', 'كتاب');
    expect(lastCreation()).toMatchObject({
      recipient: { first_name: 'رائد دراغمة', phone: '0599214478' },
      address: { city_id: 2, street_name: 'شارع فيصل' },
      total_price: 90,
    });

    const again = await world.openPopup();
    await again.press('Paste an order');
    await again.says('Made');
    await ship(again, 'ختام سلامة', '145', 'دفتر');
    expect(lastCreation()).toMatchObject({
      recipient: { first_name: 'ختام سلامة', phone: '0568110932' },
      address: { city_id: 4, street_name: 'شارع الناصرة قرب المستشفى' },
      total_price: 145,
    });
    const sent = creationsIn(world.sandbox.control.ledger()).map(
      ({ body }) => body as { readonly recipient: { readonly phone: string } },
    );
    // The third order was not shipped, and none twice.
    expect(sent.map(({ recipient }) => recipient.phone).slice(-2)).toEqual(['0599214478', '0568110932']);
    expect(sent.filter(({ recipient }) => recipient.phone === '0597710043')).toEqual([]);
  });

  it('stops at what the text says twice, and fills in nothing for it', async () => {
    const popup = await world.openPopup();
    await popup.press('Paste an order');
    await popup.type('pasted', 'ايمان قاسم\nرافات\n0599818181\nالسعر: 100 او 120');
    await eventually(
      () => popup.messages('totalPrice'),
      (said) => /several amounts/.test(said),
    );
    expect(await popup.value('totalPrice')).toBe('');
    expect(await popup.value('phone')).toBe('0599818181');
    expect(await popup.messages('village')).toMatch(/Several villages/);
    await popup.close();
  });

  it('looks up the phone that was selected on any page', async () => {
    await (await world.extension.blank()).evaluate(leaveWanted, '0599123456');
    const popup = await PopupPage.open(world.extension);
    await popup.says('سلمى حسن الحاج');
    await popup.close();
  });
});

/** Runs in a page of the extension: what the menu over a selection leaves for the popup. */
async function leaveWanted(phone: string): Promise<void> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', ExtensionApi | undefined>;
  await (browser ?? chrome)?.storage.session.set({ wanted: { show: 'recipient', phone } });
}

interface ExtensionApi {
  readonly storage: { readonly session: { set(values: object): Promise<void> } };
}
