import { describe, expect, it } from 'vitest';
import { cashParcels } from '../../../components/cash/cash-parcel';
import { owedIn } from '../../../components/cash/owed-in';
import { FATES, type Fate } from '../../../lib/ledger/fate';
import { judgeStatement, paidBy } from '../../../lib/statement/judge';
import { findOnlyMade, findOutstanding } from '../../../lib/statement/outstanding';
import { ACCOUNT, madeColleagueEntry, madeEntry, requestOf } from '../ledger/made-entry';

const parcelsOf = (fate: Fate) => cashParcels([{ ...madeEntry(), fate }], ACCOUNT.id);
const counted = (fate: Fate) =>
  findOutstanding(parcelsOf(fate), new Map(), Date.now()).reduce((sum, { parcels }) => sum + parcels, 0);
const onlyMade = (fate: Fate) => findOnlyMade(parcelsOf(fate), new Map()).parcels;

describe('the cash that the company owes', () => {
  it('is of parcels that a status says it has or has delivered, and of no others', () => {
    expect(FATES.filter((fate) => counted(fate) === 1)).toEqual(['delivered', 'on-the-way']);
  });

  it('is of one of which a person said that its driver took it, until a status says that it came back', () => {
    const owed = (fate: Fate, handedOverAt: number) => {
      const parcels = cashParcels([{ ...madeEntry({ handedOverAt }), fate }], ACCOUNT.id);
      const out = findOutstanding(parcels, new Map(), Date.now());
      return [out.reduce((sum, { parcels }) => sum + parcels, 0), findOnlyMade(parcels, new Map()).parcels];
    };
    expect(owed('only-made', Date.now())).toEqual([1, 0]);
    expect(owed('confirmed', Date.now())).toEqual([1, 0]);
    expect(owed('returned', Date.now())).toEqual([0, 0]);
    // Before that was kept, nobody said so.
    expect(owed('only-made', 0)).toEqual([0, 1]);
  });

  it('is of none that has nothing to collect: a courier leaves it out of its statements, and it was owed for ever', () => {
    const free = { ...madeEntry({ request: requestOf({ total: '0' }) }), fate: 'delivered' as const };
    const parcels = cashParcels([free], ACCOUNT.id);
    const out = findOutstanding(parcels, new Map(), Date.now());
    expect(out.reduce((sum, { parcels }) => sum + parcels, 0)).toBe(0);
    expect(judgeStatement([], parcels).findings).toEqual([]);
    const made = cashParcels([{ ...free, fate: 'only-made' }], ACCOUNT.id);
    expect(findOnlyMade(made, new Map()).parcels).toBe(0);
  });

  it('leaves those apart that were only made, told to be fetched or not; a returned one is in neither', () => {
    expect(FATES.filter((fate) => onlyMade(fate) === 1)).toEqual(['confirmed', 'only-made']);
  });

  it('is of one that a statement has, whatever its status', () => {
    const [parcel] = parcelsOf('only-made');
    const line = { row: 0, fee: null, net: null, isTotal: false, code: parcel?.code ?? '', collected: '1' };
    const paid = paidBy([[line]]);
    const short = findOutstanding(parcelsOf('only-made'), paid, Date.now()).map(({ short }) => short.parcels);
    expect(short.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(findOnlyMade(parcelsOf('only-made'), paid)).toEqual({ parcels: 0, amount: '0' });
  });

  it('says of how many that are out nobody knows the amount, until a statement has them', () => {
    const untold = { ...madeColleagueEntry(), totalPrice: null, fate: 'delivered' as const };
    const parcels = cashParcels([untold, { ...madeEntry(), fate: 'delivered' }], ACCOUNT.id);
    const line = { row: 2, code: 'SB-900', collected: '80', fee: null, net: null, isTotal: false };
    const columns = { code: 0, collected: 1, fee: null, net: null };
    const kept = { id: 'a', accountId: ACCOUNT.id, name: '', heading: [], columns, at: 1, lines: [line] };
    expect(owedIn('ILS', parcels, []).map(({ withoutAmount }) => withoutAmount)).toEqual([1]);
    expect(owedIn('ILS', parcels, [kept]).map(({ withoutAmount }) => withoutAmount)).toEqual([0]);
    const inDinars = cashParcels([{ ...madeEntry(), fate: 'delivered', currency: 'JOD' }], ACCOUNT.id);
    expect(owedIn('ILS', inDinars, []).map(({ withoutAmount }) => withoutAmount)).toEqual([0, 0]);
  });
});
