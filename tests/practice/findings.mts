import { listFindings } from '../unit/i18n/list-findings';

/** Prints the sentence of every finding in the three languages: `npm run findings`. */
const [ar, en, he] = (['ar', 'en', 'he'] as const).map(listFindings);
for (const [at, { code, field, text }] of (ar ?? []).entries()) {
  process.stdout.write(`${code} (${field})\n  ${text}\n  ${en?.[at]?.text}\n  ${he?.[at]?.text}\n`);
}
process.stdout.write(`${ar?.length} sentences of ${new Set(ar?.map(({ code }) => code)).size} findings\n`);
