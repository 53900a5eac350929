/**
 * What every command needs before it runs, on a machine that has Node and nothing else: the packages and the
 * TypeScript settings that WXT writes. With `--browsers`, on Debian as root, also the browsers and what stands behind
 * whole stories; elsewhere they are looked for when they are needed, and a sentence says what to install. Runs on the
 * machine's own Node, since the newer Node is among the packages.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

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

/** A lock file's packages: folder → `{ version, optional }`; the project itself is not among them. */
function packagesIn(lockFile) {
  const { '': _project, ...packages } = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  return packages;
}

const installed = 'node_modules/.package-lock.json';
/** Whether a package is missing or of another version. Optional ones are those of other platforms. */
function isBehind() {
  const there = packagesIn(installed);
  return Object.entries(packagesIn('package-lock.json')).some(([folder, { version, optional }]) =>
    there[folder] === undefined ? optional !== true : there[folder].version !== version,
  );
}

const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
if (!existsSync(installed)) {
  process.stdout.write('Installing packages…\n');
  run('npm', ['ci', ...quietly]);
} else if (isBehind()) {
  process.stdout.write('Installing what the packages lack…\n');
  // What is there already stays: seconds in place of minutes.
  run('npm', ['install', '--no-save', ...quietly]);
}

// `tsconfig.json` extends it: without it no TypeScript is compiled, the tests' own among it.
if (!existsSync('.wxt/tsconfig.json')) run('npm', ['exec', '--', 'wxt', 'prepare', '--level', 'error']);

const missing = Object.entries(debianPackages)
  .filter(([file]) => !existsSync(file))
  .map(([, name]) => name);
const isWanted = process.argv.includes('--browsers');
const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
if (isWanted && isDebianRoot && missing.length > 0) {
  process.stdout.write(`Installing ${missing.join(', ')}…\n`);
  run('apt-get', ['-qq', 'update']);
  run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', ...missing]);
}
