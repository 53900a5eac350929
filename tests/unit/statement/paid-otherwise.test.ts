import { describe, expect, it } from 'vitest';
import { cashParcels } from '../../../components/cash/cash-parcel';
import { findingsTable } from '../../../components/cash/findings-table';
import { owedIn } from '../../../components/cash/owed-in';
import { loadTranslator } from '../../../lib/i18n/load-translator';
import { ledgerTable } from '../../../lib/ledger/csv-table';
import { nextRow, TransitionError } from '../../../lib/outbox/state';
import { judgeStatement } from '../../../lib/statement/judge';
import type { StatementLine } from '../../../lib/statement/statement';
import { ACCOUNT, madeEntry, requestOf } from '../ledger/made-entry';
import { madeRow } from '../outbox/made-row';

const SAID = new Date(2026, 10, 30, 12).getTime();
const entry = (code: string, paidOtherwiseAt: number | null = SAID) => ({
  ...madeEntry({ parcelCode: code, request: requestOf({ total: '110' }), paidOtherwiseAt }),
  fate: 'delivered' as const,
});
const parcels = (...entries: readonly ReturnType<typeof entry>[]) => cashParcels(entries, ACCOUNT.id);
const line = (code: string, collected: string): StatementLine => ({
  ...{ row: 2, code, collected, fee: null, net: null, isTotal: false },
});
const kept = (...lines: readonly StatementLine[]) => ({
  ...{ id: 'a', accountId: ACCOUNT.id, name: '', heading: [], at: 1, lines },
  columns: { code: 0, collected: 1, fee: null, net: null },
});
/** What is owed, and what was paid otherwise. */
const told = (all: ReturnType<typeof parcels>, ...statements: readonly ReturnType<typeof kept>[]) =>
  owedIn('ILS', all, statements).map(({ outstanding, paidOtherwise }) => [
    outstanding.filter(({ parcels }) => parcels > 0).map(({ amount }) => amount),
    paidOtherwise,
  ]);

describe('a parcel that a person says was paid in hand or written off', () => {
  it('is owed no more, and counted apart: nothing but a statement could end what was owed', () => {
    expect(told(parcels(entry('P1'), entry('P2', null)))).toEqual([[['110'], { parcels: 1, amount: '110' }]]);
  });

  it('of which a statement paid a part is counted with the rest alone, and not at all once all of it is paid', () => {
    expect(told(parcels(entry('P1')), kept(line('P1', '90')))).toEqual([[[], { parcels: 1, amount: '20' }]]);
    expect(told(parcels(entry('P1')), kept(line('P1', '110')))).toEqual([[[], { parcels: 0, amount: '0' }]]);
  });

  it('is owed again once that is taken back', () => {
    const row = madeRow({ state: 'created', parcelCode: 'P1' });
    const said = nextRow(row, { type: 'paid-otherwise', ticked: true, at: SAID });
    expect(said.paidOtherwiseAt).toBe(SAID);
    const unsaid = nextRow(said, { type: 'paid-otherwise', ticked: false, at: SAID + 1 });
    expect(unsaid.paidOtherwiseAt).toBeNull();
    expect(told(parcels(entry('P1', unsaid.paidOtherwiseAt)))).toEqual([
      [['110'], { parcels: 0, amount: '0' }],
    ]);
    const refused = madeRow({ state: 'refused' });
    const tick = { type: 'paid-otherwise', ticked: true, at: SAID } as const;
    expect(() => nextRow(refused, tick)).toThrow(TransitionError);
  });

  it('is a kind of its own beside a statement that pays less or nothing, and is compared as ever where it pays', () => {
    const books = parcels(entry('P1'), entry('P2'), entry('P3'));
    const { findings } = judgeStatement([line('P1', '90'), line('P2', '110')], books);
    expect(findings.map(({ code, verdict, difference }) => [code, verdict, difference])).toEqual([
      ['P1', 'paid-otherwise', '-20'],
      ['P2', 'paid', '0'],
      ['P3', 'paid-otherwise', null],
    ]);
  });

  it('says so in both files for a spreadsheet', async () => {
    const translator = await loadTranslator('en');
    const { findings } = judgeStatement([line('P1', '90')], parcels(entry('P1')));
    expect(findingsTable(findings, 'ILS', translator).rows[0]?.[0]).toBe('Paid in hand or written off');
    const { header, rows } = ledgerTable([entry('P1'), entry('P2', null)], translator);
    const column = header.indexOf('Paid in hand or written off');
    expect(rows.map((cells) => cells[column])).toEqual(['2026-11-30', '']);
  });
});
