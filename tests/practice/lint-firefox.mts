import { spawnSync } from 'node:child_process';
import { judgeLint, type LintReport } from './judge-lint';

/** `npm run lint:firefox`: Mozilla's linter over the build, where every warning but the expected one is an error. */
const { stdout, stderr } = spawnSync(
  process.execPath,
  ['node_modules/addons-linter/bin/addons-linter', '.output/firefox-mv3', '--output', 'json', '--boring'],
  { encoding: 'utf8' },
);
if (stdout === '') throw new Error(`The linter said nothing.\n${stderr}`);
const report = JSON.parse(stdout) as LintReport;
const wrong = judgeLint(report);
for (const line of wrong) console.error(line);
console.log(
  `lint:firefox: ${wrong.length} wrong, ${report.notices.length} notices; not offered on Android, as expected`,
);
if (wrong.length > 0) process.exitCode = 1;
