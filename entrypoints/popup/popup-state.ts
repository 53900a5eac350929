import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { createFormState, type FormState } from '../../components/parcel-form/form-state';
import type { Opened } from '../../components/parcel-form/ParcelForm';
import { createVillages, type Villages } from '../../components/village-picker/villages';
import type { Failure } from '../../lib/failure';
import { localDay } from '../../lib/local-day';
import type { send } from '../../lib/messaging/send';
import { openOtherWindows } from '../../lib/messaging/typed-elsewhere';
import type { FormView, TabView } from '../../lib/messaging/views/form';
import type { KnownRecipient } from '../../lib/messaging/views/service';
import type { Lesson } from '../../lib/messaging/views/teaching';
import { isHandedOver, isOpen } from '../../lib/outbox/meaning';
import { phoneKey } from '../../lib/parcel/phone';
import type { Account } from '../../lib/settings/account';
import { prepareToEnable } from '../../lib/settings/enable-store';
import type { EnabledStore, Settings } from '../../lib/settings/settings';
import { failureOf } from '../../lib/storage/log';

/** What the popup shows. Going back from a tool leads to the tab's screen. */
export type Screen =
  | { readonly show: 'loading' }
  | { readonly show: 'no-account' }
  | { readonly show: 'failed'; readonly failure: Failure }
  | {
      readonly show: 'form';
      readonly state: FormState;
      readonly villages: Villages;
      readonly opened: Opened;
    }
  | { readonly show: 'enable'; readonly origin: string }
  | { readonly show: 'unreadable'; readonly missing: string }
  | { readonly show: 'unknown-store'; readonly origin: string; readonly lesson: Lesson }
  | { readonly show: 'elsewhere' }
  /** A form filled by hand was begun for somebody else than the recipient picked now. */
  | { readonly show: 'begun'; readonly begun: FormView; readonly recipient: KnownRecipient }
  | { readonly show: 'recipient'; readonly account: Account; readonly phone: string }
  | { readonly show: 'fee'; readonly account: Account; readonly villages: Villages };

export interface Popup {
  readonly ask: typeof send;
  /** As they were when the popup opened. */
  readonly stores: readonly EnabledStore[];
  readonly screen: ReadonlySignal<Screen>;
  /** The account of this screen. */
  readonly account: ReadonlySignal<Account | null>;
  /** Whether there is a screen to go back to. */
  readonly canGoBack: ReadonlySignal<boolean>;
  /** Shows the tab's screen. */
  open(): Promise<void>;
  /** The same, for a press in the tab's page. */
  openFromPage(): Promise<void>;
  /** Reads again after a change elsewhere, and leaves what is being typed alone. */
  readonly renew: () => void;
  openManual(recipient?: KnownRecipient): Promise<void>;
  /** In place of a form that was begun for somebody else. */
  openAnew(recipient: KnownRecipient, begun: FormView): Promise<void>;
  /** The form by hand, to be filled from a text. */
  openPaste(): Promise<void>;
  /** Shows a parcel that was sent before, to ship it once more. */
  openAgain(rowId: string): Promise<void>;
  /** Discards what was typed: a fresh form by hand, or the order's as it was. */
  startAnew(): Promise<void>;
  openRecipientTool(phone?: string): void;
  openFeeTool(): void;
  /**
   * The page of the tab is to be taught, or fields of its known store pointed out; access to its site may still be asked
   * for.
   */
  teach(origin: string, fields?: true): Promise<void>;
}

type ReadForm = () => Promise<FormView>;

/** What the tab shows; without a tab, no store. */
async function readTab(tabId: number | null, ask: typeof send): Promise<TabView> {
  return tabId === null ? { kind: 'elsewhere' } : ask('tab/read', { tabId });
}

/**
 * @param tabId the tab the person is looking at; `null`: none.
 * @param asked what the tab is, where that is asked for already; later looks ask anew.
 */
export function createPopup(
  settings: Settings,
  tabId: number | null,
  ask: typeof send,
  asked: Promise<TabView> | null = null,
): Popup {
  const screen = signal<Screen>({ show: 'loading' });
  const active = settings.accounts.find(({ id }) => id === settings.activeAccountId) ?? null;
  const today = localDay();
  let form: FormState | null = null;
  /** Reads the shown form again, where it is not the tab's order. */
  let readBeside: ReadForm | null = null;

  function showForm(view: FormView, read: ReadForm | null, opened: Opened = 'plainly'): Screen {
    form?.dispose();
    const account = settings.accounts.find(({ id }) => id === view.accountId) ?? null;
    if (account === null) return { show: 'no-account' };
    readBeside = read;
    const villages = createVillages(account.id, ask);
    const reread = () => readAnew(read);
    form = createFormState(view, account, { send: ask, findVillage: villages.find, reread, today });
    return { show: 'form', state: form, villages, opened };
  }

  function screenOf(tab: TabView, opened?: Opened): Screen {
    // Fetched in advance, so that a press need not wait; after a failure the press itself asks again.
    if ('origin' in tab) prepareToEnable().catch(() => undefined);
    switch (tab.kind) {
      case 'order':
        return showForm(tab.form, null, opened);
      case 'store-not-enabled':
        return { show: 'enable', origin: tab.origin };
      case 'unreadable':
        return { show: 'unreadable', missing: tab.missing };
      case 'unknown-store':
        return { show: 'unknown-store', origin: tab.origin, lesson: tab.lesson };
      case 'elsewhere':
        return { show: 'elsewhere' };
    }
  }

  let first = asked;
  // It may fail before anybody waits for it; whoever waits is told.
  first?.catch(() => undefined);

  async function show(next: () => Promise<Screen>): Promise<void> {
    try {
      screen.value = await next();
    } catch (error) {
      const failure = failureOf(error, 'popup');
      screen.value =
        failure.code === 'account-missing' ? { show: 'no-account' } : { show: 'failed', failure };
    }
  }

  async function open(opened?: Opened): Promise<void> {
    if (active === null && settings.accounts.length === 0) {
      screen.value = { show: 'no-account' };
      return;
    }
    const tab = first ?? readTab(tabId, ask);
    first = null;
    await show(async () => screenOf(await tab, opened));
    // A change between that reading and now was not announced here.
    const shown = screen.peek();
    const row = shown.show === 'form' ? shown.state.form.peek().row : null;
    if (row !== null && isOpen(row)) await renew();
  }

  async function renew(): Promise<void> {
    const shown = screen.peek();
    if (shown.show === 'enable' || shown.show === 'unknown-store' || shown.show === 'elsewhere')
      return open();
    if (shown.show !== 'form') return;
    const view = await readAnew(readBeside);
    if (view !== null) shown.state.renew(view);
  }

  /** After a failure the last reading stays. */
  async function readAnew(read: ReadForm | null): Promise<FormView | null> {
    try {
      const tab = read === null ? await readTab(tabId, ask) : null;
      const view = read !== null ? await read() : tab?.kind === 'order' ? tab.form : null;
      if (view === null || form === null) return view;
      if (view.accountId === form.account?.id && !isReplaced(form, view)) return view;
      // The store ships with another account now, which has another form; or the form was sent or discarded elsewhere.
      screen.value = showForm(view, read);
      return null;
    } catch {
      // A tab that cannot be read shows no order: the form without one is offered.
      return null;
    }
  }

  const readManual: ReadForm = () => ask('form/manual', {});

  async function openManual(recipient?: KnownRecipient): Promise<void> {
    await show(async () => {
      const begun = await readManual();
      if (recipient === undefined) return showForm(begun, readManual);
      if (isHandedOver(begun.row)) return openAnewFor(recipient, begun);
      const isOfAnother = begun.draft.fields.phone.trim() !== '' && !isTo(begun, recipient);
      return isOfAnother ? { show: 'begun', begun, recipient } : showFormFor(recipient, begun);
    });
  }

  /** Discards what was typed for somebody else or was sent, since amount and goods belong to that parcel. */
  async function openAnewFor(recipient: KnownRecipient, { key }: FormView): Promise<Screen> {
    await ask('form/discard', { key });
    return showFormFor(recipient, await readManual());
  }

  function showFormFor(recipient: KnownRecipient, view: FormView): Screen {
    const next = showForm(view, readManual);
    if (next.show !== 'form') return next;
    batch(() => {
      next.state.edit({ phone: recipient.phone }, { from: 'known-recipient' });
      next.state.fillFrom(recipient);
    });
    return next;
  }

  async function openAgain(rowId: string): Promise<void> {
    const read: ReadForm = () => ask('form/again', { rowId });
    await show(async () => showForm(await read(), read));
  }

  return {
    ask,
    stores: settings.stores,
    screen,
    account: computed(() => ('state' in screen.value ? screen.value.state.account : active)),
    canGoBack: computed(() => isBeside(screen.value)),
    open: () => open(),
    openFromPage: () => open('from-page'),
    renew: () => void renew(),
    openManual,
    openAnew: (recipient, begun) => show(() => openAnewFor(recipient, begun)),
    openPaste: () => show(async () => showForm(await readManual(), readManual, 'pasting')),
    openAgain,
    async startAnew() {
      if (form === null) return;
      const { key, row } = form.form.peek();
      const read = readBeside;
      // What is discarded must not be saved a moment later.
      form.dispose();
      await show(async () => {
        await ask('form/discard', { key, ...(isHandedOver(row) && { shipped: true }) });
        const windows = openOtherWindows(key);
        windows.tell();
        windows.close();
        return read === null ? screenOf(await readTab(tabId, ask)) : showForm(await read(), read);
      });
    },
    openRecipientTool(phone = '') {
      if (active !== null) screen.value = { show: 'recipient', account: active, phone };
    },
    async teach(origin, fields) {
      if (tabId !== null) await ask('teach/begin', { tabId, origin, ...(fields && { fields }) });
    },
    openFeeTool() {
      if (active !== null) {
        screen.value = { show: 'fee', account: active, villages: createVillages(active.id, ask) };
      }
    },
  };
}

/** Whether the screen is a tool or a form filled by hand, and not the tab's own. */
function isBeside(screen: Screen): boolean {
  return (
    screen.show === 'recipient' ||
    screen.show === 'begun' ||
    screen.show === 'fee' ||
    (screen.show === 'form' && screen.state.manual)
  );
}

/** Whether a fresh form has taken this one's place in another window; one whose parcel was made here stays. */
function isReplaced({ form, sending }: FormState, { key, order }: FormView): boolean {
  const shown = form.peek();
  if (sending.peek() || isHandedOver(shown.row)) return false;
  return key === shown.key && order.orderId !== shown.order.orderId;
}

function isTo(form: FormView, { phone }: KnownRecipient): boolean {
  return phoneKey(form.draft.fields.phone) === phoneKey(phone);
}
