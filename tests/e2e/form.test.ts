import { expect, it } from 'vitest';
import { creationsIn } from '../sandbox/ledger';
import { AMBIGUOUS, CLOSED_VILLAGE, PAID } from '../stores/orders';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { replaceText } from './pages/replace-text';
import { worldFor } from './world-for';

inOneBrowser('the form', 'chromium', (kind) => {
  const world = worldFor({ kind });

  const lastCreation = () => creationsIn(world.sandbox.control.ledger()).at(-1)?.body;

  it('stops at what is unsure, takes the correction, and ships it', async () => {
    const page = await world.openOrder(world.store.orderUrl(AMBIGUOUS));
    const bar = await page.barWhere(({ action }) => action === 'Review');
    expect(bar.message).toMatch(/Several villages/);

    const popup = await world.openPopup(page);
    await popup.ready();
    await eventually(
      () => popup.focusedField(),
      (field) => field === 'village',
    );
    await popup.pickVillage('جبع جنين', 'جنين');
    await popup.type('phone', '٠٥٩٩ ٨٧٦ ٥٤٣');
    await popup.type('totalPrice', '95.5');
    await popup.type('note', 'يسلم باليد');
    await popup.ship();
    await page.barWhere(({ tone }) => tone === 'good');
    expect(lastCreation()).toMatchObject({
      recipient: { phone: '0599876543' },
      address: { village_id: 757, city_id: 4 },
      total_price: 95.5,
      note: 'يسلم باليد',
    });
    await popup.close();
  });

  it('does not ship to a village that is closed, and says its note', async () => {
    const page = await world.openOrder(world.store.orderUrl(CLOSED_VILLAGE));
    const bar = await page.barWhere(({ action }) => action === 'Review');
    expect(bar.message).toMatch(/closed/);
    const popup = await world.openPopup(page);
    await popup.ready();
    expect(await popup.messages('village')).toMatch(/closed/);
    await popup.close();
  });

  it('collects nothing from a paid order silently: the amount is left to the person', async () => {
    const page = await world.openOrder(world.store.orderUrl(PAID));
    await page.barWhere(({ doubtful }) => doubtful.includes('amount'));
    const popup = await world.openPopup(page);
    await popup.ready();
    expect(await popup.value('totalPrice')).toBe('');
    expect(await popup.messages('totalPrice')).toMatch(/already paid/i);
    // One press that says what it does.
    await popup.hasBeenRead();
    await popup.answer('Ship, collect nothing');
    await page.barWhere(({ tone }) => tone === 'good');
    expect(lastCreation()).toMatchObject({ total_price: 0 });
    await popup.close();
  });

  it('says beside each field what the service would not take, before anything is sent', async () => {
    world.store.setOrders([madeOrder(901)]);
    const page = await world.openOrder(world.store.orderUrl(901));
    const popup = await world.openPopup(page);
    await popup.ready();
    const before = creationsIn(world.sandbox.control.ledger()).length;
    await popup.type('phone', '+962 79 123 4567');
    await popup.type('totalPrice', '12.3456');
    await popup.type('description', 'ab');
    // What is being typed is not judged before the field is left.
    await popup.page.keyboard.press('Tab');
    for (const [field, says] of [
      ['phone', /another country/i],
      ['totalPrice', /two decimals/i],
      ['description', /too short/i],
    ] as const) {
      await eventually(
        () => popup.messages(field),
        (said) => says.test(said),
      );
    }
    await popup.next();
    await eventually(
      () => popup.focusedField(),
      (field) => field === 'phone',
    );
    const after = creationsIn(world.sandbox.control.ledger()).length;
    expect(after).toBe(before);
    await popup.close();
  });

  it('has what was typed when it is closed half-way and opened again', async () => {
    world.store.setOrders([madeOrder(902)]);
    const page = await world.openOrder(world.store.orderUrl(902));
    const first = await world.openPopup(page);
    await first.ready();
    await first.type('note', 'بعد العصر فقط');
    await first.type('streetName', 'قرب البيادر');
    await first.close();

    const second = await world.openPopup(page);
    await second.ready();
    expect(await second.value('note')).toBe('بعد العصر فقط');
    expect(await second.value('streetName')).toBe('قرب البيادر');
    await second.ship();
    await page.barWhere(({ tone }) => tone === 'good');
    expect(lastCreation()).toMatchObject({ note: 'بعد العصر فقط', address: { street_name: 'قرب البيادر' } });
    await second.close();
  });

  it('quotes fee and oversize as they are typed, and shows who is behind the phone', async () => {
    world.store.setOrders([madeOrder(903)]);
    const page = await world.openOrder(world.store.orderUrl(903));
    const popup = await world.openPopup(page);
    await popup.ready();
    await popup.says('When returned');
    await popup.type('phone', '0599000222');
    await popup.press('recipients with this phone');
    await popup.says('ليلى منصور');
    await popup.type('phone', '0599000666');
    await popup.page.keyboard.press('Tab');
    await popup.says('The delivery company has blocked this recipient');
    await popup.close();
  });

  it('says what an oversized parcel costs, that a rejected size is rejected, and where the service refuses one', async () => {
    world.store.setOrders([madeOrder(904)]);
    const page = await world.openOrder(world.store.orderUrl(904));
    const popup = await world.openPopup(page);
    await popup.ready();
    await popup.press('More');
    for (const side of ['length', 'width', 'height']) await popup.type(side, '60');
    await popup.says('Size adds');
    for (const side of ['length', 'width', 'height']) await popup.type(side, '151');
    await popup.page.keyboard.press('Tab');
    await eventually(
      () => popup.messages('length'),
      (said) => /size/i.test(said),
    );
    // Where the quote cannot be had, the refusal of the creation itself is said there, in its words and with its act.
    world.sandbox.control.setFault({ operation: 'parcels/calculateSizeExtraFee', kind: 'html' });
    for (const side of ['length', 'width', 'height']) await popup.type(side, '160');
    await popup.page.keyboard.press('Tab');
    await popup.ship();
    await eventually(
      () => popup.messages('length'),
      (said) => /does not accept this size\. Check the length, width and height\.\s*Send it again/.test(said),
    );
    expect(world.parcels().some(({ referenceNumber }) => referenceNumber === '904')).toBe(false);
    world.sandbox.control.clearFaults();
    await popup.close();
  });

  it('looks a recipient up and quotes a fee where no order is open', async () => {
    const popup = await world.openPopup();
    await popup.press('Look up a recipient');
    await replaceText(popup.page, 'main input[type="tel"]', '+970599000222');
    await popup.says('ليلى منصور');
    await popup.says('New parcel');
    await popup.close();

    const fees = await world.openPopup();
    await fees.press('Quote a fee');
    await fees.pickVillage('عنبتا', 'عنبتا');
    await fees.says('When returned');
    await fees.close();
  });

  it('is filled by hand where no order is open, and makes one parcel of it', async () => {
    const popup = await world.openPopup();
    await popup.press('Fill the form by hand');
    await popup.ready();
    await popup.type('firstName', 'لينا حمدان');
    await popup.type('phone', '0599333221');
    await popup.pickVillage('عنبتا', 'عنبتا');
    await popup.type('streetName', 'الشارع الرئيسي');
    await popup.type('totalPrice', '70');
    await popup.type('description', 'كتاب ودفتر');
    await popup.ship();
    await eventually(
      () => world.parcels().filter(({ phone }) => phone === '0599333221').length,
      (made) => made === 1,
    );
    await popup.says(world.parcels().at(-1)?.parcelCode ?? '');
    await popup.close();
  });
});
