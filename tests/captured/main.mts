import { parseArgs } from 'node:util';
import { capturedOrderPages } from './captured-store';
import { type CheckedField, checkPages, count } from './check-pages';

/**
 * `npm run captured -- --pages DIR [--pages DIR] [--json]`: reads every `DIR/<store>/<version>/` that has a `truth.json`
 * or a `meant.json` and says per store and field what was read right, left open (of it: not carried by what was
 * captured) or wrong. Ends with an error when anything is wrong.
 */
const { values } = parseArgs({
  options: { pages: { type: 'string', multiple: true }, json: { type: 'boolean', default: false } },
});
if (values.pages === undefined) throw new Error('--pages DIR: where the captured pages are');

const pages = values.pages.flatMap(capturedOrderPages);
const fields = await checkPages(pages);
const wrong = fields.filter(({ verdict }) => verdict === 'wrong');
const opened = fields.filter(({ verdict }) => verdict === 'open');

if (values.json) {
  const summary = {
    orders: pages.length,
    right: count(fields, 'right'),
    open: count(fields, 'open', 'not-carried'),
    wrong: wrong.length,
    notCarried: count(fields, 'not-carried'),
    wrongFields: wrong,
    openFields: opened,
  };
  console.log(JSON.stringify(summary, null, 2));
} else {
  printTable(fields);
  for (const { store, version, page, field, read, truth, verdict } of [...wrong, ...opened]) {
    console.log(`${verdict}: ${store}/${version}/${page} ${field}: read ${said(read)}, truth ${said(truth)}`);
  }
}
if (wrong.length > 0) process.exitCode = 1;

function printTable(all: readonly CheckedField[]): void {
  console.log(row('store', 'field', 'right', 'open', 'of it not carried', 'wrong'));
  for (const store of new Set(all.map((one) => one.store))) {
    const ofStore = all.filter((one) => one.store === store);
    for (const field of new Set(ofStore.map((one) => one.field))) {
      printRow(
        store,
        field,
        ofStore.filter((one) => one.field === field),
      );
    }
  }
  printRow(`${pages.length} order pages`, 'all fields', all);
}

function printRow(store: string, field: string, of: readonly CheckedField[]): void {
  const figures = [
    count(of, 'right'),
    count(of, 'open', 'not-carried'),
    count(of, 'not-carried'),
    count(of, 'wrong'),
  ];
  console.log(row(store, field, ...figures.map(String)));
}

function row(store: string, field: string, ...figures: readonly string[]): string {
  return store.padEnd(18) + field.padEnd(16) + figures.map((figure) => figure.padStart(9)).join('');
}

function said(text: string | null): string {
  return text === null ? 'nothing' : JSON.stringify(text);
}
