import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCode128 } from '../../../components/labels/Barcode';
import { qrCode } from '../../../components/labels/Label';
import { LABEL_LAYOUTS, pagesOf, SHEETS } from '../../../lib/labels/label-layout';
import { modulePath } from '../../../lib/labels/module-path';
import { widthOfModules } from '../../../lib/labels/whole-dots';
import { decodeCode128 } from './decode-code-128';
import { decodeQr } from './decode-qr';

const code = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((character) => String.fromCharCode(character)),
  minLength: 1,
  maxLength: 48,
});

describe('the code that a scanner reads', () => {
  it('is the parcel’s code, whatever its letters and digits', () => {
    fc.assert(
      fc.property(code, (text) => {
        expect(decodeCode128(findCode128(text) ?? [])).toBe(text);
      }),
    );
  });

  it('is left out where Code 128 cannot carry it', () => {
    for (const text of ['', 'طرد-12', 'a\nb', 'x'.repeat(49), 'é']) expect(findCode128(text)).toBeNull();
  });

  it('would not decode with a module turned over', () => {
    const modules = [...(findCode128('SB100234') ?? [])];
    modules[40] = !modules[40];
    expect(() => decodeCode128(modules)).toThrow();
  });
});

describe('the code that a camera reads', () => {
  it('is square, with its three corners and four quiet modules around', () => {
    for (const text of ['SB100234', 'طرد-12', 'x'.repeat(48)]) {
      const rows = qrCode(text);
      expect(rows.every((row) => row.length === rows.length)).toBe(true);
      expect(rows.slice(0, 4).flat().some(Boolean)).toBe(false);
      const finder = (top: number, start: number) =>
        rows.slice(top, top + 7).map((row) =>
          row
            .slice(start, start + 7)
            .map(Number)
            .join(''),
        );
      const corner = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
      expect(finder(4, 4)).toEqual(corner);
      expect(finder(4, rows.length - 11)).toEqual(corner);
      expect(finder(rows.length - 11, 4)).toEqual(corner);
    }
  });

  const inside = (text: string) =>
    qrCode(text)
      .slice(4, -4)
      .map((row) => row.slice(4, -4));

  it('is the parcel’s code, whatever its letters and digits', () => {
    fc.assert(
      fc.property(code, (text) => {
        expect(decodeQr(inside(text))).toBe(text);
      }),
    );
    for (const text of ['1', '00420042', 'SB-100/234', 'طرد-12', 'حزمة'.repeat(10)]) {
      expect(decodeQr(inside(text))).toBe(text);
    }
  });

  it('would not decode with a module turned over', () => {
    const rows = inside('SB100234').map((row) => [...row]);
    const row = rows[12] ?? [];
    row[12] = !row[12];
    expect(() => decodeQr(rows)).toThrow('broken');
  });
});

describe('how modules are drawn', () => {
  it('paints each dark module once and no light one, runs in one piece', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 }),
        (rows) => {
          const painted = rows.map((row) => row.map(() => 0));
          const path = modulePath(rows);
          for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
            for (let at = Number(x); at < Number(x) + Number(width); at += 1) {
              const row = painted[Number(y)];
              if (row !== undefined) row[at] = (row[at] ?? 0) + 1;
            }
          }
          expect(painted).toEqual(rows.map((row) => row.map(Number)));
          expect(path.replace(/M\d+ \d+h(\d+)v1h-\1z/g, '')).toBe('');
        },
      ),
    );
  });
});

describe('labels by the page', () => {
  it('lays every label once, in order, and no page is empty', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.constantFrom(...LABEL_LAYOUTS), (labels, layout) => {
        const pages = pagesOf(labels, layout);
        expect(pages.flat()).toEqual(labels);
        expect(pages.every(({ length }) => length > 0 && length <= SHEETS[layout].labels)).toBe(true);
        expect(pages).toHaveLength(Math.ceil(labels.length / SHEETS[layout].labels));
      }),
    );
  });
});

describe('a code on a printer of labels', () => {
  it('has modules of a whole number of its dots, as many as fit', () => {
    const DOT = 25.4 / 203;
    fc.assert(
      fc.property(fc.integer({ min: 21, max: 600 }), fc.integer({ min: 10, max: 100 }), (modules, most) => {
        const dots = widthOfModules(modules, most) / modules / DOT;
        expect(Math.abs(dots - Math.round(dots))).toBeLessThan(1e-9);
        expect(Math.round(dots)).toBe(Math.max(1, Math.floor(most / modules / DOT)));
      }),
    );
  });

  it('of a usual parcel has no module under a quarter of a millimetre', () => {
    const modules = (findCode128('SB1000001')?.length ?? 0) + 20;
    expect(widthOfModules(modules, 94) / modules).toBeGreaterThan(0.25);
    expect(widthOfModules(qrCode('SB1000001').length, 24) / qrCode('SB1000001').length).toBeGreaterThan(0.25);
  });
});
