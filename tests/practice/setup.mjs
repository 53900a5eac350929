/**
 * Everything the other commands need, on a machine that has Node and nothing else: the packages, and on Debian
 * as root the browsers. Runs on the machine's own Node, before the packages (and the newer Node among them) are
 * there. Elsewhere the browsers are looked for when they are needed, and a sentence says what to install.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

const debianPackages = {
  '/usr/bin/chromium': 'chromium',
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/lib/postgresql': 'postgresql',
  '/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf': 'fonts-noto-core',
};

function run(command, args) {
  execFileSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // npm is a script of the command line on Windows.
    shell: process.platform === 'win32',
  });
}

const installed = 'node_modules/.package-lock.json';
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const isMissing = (name) => !existsSync(`node_modules/${name}`);
const isBehind = () => statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs;
const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
if (!existsSync(installed)) {
  console.log('Installing packages…');
  run('npm', ['ci', ...quietly]);
} else if (isBehind() || Object.keys({ ...dependencies, ...devDependencies }).some(isMissing)) {
  console.log('Installing what the packages lack…');
  // What is there already stays: seconds in place of minutes.
  run('npm', ['install', '--no-save', ...quietly]);
}

const missing = Object.entries(debianPackages)
  .filter(([file]) => !existsSync(file))
  .map(([, name]) => name);
const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
if (isDebianRoot && missing.length > 0) {
  console.log(`Installing ${missing.join(', ')}…`);
  run('apt-get', ['-qq', 'update']);
  run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', ...missing]);
}
