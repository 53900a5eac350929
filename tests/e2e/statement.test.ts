import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { beforeAll, expect, it } from 'vitest';
import { madeRow } from '../unit/outbox/made-row';
import { madeXlsx, textCells } from '../unit/statement/made-xlsx';
import { eventually } from './eventually';
import { inBothBrowsers } from './in-both-browsers';
import { readKeptSettings } from './kept-settings';
import { DeskPage } from './pages/desk-page';
import { worldFor } from './world-for';

const LINES = 200;
const code = (nth: number) => `ST${String(nth).padStart(4, '0')}`;

/** What the courier says it collected for each, 120 being due: four of them otherwise, one twice, one not ours. */
function statement(): readonly (readonly string[])[] {
  const collected = (nth: number) => (nth === 5 ? '119.99' : nth === 6 ? '120.01' : nth === 7 ? '' : '120');
  const lines = Array.from({ length: LINES - 2 }, (_, nth) => [
    code(nth),
    collected(nth),
    nth === 8 ? '25' : '20',
  ]);
  const heading = ['رقم الطرد', 'مبلغ التحصيل', 'أجرة التوصيل'];
  return [heading, ...lines, [code(9), '120', '20'], ['OTHER1', '50', '20']];
}

/** The same as a spreadsheet that is megabytes when unpacked: the reader's own way would need a worker of a text. */
function largeSpreadsheet(): Uint8Array {
  const remark = 'سُلّم للمستلم باليد '.repeat(300);
  return madeXlsx(...statement().map((cells, nth) => textCells(nth + 1, [...cells, remark])));
}

inBothBrowsers('a courier’s statement of 200 lines is laid beside the books', (kind) => {
  const world = worldFor({ kind });
  let desk: DeskPage;
  const path = join(tmpdir(), `statement-${kind}-${process.pid}.csv`);
  const largePath = join(tmpdir(), `large-${kind}-${process.pid}.xlsx`);

  beforeAll(async () => {
    writeFileSync(
      path,
      statement()
        .map((cells) => cells.join(','))
        .join('\r\n'),
    );
    writeFileSync(largePath, largeSpreadsheet());
    desk = await DeskPage.open(world.extension, '#/cash');
    const accountId = (await desk.page.evaluate(readKeptSettings))?.accounts[0]?.id ?? '';
    const rows = Array.from({ length: LINES }, (_, nth) => {
      const row = madeRow({
        id: `st-${nth}`,
        orderId: `st-${nth}`,
        state: 'created',
        parcelCode: code(nth),
        accountId,
      });
      return {
        ...row,
        request: { ...row.request, total_price: '120' },
        quotedFee: { deliveryCost: '20', extraPrice: '0' },
      };
    });
    await desk.page.evaluate(putIntoBooks, rows, code(LINES - 1));
    await desk.close();
    desk = await DeskPage.open(world.extension, '#/cash');
  });

  const verdicts = () =>
    desk.page.evaluate(() =>
      [...document.querySelectorAll('tr[data-verdict]')].map((row) => row.getAttribute('data-verdict')),
    );
  const count = (verdict: string) =>
    desk.page.evaluate(
      (name) => document.querySelector(`[data-kind="${name}"] strong`)?.textContent,
      verdict,
    );

  const drop = async (file: string) => {
    const picker = await desk.page.$('input[type=file]');
    await (picker as ElementHandle<HTMLInputElement>).uploadFile(file);
  };

  it('shows each kind of difference with no press but the file’s, and the sums to the last agora', async () => {
    await desk.says('tatus 7');
    await desk.page.select('[data-field="status-7"] select', 'delivered');
    // Only what was handed over is still out: of the others nobody knows.
    await desk.page.waitForSelector('[data-age]');
    await drop(path);
    const differing = await eventually(verdicts, ({ length }) => length >= 7);
    expect(differing.toSorted()).toEqual(
      ['missing', 'not-ours', 'over', 'paid', 'short', 'twice', 'unread'].toSorted(),
    );
    expect(await count('paid')).toBe(String(LINES - 2 - 4));
    // 195 of 120, 119.99, 120.01, one of them once more, and 50 that is not ours.
    const text = (await desk.text()).replaceAll('\u00a0', ' ');
    expect(text).toMatch(/Collected\s+₪23,810\b/);
    expect(text).toMatch(/Delivery fee\s+₪3,985\b/);
  });

  it('is there again when the desk is opened anew, and is handed to a spreadsheet', async () => {
    await desk.close();
    desk = await DeskPage.open(world.extension, '#/cash');
    await desk.press(`statement-${kind}-${process.pid}.csv`);
    await eventually(verdicts, ({ length }) => length >= 7);
    const saved = await desk.savedTexts();
    await desk.press('Save as a file');
    const [csv = ''] = await eventually(saved, ({ length }) => length > 0);
    expect(csv).toContain(`Short,${code(5)},`);
    expect(csv.split('\r\n')).toHaveLength(1 + LINES);
  });

  it('is read from a spreadsheet too large to be unpacked in one step, with the same findings', async () => {
    await desk.close();
    desk = await DeskPage.open(world.extension, '#/cash');
    await desk.page.waitForSelector('input[type=file]');
    await drop(largePath);
    const differing = await eventually(verdicts, ({ length }) => length >= 7);
    expect(differing).toHaveLength(7);
    expect(await count('paid')).toBe(String(LINES - 2 - 4));
  });
});

/** Runs in the page: parcels as they were made, and an event of the last one. */
function putIntoBooks(rows: readonly object[], delivered: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['outbox', 'parcel-states'], 'readwrite');
      for (const row of rows) transaction.objectStore('outbox').put(row);
      transaction.objectStore('parcel-states').put({
        parcelCode: delivered,
        statusId: 7,
        positionId: 1,
        note: null,
        reference: null,
        at: Date.now(),
      });
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      transaction.onerror = () => reject(transaction.error);
    };
  });
}
