import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { App } from '../../../entrypoints/popup/App';
import { createPopup } from '../../../entrypoints/popup/popup-state';
import type { TabView } from '../../../lib/messaging/views/form';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT, madeForm, manualForm } from '../support/made-form';
import { field, plain, show } from '../support/show';
import { settingsOf } from './open-popup';

const openPanel = vi.hoisted(() => vi.fn(async (_tabId: number) => undefined));
vi.mock('../../../lib/opening/open-panel', () => ({ openPanel }));
vi.mock('../../../lib/settings/enable-store', () => ({ prepareToEnable: () => Promise.resolve() }));

const ORDER = madeForm();
const OTHER = { ...madeForm(), key: 'https://shop.example/wp-admin/ 1044' };
const other = { ...OTHER, order: { ...OTHER.order, orderId: '1044', number: '1044' } };
const TABS: Readonly<Record<number, TabView>> = {
  1: { kind: 'order', form: ORDER },
  2: { kind: 'order', form: other },
  3: { kind: 'elsewhere' },
  4: { kind: 'store-not-enabled', origin: 'https://new.example' },
};

/** The panel over a tab, as it begins. */
async function openOver(tabId: number, settings = settingsOf(ACCOUNT)) {
  const background = quietBackground({
    'tab/read': ({ tabId }) => TABS[tabId] ?? { kind: 'elsewhere' },
    'form/manual': () => manualForm(),
  });
  const popup = createPopup(settings, tabId, background.send, null);
  show(<App popup={popup} foot={<p>below</p>} />);
  await popup.open();
  return { popup, background };
}

const title = () => plain(screen.getByRole('heading', { level: 1 }).textContent);

describe('the panel', () => {
  it('shows the order of whichever tab comes before the person, and what stands beside it below', async () => {
    const { popup } = await openOver(1);
    await waitFor(() => expect(title()).toBe('Order 1043'));
    await popup.follow(2);
    await waitFor(() => expect(title()).toBe('Order 1044'));
    expect(screen.getByText('below')).toBeTruthy();
  });

  it('keeps what was typed for an order whose tab is left, before it shows the next', async () => {
    const { popup, background } = await openOver(1);
    fireEvent.input(await waitFor(() => field('Recipient')), { target: { value: 'سارة' } });
    await popup.follow(2);
    expect(background.inputs('form/save')).toMatchObject([{ key: ORDER.key, edits: { firstName: 'سارة' } }]);
  });

  it('keeps what was typed for an order just before another form is opened in its place', async () => {
    const { popup, background } = await openOver(1);
    fireEvent.input(await waitFor(() => field('Recipient')), { target: { value: 'سارة' } });
    await popup.openPaste();
    expect(background.inputs('form/save')).toMatchObject([{ key: ORDER.key, edits: { firstName: 'سارة' } }]);
  });

  it('leaves a tool as it is over a page that is no order’s, and has it again after an order', async () => {
    const { popup } = await openOver(3);
    popup.openRecipientTool();
    await popup.follow(4);
    await waitFor(() => expect(title()).toBe('Look up a recipient'));
    await popup.follow(1);
    await waitFor(() => expect(title()).toBe('Order 1043'));
    await popup.follow(3);
    await waitFor(() => expect(title()).toBe('Look up a recipient'));
  });

  it('has the form to paste into after an order, where no tool was open before', async () => {
    const { popup } = await openOver(1);
    await popup.follow(3);
    await waitFor(() => expect(title()).toBe('New parcel'));
  });

  it('shows the last of two tabs that came one after the other, whichever was read first', async () => {
    const { popup, background } = await openOver(3);
    const { 'tab/read': read } = background.answers;
    background.answers['tab/read'] = async (input) => {
      if (input.tabId === 1) await new Promise((late) => setTimeout(late, 50));
      return (await read?.(input)) ?? { kind: 'elsewhere' };
    };
    await Promise.all([popup.follow(1), popup.follow(2)]);
    await waitFor(() => expect(title()).toBe('Order 1044'));
  });
});

describe('the way to the panel', () => {
  it('is a button of the popup, for those who want one', async () => {
    await openOver(1);
    expect(screen.queryByRole('button', { name: 'Panel beside the page' })).toBeNull();
    cleanup();
    await openOver(1, { ...settingsOf(ACCOUNT), panel: true });
    expect(openPanel).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Panel beside the page' }));
    // Within the press: the browser opens it at no other time.
    expect(openPanel.mock.calls).toEqual([[1]]);
  });
});
