import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkPages, count } from './check-pages';

/** Captured pages stand beside the project, not in it. */
const PAGES = fileURLToPath(new URL('../../../shared/pages', import.meta.url));

describe.skipIf(!existsSync(PAGES))(
  'captured pages against their stores’ databases (skipped where they are not)',
  () => {
    it('nothing is read wrong, and open is only what the page does not say', async () => {
      const { orders, fields } = await checkPages(PAGES);
      expect(orders).toBeGreaterThan(0);
      expect(fields.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
      // The code of a bank's transfer: Magento's page has the shop's own title of it alone.
      const opened = fields.filter(({ verdict }) => verdict === 'open');
      expect(opened.map(({ store, field, truth }) => `${store} ${field} ${truth}`)).toEqual([
        'magento method banktransfer',
        'magento method banktransfer',
      ]);
      expect(count(fields, 'right')).toBeGreaterThan(350);
    });
  },
);
