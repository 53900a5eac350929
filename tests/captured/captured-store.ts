import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { StoreAdapter } from '../../lib/stores/adapter';
import type { StoreKind } from '../../lib/stores/registry';
import { recogniseStore, STORES } from '../../lib/stores/registry';
import { parsePage } from '../unit/stores/parse-page';
import { type Meant, parseMeant } from './meant';
import { parseTruth, type Truth } from './truth';

/** The reader of every store in the registry. */
const ADAPTERS: readonly StoreAdapter[] = await Promise.all(
  STORES.map(async ({ kind }) => (await import(`../../lib/stores/${kind}/reader.ts`))[kind]),
);

/** A captured order's page, as it stood in its browser, with the store behind it as far as it was captured. */
export interface CapturedOrderPage {
  readonly store: string;
  readonly version: string;
  readonly file: string;
  readonly orderId: string;
  /** `null`: what the store's database says of it was not captured. */
  readonly truth: Truth | null;
  /** `null`: nobody said what a clerk would write. */
  readonly meant: Meant | null;
  readonly adapter: StoreAdapter;
  readonly document: Document;
  readonly url: URL;
  /** Answers what was captured beside the page, 404 else. */
  readonly fetch: typeof globalThis.fetch;
  readonly isFormCaptured: boolean;
}

/**
 * Every order's page in `directory/<store>/<version>/` of which a `truth.json` or a `meant.json` there says something.
 * @throws naming a page nobody knows.
 */
export function capturedOrderPages(directory: string): readonly CapturedOrderPage[] {
  return foldersIn(directory).flatMap((store) =>
    foldersIn(join(directory, store)).flatMap((version) => pagesIn(join(directory, store, version), store)),
  );
}

function foldersIn(directory: string): readonly string[] {
  const entries = readdirSync(directory, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function pagesIn(folder: string, store: string): readonly CapturedOrderPage[] {
  const truths = parseTruth(readIfThere(join(folder, 'truth.json')));
  const meants = parseMeant(readIfThere(join(folder, 'meant.json')));
  return readdirSync(folder).flatMap((file) => {
    const id = /^(?!address-of-).*?order-(\w+)\.html$/.exec(file)?.[1];
    if (id === undefined) return [];
    const said = { truth: truths[id] ?? null, meant: meants[id] ?? null };
    return said.truth === null && said.meant === null ? [] : [openPage(folder, store, file, id, said)];
  });
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
}

function openPage(
  folder: string,
  store: string,
  file: string,
  id: string,
  said: Pick<CapturedOrderPage, 'truth' | 'meant'>,
): CapturedOrderPage {
  const document = parsePage(readFileSync(join(folder, file), 'utf8'));
  const form = join(folder, `address-of-order-${id}.html`);
  for (const url of addresses(document, id, folder)) {
    const page = recogniseStore(document, url);
    const adapter = ADAPTERS.find(({ kind }) => kind === page?.store.kind);
    if (page?.page !== 'order' || adapter === undefined) continue;
    return {
      store,
      version: basename(folder),
      file,
      orderId: page.orderId,
      ...said,
      adapter,
      document,
      url,
      fetch: answering(folder, form, document, url),
      isFormCaptured: existsSync(form) || !hasForm(adapter.kind, document),
    };
  }
  throw new Error(`${store}/${basename(folder)}/${file}: no reader knows this page as order ${id}`);
}

/** Whether the order's page shows an address in lines alone, and its parts stand in the form that edits it. */
function hasForm(kind: StoreKind, document: Document): boolean {
  // OpenCart's page is that form since 4.0.
  if (kind === 'opencart') return document.getElementById('input-shipping-firstname') === null;
  return kind === 'prestashop' || kind === 'magento';
}

/**
 * Where the page may have stood: captures do not say it. Its origin and its admin's folder are those of its own
 * links; the rest is each store's way of naming an order's page.
 */
function addresses(document: Document, id: string, folder: string): readonly URL[] {
  const links = [...document.querySelectorAll('a[href], form[action], link[href]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '',
  );
  const origin =
    links.find((link) => /^https?:\/\/(?:127\.|localhost|\[)/.test(link)) ?? 'https://shop.example';
  const api = join(folder, 'api');
  const medusaId = existsSync(api)
    ? readdirSync(api).find((file) => displayIdOf(join(api, file)) === id || file === `${id}.json`)
    : undefined;
  const paths = [
    ...prestashopFolders(links).map((base) => `${base}sell/orders/${id}/view`),
    ...magentoFolders(links).map((base) => `${base}sales/order/view/order_id/${id}/`),
    ...['sale/order.info', 'sale/order|info', 'sale/order/info'].map(
      (route) => `/admin/index.php?route=${route}&user_token=x&order_id=${id}`,
    ),
    `/wp-admin/admin.php?page=wc-orders&action=edit&id=${id}`,
    `/wp-admin/post.php?post=${id}&action=edit`,
    ...(medusaId === undefined ? [] : [`/app/orders/${basename(medusaId, '.json')}`]),
  ];
  return paths.map((path) => new URL(path, origin));
}

function displayIdOf(file: string): string {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const order: unknown = typeof json === 'object' && json !== null && 'order' in json ? json.order : null;
  return typeof order === 'object' && order !== null && 'display_id' in order ? String(order.display_id) : '';
}

function prestashopFolders(links: readonly string[]): readonly string[] {
  return foldersBefore(links, /^(?:https?:\/\/[^/]+)?(\/(?:[^?#]*\/)?)sell\//);
}

function magentoFolders(links: readonly string[]): readonly string[] {
  return foldersBefore(links, /^(?:https?:\/\/[^/]+)?(\/(?:[^?#]*\/)?)sales\/order/);
}

function foldersBefore(links: readonly string[], pattern: RegExp): readonly string[] {
  return [...new Set(links.flatMap((link) => pattern.exec(link)?.[1] ?? []))];
}

/** The store as far as it was captured: the address form, and the two stores' own interfaces. */
function answering(folder: string, form: string, document: Document, page: URL): typeof globalThis.fetch {
  const own = [...document.querySelectorAll('a[href]')].map(
    (link) => URL.parse(link.getAttribute('href') ?? '', page.href)?.href,
  );
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const rest = /wc\/v3\/orders\/(\d+)(?:[?&]|$)/.exec(decodeURIComponent(url.href))?.[1];
    const api = /\/admin\/orders\/(\w+)$/.exec(url.pathname)?.[1];
    const files = [
      ...(rest === undefined
        ? []
        : [
            join(folder, `order-${rest}.rest.json`),
            join(folder, `rest/order-${rest}.json`),
            join(folder, `../rest/order-${rest}.json`),
          ]),
      ...(api === undefined ? [] : [join(folder, `api/${api}.json`)]),
      ...(isForm(url) && own.includes(url.href) && isReading(init) ? [form] : []),
    ];
    const file = files.find((any) => existsSync(any));
    return file === undefined ? new Response('', { status: 404 }) : new Response(readFileSync(file));
  };
}

/** PrestaShop's and Magento's form of an address; OpenCart 3's form of the whole order. */
function isForm(url: URL): boolean {
  return /address/.test(url.pathname) || url.searchParams.get('route') === 'sale/order/edit';
}

function isReading(init: RequestInit | undefined): boolean {
  return (init?.method ?? 'GET') === 'GET' && !init?.body;
}
