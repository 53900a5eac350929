import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmDoubts } from '../../../lib/parcel/confirmation';
import { changeSettings } from '../../../lib/settings/settings';

const { listOutbox, withdrawRow } = await import('../../../entrypoints/background/outbox/settling');
const { formOf, nextOrder, service } = await import('./review-orders');
const {
  cancelled,
  dearer,
  personSees,
  pressAgain,
  pressAndLeave,
  rowOf,
  SAID_OTHERWISE,
  setUpAskedStore,
  tabsSay,
} = await import('./asked-store');
const { pressBar, pressForm } = await import('./presses');

beforeEach(async () => {
  await setUpAskedStore();
  await changeSettings((settings) => ({ ...settings, holdSeconds: 0 }));
});

describe('an order that is not as it was, pressed again and again as it was sent', () => {
  it.each([
    ['costs more', dearer],
    ['was cancelled', cancelled],
  ])(
    'ships nothing by one more press either, whatever tab was closed, where the order %s',
    async (_, now) => {
      const order = nextOrder();
      const says = { order: now(order), notes: true };
      await pressAndLeave(order, says);
      tabsSay({ 7: says });
      await expect(pressAgain(order)).rejects.toMatchObject(SAID_OTHERWISE);
      tabsSay({});
      await expect(pressAgain(order)).rejects.toMatchObject(SAID_OTHERWISE);
      await expect(pressAgain(order)).rejects.toMatchObject(SAID_OTHERWISE);
      expect(service.creations()).toEqual([]);
    },
  );

  it('ships nothing where the store said before that a colleague shipped it, and cannot be asked any more', async () => {
    const order = nextOrder();
    tabsSay({ 7: { order: { ...order, ownNote: 'P-OF-RANA' }, notes: true } });
    await pressBar(order);
    const shipped = { code: 'shipped-elsewhere', params: { code: 'P-OF-RANA' } };
    expect(await rowOf(order)).toMatchObject({ state: 'withdrawn', refusal: shipped });
    for (const reply of [null, { signedOut: true }]) {
      tabsSay(reply === null ? {} : { 7: reply });
      await expect(pressAgain(order)).rejects.toMatchObject(shipped);
    }
    expect(service.creations()).toEqual([]);
    // Seen in the order's own form, one more is a person's word.
    tabsSay({});
    const form = await formOf({ ...order, ownNote: 'P-OF-RANA' });
    const confirmed = [...confirmDoubts(form.draft.findings, 'referenceNumber', form.draft.fields)];
    expect(await pressForm(form, { confirmed })).toMatchObject({ state: 'created' });
  });

  it('ships nothing where the answer before took it back for good, and no page of the store is open', async () => {
    const order = nextOrder();
    const says = { order: dearer(order), notes: true };
    await pressAndLeave(order, says);
    const row = await rowOf(order);
    await withdrawRow(row?.id ?? '');
    personSees({});
    tabsSay({ 7: says });
    await pressBar(order);
    expect(await rowOf(order)).toMatchObject({ state: 'withdrawn', refusal: SAID_OTHERWISE });
    tabsSay({});
    await expect(pressAgain(order)).rejects.toMatchObject(SAID_OTHERWISE);
    expect(service.creations()).toEqual([]);
  });

  it('stays under what needs a person until its parcel is made', async () => {
    const order = nextOrder();
    const says = { order: dearer(order), notes: true };
    await pressAndLeave(order, says);
    tabsSay({ 7: says });
    await expect(pressAgain(order)).rejects.toMatchObject(SAID_OTHERWISE);
    expect((await listOutbox()).map(({ id }) => id)).toContain((await rowOf(order))?.id);
  });
});
