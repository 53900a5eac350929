import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../lib/storage/db';
import { bindKeys, findKey, findSecret } from '../../../lib/vault/vault';
import { forgetKey, keepKey, sealSecret } from '../../../lib/vault/vault-write';

const shop = { id: 'shop', address: 'https://service.example', identityVersion: 3 };

describe('the vault', () => {
  it('gives back the key of the account and identity it was kept for', async () => {
    await keepKey(shop, 'sécret-مفتاح');
    expect(await findKey(shop)).toBe('sécret-مفتاح');
  });

  it('has no key for another account or identity', async () => {
    await keepKey(shop, 'secret');
    expect(await findKey({ ...shop, id: 'other' })).toBeNull();
    expect(await findKey({ ...shop, identityVersion: 4 })).toBeNull();
  });

  it('has no key for another address, whoever wrote that into the settings', async () => {
    await keepKey(shop, 'secret');
    expect(await findKey({ ...shop, address: 'https://shop.example' })).toBeNull();
    expect(await findKey(shop)).toBe('secret');
  });

  it('gives no account the key of another by exchanging what is kept', async () => {
    const other = { ...shop, id: 'other', address: 'https://other.example' };
    await keepKey(shop, 'secret');
    await keepKey(other, 'of the other');
    const database = await openDatabase();
    const entry = await database.get('vault', 'shop');
    if (entry === undefined) throw new Error('not kept');
    await database.put('vault', { ...entry, accountId: 'other' });
    expect(await findKey(other)).toBeNull();
  });

  it('holds the key nowhere as it is, and a wrapping key that cannot be taken out', async () => {
    await keepKey(shop, 'plainly-visible');
    const database = await openDatabase();
    const entry = await database.get('vault', 'shop');
    expect(new TextDecoder().decode(entry?.cipher)).not.toContain('plainly-visible');
    const wrapping = await database.get('vault-key', 'key');
    expect(wrapping?.extractable).toBe(false);
  });

  it('uses one wrapping key, even when two keys are kept at once', async () => {
    const [one, two] = ['one', 'two'].map((id) => ({ ...shop, id }));
    if (one === undefined || two === undefined) throw new Error('not made');
    await Promise.all([keepKey(one, 'first'), keepKey(two, 'second')]);
    expect(await findKey(one)).toBe('first');
    expect(await findKey(two)).toBe('second');
  });

  it('asks for the key again when what is kept cannot be read', async () => {
    await keepKey(shop, 'secret');
    const database = await openDatabase();
    const entry = await database.get('vault', 'shop');
    if (entry === undefined) throw new Error('not kept');
    await database.put('vault', { ...entry, cipher: new ArrayBuffer(32) });
    expect(await findKey(shop)).toBeNull();
  });

  it('forgets', async () => {
    await keepKey(shop, 'secret');
    await forgetKey('shop');
    expect(await findKey(shop)).toBeNull();
  });

  it('reads no secret of another address', async () => {
    const sealed = await sealSecret(shop, 'secret');
    expect(await findSecret(shop, sealed)).toBe('secret');
    expect(await findSecret({ ...shop, address: 'https://shop.example' }, sealed)).toBeNull();
  });
});

describe('a key from before there was additional data', () => {
  /** As the first version kept it. */
  async function keepUnbound(secret: string): Promise<void> {
    await keepKey(shop, secret);
    const database = await openDatabase();
    const wrapping = await database.get('vault-key', 'key');
    if (wrapping === undefined) throw new Error('not made');
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(secret);
    const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, wrapping, plain);
    await database.put('vault', {
      accountId: shop.id,
      identityVersion: shop.identityVersion,
      iv,
      cipher,
      boundTo: shop.address,
    });
  }

  const renewed = { ...shop, identityVersion: 4 };
  const moved = { ...shop, address: 'https://moved.example' };
  it.each([
    ['another identity', () => keepKey(renewed, 'typed meanwhile'), renewed, 'typed meanwhile'],
    ['the same identity', () => keepKey(shop, 'typed meanwhile'), shop, 'typed meanwhile'],
    ['another address', () => keepKey(moved, 'typed meanwhile'), moved, 'typed meanwhile'],
    ['nobody any more', () => forgetKey(shop.id), shop, null],
  ])(
    'gives way to what is kept for %s while it is bound to its address',
    async (_, meanwhile, owner, key) => {
      await keepUnbound('from before');
      const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
      vi.spyOn(crypto.subtle, 'decrypt').mockImplementationOnce(async (...given) => {
        await meanwhile();
        return decrypt(...given);
      });
      await bindKeys();
      vi.restoreAllMocks();
      expect(await findKey(owner)).toBe(key);
    },
  );

  it('is bound to the address that its account was moved with, and to no other', async () => {
    await keepUnbound('from before');
    await bindKeys();
    const database = await openDatabase();
    expect(await database.get('vault', shop.id)).not.toHaveProperty('boundTo');
    expect(await findKey(shop)).toBe('from before');
    expect(await findKey(moved)).toBeNull();
  });
});
