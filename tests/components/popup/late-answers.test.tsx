import { screen, waitFor } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { App } from '../../../entrypoints/popup/App';
import { createPopup } from '../../../entrypoints/popup/popup-state';
import type { FormView, TabView } from '../../../lib/messaging/views/form';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT, FIELDS, madeForm, manualForm } from '../support/made-form';
import { field, plain, show } from '../support/show';
import { settingsOf } from './open-popup';

vi.mock('../../../lib/settings/enable-store', () => ({ prepareToEnable: () => Promise.resolve() }));

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

/** What is asked is answered when the test says so, by its place among what was asked. */
function answeredLater<Answer>() {
  const asked: ((answer: Answer) => void)[] = [];
  return {
    ask: () => new Promise<Answer>((resolve) => asked.push(resolve)),
    async answer(at: number, answer: Answer) {
      await waitFor(() => expect(asked.length).toBeGreaterThan(at));
      asked[at]?.(answer);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

/** The panel over a tab; each look at a tab, and each at the form by hand, is answered when the test says so. */
function panel() {
  const tabs = answeredLater<TabView>();
  const forms = answeredLater<FormView>();
  const background = quietBackground({ 'tab/read': tabs.ask, 'form/manual': forms.ask });
  const popup = createPopup(settingsOf(ACCOUNT, OTHER_ACCOUNT), 1, background.send, null);
  show(<App popup={popup} />);
  return { popup, answer: tabs.answer, answerForm: (at: number) => forms.answer(at, manualForm()) };
}

async function openPanel(first: TabView) {
  const { popup, answer, answerForm } = panel();
  const opened = popup.open();
  await answer(0, first);
  await opened;
  return { popup, answerForm, answer: (at: number, view: TabView) => answer(at + 1, view) };
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

describe('a form that was asked for before the newest page came', () => {
  it('does not take the place of the order to which the person has gone on', async () => {
    const { popup, answer, answerForm } = await openPanel({ kind: 'elsewhere' });
    const asked = [popup.openPaste(), popup.follow(2)];
    await answer(0, orderOf('1044'));
    await answerForm(0);
    await Promise.all(asked);
    expect(title()).toBe('Order 1044');
  });

  it('does not take the place of an order after a page that was left again at once', async () => {
    const { popup, answer, answerForm } = await openPanel(orderOf('1043'));
    const elsewhere = popup.follow(2);
    await answer(0, { kind: 'elsewhere' });
    const order = popup.follow(3);
    await answer(1, orderOf('1044'));
    await answerForm(0);
    await Promise.all([elsewhere, order]);
    expect(title()).toBe('Order 1044');
  });

  it('is there to paste into beside any other page', async () => {
    const { popup, answer, answerForm } = await openPanel({ kind: 'elsewhere' });
    const asked = [popup.openPaste(), popup.follow(2)];
    await answer(0, { kind: 'elsewhere' });
    await answerForm(0);
    await Promise.all(asked);
    expect(title()).toBe('New parcel');
  });
});

it('the panel that began beside no order gives way to one that came while it was read', async () => {
  const { popup, answer, answerForm } = panel();
  const opened = popup.open();
  const pasted = popup.pasteAfter(opened);
  const followed = popup.follow(2);
  await answer(0, { kind: 'elsewhere' });
  await answer(1, orderOf('1044'));
  await answerForm(0);
  await Promise.all([pasted, followed]);
  expect(title()).toBe('Order 1044');
});

it('what the person pressed stays, though a page before that is answered for later', async () => {
  const { popup, answer, answerForm } = panel();
  const asked = [popup.open(), popup.openPaste()];
  await answerForm(0);
  expect(title()).toBe('New parcel');
  await answer(0, orderOf('1043'));
  await Promise.all(asked);
  expect(title()).toBe('New parcel');
  const followed = popup.follow(2);
  popup.openRecipientTool();
  await answer(1, orderOf('1044'));
  await followed;
  expect(title()).toBe('Look up a recipient');
});
