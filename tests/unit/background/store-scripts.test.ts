import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchOf, scriptsOf } from '../../../entrypoints/background/stores/store-scripts';
import type { EnabledStore } from '../../../lib/settings/settings';
import { findListReader } from '../../../lib/stores/lists';
import { findHosted, STORE_KINDS, STORES } from '../../../lib/stores/registry';

const shop = (change: Partial<EnabledStore> = {}): EnabledStore => ({
  origin: 'https://shop.example',
  accountId: null,
  ...change,
});

describe('the scripts that are registered', () => {
  it('recognise a store nobody knows yet on its whole site, and read nothing there', () => {
    expect(scriptsOf([shop()])).toMatchObject([
      { match: 'https://shop.example/*', js: ['/recognise.js'], runAt: 'document_end' },
    ]);
  });

  it('are what all kinds share and then its own for a store that is known, on its admin’s path alone, before the page is drawn', () => {
    const scripts = scriptsOf([shop({ kind: 'woocommerce', basePath: '/shop/wp-admin/' })]);
    expect(scripts).toMatchObject([
      {
        match: 'https://shop.example/shop/wp-admin/*',
        js: ['/order.js', '/store-woocommerce.js'],
        runAt: 'document_start',
      },
    ]);
  });

  it('are shared by stores whose patterns browsers cannot tell apart, since patterns have no port', () => {
    const [first, ...others] = scriptsOf([
      shop({ origin: 'http://127.0.0.1:8001', kind: 'opencart', basePath: '/admin/' }),
      shop({ origin: 'http://127.0.0.1:8002', kind: 'magento', basePath: '/admin/' }),
    ]);
    expect(others).toEqual([]);
    expect(first?.js).toEqual(['/order.js', '/store-magento.js', '/store-opencart.js']);
  });

  it('are other ones as soon as another site, kind or path is served: what is registered is named by all of it', () => {
    const known = shop({ kind: 'woocommerce', basePath: '/wp-admin/' });
    const ids = [
      [known],
      [{ ...known, kind: 'opencart' as const }],
      [{ ...known, basePath: '/' }],
      [known, shop({ ...known, origin: 'https://shop.example:8443' })],
      [shop()],
    ].map((stores) => JSON.stringify(scriptsOf(stores).map(({ id }) => id)));
    expect(new Set(ids).size).toBe(ids.length);
    // `getRegisteredContentScripts` knows what an earlier version registered by its pattern alone.
    expect(scriptsOf([known])[0]?.id).not.toBe(matchOf(known));
  });

  it('are there for every kind of store that can be recognised by its pages or its address', () => {
    const own = STORES.map(({ kind }) => `entrypoints/store-${kind}.ts`);
    expect(own.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('read the list of every one of them, and of no taught store', () => {
    expect(STORE_KINDS.filter((kind) => findListReader(kind) === undefined)).toEqual(['taught']);
  });
});

describe('stores at one address for all', () => {
  it('are known by it, and no other address is taken for one', () => {
    expect(findHosted('https://admin.shopify.com')).toEqual({ kind: 'shopify', basePath: '/store/' });
    expect(findHosted('https://s.salla.sa')?.kind).toBe('salla');
    for (const other of [
      'https://admin.shopify.com.evil.example',
      'http://admin.shopify.com',
      'constructor',
    ]) {
      expect(findHosted(other)).toBeNull();
    }
  });
});
