import { cleanup, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../entrypoints/popup/App';
import { createPopup } from '../../../entrypoints/popup/popup-state';
import type { TabView } from '../../../lib/messaging/views/form';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT, FIELDS, madeForm } from '../support/made-form';
import { field, plain, show } from '../support/show';
import { settingsOf } from './open-popup';

vi.mock('../../../lib/settings/enable-store', () => ({ prepareToEnable: () => Promise.resolve() }));
afterEach(cleanup);

const OTHER_ACCOUNT = { ...ACCOUNT, id: 'other' };
const orderOf = (number: string, accountId = ACCOUNT.id): TabView => {
  const form = madeForm();
  const order = { ...form.order, orderId: number, number };
  return {
    kind: 'order',
    form: { ...form, key: `https://shop.example/wp-admin/ ${number}`, order, accountId },
  };
};
const named = (firstName: string): TabView => ({
  kind: 'order',
  form: madeForm({ fields: { ...FIELDS, firstName } }),
});

/** The panel over a tab; each look at a tab is answered when the test says so, by its place among them. */
function panel() {
  const looks: ((answer: TabView) => void)[] = [];
  const background = quietBackground({
    'tab/read': () => new Promise<TabView>((resolve) => looks.push(resolve)),
  });
  const popup = createPopup(settingsOf(ACCOUNT, OTHER_ACCOUNT), 1, background.send, null);
  show(<App popup={popup} />);
  return {
    popup,
    async answer(at: number, view: TabView) {
      await waitFor(() => expect(looks.length).toBeGreaterThan(at));
      looks[at]?.(view);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

async function openPanel(first: TabView) {
  const { popup, answer } = panel();
  const opened = popup.open();
  await answer(0, first);
  await opened;
  return { popup, answer: (at: number, view: TabView) => answer(at + 1, view) };
}

const title = () => plain(screen.getByRole('heading', { level: 1 }).textContent);

describe('an answer that comes after a newer one', () => {
  it('does not show the order that stood in the tab before', async () => {
    const { popup, answer } = await openPanel(orderOf('1043'));
    const turns = [popup.follow(1), popup.follow(1)];
    await answer(1, orderOf('1045'));
    await answer(0, orderOf('1044'));
    await Promise.all(turns);
    expect(title()).toBe('Order 1045');
  });

  it('does not take the form back to what it was before', async () => {
    const { popup, answer } = await openPanel(named('أحمد'));
    popup.renew();
    popup.renew();
    await answer(1, named('أحمد الكيلاني'));
    await answer(0, named('أحمد'));
    expect(field('Recipient').value).toBe('أحمد الكيلاني');
  });

  it('does not bring back an order whose tab was left, in the account of its store', async () => {
    const { popup, answer } = await openPanel(orderOf('1043'));
    popup.renew();
    const turn = popup.follow(2);
    await answer(1, orderOf('1044', OTHER_ACCOUNT.id));
    await turn;
    await answer(0, orderOf('1043'));
    expect(title()).toBe('Order 1044');
  });

  it('does not show the tab that was left while it was read for the first time', async () => {
    const { popup, answer } = panel();
    const turns = [popup.open(), popup.follow(2)];
    await answer(1, orderOf('1044'));
    await answer(0, orderOf('1043'));
    await Promise.all(turns);
    expect(title()).toBe('Order 1044');
  });
});
