import type { Page } from 'puppeteer-core';
import type { OrderPage } from '../e2e/pages/order-page';
import { findPress, later, openUntilShippable } from './bar-button';
import { Colleague } from './colleague';
import { sendFrom } from './inside';
import { formMessage, phoneOf } from './parcels';
import { SECOND_ORDER, type Trial } from './plan';
import type { Scene } from './scene';

/** An order ready to be pressed, in whichever way its trial does. */
export interface Ready {
  /** Presses, and does what the trial does beside it. It does not wait for answers: what counts is what is kept. */
  press(): Promise<void>;
  /** As a person does who finds nothing begun. */
  pressAgain(): Promise<void>;
  /** Of the order's page; `null` where the form is sent. */
  readonly address: string | null;
  readonly tabs: readonly OrderPage[];
  /** `null` where nobody presses after the first. */
  readonly colleague: Colleague | null;
}

export function makeReady(scene: Scene, trial: Trial): Promise<Ready> {
  return trial.act.startsWith('bar') ? readyBar(scene, trial) : readyForm(scene, trial);
}

async function readyBar(scene: Scene, trial: Trial): Promise<Ready> {
  const address = await scene.addressOf(trial.orderId, trial.colleague?.notes);
  const tabs = await Promise.all(
    (trial.act === 'bar in two tabs' ? [1, 2] : [1]).map(() => scene.tabs.take()),
  );
  for (const tab of tabs) await openUntilShippable(tab, address);
  const [tab, other] = tabs;
  if (tab === undefined) throw new Error('There is no tab');
  const presses = await Promise.all(tabs.map(findPress));
  const [press, pressOther] = presses;
  const colleague = trial.colleague === null ? null : await Colleague.open(scene, trial, address);
  const isOnce = trial.act === 'bar' || trial.act === 'bar, then a colleague';
  return {
    address,
    tabs,
    colleague,
    async press() {
      await press?.();
      if (isOnce && trial.moment !== 'pages closed') return;
      await later(trial.afterwards);
      if (trial.moment === 'pages closed') await tab.page.close();
      else if (other === undefined) await press?.();
      else await pressOther?.();
    },
    async pressAgain() {
      const again = await scene.tabs.take();
      try {
        await again.goOnTo(address);
        if ((await again.readBar()).action === 'Ship') await (await findPress(again))();
      } finally {
        scene.tabs.giveBack(again);
      }
    },
  };
}

async function readyForm(scene: Scene, trial: Trial): Promise<Ready> {
  const { inside, accountId } = scene;
  const { orderId, forced: force } = trial;
  const phone = phoneOf(orderId);
  const message = formMessage(accountId, orderId, { force });
  const isClosed = trial.moment === 'pages closed';
  const page = isClosed ? await inside.openPage() : null;
  const send = () => quietly(inside.send('parcel/create', message));
  const other = trial.act === 'two profiles' ? await scene.other() : null;
  return {
    address: null,
    tabs: [],
    colleague: null,
    async press() {
      if (page !== null) {
        quietly(sendFrom(page, 'parcel/create', message));
        await later(trial.afterwards);
        await closeQuietly(page);
        return;
      }
      send();
      if (trial.act === 'form') return;
      await later(trial.afterwards);
      if (trial.act === 'form, pressed twice') send();
      if (trial.act === 'two orders of one phone') {
        const second = formMessage(accountId, orderId + SECOND_ORDER, { phone });
        quietly(inside.send('parcel/create', second));
      }
      if (other !== null) {
        quietly(other.inside.send('parcel/create', formMessage(other.accountId, orderId)));
      }
    },
    async pressAgain() {
      send();
    },
  };
}

/** An answer that never comes, since a page or the worker has ended, is what these trials are about. */
function quietly(answer: Promise<unknown>): void {
  answer.catch(() => undefined);
}

async function closeQuietly(page: Page): Promise<void> {
  await page.close().catch(() => undefined);
}
