import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { scriptsOf } from '../../entrypoints/background/stores/store-scripts';
import type { StoreKind } from '../../lib/stores/registry';
import { STORE_KINDS } from '../../lib/stores/registry';

/**
 * What the extension weighs, against its budgets: what is injected into an order's page, what the popup loads
 * before it shows a form, and the packed whole. Ends with an error where a budget is exceeded; an aim that is missed is
 * shown.
 */
interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly budget?: number;
  readonly aim?: number;
}

const KILO = 1000;

/** Bytes, gzip, of all scripts together that an order's page of a store is given; less where the background reads it. */
const INJECTED_BY_KIND: Partial<Record<StoreKind, number>> = {
  prestashop: 18.9 * KILO,
  magento: 18.8 * KILO,
  opencart: 18.9 * KILO,
  woocommerce: 19.1 * KILO,
  taught: 18.8 * KILO,
  shopify: 15.7 * KILO,
  medusa: 16.1 * KILO,
  easyorders: 15.4 * KILO,
  salla: 15.6 * KILO,
};
/** Of a store that is asked for its orders alone. */
const INJECTED = 14.8 * KILO;
/** Of the script that says which store a site is. */
const RECOGNISING = 3.2 * KILO;
const INJECTED_AIM = 18 * KILO;
const INJECTED_AIM_BY_KIND: Partial<Record<StoreKind, number>> = { woocommerce: 14 * KILO };
const ZIP_AIM = 480 * KILO;

function gzipped(...files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
}

/** A page and all that it names, and what those import without being asked for it later. */
function loadedBy(folder: string, page: string): readonly string[] {
  const html = readFileSync(`${folder}/${page}`, 'utf8');
  const named = Array.from(html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g), ([, path = '']) => path);
  const files = new Set<string>();
  const visit = (path: string) => {
    if (files.has(path)) return;
    files.add(path);
    if (!path.endsWith('.js')) return;
    const text = readFileSync(`${folder}/${path}`, 'utf8');
    for (const [, other = ''] of text.matchAll(/(?:from|^import|;import)\s*"\.\/([^"]+\.js)"/g))
      visit(`chunks/${other}`);
  };
  named.forEach(visit);
  return [page, ...files].map((path) => `${folder}/${path}`);
}

/** All that is injected into an order's page of each kind of store, as the background has it injected. */
function injectedByKind(folder: string): readonly { readonly kind: StoreKind; readonly bytes: number }[] {
  return STORE_KINDS.map((kind) => {
    const [scripts] = scriptsOf([{ origin: 'https://shop.example', accountId: null, kind, basePath: '/' }]);
    if (scripts === undefined) throw new Error(`Nothing is injected into a page of ${kind}`);
    return { kind, bytes: gzipped(...scripts.js.map((path) => folder + path)) };
  });
}

function npm(...words: readonly string[]): void {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', ...words], {
    encoding: 'utf8',
    shell: true,
  });
  if (status !== 0) throw new Error(`npm run ${words.join(' ')} failed\n${stderr}`);
}

npm('zip');
const weights: Weight[] = [];
for (const browser of ['chrome', 'firefox']) {
  const folder = `.output/${browser}-mv3`;
  weights.push(
    ...injectedByKind(folder).map(({ kind, bytes }) => ({
      what: `${browser}: scripts injected into an order's page of ${kind}, gzip`,
      bytes,
      budget: INJECTED_BY_KIND[kind] ?? INJECTED,
      aim: INJECTED_AIM_BY_KIND[kind] ?? INJECTED_AIM,
    })),
    {
      what: `${browser}: script that recognises a store, gzip`,
      bytes: gzipped(`${folder}/recognise.js`),
      budget: RECOGNISING,
    },
    {
      what: `${browser}: script of a list, beside those, gzip`,
      bytes: gzipped(`${folder}/list.js`),
    },
    {
      what: `${browser}: script that writes notes, beside those when one is due, gzip`,
      bytes: gzipped(`${folder}/notes.js`),
    },
    {
      what: `${browser}: script that writes into orders beside their notes, where there is something to write, gzip`,
      bytes: gzipped(`${folder}/follow.js`),
    },
    ...(browser === 'firefox'
      ? [
          {
            what: `${browser}: script that judges covers, beside those where an order can be shipped, gzip`,
            bytes: gzipped(`${folder}/covers.js`),
          },
        ]
      : []),
    {
      what: `${browser}: popup before its form, gzip`,
      bytes: gzipped(...loadedBy(folder, 'popup.html')),
    },
    { what: `${browser}: background, gzip`, bytes: gzipped(`${folder}/background.js`) },
  );
  const [zip] = globSync(`.output/shahna-*-${browser}.zip`);
  if (zip !== undefined && existsSync(zip)) {
    weights.push({
      what: `${browser}: whole extension, zip`,
      bytes: statSync(zip).size,
      aim: ZIP_AIM,
    });
  }
}

const isOver = ({ bytes, budget = Infinity }: Weight) => bytes > budget;
if (process.argv.includes('--json')) console.log(JSON.stringify(weights));
else for (const weight of weights) console.log(lineOf(weight));
if (weights.some(isOver)) process.exitCode = 1;

function lineOf(weight: Weight): string {
  const { what, bytes, budget, aim } = weight;
  const kilo = (size: number) => `${(size / KILO).toFixed(1)} kB`;
  const over = isOver(weight) && budget !== undefined ? ` by ${Math.ceil(bytes - budget)} bytes` : '';
  const limits = [
    ...(budget === undefined ? [] : [`${over ? 'OVER' : 'within'} ${kilo(budget)}${over}`]),
    ...(aim === undefined ? [] : [`aim ${kilo(aim)} ${bytes > aim ? 'MISSED' : 'met'}`]),
  ];
  return `${kilo(bytes).padStart(10)}  ${limits.join(', ').padEnd(34)}  ${what}`;
}
