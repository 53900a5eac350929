import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { FormState } from '../../components/parcel-form/form-state';
import { createNow, todayBy } from '../../components/ui/now';
import { createVillages } from '../../components/village-picker/villages';
import type { send } from '../../lib/messaging/send';
import type { TabView } from '../../lib/messaging/views/form';
import type { KnownRecipient } from '../../lib/messaging/views/service';
import type { Account } from '../../lib/settings/account';
import type { Settings } from '../../lib/settings/settings';
import { failureOf } from '../../lib/storage/log';
import { createFormsByHand } from './popup-by-hand';
import { createPopupForm } from './popup-form';
import { createTabScreens, readTabOrder } from './popup-tab';
import { isBeside, type ReadScreen, type Screen } from './screen';
import { createTurns, type Turn } from './turns';

export type Popup = ReturnType<typeof createPopup>;

/**
 * @param firstTab the tab the person is looking at; `null`: none.
 * @param asked what the tab is, where that is asked for already; later looks ask anew.
 */
export function createPopup(
  settings: Settings,
  firstTab: number | null,
  ask: typeof send,
  asked: Promise<TabView> | null,
) {
  const tabId = signal(firstTab);
  const screen = signal<Screen>({ show: 'loading' });
  const coming = signal(false);
  letGoOfPresses(screen);
  const active = settings.accounts.find(({ id }) => id === settings.activeAccountId) ?? null;
  const today = todayBy(createNow());
  const begin = createTurns(screen);
  const show = (next: () => Promise<ReadScreen>, turn = begin()) => showOrFail(turn, next);
  const openTool = createOpenTool(begin, active, ask);
  const form = createPopupForm({
    ...{ accounts: settings.accounts, ask, today, coming },
    readOrder: () => readTabOrder(tabId.peek(), ask),
    onReplaced(replaced) {
      screen.value = replaced;
    },
  });
  const { byHand, beginFor, ofText, again } = createFormsByHand(form, ask);
  const tab = createTabScreens(
    {
      ...{ tabId, coming, screen, form, begin, show, openTool },
      hasAccount: active !== null || settings.accounts.length > 0,
      byHand: () => byHand('from-page'),
    },
    ask,
    asked,
  );

  return {
    ask,
    stores: settings.stores,
    tabId: tabId as ReadonlySignal<number | null>,
    /** The person wants the panel beside the page. */
    offersPanel: settings.panel ?? false,
    screen: screen as ReadonlySignal<Screen>,
    account: computed(() => ('state' in screen.value ? screen.value.state.account : active)),
    canGoBack: computed(() => isBeside(screen.value)),
    open: () => tab.open(),
    /** The same, for a press in the tab's page. */
    openFromPage: () => tab.open('from-page'),
    follow: tab.follow,
    leavePage: tab.leave,
    renew: () => void tab.renew(),
    openManual: (recipient?: KnownRecipient) => show(() => beginFor(recipient)),
    openAnew: (anew: () => Promise<ReadScreen>) => show(anew),
    openText: (text: string) => show(() => ofText(text)),
    openPaste: () => show(() => byHand('pasting')),
    /** The same once the panel has opened, where it began beside a page that is no order's. */
    async pasteAfter(opened: Promise<void>) {
      const turn = begin();
      await opened;
      if (screen.peek().show === 'elsewhere') await show(() => byHand('pasting'), turn);
    },
    /** Shows a parcel that was sent before, to ship it once more. */
    openAgain: (rowId: string) => show(() => again(rowId)),
    /** Discards what was typed: a fresh form by hand, or the order's as it was. */
    async startAnew() {
      const discard = form.end();
      if (discard !== null) await show(async () => (await discard()) ?? tab.read());
    },
    openTryOut: () => show(() => tryOut(today)),
    openRecipientTool: (phone?: string) => openTool('recipient', phone),
    openFeeTool: () => openTool('fee'),
    /** The page of the tab is to be taught; access to its site may still be asked for. */
    async teach(origin: string, fields?: true) {
      const taught = tabId.peek();
      if (taught !== null) await ask('teach/begin', { tabId: taught, origin, ...(fields && { fields }) });
    },
  };
}

/** Shows what comes of it, or why nothing does. */
async function showOrFail(turn: Turn, next: () => Promise<ReadScreen>): Promise<void> {
  try {
    turn(await next());
  } catch (error) {
    const failure = failureOf(error, 'popup');
    turn(() => (failure.code === 'account-missing' ? { show: 'no-account' } : { show: 'failed', failure }));
  }
}

async function tryOut(today: () => string): Promise<ReadScreen> {
  const { openTryOut } = await import('../../components/try-out/open-try-out');
  return () => ({ show: 'try-out', tryOut: openTryOut(today) });
}

/** A form that gave way to whatever else waits no more to hear of its press. */
function letGoOfPresses(screen: ReadonlySignal<Screen>): void {
  let shown: FormState | null = null;
  effect(() => {
    const now = screen.value.show === 'form' ? screen.value.state : null;
    if (now !== shown) shown?.unwatch();
    shown = now;
  });
}

/** Opens a tool of the account that ships; without one there is none. */
function createOpenTool(begin: () => Turn, account: Account | null, ask: typeof send) {
  return (show: 'recipient' | 'fee', phone = '', turn = begin()): void => {
    if (account === null) return;
    turn(() =>
      show === 'fee'
        ? { show, account, villages: createVillages(account.id, ask) }
        : { show, account, phone },
    );
  };
}
