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
      expect(fields.filter(({ verdict }) => verdict === 'open')).toEqual([]);
      // The code of a bank's transfer: Magento's page has the shop's own title of it alone.
      const missing = fields.filter(({ field, verdict }) => field === 'method' && verdict === 'not-carried');
      expect(missing.map(({ store, truth }) => `${store} ${truth}`)).toEqual([
        'magento banktransfer',
        'magento banktransfer',
      ]);
      expect(count(fields, 'right')).toBeGreaterThan(350);
    });
  },
);
