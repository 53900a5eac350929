import { text } from 'node:stream/consumers';
import { judgeLint, type LintReport } from './judge-lint';

/** `npm run lint:firefox`: judges what Mozilla's linter says of the build; every warning but the expected one is an error. */
const report = JSON.parse(await text(process.stdin)) as LintReport;
const wrong = judgeLint(report);
for (const line of wrong) console.error(line);
console.log(
  `lint:firefox: ${wrong.length} wrong, ${report.notices.length} notices; not offered on Android, as expected`,
);
if (wrong.length > 0) process.exitCode = 1;
