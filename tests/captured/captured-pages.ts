import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Captured pages stand beside the project, not in it: they are for testing against where they are. */
const ROOT = fileURLToPath(new URL('../../../shared/pages/woocommerce/', import.meta.url));

export const capturedPagesThere = existsSync(ROOT);

/** The origin they were captured at. */
export const CAPTURED_ORIGIN = 'http://127.0.0.1:8801';

export const CAPTURED_FOLDERS = [
  '10.5-orders-tables',
  '10.5-orders-tables-arabic',
  '10.5-comma-decimals',
  '10.5-posts',
] as const;
export type CapturedFolder = (typeof CAPTURED_FOLDERS)[number];

export interface CapturedPage {
  readonly folder: CapturedFolder;
  readonly html: string;
  /** The address it was captured at. */
  readonly url: URL;
}

export interface CapturedOrder extends CapturedPage {
  readonly id: string;
  /** What the store's own interface says of the order: JSON. */
  readonly truth: string;
}

function pages(pattern: RegExp): { folder: CapturedFolder; id: string; html: string }[] {
  if (!capturedPagesThere) return [];
  return CAPTURED_FOLDERS.flatMap((folder) =>
    readdirSync(ROOT + folder).flatMap((file) => {
      const match = pattern.exec(file);
      return match === null
        ? []
        : [{ folder, id: match[1] ?? '', html: readFileSync(`${ROOT}${folder}/${file}`, 'utf8') }];
    }),
  );
}

export function capturedOrders(): CapturedOrder[] {
  return pages(/^order-(\d+)\.html$/).map(({ folder, id, html }) => {
    const path =
      folder === '10.5-posts'
        ? `post.php?post=${id}&action=edit`
        : `admin.php?page=wc-orders&action=edit&id=${id}`;
    const truth = readFileSync(`${ROOT}rest/order-${id}.json`, 'utf8');
    return { folder, id, html, truth, url: new URL(`/wp-admin/${path}`, CAPTURED_ORIGIN) };
  });
}

export function capturedLists(): CapturedPage[] {
  return pages(/^list\.html$/).map(({ folder, html }) => {
    const path = folder === '10.5-posts' ? 'edit.php?post_type=shop_order' : 'admin.php?page=wc-orders';
    return { folder, html, url: new URL(`/wp-admin/${path}`, CAPTURED_ORIGIN) };
  });
}
