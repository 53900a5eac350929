import type { Signal } from '@preact/signals';
import type { Opened } from '../../components/parcel-form/ParcelForm';
import type { send } from '../../lib/messaging/send';
import type { FormView, TabView } from '../../lib/messaging/views/form';
import { isOpen } from '../../lib/outbox/meaning';
import { prepareToEnable } from '../../lib/settings/enable-store';
import type { PopupForm } from './popup-form';
import { followStep, renewStep, screenOfTab, shownOf } from './popup-steps';
import type { ReadScreen, Screen } from './screen';
import type { Turn } from './turns';

interface TabParts {
  readonly tabId: Signal<number | null>;
  /** The tab shows another page by now, and it is not known yet which form is that one's. */
  readonly coming: Signal<boolean>;
  readonly screen: Signal<Screen>;
  readonly form: PopupForm;
  readonly hasAccount: boolean;
  readonly begin: () => Turn;
  /** Shows what comes of it, or why nothing does. */
  readonly show: (next: () => Promise<ReadScreen>, turn?: Turn) => Promise<void>;
  readonly openTool: (tool: 'recipient' | 'fee', phone: string, turn: Turn) => void;
  /** The form by hand, where a page has brought the person to it. */
  readonly byHand: () => Promise<ReadScreen>;
}

/** What the tab shows; without a tab, no store. */
export async function readPopupTab(tabId: number | null, ask: typeof send): Promise<TabView> {
  return tabId === null ? { kind: 'elsewhere' } : ask('tab/read', { tabId });
}

export async function readTabOrder(tabId: number | null, ask: typeof send): Promise<FormView | null> {
  const tab = await readPopupTab(tabId, ask);
  return tab.kind === 'order' ? tab.form : null;
}

/** @param asked what the tab is, where that is asked for already; later looks ask anew */
export function createTabScreens(
  { tabId, coming, screen, form, hasAccount, begin, show, openTool, byHand }: TabParts,
  ask: typeof send,
  asked: Promise<TabView> | null,
) {
  let first = asked;
  // It may fail before anybody waits for it; whoever waits is told.
  first?.catch(() => undefined);
  /** Counts the looks at tabs: one that is answered behind a later one is of a page that was left. */
  let looks = 0;

  function screenOf(tab: TabView, opened?: Opened): Screen {
    // Fetched in advance, so that a press need not wait; after a failure the press itself asks again.
    if ('origin' in tab) prepareToEnable().catch(() => undefined);
    return tab.kind === 'order' ? form.show(tab.form, null, opened) : screenOfTab(tab);
  }

  const showFollowed = createFollowing({ screen, show, openTool, byHand }, screenOf);

  async function open(opened?: Opened): Promise<void> {
    if (!hasAccount) {
      screen.value = { show: 'no-account' };
      return;
    }
    const asked = first ?? readPopupTab(tabId.peek(), ask);
    first = null;
    looks += 1;
    const own = looks;
    await show(async () => {
      const tab = await asked;
      const isLeft = () => own !== looks && screen.peek().show !== 'loading';
      return () => (isLeft() ? screen.peek() : screenOf(tab, opened));
    });
    if (own === looks) coming.value = false;
    // A change between that reading and now was not announced here.
    const row = shownOf(screen.peek()).form?.row ?? null;
    if (row !== null && isOpen(row)) await renew();
  }

  function leave(): void {
    looks += 1;
    coming.value = true;
  }

  async function follow(next: number | null): Promise<void> {
    tabId.value = next;
    leave();
    const own = looks;
    const turn = begin();
    await form.flush();
    try {
      const tab = await readPopupTab(next, ask);
      if (own === looks) await showFollowed(tab, turn);
    } catch (error) {
      // A tool needs no tab; an order's form would be taken for that of the page that stands there.
      const isShown = own === looks && !shownOf(screen.peek()).beside;
      if (isShown) await show(() => Promise.reject(error), turn);
    } finally {
      if (own === looks) coming.value = false;
    }
  }

  async function renew(): Promise<void> {
    const shown = screen.peek();
    const step = renewStep(shown);
    if (step === 'tab') return open();
    if (step === 'nothing' || shown.show !== 'form') return;
    const view = await form.readAnew();
    if (view !== null) shown.state.renew(view);
  }

  async function read(): Promise<ReadScreen> {
    const tab = await readPopupTab(tabId.peek(), ask);
    return () => screenOf(tab);
  }
  return { open, follow, leave, renew, read };
}

/** Shows what the tab that came before the person has. */
function createFollowing(
  { screen, show, openTool, byHand }: Pick<TabParts, 'screen' | 'show' | 'openTool' | 'byHand'>,
  screenOf: (tab: TabView, opened?: Opened) => Screen,
): (tab: TabView, turn: Turn) => Promise<void> {
  /** The tool that an order's form took the place of: it is there again when the person is back from the order. */
  let left: Screen['show'] = 'form';
  return async (tab, turn) => {
    const shown = screen.peek();
    const step = followStep(shownOf(shown), tab, left);
    if (tab.kind === 'order' && shownOf(shown).beside) left = shown.show;
    // A page may have brought an order's form there: nothing that ships has the keyboard.
    if (step === 'show-order') turn(() => screenOf(tab, 'from-page'));
    else if (step === 'show-page') turn(() => screenOf(tab));
    else if (step === 'by-hand') await show(byHand, turn);
    else if (step === 'renew') turn(() => renewForm(shown, tab));
    else if (step !== 'stay') openTool(step, '', turn);
  };
}

function renewForm(shown: Screen, tab: TabView): Screen {
  if (shown.show === 'form' && tab.kind === 'order') shown.state.renew(tab.form);
  return shown;
}
