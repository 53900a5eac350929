import { describe, expect, it } from 'vitest';
import { normalStoreKey, sameHost } from '../../lib/store-key';

const SHOP = 'https://shop.example/wp-admin/';

describe('the key of a store', () => {
  it.each([
    ['http://shop.example/wp-admin/', SHOP],
    ['https://SHOP.example/wp-admin/', SHOP],
    ['https://shop.example//wp-admin//', SHOP],
    ['https://shop.example/index.php/wp-admin/', SHOP],
    ['https://shop.example/store/index.php/admin/', 'https://shop.example/store/admin/'],
  ])('is one for %s', (key, normal) => {
    expect(normalStoreKey(key)).toBe(normal);
    expect(normalStoreKey(normal)).toBe(normal);
  });

  it.each([
    'http://127.0.0.1:8080/wp-admin/',
    'https://www.shop.example/wp-admin/',
    'https://shop.example/two/wp-admin/',
    'https://shop.example/index.phpadmin/',
    'manual',
  ])('stays as it is for %s, which may be another store', (key) => {
    expect(normalStoreKey(key)).toBe(key);
  });

  it('tells hosts apart, but for a www', () => {
    expect(sameHost('https://www.shop.example/a/', SHOP)).toBe(true);
    expect(sameHost('https://shop.example:8443/a/', SHOP)).toBe(false);
    expect(sameHost('manual', 'manual')).toBe(false);
  });
});
