import { readCollections } from '../../../lib/review/collected-orders';
import { changeSettings } from '../../../lib/settings/settings';
import { linesAmongHidden } from '../../../lib/sheet/among-hidden';
import { readSheets } from '../../../lib/sheet/read-sheets';
import type { PricesOf } from '../../../lib/sheet/said-goods';
import { ACCOUNT } from './fake-service';

const { collectSheet } = await import('../../../entrypoints/background/review/collect-sheet');
const { readReviewed } = await import('../../../entrypoints/background/review/view-review');

let made = 0;

/** A sheet's orders as the review drafts them, its columns as they are proposed: what each asks, and its fields. */
export async function draftsOf(...rows: readonly string[]) {
  return draftsPriced('each', ...rows);
}

/** The same, where a person said of what the sheet's prices are. */
export async function draftsPriced(pricesOf: PricesOf, ...rows: readonly string[]) {
  made += 1;
  const source = `Made${made}`;
  await changeSettings((settings) => ({ ...settings, accounts: [ACCOUNT] }));
  const read = await readSheets([new File([rows.join('\n')], 'orders.csv')]);
  const { lines, hidden } = linesAmongHidden(read, read.heading.columns);
  const places = lines.flatMap((line, place) => (hidden.has(line) ? [place] : []));
  await collectSheet(ACCOUNT.id, source, lines, null, places, pricesOf);
  const collection = (await readCollections()).find(({ store }) => store.basePath.includes(`/${source}/`));
  return Promise.all(
    (collection?.orders ?? []).map(async ({ orderId }) => {
      const { form } = await readReviewed(collection?.id ?? '', orderId);
      const findings = form?.draft.findings.filter(({ severity }) => severity !== 'notice') ?? [];
      return { fields: form?.draft.fields, asks: findings.map(({ code }) => code), findings };
    }),
  );
}
