import { beforeAll, expect, it } from 'vitest';
import { chooseOnList } from './choose-on-list';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { readKeptSettings } from './kept-settings';
import { madeOrder } from './made-order';
import { markWrong } from './mark-wrong';
import { DeskPage } from './pages/desk-page';
import { ListPage } from './pages/list-page';
import { OptionsPage } from './pages/options-page';
import { pressOn } from './pages/press-on';
import { ReviewPage } from './pages/review-page';
import { worldFor } from './world-for';

inOneBrowser('a parcel’s code goes back into its order', 'chromium', (kind) => {
  const world = worldFor({ kind });

  beforeAll(() => world.store.setOrders([901, 902, 903, 904, 905, 906, 907, 908].map((id) => madeOrder(id))));

  const notesOf = (id: number) =>
    world.store.notes(id).map(({ note, customer_note }) => [note, customer_note]);

  async function shipOn(id: number) {
    const order = await world.openOrder(world.store.orderUrl(id));
    await order.barWhere(({ action }) => action === 'Ship');
    await order.pressBar();
    await order.barWhere(({ tone }) => tone === 'good');
    return { order, code: world.parcels().at(-1)?.parcelCode ?? '' };
  }

  /** Presses the store's switch in the settings, which is on unless the person says no. */
  async function setNotes(wanted: boolean): Promise<void> {
    const options = await OptionsPage.open(world.extension, 'stores');
    await pressOn(options.page, '.store input[type="checkbox"]');
    // The box is ticked at once; the settings are written a moment later.
    await eventually(
      () => options.page.evaluate(readKeptSettings).then((settings) => JSON.stringify(settings)),
      (text) => text.includes(`"noteOrders":${wanted}`),
    );
    await options.close();
  }

  it('not where the person says no', async () => {
    await setNotes(false);
    const { order } = await shipOn(901);
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    expect(await order.readBar()).toMatchObject({ tone: 'good', action: 'Print label', message: '' });
    expect(notesOf(901)).toEqual([]);
    await order.page.close();
    await setNotes(true);
  });

  it('as one note that the shop alone sees, whichever tabs stand open', async () => {
    const other = await world.openOrder(world.store.orderUrl(902));
    await other.readBar();
    const { order, code } = await shipOn(902);
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    await other.barWhere(({ message }) => message.includes('Added to the order in the store'));
    expect(notesOf(902)).toEqual([[`[Shahna] ${code} · parcel made`, false]]);
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    expect(notesOf(902)).toHaveLength(1);
    for (const tab of [order, other]) await tab.page.close();
  });

  it('or not, which is said quietly with another try, and changes nothing about the parcel', async () => {
    world.store.setTakesNotes(false);
    const { order, code } = await shipOn(903);
    const bar = await order.barWhere(({ message }) => message.includes('could not be added'));
    expect(bar).toMatchObject({ tone: 'good', action: 'Print label', lines: { code } });
    world.store.setTakesNotes(true);
    await order.pressAside('note');
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    expect(notesOf(903)).toEqual([[`[Shahna] ${code} · parcel made`, false]]);
    await order.page.close();
  });

  it('once, though the answer was lost: it is read back by the next page', async () => {
    world.store.noting.answerWith('lost');
    const { order, code } = await shipOn(907);
    await order.barWhere(({ message }) => message.includes('could not be added'));
    world.store.noting.answerWith('kept');
    const sent = world.store.noting.sent();
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    expect(notesOf(907)).toEqual([[`[Shahna] ${code} · parcel made`, false]]);
    expect(world.store.noting.sent()).toBe(sent);
    await order.page.close();
  });

  it('later, where the session ended as it was sent: as soon as the store is open again', async () => {
    world.store.noting.answerWith('signed-out');
    const { order, code } = await shipOn(908);
    await order.barWhere(({ message }) => message.includes('could not be added'));
    expect(notesOf(908)).toEqual([]);
    world.store.noting.answerWith('kept');
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    expect(notesOf(908)).toEqual([[`[Shahna] ${code} · parcel made`, false]]);
    await order.page.close();
  });

  it('and is taken back in a note and in the data where the parcel is marked as wrong', async () => {
    const { order, code } = await shipOn(906);
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    await markWrong(world, order);
    await order.barWhere(({ message }) => message.includes('The order in the store says so too'));
    expect(notesOf(906).map(([note]) => note)).toEqual([
      `[Shahna] ${code} × · marked as wrong`,
      `[Shahna] ${code} · parcel made`,
    ]);
    expect(world.store.metaData(906)).toContainEqual({ key: '_shahna_parcel_state', value: 'taken-back' });
    await order.page.close();
  });

  it('and where the order’s data alone were written, that is no note: it is written when the store is open again', async () => {
    world.store.setTakesNotes(false);
    const { order, code } = await shipOn(905);
    await order.barWhere(({ message }) => message.includes('could not be added'));
    await order.page.close();
    world.store.setMetaData(905, [
      { key: '_shahna_parcel_code', value: code },
      { key: '_shahna_parcel_state', value: 'created' },
    ]);
    const refused = await world.openOrder(world.store.orderUrl(905));
    await refused.barWhere(({ message }) => message.includes('The code is in the order’s data'));
    expect(notesOf(905)).toEqual([]);
    await refused.page.close();
    world.store.setTakesNotes(true);
    const again = await world.openOrder(world.store.orderUrl(905));
    await again.barWhere(({ message }) => message.includes('Added to the order in the store'));
    expect(notesOf(905)).toEqual([[`[Shahna] ${code} · parcel made`, false]]);
    await again.page.close();
  });

  it('so that another machine says that a colleague shipped it, and ships it only as a deliberate act', async () => {
    const before = world.parcels().length;
    world.store.addNote(904, '[Shahna] SB-OF-A-COLLEAGUE · تم إنشاء الطرد');
    const order = await world.openOrder(world.store.orderUrl(904));
    expect(await order.readBar()).toMatchObject({
      tone: 'warning',
      action: 'Copy the code',
      lines: { code: 'SB-OF-A-COLLEAGUE' },
    });
    expect((await order.readBar()).message).toContain('Made by a colleague');

    const popup = await world.openPopup(order);
    await popup.ready();
    await popup.says('Somebody made parcel SB-OF-A-COLLEAGUE for this order already');
    expect(await popup.page.$('.form-footer .button--primary')).toBeNull();
    expect(world.parcels()).toHaveLength(before);
    // The one press does not ship: it leads to where it is said.
    await eventually(
      () => popup.shipText(),
      (text) => text === 'Parcel made before? Check',
    );
    await popup.next();
    await eventually(
      () => popup.focusedField(),
      (field) => field === 'referenceNumber',
    );
    expect(await popup.messages('referenceNumber')).toContain('for this order already');
    expect(world.parcels()).toHaveLength(before);
    await popup.close();
    await order.page.close();
  });

  it('for every order of a bulk, also when the store takes it only later: then as soon as it is open again', async () => {
    const ids = await chooseOnList(world, 911, 3);
    world.store.setTakesNotes(false);
    const review = await ReviewPage.open(world.extension);
    await review.readyToShip(3);
    await review.ship();
    await eventually(
      () => world.parcels().map(({ referenceNumber }) => referenceNumber ?? ''),
      (shipped) => ids.every((id) => shipped.includes(id)),
    );
    await review.page.close();
    const desk = await DeskPage.open(world.extension, '#/outbox');
    await desk.says('Notes for the store');
    await desk.says('Waiting to be sent');
    expect(ids.flatMap((id) => notesOf(Number(id)))).toEqual([]);

    // A page of the store that is refused leaves them waiting.
    const refused = await ListPage.open(world.extension, world.store.listUrl());
    // A tab behind another one draws nothing, so its text is asked for. A page that is closed while it writes a note
    // keeps that note from other pages for a minute: it has tried all three.
    await eventually(
      () => desk.text(),
      (text) => text.split('could not be added to the order').length > ids.length,
    );
    await refused.page.close();
    expect(ids.flatMap((id) => notesOf(Number(id)))).toEqual([]);

    world.store.setTakesNotes(true);
    const list = await ListPage.open(world.extension, world.store.listUrl());
    await eventually(
      () => ids.map((id) => notesOf(Number(id)).length),
      (counts) => counts.every((count) => count === 1),
    );
    const codeOf = new Map(world.parcels().map((parcel) => [parcel.referenceNumber, parcel.parcelCode]));
    for (const id of ids) {
      expect(notesOf(Number(id))).toEqual([[`[Shahna] ${codeOf.get(id)} · parcel made`, false]]);
      expect(world.store.metaData(Number(id))).toContainEqual({
        key: '_shahna_parcel_code',
        value: codeOf.get(id),
      });
    }
    await eventually(
      () => desk.text(),
      (text) => !text.includes('could not be added to the order') && text.includes('Saved.'),
    );
    await list.page.close();
    await desk.close();
  });

  it('so that a colleague’s parcel has its badge on the list, and is known on the order', async () => {
    world.store.setOrders([921, 922].map((id) => madeOrder(id)));
    world.store.setMetaData(922, [
      { key: '_shahna_parcel_code', value: 'SB-OF-A-COLLEAGUE' },
      { key: '_shahna_parcel_state', value: 'created' },
    ]);
    const list = await ListPage.open(world.extension, world.store.listUrl());
    expect(await list.badgesWhere((badges) => badges.length > 0)).toEqual(['SB-OF-A-COLLEAGUE']);
    await list.page.close();
    const order = await world.openOrder(world.store.orderUrl(922));
    expect((await order.readBar()).message).toContain('Made by a colleague');
    await order.page.close();
  });
});
