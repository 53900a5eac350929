import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPage } from '../browsers/open-extension';
import { inBothBrowsers } from './in-both-browsers';
import { madeOrder } from './made-order';
import { OptionsPage } from './pages/options-page';
import { World } from './world';

const KEY = 'practice-key';

inBothBrowsers('the key', (kind) => {
  let world: World;

  beforeAll(async () => {
    world = await World.open({ kind });
    world.store.setOrders([madeOrder(951), madeOrder(952, { recipient: { phone: '0599000111' } })]);
  });
  afterAll(() => world.close());

  it('is in no message, no storage and no log through a whole flow, from set-up to refusal', async () => {
    const recorder = await world.extension.openPage('popup.html?tab=-1');
    await recorder.waitForSelector('main');
    const logged: string[] = [];
    const listen = (page: typeof recorder) => {
      page.on('console', (message) => logged.push(message.text()));
      page.on('pageerror', (error) => logged.push(String(error)));
    };
    listen(recorder);
    world.extension.browser.on('targetcreated', (target) => {
      void target.worker().then((worker) => worker?.on('console', (message) => logged.push(message.text())));
    });
    await recorder.evaluate(startRecording);

    const options = await OptionsPage.open(world.extension);
    listen(options.page);
    await options.page.evaluate(recordReplies);
    await world.extension.allow(world.sandbox.url);
    await options.addAccount(world.sandbox.url, world.account());
    const replies = await options.page.evaluate(readReplies);
    await options.close();
    await world.enableStore();

    const shipped = await world.openOrder(world.store.orderUrl(951));
    listen(shipped.page);
    await shipped.barWhere(({ action }) => action === 'Ship');
    await shipped.pressBar();
    await shipped.barWhere(({ tone }) => tone === 'good');
    const refused = await world.openOrder(world.store.orderUrl(952));
    await refused.barWhere(({ action }) => action === 'Ship');
    world.sandbox.control.setFault({ operation: 'parcels/create', kind: 'html', times: 1 });
    await refused.pressBar();
    await refused.barWhere(({ action }) => action === null);

    const recorded = await recorder.evaluate(readRecording);
    expect(recorded.messages.length).toBeGreaterThan(4);
    expect(recorded.storage).toContain('accounts');
    expect(world.sandbox.control.ledger().requests.some(({ text }) => text?.includes(KEY))).toBe(true);
    for (const place of [recorded.messages.join(), recorded.storage, replies, logged.join()]) {
      expect(place).not.toContain(KEY);
    }
    const page = await newPage(world.extension.browser);
    await page.goto(world.store.orderUrl(951));
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(KEY);
  });
});

interface ExtensionApi {
  readonly runtime: {
    sendMessage: (message: unknown) => Promise<unknown>;
    readonly onMessage: { addListener(listener: (message: unknown) => void): void };
  };
  readonly storage: Readonly<Record<string, { get(key: null): Promise<object> } | undefined>> & {
    readonly onChanged: { addListener(listener: (changes: object) => void): void };
  };
}

type Recording = Window & {
  recorded: string[];
  replies: string[];
  browser?: ExtensionApi;
  chrome?: ExtensionApi;
};

/** Runs in a page of the extension, which hears whatever others send to the background. */
function startRecording(): void {
  const recording = window as unknown as Recording;
  const api = recording.browser ?? recording.chrome;
  recording.recorded = [];
  api?.runtime.onMessage.addListener((message) => void recording.recorded.push(JSON.stringify(message)));
  api?.storage.onChanged.addListener((changes) => void recording.recorded.push(JSON.stringify(changes)));
}

async function readRecording(): Promise<{ messages: string[]; storage: string }> {
  const recording = window as unknown as Recording;
  const api = recording.browser ?? recording.chrome;
  const kept = await Promise.all(['local', 'session', 'sync'].map((area) => api?.storage[area]?.get(null)));
  return { messages: recording.recorded, storage: JSON.stringify(kept) };
}

/** Replies go to who asked alone, so they are recorded there. */
function recordReplies(): void {
  const recording = window as unknown as Recording;
  const runtime = (recording.chrome ?? recording.browser)?.runtime;
  recording.replies = [];
  if (runtime === undefined) return;
  const ask = runtime.sendMessage.bind(runtime);
  runtime.sendMessage = (message) =>
    ask(message).then((reply) => {
      recording.replies.push(JSON.stringify([message, reply]));
      return reply;
    });
}

function readReplies(): string {
  return (window as unknown as Recording).replies.join();
}
