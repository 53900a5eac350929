import type { Target } from 'puppeteer-core';
import { beforeAll, expect, it } from 'vitest';
import { newPage } from '../browsers/open-extension';
import { inBothBrowsers } from './in-both-browsers';
import { readKeptSettings } from './kept-settings';
import { madeOrder } from './made-order';
import { OptionsPage } from './pages/options-page';
import { worldFor } from './world-for';

const KEY = 'practice-key';

inBothBrowsers('the key', (kind) => {
  const world = worldFor({ kind }, () => undefined);

  beforeAll(() =>
    world.store.setOrders([madeOrder(951), madeOrder(952, { recipient: { phone: '0599000111' } })]),
  );

  it('is in no message, no storage and no log through a whole flow, from set-up to refusal', async () => {
    const recorder = await world.extension.openPage('popup.html?tab=-1');
    await recorder.waitForSelector('main');
    const logged: string[] = [];
    const listen = (page: typeof recorder) => {
      page.on('console', (message) => logged.push(message.text()));
      page.on('pageerror', (error) => logged.push(String(error)));
    };
    listen(recorder);
    const { browser } = world.extension;
    const listenToWorker = async (target: Target) => {
      const worker = target.type() === 'service_worker' ? await target.worker() : null;
      worker?.on('console', (message) => logged.push(message.text()));
    };
    // The background that runs already, which alone has the key, and every later one.
    await Promise.all(browser.targets().map(listenToWorker));
    browser.on('targetcreated', (target) => void listenToWorker(target).catch(() => undefined));
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
    await refused.barWhere(({ action }) => action === 'Check whether it was made');

    const tabId = await world.findTabId(shipped);
    const asked = [
      await recorder.evaluate(ask, { name: 'tab/read', input: { tabId } }),
      await recorder.evaluate(ask, { name: 'outbox/list', input: {} }),
    ].join();
    expect(asked).toContain('"ok":true');
    expect(asked).toContain('html-answer');

    const recorded = await recorder.evaluate(readRecording);
    expect(recorded.messages.length).toBeGreaterThan(4);
    // Settings are where no page's process can read them, and hold no key either.
    expect(recorded.storage).not.toContain('accounts');
    const settings = JSON.stringify(await recorder.evaluate(readKeptSettings));
    expect(settings).toContain('accounts');
    expect(world.sandbox.control.ledger().requests.some(({ text }) => text?.includes(KEY))).toBe(true);
    for (const place of [
      recorded.messages.join(),
      recorded.storage,
      settings,
      replies,
      asked,
      logged.join(),
    ]) {
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
  readonly extension?: { getBackgroundPage(): (Window & { console: Console }) | null };
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
  // Firefox's background is a page, whose words no other way leads to; Chromium's is none.
  const background = recording.browser?.extension?.getBackgroundPage() ?? null;
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    if (background === null) break;
    background.console[level] = (...said) => void recording.recorded.push(said.map(String).join());
  }
  api?.runtime.onMessage.addListener((message) => void recording.recorded.push(JSON.stringify(message)));
  api?.storage.onChanged.addListener((changes) => void recording.recorded.push(JSON.stringify(changes)));
}

/** What the background answers a page. */
async function ask(message: object): Promise<string> {
  const { browser, chrome } = window as unknown as Recording;
  return JSON.stringify(await (browser ?? chrome)?.runtime.sendMessage(message));
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
