/** `a6`: one label a page of its own; `a4-4`: four of the same size on A4; `a4-8`: eight of half that size. */
export const LABEL_LAYOUTS = ['a6', 'a4-4', 'a4-8'] as const;
export type LabelLayout = (typeof LABEL_LAYOUTS)[number];

/** Labels that are printed in one go at most. */
export const MOST_LABELS = 5_000;

interface Sheet {
  /** Of a page, as CSS's `@page` has it; a whole number of labels fills it. */
  readonly size: string;
  readonly labels: number;
}

export const SHEETS: Readonly<Record<LabelLayout, Sheet>> = {
  a6: { size: '105mm 148mm', labels: 1 },
  'a4-4': { size: '210mm 297mm', labels: 4 },
  'a4-8': { size: '210mm 297mm', labels: 8 },
};

/** Labels by the page. */
export function pagesOf<Label>(labels: readonly Label[], layout: LabelLayout): readonly (readonly Label[])[] {
  const { labels: each } = SHEETS[layout];
  return Array.from({ length: Math.ceil(labels.length / each) }, (_, page) =>
    labels.slice(page * each, (page + 1) * each),
  );
}
