import { cashParcels } from '../../../components/cash/cash-parcel';
import { type Owed, owedIn } from '../../../components/cash/owed-in';
import type { Translator } from '../../../lib/i18n/translator';
import { readColleagueEntries } from '../../../lib/ledger/colleague-entries';
import { readEntries } from '../../../lib/ledger/read-entries';
import { readReporter } from '../../../lib/ledger/read-reporter';
import type { Account } from '../../../lib/settings/account';
import { findStatements } from '../../../lib/statement/kept-statements';
import { openDatabase } from '../../../lib/storage/db';

/** All cash of an account that is out, as its page shows it. @throws Failure `storage-unavailable` */
export async function readOwed(account: Account, translator: Translator): Promise<readonly Owed[]> {
  const { id, currency, environment } = account;
  const reportBy = await readReporter([account], translator);
  const database = await openDatabase();
  const from = await database.getAllFromIndex('outbox', 'phone', IDBKeyRange.bound([id], [id, []]));
  const own = await readEntries([account], () => null, { known: new Map(), reportBy, from, searched: false });
  const colleagues = await readColleagueEntries([account], own, reportBy, Number.NEGATIVE_INFINITY);
  const counted = [...own, ...colleagues].filter(({ testing }) => testing === (environment === 'testing'));
  return owedIn(currency, cashParcels(counted, id), await findStatements(id));
}
