import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { DeskPage } from '../e2e/pages/desk-page';
import type { World } from '../e2e/world';
import { writeDeliveries, writeRows } from './made-rows';

interface Size {
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor?: number;
}

/** What a laptop's window of 1366 × 768 leaves to a page, a tablet's, and the laptop's enlarged to 150 %. */
const SIZES: Readonly<Record<'' | '-782' | '-150', Size>> = {
  '': { width: 1366, height: 660 },
  '-782': { width: 782, height: 900 },
  '-150': { width: 911, height: 440, deviceScaleFactor: 1.5 },
};

export type Take = (page: Page, name: string, size?: Size, fullPage?: boolean) => Promise<void>;

const SECTIONS = ['today', 'parcels', 'review', 'cash', 'labels'] as const;

/** The desk of a shop that has shipped nothing yet. */
export async function photographEmptyDesk(world: World, take: Take): Promise<void> {
  for (const section of SECTIONS) {
    const desk = await DeskPage.open(world.extension, `#/${section}`);
    await take(desk.page, `empty-${section}`, SIZES['']);
    await desk.close();
  }
}

/** The desk on a busy day: its sections, a parcel, what is looked for, labels on screen and paper, and a statement. */
export async function photographBusyDesk(world: World, take: Take): Promise<void> {
  const blank = await world.extension.blank();
  await writeRows(blank, 246, Date.now());
  await writeDeliveries(blank, 246, Date.now());

  async function photograph(
    name: string,
    hash: string,
    ready: string,
    act?: (desk: DeskPage) => Promise<unknown>,
  ): Promise<void> {
    const desk = await DeskPage.open(world.extension, hash);
    await desk.page.waitForSelector(ready);
    await act?.(desk);
    for (const [suffix, size] of Object.entries(SIZES)) await take(desk.page, `busy-${name}${suffix}`, size);
    await take(desk.page, `busy-${name}-whole`, SIZES[''], true);
    await desk.close();
  }

  await photograph('today', '#/', '.day__row');
  await photograph('parcels', '#/parcels', '.ledger__open');
  await photograph('parcel', '#/parcels/made-3', '.details');
  await photograph('found', '#/parcels?find=0599210', '.ledger__open');
  await photograph('outbox', '#/outbox', '.outbox__row');
  await photograph('handover', '#/handover', '.handover__tools');
  await photograph('labels', '#/labels', '.label__code');
  await photograph('cash', '#/cash', '[data-age]');
  const folder = mkdtempSync(join(tmpdir(), 'shahna-statement-'));
  const path = join(folder, 'كشف حساب تشرين الثاني.csv');
  writeFileSync(path, statementOf(60));
  await photograph('statement', '#/cash', 'input[type=file]', (desk) => uploadStatement(desk, path));
  await photograph('columns', '#/cash', 'input[type=file]', async (desk) => {
    await uploadStatement(desk, path);
    await desk.page.click('.cash__head button:nth-of-type(2)');
    await desk.page.waitForSelector('.cash__columns');
  });
  rmSync(folder, { recursive: true, force: true });
}

async function uploadStatement({ page }: DeskPage, path: string): Promise<void> {
  const picker = await page.$('input[type=file]');
  await (picker as ElementHandle<HTMLInputElement>).uploadFile(path);
  await page.waitForSelector('tr[data-verdict]');
}

/** A courier's statement of the made rows: some paid short, one over, one twice, one that is not the shop's. */
function statementOf(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const price = 90 + ((index * 17) % 200) + (index % 4 === 0 ? 0.5 : 0);
    const paid = index === 5 ? price - 20 : index === 9 ? price + 10 : price;
    return `SB${100_000 + index * 7},${index === 12 ? '' : paid.toFixed(2)},${index === 15 ? 25 : 20}`;
  });
  return ['رقم الطرد,مبلغ التحصيل,أجرة التوصيل', ...lines, lines[3], 'OT771203,50,20'].join('\r\n');
}
