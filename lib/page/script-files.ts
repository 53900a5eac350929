import type { StoreKind } from '../order';

/** The scripts that bring parts which others are made of, in the order in which they are loaded. */
export const BRINGERS = [
  {
    script: 'common',
    /** What the parts are called in the world that the extension's scripts share in a page. */
    global: 'shahnaCommon',
    takers: /^(order|list|teach|store-.+|taught-common|document-common)$/,
  },
  {
    script: 'document-common',
    global: 'shahnaDocumentCommon',
    takers: /^store-(easyorders|magento|prestashop|salla|shopify)$/,
  },
  { script: 'taught-common', global: 'shahnaTaughtCommon', takers: /^(store-taught|teach)$/ },
] as const;

export type PageScript =
  | 'list'
  | 'order'
  | 'recognise'
  | 'teach'
  | `store-${StoreKind}`
  | (typeof BRINGERS)[number]['script'];

/** The files of scripts that run in a page together, each after what it takes parts from. */
export function scriptFiles(scripts: readonly PageScript[]): `/${PageScript}.js`[] {
  const needed = BRINGERS.filter(({ takers }) => scripts.some((script) => takers.test(script)));
  return [...needed.map(({ script }) => script), ...scripts].map((script) => `/${script}.js` as const);
}
