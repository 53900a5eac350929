import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../lib/messaging/caller';
import type { StoreIdentity } from '../../../lib/order';
import type { OutboxRow } from '../../../lib/outbox/row';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { changeSettings } from '../../../lib/settings/settings';
import { openDatabase } from '../../../lib/storage/db';
import { type NoteWish, queueNotes } from '../../../lib/storage/order-notes';
import { findNotesPlace, STORE_KINDS } from '../../../lib/stores/registry';
import { intend } from '../outbox/intend';
import { madeAttempt, madeRow } from '../outbox/made-row';
import { callerOf } from './caller';

/** The tabs that are open. */
const open = vi.hoisted(() => new Set<number>());
vi.mock('wxt/browser', async () => {
  const browser = (await import('./fake-browser')).fakeBrowser();
  const query = async () => [...open].map((id) => ({ id }));
  return { browser: { ...browser, tabs: { ...(browser as { tabs?: object }).tabs, query } } };
});

const { atDoor } = await import('./at-door');
const notes = await import('../../../entrypoints/background/notes/order-notes');
const { listNotes, noteStateOf } = notes;
const claimNote = atDoor('notes/claim', notes.claimNote);
const noteSettled = atDoor('notes/settle', notes.noteSettled);

let shops = 0;
const any: NoteWish = { orderId: null, opened: false };

/** A store of its own that takes notes, and a page of it that asks. */
async function openStore(noteOrders = true) {
  shops += 1;
  const origin = `https://shop-${shops}.example`;
  const store: StoreIdentity = { kind: 'woocommerce', origin, basePath: '/wp-admin/' };
  const caller = callerOf(origin, shops);
  const enabled = { origin, accountId: null, kind: 'woocommerce', noteOrders } as const;
  await changeSettings((settings) => ({ ...settings, stores: [...settings.stores, enabled] }));
  return { store, caller, enabled, claim: (wish = any) => claimNote({ store, ...wish }, caller) };
}

/** A parcel of the store's order, made now. */
async function make({ origin, basePath }: StoreIdentity, parcelCode: string): Promise<OutboxRow> {
  const row = madeRow({ store: origin + basePath, state: 'sending', attempts: [madeAttempt()] });
  await intend(row);
  return applyEvent(row.id, { type: 'created', attemptId: 'attempt', parcelCode, at: Date.now() });
}

beforeEach(async () => {
  await changeSettings((settings) => ({ ...settings, stores: [] }));
});

describe('a store whose orders take nothing', () => {
  it.each(STORE_KINDS.filter((kind) => findNotesPlace(kind) === null))(
    '%s is said to be one, once there is a code to paste',
    async (kind) => {
      const { store } = await openStore();
      const row = await make(store, `SB-${kind}`);
      const enabled = { origin: store.origin, accountId: null, kind, noteOrders: true };
      expect(await noteStateOf(row, enabled, {})).toBe('not-taken');
      expect(await noteStateOf({ ...row, state: 'refused', parcelCode: null }, enabled, {})).toBe('none');
    },
  );
});

describe('a page of a store', () => {
  it('is given each of its store’s parcels once, whoever made them', async () => {
    const { store, caller, claim } = await openStore();
    const row = await make(store, 'SB-1');
    const note = await claim();
    expect(note).toMatchObject({
      rowId: row.id,
      orderId: row.orderId,
      parcelCode: 'SB-1',
      triedBefore: false,
    });
    expect(note?.text).toMatch(/^\[Shahna\] SB-1 · /);
    expect(await claim()).toBeNull();
    await noteSettled({ store, rowId: row.id, takesBack: false, outcome: 'written' }, caller);
    expect(await claim({ ...any, opened: true })).toBeNull();
  });

  it('is given at its opening what a page that is gone was writing, and never what another is writing still', async () => {
    const { store, caller, claim } = await openStore();
    const row = await make(store, 'SB-1G');
    const other = (tabId: number) => ({ ...caller, tabId }) as Caller;
    await claim();
    open.add(caller.from === 'content' ? caller.tabId : 0);
    expect(await claimNote({ store, ...any, opened: true }, other(901))).toBeNull();
    open.clear();
    expect(await claimNote({ store, ...any, opened: true }, other(902))).toMatchObject({
      rowId: row.id,
      triedBefore: true,
    });
    // The same tab was loaded anew: its page before is gone.
    open.add(902);
    expect(await claimNote({ store, ...any, opened: true }, other(902))).toMatchObject({ rowId: row.id });
  });

  it('writes the note of which the data alone were written, and does not call it written before', async () => {
    const { store, enabled, caller, claim } = await openStore();
    const row = await make(store, 'SB-1D');
    const inData = { ownNote: 'SB-1D', ownNoteIn: 'data' } as const;
    await claim();
    expect(await noteStateOf(row, enabled, inData)).toBe('due');
    await noteSettled({ store, rowId: row.id, takesBack: false, outcome: 'unreachable' }, caller);
    expect(await noteStateOf(row, enabled, inData)).toBe('in-data');
    expect(await claim({ ...any, opened: true })).toMatchObject({ rowId: row.id });
    expect(await noteStateOf(row, enabled, { ownNote: 'SB-1D' })).toBe('written');
    expect(await claim({ ...any, opened: true })).toBeNull();
  });

  it('is told that a note was tried before, so that it is not written twice', async () => {
    const { store, caller, claim } = await openStore();
    const row = await make(store, 'SB-2');
    await claim();
    await noteSettled({ store, rowId: row.id, takesBack: false, outcome: 'unreachable' }, caller);
    expect(await claim({ ...any, opened: true })).toMatchObject({ triedBefore: true });
  });

  it('counts as tried once the store has answered, not while it is being asked', async () => {
    const { store, caller, claim } = await openStore();
    const row = await make(store, 'SB-2A');
    const shown = async () => (await listNotes()).find(({ rowId }) => rowId === row.id);
    await claim();
    expect(await shown()).toMatchObject({ state: 'waiting', tried: false });
    await noteSettled({ store, rowId: row.id, takesBack: false, outcome: 'unreachable' }, caller);
    expect(await shown()).toMatchObject({ state: 'waiting', tried: true });
  });

  it('is given nothing where the person said no, and nothing of another store', async () => {
    const silent = await openStore(false);
    await make(silent.store, 'SB-3');
    expect(await silent.claim()).toBeNull();
    const other = await openStore();
    expect(await other.claim()).toBeNull();
    await expect(claimNote({ store: silent.store, ...any }, other.caller)).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });

  it('says nothing of a row that is another store’s', async () => {
    const mine = await openStore();
    const theirs = await openStore();
    const row = await make(theirs.store, 'SB-4');
    await expect(
      noteSettled({ store: mine.store, rowId: row.id, takesBack: false, outcome: 'written' }, mine.caller),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await theirs.claim()).toMatchObject({ rowId: row.id });
  });

  it('is never given a code that could be markup: it goes into the store under the merchant’s name', async () => {
    const { store, claim, enabled } = await openStore();
    const row = await make(store, '<a href="https://evil.example">X</a>');
    expect(await claim()).toBeNull();
    expect(await noteStateOf(row, enabled, {})).toBe('failed');
    expect(await claim({ orderId: row.orderId, opened: true })).toBeNull();
  });

  it('is not given a parcel that was marked as wrong before the store was open, and is, by a press, once it is right again', async () => {
    const { store, claim, enabled } = await openStore();
    const made = await make(store, 'SB-WRONG');
    const mark = (wrong: boolean) => applyEvent(made.id, { type: 'marked-wrong', wrong, at: Date.now() });
    const press = { orderId: made.orderId, opened: true };
    const wrong = await mark(true);
    expect(await listNotes()).toEqual([]);
    expect(await noteStateOf(wrong, enabled, {})).toBe('none');
    for (const wish of [any, press]) expect(await claim(wish)).toBeNull();
    const right = await mark(false);
    expect(await noteStateOf(right, enabled, {})).toBe('failed');
    expect(await claim(press)).toMatchObject({ parcelCode: 'SB-WRONG' });
  });
});

describe('a parcel that is marked as wrong after its note was written', () => {
  async function written() {
    const shop = await openStore();
    const row = await make(shop.store, 'SB-BACK');
    const mark = (wrong: boolean) => applyEvent(row.id, { type: 'marked-wrong', wrong, at: Date.now() });
    const settle = (takesBack: boolean) =>
      noteSettled({ store: shop.store, rowId: row.id, takesBack, outcome: 'written' }, shop.caller);
    await shop.claim();
    return { ...shop, row, mark, settle };
  }

  it('is taken back in its order, and named there again once it is right', async () => {
    const { claim, enabled, mark, settle } = await written();
    await settle(false);
    const wrong = await mark(true);
    expect(await noteStateOf(wrong, enabled, { ownNote: 'SB-BACK' })).toBe('waiting');
    expect(await listNotes()).toMatchObject([{ state: 'waiting', takesBack: true, tried: false }]);
    expect(await claim()).toMatchObject({ takesBack: true, text: '[Shahna] SB-BACK × · marked as wrong' });
    await settle(true);
    expect(await noteStateOf(wrong, enabled, { ownNote: 'SB-BACK' })).toBe('written');
    expect(await claim({ ...any, opened: true })).toBeNull();
    await mark(false);
    expect(await claim()).toMatchObject({ takesBack: false, text: '[Shahna] SB-BACK · parcel made' });
  });

  it('is taken back too where nobody heard whether its note was written', async () => {
    const { claim, caller, store, row, mark } = await written();
    await noteSettled({ store, rowId: row.id, takesBack: false, outcome: 'unreachable' }, caller);
    await mark(true);
    expect(await claim()).toMatchObject({ takesBack: true });
  });

  it('is not called taken back by a page that was writing its note meanwhile', async () => {
    const { claim, mark, settle } = await written();
    await mark(true);
    await settle(false);
    expect(await claim()).toMatchObject({ takesBack: true });
  });

  it('is not taken back where it is right again by the time that a page asks', async () => {
    const { claim, mark, settle } = await written();
    await settle(false);
    await mark(true);
    await mark(false);
    expect(await claim()).toMatchObject({ takesBack: false });
  });
});

describe('the outbox', () => {
  it('says which notes wait, are written and were refused, of stores that take them', async () => {
    const { store, caller, claim } = await openStore();
    const silent = await openStore(false);
    await make(silent.store, 'SB-0');
    const written = await make(store, 'SB-5');
    await claim();
    await noteSettled({ store, rowId: written.id, takesBack: false, outcome: 'written' }, caller);
    const refused = await make(store, 'SB-6');
    await claim();
    await noteSettled({ store, rowId: refused.id, takesBack: false, outcome: 'refused' }, caller);
    const waiting = await make(store, 'SB-7');
    const stateOf = new Map((await listNotes()).map(({ rowId, state }) => [rowId, state]));
    expect(stateOf).toEqual(
      new Map([
        [waiting.id, 'waiting'],
        [refused.id, 'failed'],
        [written.id, 'written'],
      ]),
    );
  });
});

describe('a store whose version has no way to take notes', () => {
  it('is not asked again, and the order says that there is a code to paste', async () => {
    const { store, caller, claim, enabled } = await openStore();
    const row = await make(store, 'SB-OLD');
    await claim();
    await noteSettled({ store, rowId: row.id, takesBack: false, outcome: 'not-taken' }, caller);
    expect(await noteStateOf(row, enabled, {})).toBe('not-taken');
    expect(await claim({ orderId: row.orderId, opened: true })).toBeNull();
    expect(await listNotes()).toEqual([]);
  });
});

describe('a row that cannot be read', () => {
  it('costs its own note alone, in the outbox and in the store', async () => {
    const { store, claim } = await openStore();
    const torn = await make(store, 'SB-TORN');
    const { request: _, ...rest } = torn;
    await (await openDatabase()).put('outbox', rest as OutboxRow);
    const whole = await make(store, 'SB-WHOLE');
    expect((await listNotes()).map(({ rowId }) => rowId)).toEqual([whole.id]);
    expect(await claim()).toMatchObject({ rowId: whole.id });
  });
});

describe('the bar of an order', () => {
  it('says nothing before a page has tried, then that it waits', async () => {
    const { store, caller, claim, enabled } = await openStore();
    const row = await make(store, 'SB-8');
    expect(await noteStateOf(row, enabled, {})).toBe('due');
    await claim();
    await noteSettled({ store, rowId: row.id, takesBack: false, outcome: 'unreachable' }, caller);
    expect(await noteStateOf(row, enabled, {})).toBe('waiting');
  });

  it('takes the note that stands in the order for written', async () => {
    const { store, claim, enabled } = await openStore();
    const row = await make(store, 'SB-9');
    expect(await noteStateOf(row, enabled, { ownNote: 'SB-9' })).toBe('written');
    expect(await claim({ ...any, opened: true })).toBeNull();
  });

  it('queues the note of a parcel that was made before notes were queued, or weeks ago', async () => {
    const { store, claim, enabled } = await openStore();
    for (const parcelCode of ['SB-10', 'SB-11']) {
      const old = madeRow({ store: store.origin + store.basePath, state: 'created', parcelCode });
      await intend(old);
      if (parcelCode === 'SB-11') await queueNotes(old, Date.now() - 15 * 24 * 60 * 60_000);
      expect(await claim()).toBeNull();
      expect(await noteStateOf(old, enabled, {})).toBe('due');
      expect(await claim()).toMatchObject({ parcelCode });
    }
  });
});
