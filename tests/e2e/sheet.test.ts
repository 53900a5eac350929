import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { beforeAll, expect, it } from 'vitest';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { DeskPage } from './pages/desk-page';
import { Hand } from './pages/hand';
import { ReviewPage } from './pages/review-page';
import { worldFor } from './world-for';

const HEADING = [
  'رقم الطلب',
  'اسم الزبون',
  'رقم الهاتف',
  'البلدة',
  'المدينة',
  'العنوان',
  'المبلغ',
  'المنتجات',
];
const GOOD = 12;
const MANY = 2_000;

/** Lines that have nothing against them. */
function goodLines(first: number, count: number): readonly (readonly string[])[] {
  return Array.from({ length: count }, (_, nth) => {
    const number = first + nth;
    return [
      ...[String(number), `زبون ${number}`, `059${1_000_000 + number}`, 'قباطية', 'جنين', 'شارع البلدية'],
      ...[String(50 + (nth % 90)), 'كوب خزف'],
    ];
  });
}

/** Each with one fault of its own, but for the last two, which have one number between them. */
const FAULTS = [
  ['901', 'هاتف قصير', '05912', 'قباطية', 'جنين', 'شارع 1', '50', 'كوب'],
  ['902', 'بلا مبلغ', '0591000902', 'قباطية', 'جنين', 'شارع 1', '', 'كوب'],
  ['903', 'بلدة لا نعرفها', '0591000903', 'بلدة الغيوم', 'جنين', 'شارع 1', '50', 'كوب'],
  ['904', 'عملة أخرى', '0591000904', 'قباطية', 'جنين', 'شارع 1', '50 دينار', 'كوب'],
  ['905', 'مبلغ مبهم', '0591000905', 'قباطية', 'جنين', 'شارع 1', '1.234', 'كوب'],
  ['906', '', '0591000906', 'قباطية', 'جنين', 'شارع 1', '50', 'كوب'],
  ['907', 'رقم مرتين', '0591000907', 'قباطية', 'جنين', 'شارع 1', '50', 'كوب'],
  ['907', 'رقم مرتين', '0591000907', 'قباطية', 'جنين', 'شارع 1', '60', 'صحن'],
] as const;

/** One without a number, one written twice, a line with nothing in it, and the sheet's own total. */
const SMALL = [
  HEADING,
  ...goodLines(1, GOOD - 1),
  ['', 'بلا رقم', '0591000908', 'قباطية', 'جنين', 'شارع 1', '50', 'كوب'],
  ...goodLines(1, 1),
  ...FAULTS,
  ['', '', '', '', '', '', '', ''],
  ['', '', '', '', '', '', '950', ''],
];

const hand = new Hand();

inBothBrowsers('a spreadsheet becomes a review', (kind) => {
  const once = toldOnce(kind);
  const world = worldFor({ kind });
  let desk: DeskPage;
  let review: ReviewPage;
  const folder = mkdtempSync(join(tmpdir(), 'sheet-'));

  beforeAll(async () => {
    desk = await DeskPage.open(world.extension, '#/review');
  });

  async function drop(name: string, lines: readonly (readonly string[])[]): Promise<void> {
    const path = join(folder, name);
    writeFileSync(path, lines.map((cells) => cells.join(',')).join('\r\n'));
    const input = await desk.page.waitForSelector('input[data-file="sheet"]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
  }

  it('each line with its doubts, the columns by their names', async () => {
    await drop('small.csv', SMALL);
    await hand.press(desk.page, '.cash__columns .button--primary');
    await desk.says('Lines that say the same as another: 1');
    await hand.press(desk.page, 'button ::-p-text(the same)');
    review = await ReviewPage.in(desk.page);
    await review.readyToShip(GOOD, GOOD + FAULTS.length);
    await review.show('needs-you');
    const statuses = await review.statusesWhere((all) => Object.keys(all).length === FAULTS.length);
    expect(Object.values(statuses).toSorted()).toEqual([
      ...FAULTS.slice(0, 6).map(() => 'doubtful'),
      ...['unreadable', 'unreadable'],
    ]);
    await review.show('all');
    await review.restOnShip();
    await hand.press(desk.page, '.desk__head .button--primary');
    await review.statusesWhere(
      (all) => Object.values(all).filter((status) => status === 'created').length === GOOD,
    );
    expect(hand.done('ship a new sheet', { presses: 3 }).presses).toBe(3);
    expect(world.sandbox.control.ledger().parcels).toHaveLength(GOOD);
  });

  it('and once more: it is asked once, and the same orders are never sent twice', async () => {
    await drop('again.csv', SMALL);
    await hand.press(desk.page, 'button ::-p-text(the same)');
    await desk.says('18 were here before');
    await hand.press(desk.page, 'button ::-p-text(the same)');
    expect(hand.done('open a known sheet', { presses: 2 }).presses).toBe(2);
    // The review of before stood on all orders; the new one begins on those that need a person.
    await review.statusesWhere((all) => Object.keys(all).length === FAULTS.length);
    await desk.says('Ready (0)');
    await review.show('all');
    await review.statusesWhere(
      (all) => Object.values(all).filter((status) => status === 'created').length === GOOD,
    );
    expect(world.sandbox.control.ledger().parcels).toHaveLength(GOOD);
  });

  it('or whose numbers began anew', async () => {
    await drop('new.csv', [
      HEADING,
      ...goodLines(101, 3).map(([, ...cells], nth) => [String(nth + 1), ...cells]),
    ]);
    await desk.says('3 were here before');
    await desk.press('New orders');
    await review.readyToShip(3);
  });

  once('of two thousand lines, pasted', async () => {
    const cells = [HEADING, ...goodLines(5_000, MANY)].map((line) => line.join('\t')).join('\n');
    await desk.page.evaluate((text) => {
      // Firefox makes the event of its text alone.
      const ofFirefox = { dataType: 'text/plain', data: text };
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, ...ofFirefox }),
      );
    }, cells);
    await review.readyToShip(MANY);
    expect(await desk.page.$$('.review__row').then((rows) => rows.length)).toBeLessThan(100);
  });
});
