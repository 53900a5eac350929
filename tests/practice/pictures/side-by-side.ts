import type { Browser } from 'puppeteer-core';

/** A picture with the words that stand over it. */
export interface Titled {
  readonly title: string;
  readonly png: Buffer;
}

/** Pictures in rows, drawn by the browser into one PNG as large as they are. */
export async function sideBySide(
  browser: Browser,
  rows: readonly (readonly Titled[])[],
  dark = false,
): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.setContent(markupOf(rows, dark), { waitUntil: 'load' });
    const whole = await page.$('main');
    if (whole === null) throw new Error('The pictures were not drawn');
    // The window grows with them: a browser draws nothing of what it cannot show.
    const box = await whole.boundingBox();
    await page.setViewport({ width: Math.ceil(box?.width ?? 1), height: Math.ceil(box?.height ?? 1) });
    return Buffer.from(await whole.screenshot());
  } finally {
    await page.close();
  }
}

function markupOf(rows: readonly (readonly Titled[])[], dark: boolean): string {
  const [paper, ink] = dark ? ['#15191b', '#edeae4'] : ['#f6f3ee', '#17212b'];
  const drawn = rows.map(
    (row) =>
      `<div>${row
        .map(
          ({ title, png }) =>
            `<figure><figcaption dir="auto">${title}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
        )
        .join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; background: ${paper} }
    main { display: inline-grid; gap: 20px; padding: 20px; font: 600 16px/1.5 system-ui, 'Noto Sans Arabic', sans-serif; color: ${ink} }
    div { display: flex; gap: 20px; align-items: flex-start }
    figure { display: grid; gap: 8px; margin: 0 }
    img { display: block; border-radius: 10px; box-shadow: 0 0 0 1px rgb(0 0 0 / 0.12) }
  </style><main>${drawn.join('')}</main>`;
}
