import { beforeAll, expect, it } from 'vitest';
import { writeRows } from '../practice/made-rows';
import { eventually } from './eventually';
import { inBothBrowsers } from './in-both-browsers';
import { DeskPage } from './pages/desk-page';
import { worldFor } from './world-for';

const PARCELS = 1_500;
/** What may be drawn of them: a window's height, and as much beyond it as a turn of the wheel shows. */
const MOST_DRAWN = 40;
const WIDTHS = [420, 640, 895, 896, 897, 1_024, 1_280, 1_366, 1_600, 1_920];
/** A tablet's windows, and a laptop's at 200 %. */
const NARROW = [560, 683, 720, 782, 820];

inBothBrowsers('a list of many parcels', (kind) => {
  const world = worldFor({ kind });
  let desk: DeskPage;

  beforeAll(async () => {
    desk = await DeskPage.open(world.extension, '#/');
    await writeRows(desk.page, PARCELS, Date.now());
    await desk.close();
    desk = await DeskPage.open(world.extension, '#/parcels?find=05992');
    await rowsWhere(({ all }) => all > PARCELS / 2);
  });

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

  it.each(NARROW)(
    'fills its width with its columns, phones and states whole, in a window of %i px',
    async (width) => {
      await desk.page.setViewport({ width, height: 900 });
      await rowsWhere(isFewDrawn);
      const found = await desk.page.evaluate(() => {
        const table = document.querySelector('.ledger__table') as HTMLElement;
        const shown = [...table.querySelectorAll<HTMLElement>('thead th')].filter(
          (cell) => cell.offsetWidth > 0,
        );
        const titles = shown.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, 0);
        const cut = [
          ...table.querySelectorAll<HTMLElement>(
            '.ledger__cell bdi:has(.phone-part), .ledger__cell--state .tag',
          ),
        ]
          .flatMap((said) => [said, said.parentElement as HTMLElement, said.closest('td') as HTMLElement])
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1);
        return {
          empty: Math.abs(table.getBoundingClientRect().width - titles) > 2,
          cut: cut.map((at) => at.textContent),
        };
      });
      expect(found).toEqual({ empty: false, cut: [] });
    },
  );

  it.each([1_024, 1_920])('is drawn in part beside an open parcel too, at %i px', async (width) => {
    await desk.page.setViewport({ width, height: 900 });
    // The rows are drawn anew once the window's new width is known.
    const first = await desk.page.waitForSelector('.ledger__row[data-index="0"] .ledger__open');
    await first?.click();
    await desk.page.waitForSelector('.ledger__beside');
    const drawn = await desk.page.evaluate(() => document.querySelectorAll('.ledger__row').length);
    expect(drawn).toBeLessThanOrEqual(MOST_DRAWN);
    await desk.page.keyboard.press('Escape');
    await desk.page.waitForSelector('.ledger__beside', { hidden: true });
  });

  it('opens the parcel whose phone ends in three digits: four keys and Enter, from another section', async () => {
    await desk.page.setViewport({ width: 1_366, height: 900 });
    const today = await DeskPage.open(world.extension, '#/cash');
    await today.page.bringToFront();
    for (const key of ['/', '1', '4', '9', 'Enter']) await today.page.keyboard.press(key as 'Enter');
    await today.page.waitForSelector('.ledger__beside .details__lines .phone-part');
    const phones = await today.page.$$eval('.ledger__beside .details__lines bdi:has(.phone-part)', (said) =>
      said.map((phone) => phone.textContent),
    );
    expect(phones).toContainEqual(expect.stringMatching(/149$/));

    // The arrow goes to the list, and from row to row; Enter opens there too.
    await today.page.keyboard.press('Escape');
    await today.page.waitForSelector('.ledger__beside', { hidden: true });
    for (const key of ['/', '1', '4', '8', 'ArrowDown']) await today.page.keyboard.press(key as 'Enter');
    const at = () => today.page.evaluate(() => document.activeElement?.closest('tr')?.dataset.index ?? null);
    expect(await eventually(at, (index) => index !== null)).toBe('0');
    await today.page.keyboard.press('ArrowDown');
    expect(await eventually(at, (index) => index !== '0')).toBe('1');
    await today.page.keyboard.press('Enter');
    await today.page.waitForSelector('.ledger__beside');
    await today.close();
  });
});
