import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeRows } from '../practice/made-rows';
import { eventually } from './eventually';
import { inBothBrowsers } from './in-both-browsers';
import { DeskPage } from './pages/desk-page';
import { World } from './world';

const PARCELS = 1_500;
/** What may be drawn of them: a window's height, and as much beyond it as a turn of the wheel shows. */
const MOST_DRAWN = 40;
const WIDTHS = [420, 640, 895, 896, 897, 1_024, 1_280, 1_366, 1_600, 1_920];

inBothBrowsers('a list of many parcels', (kind) => {
  let world: World;
  let desk: DeskPage;

  beforeAll(async () => {
    world = await World.openReady({ kind });
    desk = await DeskPage.open(world.extension, '#/');
    await writeRows(desk.page, PARCELS, Date.now());
    await desk.close();
    desk = await DeskPage.open(world.extension, '#/parcels?find=05992');
    await rowsWhere(({ all }) => all > PARCELS / 2);
  });
  afterAll(() => world.close());

  const rowsWhere = (fits: (rows: { readonly drawn: number; readonly all: number }) => boolean) =>
    eventually(
      () =>
        desk.page.evaluate(() => ({
          drawn: document.querySelectorAll('.ledger__row').length,
          all: Number(document.querySelector('.ledger__table')?.getAttribute('aria-rowcount') ?? 0) - 1,
        })),
      fits,
    );
  const isFewDrawn = ({ drawn, all }: { readonly drawn: number; readonly all: number }) =>
    drawn > 4 && drawn <= MOST_DRAWN && all > PARCELS / 2;

  it.each(WIDTHS)('is drawn in part in a window of %i px, and scrolls to its end', async (width) => {
    await desk.page.setViewport({ width, height: 900 });
    await rowsWhere(isFewDrawn);
    await desk.page.evaluate(() => {
      const scroller = document.querySelector('.ledger__scroller');
      if (scroller !== null) scroller.scrollTop = scroller.scrollHeight;
    });
    const { all } = await rowsWhere(isFewDrawn);
    await desk.page.waitForSelector(`.ledger__row[data-index="${all - 1}"]`);
    await rowsWhere(isFewDrawn);
    await desk.page.evaluate(() => document.querySelector('.ledger__scroller')?.scrollTo(0, 0));
    await desk.page.waitForSelector('.ledger__row[data-index="0"]');
  });

  it.each([1_024, 1_920])('is drawn in part beside an open parcel too, at %i px', async (width) => {
    await desk.page.setViewport({ width, height: 900 });
    await desk.page.click('.ledger__row[data-index="0"] .ledger__open');
    await desk.page.waitForSelector('.ledger__beside');
    const drawn = await desk.page.evaluate(() => document.querySelectorAll('.ledger__row').length);
    expect(drawn).toBeLessThanOrEqual(MOST_DRAWN);
    await desk.page.keyboard.press('Escape');
    await desk.page.waitForSelector('.ledger__beside', { hidden: true });
  });
});
