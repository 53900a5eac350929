import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stylesInPage } from '../../../lib/build/styles-in-page';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shahna-pages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const PAGES = ['popup', 'panel'];

/** Two pages of one look, as the popup and the panel are, and what is built of them by name. */
async function builtPages(): Promise<ReadonlyMap<string, string>> {
  writeFileSync(join(root, 'look.css'), '.price { content: "$& ₪"; color: teal }');
  for (const page of PAGES) {
    writeFileSync(
      join(root, `${page}.html`),
      '<!doctype html><html><head><link rel="stylesheet" href="./look.css"></head><body></body></html>',
    );
  }
  const input = PAGES.map((page) => join(root, `${page}.html`));
  const built = await build({
    ...{ root, configFile: false, logLevel: 'error', plugins: [stylesInPage()] },
    build: { write: false, rolldownOptions: { input } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [file.fileName, file.type === 'asset' ? String(file.source) : file.code]),
  );
}

it('a page has its style sheet in itself, as it stands, so that no script of it waits for another file', async () => {
  const built = await builtPages();
  for (const page of PAGES) {
    const html = built.get(`${page}.html`);
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).toMatch(/<style>\.price\{content:"\$& ₪";color:teal\}\s*<\/style>/);
  }
  expect([...built.keys()].filter((name) => name.endsWith('.css'))).toEqual([]);
});
