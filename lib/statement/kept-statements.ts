import { changeIn, openDatabase } from '../storage/db';
import type { KeptStatement } from '../storage/records';
import { asMeant, type StatementLine } from './statement';

export async function findStatements(accountId: string): Promise<readonly KeptStatement[]> {
  const database = await openDatabase();
  const statements = await database.getAllFromIndex('statements', 'account', accountId);
  return statements.map(asReadNow).toSorted((a, b) => b.at - a.at);
}

export interface KeptOnce {
  readonly statement: KeptStatement;
  readonly wasHere: boolean;
}

/**
 * One whose lines are kept already is not added: read twice, it would show every parcel in it as paid twice. So it
 * takes the place of another in the same transaction.
 * @param replacedId the same file's statement by other columns
 */
export function keepStatement(statement: KeptStatement, replacedId: string | null = null): Promise<KeptOnce> {
  return changeIn('statements', async (statements) => {
    const others = (await statements.index('account').getAll(statement.accountId)).map(asReadNow);
    const kept = findSame(others, statement.lines);
    // What else lines say may be known better now.
    const now =
      kept === null
        ? { ...statement, at: findMoment(others, statement.at) }
        : { ...kept, lines: statement.lines };
    await statements.put(now);
    if (replacedId !== null && replacedId !== kept?.id) await statements.delete(replacedId);
    return { statement: now, wasHere: kept !== null };
  });
}

/** The first moment from this one on at which no other was kept: each is compared with what those before it paid. */
function findMoment(others: readonly KeptStatement[], from: number): number {
  const taken = new Set(others.map(({ at }) => at));
  let at = from;
  while (taken.has(at)) at += 1;
  return at;
}

/** An earlier version may have kept what its lines mean otherwise. */
function asReadNow(statement: KeptStatement): KeptStatement {
  return { ...statement, lines: asMeant(statement.lines, statement.columns) };
}

/** The statement of this very file; `null`: none. Of a total, earlier versions knew less. */
export function findSame(
  statements: readonly KeptStatement[],
  lines: readonly StatementLine[],
): KeptStatement | null {
  const isThis = (kept: KeptStatement) =>
    kept.lines.length === lines.length && lines.every((line, at) => areSame(line, kept.lines[at]));
  return statements.find(isThis) ?? null;
}

/** Nothing under an amount is as much as 0; what is a total for one of them may be a parcel for the other. */
function areSame(line: StatementLine, other: StatementLine | undefined): boolean {
  if (line.row !== other?.row) return false;
  return (['code', 'collected', 'fee', 'net'] as const).every((name) => {
    const isUntold = [line, other].some((one) => one.isTotal && one[name] === null);
    return isUntold || (line[name] ?? '0') === (other[name] ?? '0');
  });
}

export async function removeStatement(id: string): Promise<void> {
  const database = await openDatabase();
  await database.delete('statements', id);
}
