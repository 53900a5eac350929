import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddressText } from '../../../lib/villages/address';
import { findDirectory, markVillage, replaceDirectory } from '../../../lib/villages/directory';
import { forgetVillages } from '../../../lib/villages/forget-villages';
import { listLearned } from '../../../lib/villages/learned';
import type { VillageMatch } from '../../../lib/villages/match';
import { countUse } from '../../../lib/villages/usage';
import { listingOf } from '../villages/listing';

const places = readFileSync(new URL('../../../assets/public/places.txt', import.meta.url), 'utf8');
vi.stubGlobal('fetch', async () => new Response(places));

const { learnFromShipped, matchAddress } = await import(
  '../../../entrypoints/background/drafting/match-address'
);
const { markListedVillage } = await import('../../../entrypoints/background/directories/directories');

const LINES = [
  'نابلس: نابلس, بورين, سبسطية, بيت فوريك, برقة, حوارة',
  'رام الله والبيرة: رام الله, البيرة, برقة, عطارة',
  'جنين: جنين, العطارة, عرابة, قباطية, جبع',
];

let account = '';
let made = 0;

beforeEach(async () => {
  account = `account-${++made}`;
  await replaceDirectory({ id: account, identityVersion: 1 }, listingOf(LINES), 1);
});

async function village(name: string, city = '') {
  const { villages } = (await findDirectory(account)) ?? { villages: [] };
  const found = villages.find((each) => each.name === name && each.city.startsWith(city));
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

/** What an order with this address is filled in with by itself. */
async function filled(address: AddressText): Promise<string | null> {
  const match = await matchAddress(account, address);
  return match.confident ? (match.candidates[0]?.village.name ?? null) : null;
}

async function ship(address: AddressText, name: string, city = '', street = address.address1 ?? '') {
  await learnFromShipped(account, address, street, await village(name, city));
}

const named = ({ choices }: VillageMatch) => choices.map(({ name, city }) => `${name}/${city}`);

describe('a village that is listed twice', () => {
  it('is its first record, until the other one was shipped to', async () => {
    account = 'listed-twice';
    const cities = listingOf(['نابلس: نابلس, حوارة, حواره']);
    await replaceDirectory({ id: account, identityVersion: 1 }, cities, 2);
    const order = { city: 'حوارة', state: 'نابلس' };
    expect(await filled(order)).toBe('حوارة');
    expect((await matchAddress(account, order)).reason).toEqual({ code: 'listed-twice', taken: 'first' });
    await countUse(account, (await village('حواره')).id, Date.now());
    expect(await filled(order)).toBe('حواره');
    expect((await matchAddress(account, order)).reason).toEqual({ code: 'listed-twice', taken: 'used' });
  });
});

describe('a correction', () => {
  it('of a town nobody knows is remembered for every street of it, with what it was chosen for', async () => {
    const order = { city: 'قلعة الياسمين', state: 'نابلس', address1: 'شارع 5' };
    expect(await filled(order)).toBeNull();
    await ship(order, 'سبسطية');
    const next = { ...order, city: 'قلعة  اليَاسمين', address1: 'بجانب المخبز' };
    expect(await filled(next)).toBe('سبسطية');
    expect((await matchAddress(account, next)).reason).toEqual({
      code: 'learned',
      text: 'قلعة الياسمين · نابلس',
    });
  });

  it('of a spelling that was read as another village is remembered for every street of it', async () => {
    const order = { city: 'بيت فوريكك', address1: 'شارع 5' };
    expect(await filled(order)).toBe('بيت فوريك');
    await ship(order, 'حوارة');
    expect(await filled({ ...order, address1: 'بجانب المخبز' })).toBe('حوارة');
    expect(await filled({ city: 'بيت فوريك' })).toBe('بيت فوريك');
  });

  it('is each account’s own', async () => {
    const order = { city: 'قلعة الياسمين' };
    await ship(order, 'سبسطية');
    const first = account;
    account = 'another';
    await forgetVillages(account);
    await replaceDirectory({ id: account, identityVersion: 1 }, listingOf(LINES), 1);
    expect(await filled(order)).toBeNull();
    expect(await listLearned(first)).toHaveLength(1);
  });

  it('is not learned of what was matched right', async () => {
    await ship({ city: 'بيت فوريك' }, 'بيت فوريك');
    expect(await listLearned(account)).toEqual([]);
  });

  it('of a village’s own name is of that very address: the next customer of that village gets theirs', async () => {
    const order = { city: 'بورين', address1: 'مفرق حوارة' };
    expect(await filled(order)).toBe('بورين');
    await ship(order, 'حوارة');
    expect(await filled(order)).toBe('حوارة');
    expect(await filled({ city: 'بورين', address1: 'قرب المدرسة' })).toBe('بورين');
  });

  it('is not learned where the street was replaced too: the parcel went elsewhere this once', async () => {
    const order = { city: 'بورين', address1: 'شارع فيصل، عمارة النور' };
    await ship(order, 'حوارة', '', 'مكان العمل: حوارة، محطة الوقود');
    expect([await filled(order), await listLearned(account)]).toEqual(['بورين', []]);
    await ship(order, 'حوارة', '', 'عمارة النور، الطابق الثاني، شقة 3');
    expect(await filled(order)).toBe('حوارة');
  });

  it('of a name that two villages share is of that very address, and the next one asks with both', async () => {
    const order = { city: 'برقة', address1: 'الحارة الشرقية' };
    await ship(order, 'برقة', 'رام الله');
    const again = await matchAddress(account, order);
    expect([again.confident, again.candidates[0]?.village.city]).toEqual([true, 'رام الله والبيرة']);
    const other = await matchAddress(account, { city: 'برقة', address1: 'وسط البلد' });
    expect(other.confident).toBe(false);
    expect(named(other).sort()).toEqual(['برقة/رام الله والبيرة', 'برقة/نابلس']);
  });

  it('of a country, a governorate or a street in the town’s place is of that very address', async () => {
    for (const city of ['فلسطين', 'الضفة الغربية', 'محافظة نابلس', 'شارع القدس', '12', '-']) {
      const order = { city, address1: 'حي السلام 4' };
      await ship(order, 'سبسطية');
      expect([city, await filled(order)]).toEqual([city, 'سبسطية']);
      expect(await filled({ city, address1: 'حي الزيتون 9' })).not.toBe('سبسطية');
    }
  });

  it('is of the very address where its street names the village that was chosen', async () => {
    const order = { city: 'منطقة صناعية كبرى', address1: 'قرب مخبز سبسطية' };
    await ship(order, 'سبسطية');
    expect(await filled(order)).toBe('سبسطية');
    expect(await filled({ ...order, address1: 'قرب مخبز آخر' })).toBeNull();
  });

  it('because a village is closed or hidden teaches nothing: it may open again', async () => {
    await markVillage(account, (await village('سبسطية')).id, { hidden: true });
    await ship({ city: 'سبسطية' }, 'بورين');
    expect(await listLearned(account)).toEqual([]);
  });
});

describe('what was learned', () => {
  const order = { city: 'قلعة الياسمين', address1: 'شارع 5' };

  it('asks once when it is contradicted, and is certain again when the person stays by it', async () => {
    await ship(order, 'سبسطية');
    await ship(order, 'حوارة');
    const doubted = await matchAddress(account, order);
    expect([doubted.confident, named(doubted)[0]]).toEqual([false, 'حوارة/نابلس']);
    await ship(order, 'حوارة');
    expect(await filled(order)).toBe('حوارة');
  });

  it('is only offered where the order’s country says that it cannot be meant', async () => {
    await ship(order, 'سبسطية');
    const abroad = await matchAddress(account, { ...order, country: 'JO' });
    expect([abroad.confident, named(abroad)[0]]).toEqual([false, 'سبسطية/نابلس']);
    expect(abroad.evidence[0]).toEqual({ code: 'other-territory', text: 'JO' });
    expect(await filled({ ...order, country: 'PS' })).toBe('سبسطية');
  });

  it('is forgotten when the person goes back to what the address says', async () => {
    const corrected = { city: 'بورين', address1: 'مفرق' };
    await ship(corrected, 'حوارة');
    await ship(corrected, 'بورين');
    expect(await filled(corrected)).toBe('بورين');
    expect(await listLearned(account)).toEqual([]);
  });

  it('offers both where the address has come to say another village for certain', async () => {
    await ship(order, 'سبسطية');
    const match = await matchAddress(account, { ...order, address1: 'قباطية' });
    expect(match.confident).toBe(false);
    expect(named(match)).toEqual(['سبسطية/نابلس', 'قباطية/جنين']);
  });

  it('offers both where the service’s list has since got a village of that very name', async () => {
    await ship(order, 'سبسطية');
    const lines = [...LINES.slice(0, -1), `${LINES.at(-1)}, ${order.city}`];
    await replaceDirectory({ id: account, identityVersion: 1 }, listingOf(lines), 2);
    await markListedVillage(account, 0, { hidden: false });
    const match = await matchAddress(account, order);
    expect(match.confident).toBe(false);
    expect(named(match)).toEqual(['سبسطية/نابلس', `${order.city}/جنين`]);
  });

  it('is filled in for the very address once the person has stayed by it over the village that its street names', async () => {
    await ship(order, 'سبسطية');
    const other = { ...order, address1: 'قباطية' };
    expect(await filled(other)).toBeNull();
    await ship(other, 'سبسطية');
    expect(await filled(other)).toBe('سبسطية');
    expect(await filled(order)).toBe('سبسطية');
    expect(await filled({ ...order, address1: 'قباطية، قرب المسجد' })).toBeNull();
  });

  it('is filled in for the very address once the person has stayed by it over what an unknown field names', async () => {
    await ship(order, 'سبسطية');
    const other = { ...order, aside: ['قباطية'] };
    expect(await filled(other)).toBeNull();
    await ship(other, 'سبسطية');
    expect(await filled(other)).toBe('سبسطية');
    expect(await filled({ ...order, aside: ['حوارة'] })).toBeNull();
  });

  it('is not filled in while its village is closed: its neighbours are offered', async () => {
    await ship(order, 'سبسطية');
    await markListedVillage(account, (await village('سبسطية')).id, { closed: true });
    const match = await matchAddress(account, order);
    expect(match).toMatchObject({ confident: false, recognised: true, reason: { code: 'closed' } });
    expect(match.choices.length).toBeGreaterThan(2);
    expect(match.choices.every(({ city, closed }) => city === 'نابلس' && !closed)).toBe(true);
  });

  it('is not filled in where the service hides its village', async () => {
    await ship(order, 'سبسطية');
    await markListedVillage(account, (await village('سبسطية')).id, { hidden: true });
    expect(await matchAddress(account, order)).toMatchObject({
      confident: false,
      reason: { code: 'hidden' },
    });
  });
});
