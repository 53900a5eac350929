import type { InputOf } from '../../lib/messaging/protocol';
import type { OutboxRow } from '../../lib/outbox/row';
import type { OrderPage } from '../e2e/pages/order-page';
import { PopupPage } from '../e2e/pages/popup-page';
import { findPress, later, openUntilShippable } from './bar-button';
import type { Trial } from './plan';
import type { Scene } from './scene';
import { codesOf } from './settle-as-person';

/** What stood when the colleague pressed, and what they were told. */
export interface ColleagueSeen {
  /** The parcel of the first was known with its code, and the store held our note of it. */
  readonly isNoted: boolean;
  /** It came with the store's next page alone: the page that was writing it had been left. */
  readonly isLate: boolean;
  /** The service had a parcel of the order's phone that it refuses another one for. */
  readonly isKnown: boolean;
  /** Every row of the order on the colleague's computer. */
  readonly rows: readonly OutboxRow[];
  /** The bar's tone and message, or the answer to the form. */
  readonly told: string;
}

/** Milliseconds. */
const PATIENCE = 40_000;
const LOOK_AGAIN = 60;
const PRESS_AGAIN_AFTER = 2_000;
/** For so long, and a little longer, a page that was left keeps the note that it was writing. */
const KEPT_BY_A_PAGE = 62_000;
/** A bar that says nothing yet of a row that has ended is drawn anew within moments. */
const BAR_PATIENCE = 10_000;

/** Somebody at another computer with the order's page open since before the first press. */
export class Colleague {
  private constructor(
    private readonly scene: Scene,
    private readonly trial: Trial,
    private readonly tab: OrderPage,
    private readonly address: string,
    /** What the form sends, where the colleague presses there. */
    private readonly form: InputOf<'parcel/create'> | null,
  ) {}

  static async open(scene: Scene, trial: Trial, address: string): Promise<Colleague> {
    const tab = await (await scene.other()).tabs.take();
    await openUntilShippable(tab, address);
    const form = trial.colleague?.place === 'form' ? await fillForm(scene, tab) : null;
    return new Colleague(scene, trial, tab, address, form);
  }

  /** Presses once the first parcel's row has ended, and its note, where there is to be one, is in the store. */
  async press(first: OutboxRow | undefined): Promise<ColleagueSeen> {
    const { scene, trial, tab } = this;
    const { orderId, colleague } = trial;
    const other = await scene.other();
    const code = first?.state === 'created' ? first.parcelCode : null;
    const isDue = code !== null && colleague?.notes === true;
    const isAtOnce = isDue && (await this.isNoted(code));
    const isLate = isDue && !isAtOnce && (await this.isNotedByNextPage(code));
    const isNoted = isAtOnce || isLate;
    const codes = codesOf(scene.control.ledger(), String(orderId));
    const isKnown = codes.length > 0 && colleague?.known === true;
    if (colleague?.known === false) for (const each of codes) scene.control.deleteParcel(each);

    const since = Date.now();
    // A bar that says why a press did not count has its button elsewhere: each press finds it anew.
    const press = async () => (await this.readyPress())();
    let told = await press();
    let pressedAt = Date.now();
    const ownRows = async () =>
      (await other.inside.rows(since)).filter((row) => row.orderId === String(orderId));
    for (const until = Date.now() + PATIENCE; Date.now() < until; await later(LOOK_AGAIN)) {
      const rows = await ownRows();
      if (rows.length > 0 && rows.every(hasEnded)) break;
      if (rows.length > 0 || Date.now() - pressedAt < PRESS_AGAIN_AFTER) continue;
      told = await press();
      pressedAt = Date.now();
    }
    if (this.form === null) told = await readBar(tab);
    other.tabs.giveBack(tab);
    return { isNoted, isLate, isKnown, rows: await ownRows(), told };
  }

  private async isNoted(code: string): Promise<boolean> {
    for (const until = Date.now() + PATIENCE; Date.now() < until; await later(LOOK_AGAIN)) {
      const notes = this.scene.storeOf(this.address).notes(this.trial.orderId);
      if (notes.some(({ note }) => note.includes(code))) return true;
    }
    return false;
  }

  /** A free tab, which may have been writing, is led to another page where an order is pressed once more. */
  private async isNotedByNextPage(code: string): Promise<boolean> {
    await later(KEPT_BY_A_PAGE - PATIENCE);
    const { tabs } = this.scene;
    const tab = await tabs.take();
    await tab.goOnTo(this.address);
    const isNoted = await this.isNoted(code);
    tabs.giveBack(tab);
    return isNoted;
  }

  private async readyPress(): Promise<() => Promise<string>> {
    const { form } = this;
    if (form === null) {
      const press = await findPress(this.tab);
      return async () => {
        await press();
        return '';
      };
    }
    const { inside } = await this.scene.other();
    return async () => {
      const reply = await inside.send('parcel/create', form);
      return JSON.stringify(
        reply.ok ? { state: reply.value.state, refusal: reply.value.refusal } : reply.error,
      );
    };
  }
}

/** The form over the page, filled as it is shown before the first press. */
async function fillForm(scene: Scene, tab: OrderPage): Promise<InputOf<'parcel/create'>> {
  const { browser, inside } = await scene.other();
  const reply = await inside.send('tab/read', { tabId: await PopupPage.findTabId(browser, tab) });
  if (!reply.ok || reply.value.kind !== 'order' || reply.value.form.accountId === null)
    throw new Error(`There is no form over the page: ${JSON.stringify(reply)}, ${await readBar(tab)}`);
  const { key, order, accountId, draft, address } = reply.value.form;
  return {
    key,
    order,
    accountId,
    identityVersion: 1,
    currency: 'ILS',
    fields: draft.fields,
    confirmed: [],
    address,
    force: false,
    again: false,
  };
}

function hasEnded({ state }: OutboxRow): boolean {
  return state !== 'queued' && state !== 'sending';
}

async function readBar(tab: OrderPage): Promise<string> {
  const until = Date.now() + BAR_PATIENCE;
  for (;;) {
    const { tone, message, action } = await tab.readBar();
    if (action !== 'Ship' || Date.now() > until) return `${tone}: ${message}`;
    await later(LOOK_AGAIN);
  }
}
