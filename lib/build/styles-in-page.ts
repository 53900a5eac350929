import type { WxtViteConfig } from 'wxt';

type Plugin = NonNullable<WxtViteConfig['plugins']>[number];

const LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/**
 * Puts a page's style sheet into the page itself. As a file of its own the browser has it last of all that a page begins
 * with, and runs no script before.
 */
export function stylesInPage(): Plugin {
  return {
    name: 'styles-in-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const taken = new Set<string>();
      const sheetOf = (_link: string, file: string) => {
        taken.add(file);
        const sheet = bundle[file];
        if (sheet?.type !== 'asset') throw new Error(`A page names ${file}, which is not built`);
        return `<style>${sheet.source}</style>`;
      };
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
        file.source = String(file.source).replaceAll(LINK, sheetOf);
      }
      for (const file of taken) delete bundle[file];
    },
  };
}
