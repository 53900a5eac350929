import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { createFormState, type FormState } from '../../components/parcel-form/form-state';
import type { Opened } from '../../components/parcel-form/ParcelForm';
import { createVillages } from '../../components/village-picker/villages';
import { localDay } from '../../lib/local-day';
import type { send } from '../../lib/messaging/send';
import { openOtherWindows } from '../../lib/messaging/typed-elsewhere';
import type { FormView, TabView } from '../../lib/messaging/views/form';
import type { KnownRecipient } from '../../lib/messaging/views/service';
import { isHandedOver, isOpen } from '../../lib/outbox/meaning';
import { phoneKey } from '../../lib/parcel/phone';
import type { Account } from '../../lib/settings/account';
import { prepareToEnable } from '../../lib/settings/enable-store';
import type { EnabledStore, Settings } from '../../lib/settings/settings';
import { failureOf } from '../../lib/storage/log';
import { isBeside, type Screen } from './screen';

export interface Popup {
  readonly ask: typeof send;
  /** As they were when the popup opened. */
  readonly stores: readonly EnabledStore[];
  /** The tab that this window is about; `null`: none. */
  readonly tabId: ReadonlySignal<number | null>;
  /** The person wants the panel beside the page. */
  readonly offersPanel: boolean;
  readonly screen: ReadonlySignal<Screen>;
  /** The account of this screen. */
  readonly account: ReadonlySignal<Account | null>;
  /** Whether there is a screen to go back to. */
  readonly canGoBack: ReadonlySignal<boolean>;
  /** Shows the tab's screen. */
  open(): Promise<void>;
  /** The same, for a press in the tab's page. */
  openFromPage(): Promise<void>;
  /**
   * Another tab is before the person, or another page in it: an order's form takes the place of what is shown; over any
   * other page a tool stays as it is.
   */
  follow(tabId: number | null): Promise<void>;
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
  /** Shows the form over a made-up order, for who has no account yet. */
  openTryOut(): Promise<void>;
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
  firstTab: number | null,
  ask: typeof send,
  asked: Promise<TabView> | null = null,
): Popup {
  const tabId = signal(firstTab);
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
    const tab = first ?? readTab(tabId.peek(), ask);
    first = null;
    await show(async () => screenOf(await tab, opened));
    // A change between that reading and now was not announced here.
    const shown = screen.peek();
    const row = shown.show === 'form' ? shown.state.form.peek().row : null;
    if (row !== null && isOpen(row)) await renew();
  }

  /** The tool that an order's form took the place of: it is there again when the person is back from the order. */
  let left: Screen['show'] = 'form';

  /** A page may have brought an order's form there: nothing that ships has the keyboard. */
  async function follow(next: number | null): Promise<void> {
    tabId.value = next;
    await form?.flush();
    // A tab that cannot be read leaves what is shown.
    const tab = await readTab(next, ask).catch(() => null);
    if (tab === null || tabId.peek() !== next) return;
    const shown = screen.peek();
    if (tab.kind === 'order') {
      if (isBeside(shown)) left = shown.show;
      if (shown.show === 'form' && isSameForm(shown.state, tab.form)) shown.state.renew(tab.form);
      else screen.value = screenOf(tab, 'from-page');
    } else if (tab.kind === 'elsewhere' && shown.show === 'form' && !isBeside(shown)) {
      if (left === 'recipient') openRecipientTool();
      else if (left === 'fee') openFeeTool();
      else await show(async () => showForm(await readManual(), readManual, 'from-page'));
    } else if (!isBeside(shown)) screen.value = screenOf(tab);
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
      const tab = read === null ? await readTab(tabId.peek(), ask) : null;
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

  function openRecipientTool(phone = ''): void {
    if (active !== null) screen.value = { show: 'recipient', account: active, phone };
  }

  function openFeeTool(): void {
    if (active !== null)
      screen.value = { show: 'fee', account: active, villages: createVillages(active.id, ask) };
  }

  return {
    ask,
    stores: settings.stores,
    tabId,
    offersPanel: settings.panel ?? false,
    screen,
    account: computed(() => ('state' in screen.value ? screen.value.state.account : active)),
    canGoBack: computed(() => isBeside(screen.value)),
    open: () => open(),
    openFromPage: () => open('from-page'),
    follow,
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
        return read === null ? screenOf(await readTab(tabId.peek(), ask)) : showForm(await read(), read);
      });
    },
    openTryOut: () =>
      show(async () => {
        const { openTryOut } = await import('../../components/try-out/open-try-out');
        return { show: 'try-out', tryOut: openTryOut(today) };
      }),
    openRecipientTool,
    async teach(origin, fields) {
      const taught = tabId.peek();
      if (taught !== null) await ask('teach/begin', { tabId: taught, origin, ...(fields && { fields }) });
    },
    openFeeTool,
  };
}

/** Whether a fresh form has taken this one's place in another window; one whose parcel was made here stays. */
function isReplaced({ form, sending }: FormState, { key, order }: FormView): boolean {
  const shown = form.peek();
  if (sending.peek() || isHandedOver(shown.row)) return false;
  return key === shown.key && order.orderId !== shown.order.orderId;
}

function isSameForm({ form }: FormState, { key, order }: FormView): boolean {
  const shown = form.peek();
  return key === shown.key && order.orderId === shown.order.orderId;
}

function isTo(form: FormView, { phone }: KnownRecipient): boolean {
  return phoneKey(form.draft.fields.phone) === phoneKey(phone);
}
