import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../lib/storage/db';
import { findKey } from '../../../lib/storage/vault';
import { forgetKey, keepKey } from '../../../lib/storage/vault-write';

describe('the vault', () => {
  it('gives back the key of the account and identity it was kept for', async () => {
    await keepKey('shop', 3, 'sécret-مفتاح');
    expect(await findKey('shop', 3)).toBe('sécret-مفتاح');
  });

  it('has no key for another account, or for an address the key was not given for', async () => {
    await keepKey('shop', 3, 'secret');
    expect(await findKey('other', 3)).toBeNull();
    expect(await findKey('shop', 4)).toBeNull();
  });

  it('holds the key nowhere as it is, and a wrapping key that cannot be taken out', async () => {
    await keepKey('shop', 1, 'plainly-visible');
    const database = await openDatabase();
    const entry = await database.get('vault', 'shop');
    expect(new TextDecoder().decode(entry?.cipher)).not.toContain('plainly-visible');
    const wrapping = await database.get('vault-key', 'key');
    expect(wrapping?.extractable).toBe(false);
  });

  it('uses one wrapping key, even when two keys are kept at once', async () => {
    await Promise.all([keepKey('one', 1, 'first'), keepKey('two', 1, 'second')]);
    expect(await findKey('one', 1)).toBe('first');
    expect(await findKey('two', 1)).toBe('second');
  });

  it('asks for the key again when what is kept cannot be read', async () => {
    await keepKey('shop', 1, 'secret');
    const database = await openDatabase();
    const entry = await database.get('vault', 'shop');
    if (entry === undefined) throw new Error('not kept');
    await database.put('vault', { ...entry, cipher: new ArrayBuffer(32) });
    expect(await findKey('shop', 1)).toBeNull();
  });

  it('forgets', async () => {
    await keepKey('shop', 1, 'secret');
    await forgetKey('shop');
    expect(await findKey('shop', 1)).toBeNull();
  });
});
