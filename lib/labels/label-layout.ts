/**
 * `a6`: one label a page of its own; `thermal-150` and `thermal-100`: the same on a roll of labels of 100 × 150 and
 * 100 × 100 mm; `a4-4`: four of A6's size on A4; `a4-8`: eight of half that size.
 */
export const LABEL_LAYOUTS = ['a6', 'thermal-150', 'thermal-100', 'a4-4', 'a4-8'] as const;
export type LabelLayout = (typeof LABEL_LAYOUTS)[number];

/** Labels that are printed in one go at most. */
export const MOST_LABELS = 5_000;

interface Sheet {
  /** Of a page, as CSS's `@page` has it; a whole number of labels fills it. */
  readonly size: string;
  readonly labels: number;
  /** Of the code for cameras, at most, in millimetres. */
  readonly camera: number;
}

export const SHEETS: Readonly<Record<LabelLayout, Sheet>> = {
  a6: { size: '105mm 148mm', labels: 1, camera: 32 },
  'thermal-150': { size: '100mm 150mm', labels: 1, camera: 32 },
  'thermal-100': { size: '100mm 100mm', labels: 1, camera: 27 },
  'a4-4': { size: '210mm 297mm', labels: 4, camera: 32 },
  'a4-8': { size: '210mm 297mm', labels: 8, camera: 24 },
};

export function pagesOf<Label>(labels: readonly Label[], layout: LabelLayout): readonly (readonly Label[])[] {
  const { labels: each } = SHEETS[layout];
  return Array.from({ length: Math.ceil(labels.length / each) }, (_, page) =>
    labels.slice(page * each, (page + 1) * each),
  );
}
