import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The extension as built, with a store's script that somebody else has taken over. */
export interface TakenOver {
  readonly folder: string;
  remove(): void;
}

/**
 * Adds code to the script that the extension injects into WooCommerce's pages: it runs as the extension's own content
 * script, which is what an attacker has who has taken over the page's process.
 * @param attack a function that names nothing outside of it
 */
export function takeOver<Wish>(build: string, attack: (wish: Wish) => unknown, wish: Wish): TakenOver {
  const folder = mkdtempSync(join(tmpdir(), 'shahna-taken-over-'));
  cpSync(build, folder, { recursive: true });
  appendFileSync(join(folder, 'store-woocommerce.js'), `\n;(${attack})(${JSON.stringify(wish)});\n`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
