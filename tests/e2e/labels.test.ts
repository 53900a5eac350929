import { inflateSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { beforeAll, expect, it } from 'vitest';
import { writeRows } from '../practice/made-rows';
import { decodeCode128 } from '../unit/labels/decode-code-128';
import { inBothBrowsers, type Part, toldOnce } from './in-both-browsers';
import { DeskPage } from './pages/desk-page';
import { pressOn } from './pages/press-on';
import { replaceText } from './pages/replace-text';
import { worldFor } from './world-for';

/** Made rows of which each has a code. */
const ROWS = [0, 1, 2, 3, 4];
const LAYOUTS = ['a6', 'thermal-150', 'thermal-100', 'a4-4', 'a4-8'] as const;

/** Millimetres: the smallest print that people read without looking closely. */
const READABLE = 1.9;

/** As much as a label may have to bear. */
const SHOP = 'متجر البيت السعيد للأدوات المنزلية والهدايا والتحف الفنية';
const LONG = {
  names: ['عبد الرحمن محمد عبد الفتاح أبو الهيجاء الحسيني'],
  streets: [
    'الحي الشرقي، شارع المدرسة الثانوية للبنات، بجانب صيدلية الشفاء، بناية أبو أحمد رقم 14، الطابق الثالث، الباب الأيسر',
  ],
};

inBothBrowsers('labels come out of the printer as they are shown', (kind) => {
  const once = toldOnce(kind);
  const world = worldFor({ kind, language: 'ar', account: { name: SHOP } });
  let desk: DeskPage;

  beforeAll(async () => {
    await writeRows(await world.extension.blank(), 6, Date.UTC(2026, 10, 20, 12));
    await writeRows(await world.extension.blank(), 1, Date.UTC(2026, 10, 20, 12), { first: 30, ...LONG });
    desk = await openLabels(...ROWS);
    await desk.press('المرسل والمحتوى');
    await pressOn(desk.page, '.labels__ask .checkbox');
    await replaceText(desk.page, '.labels__ask input[type="tel"]', '09-2345678');
    await desk.page.keyboard.press('Tab');
    await desk.page.waitForSelector('.label__head ::-p-text(09-2345678)');
    await desk.page.waitForSelector('.label__contents');
  });

  async function openLabels(...indices: readonly number[]): Promise<DeskPage> {
    const rows = indices.map((index) => `made-${index}`).join(',');
    const opened = await DeskPage.open(world.extension, `#/labels?rows=${encodeURIComponent(rows)}`);
    await opened.page.waitForSelector('.label__code');
    return opened;
  }

  // The three that have a page for each label differ in its size alone.
  for (const [layout, count, [width, height]] of [
    ['a6', 5, [105, 148]],
    ['thermal-150', 5, [100, 150]],
    ['thermal-100', 5, [100, 100]],
    ['a4-4', 2, [210, 297]],
    ['a4-8', 1, [210, 297]],
  ] as const) {
    const tell: Part = layout.startsWith('thermal') ? once : it;
    tell(`on ${layout}: so many pages, of that size`, async () => {
      await desk.page.select('.labels select', layout);
      await desk.page.waitForSelector(`.papers--${layout}`);
      const pages = readPages(await printed(desk.page));
      expect(pages).toHaveLength(count);
      for (const page of pages) {
        expect(Math.abs(page.width - width)).toBeLessThan(1);
        expect(Math.abs(page.height - height)).toBeLessThan(1);
      }
    });
  }

  it('keeps everything on a label inside it, and no part over another', async () => {
    for (const layout of LAYOUTS) {
      await desk.page.select('.labels select', layout);
      await desk.page.waitForSelector(`.papers--${layout}`);
      expect([layout, await desk.page.evaluate(findOverlaps)]).toEqual([layout, []]);
    }
  });

  it('makes the words of a long address smaller until all of them stand on it, and the shop’s name', async () => {
    const long = await openLabels(30);
    for (const layout of LAYOUTS) {
      await long.page.select('.labels select', layout);
      await long.page.waitForSelector(`.papers--${layout}`);
      expect([layout, await long.page.evaluate(findCut)]).toEqual([layout, []]);
      expect(await long.page.$eval('.label__note', sizeOf)).toBeGreaterThan(READABLE);
    }
    await long.close();
  });

  it('bears bars that a scanner reads as the code that stands below them', async () => {
    for (const layout of ['a6', 'thermal-150', 'thermal-100', 'a4-8']) {
      await desk.page.select('.labels select', layout);
      await desk.page.waitForSelector(`.papers--${layout}`);
      const [label] = await desk.page.$$('.label');
      const code = await label?.$eval('.label__code', (element) => element.textContent?.trim());
      const barcode = await label?.$('.label__barcode');
      const picture = await barcode?.screenshot({ encoding: 'base64' });
      const seen = await desk.page.evaluate(readMiddleLine, picture ?? '');
      expect(code).toBe('SB100000');
      expect(decodeCode128(modulesOf(seen))).toBe(code);
    }
  });
});

async function printed(page: Page): Promise<Buffer> {
  return Buffer.from(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
}

/** The pages of a PDF in millimetres, as its page objects say; Firefox keeps those compressed. */
function readPages(pdf: Buffer): readonly { readonly width: number; readonly height: number }[] {
  const MILLIMETRES = 25.4 / 72;
  const boxes = objectsOf(pdf).matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g);
  return Array.from(boxes, ([, width, height]) => ({
    width: Number(width) * MILLIMETRES,
    height: Number(height) * MILLIMETRES,
  }));
}

function objectsOf(pdf: Buffer): string {
  const plain = pdf.toString('latin1');
  const compressed = Array.from(
    plain.matchAll(/\/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)endstream/g),
    ([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  return [plain, ...compressed].join('\n');
}

/** Runs in the page: parts of labels that reach beyond their label, or into the next part of it. */
function findOverlaps(): string[] {
  return [...document.querySelectorAll('.label')].flatMap((label) => {
    const whole = label.getBoundingClientRect();
    const parts = [
      ...label.querySelectorAll(
        '.label__head, .label__place, .label__name, .label__phones, .label__street, .label__collect, .label__note, .label__barcode, .label__code',
      ),
    ];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return parts.flatMap((part, index) => {
      const box = boxes[index];
      const next = boxes[index + 1];
      if (box === undefined) return [];
      const top = part.closest('.label__to')?.getBoundingClientRect() ?? whole;
      if (box.bottom > top.bottom + 0.5) return [`${part.className} is cut off: ${label.textContent}`];
      const beyond =
        box.bottom > whole.bottom + 0.5 || box.left < whole.left - 0.5 || box.right > whole.right + 0.5;
      const into = next !== undefined && box.bottom > next.top + 1;
      return beyond || into ? [`${part.className} of ${label.textContent}`] : [];
    });
  });
}

/** Runs in the page: what of a label's words does not stand on it whole. */
function findCut(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.label')].flatMap((label) => {
    const bottomOf = (part: string) =>
      label.querySelector(part)?.getBoundingClientRect().bottom ?? Number.NaN;
    const cut = [
      ...(bottomOf('.label__words') <= bottomOf('.label__to') ? [] : ['words']),
      ...(bottomOf('.label__foot') <= label.getBoundingClientRect().bottom ? [] : ['foot']),
      ...('full' in label.dataset ? ['lines'] : []),
    ];
    const wide = [...label.querySelectorAll('.label__sender, .label__words *, .label__note *')];
    return [
      ...cut,
      ...wide.flatMap((part) =>
        part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 ? [part.className] : [],
      ),
    ];
  });
}

/** Runs in the page: how large an element's letters are, in millimetres. */
function sizeOf(element: Element): number {
  return (Number.parseFloat(getComputedStyle(element).fontSize) * 25.4) / 96;
}

/** Runs in the page: the darkness of every pixel in the middle of a picture, from left to right. */
async function readMiddleLine(picture: string): Promise<number[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const line = context?.getImageData(0, Math.floor(bitmap.height / 2), bitmap.width, 1).data ?? [];
  return Array.from({ length: bitmap.width }, (_, x) => 255 - (line[x * 4] ?? 255));
}

/** Bars and spaces as modules: a scanner measures widths, and takes the narrowest mark for one module. */
function modulesOf(darkness: readonly number[]): readonly boolean[] {
  const dark = darkness.map((value) => value > 127);
  const inked = dark.slice(dark.indexOf(true), dark.lastIndexOf(true) + 1);
  const symbols = (LENGTH_OF_SB100000 - 2) / 11;
  const module = inked.length / (symbols * 11 + 2);
  return Array.from(
    { length: LENGTH_OF_SB100000 },
    (_, index) => inked[Math.floor((index + 0.5) * module)] ?? false,
  );
}

/** Start, S, B, to code set C, 10 00 00, check, stop: nine symbols of 11 modules and the last bar of two. */
const LENGTH_OF_SB100000 = 9 * 11 + 2;
