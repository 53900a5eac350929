import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { stepsOf } from './steps';

/**
 * `npm run release:check`: makes the zips, unpacks the sources package into a temporary folder, installs and builds
 * there as an add-on shop's reviewer would, and compares every file with the build here, byte for byte. Ends with an
 * error where a file differs or is on one side alone.
 */
const OUTPUT = '.output';
const BUILDS = ['chrome-mv3', 'firefox-mv3'] as const;
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

function run(folder: string, ...words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(npm, words, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${words.join(' ')} failed.\n${stdout}\n${stderr}`);
}

/** Every file under a folder, by its path in it. */
function readFolder(folder: string): ReadonlyMap<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(folder, path))]));
}

function unpack(zip: string, folder: string): void {
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (!path.endsWith('/')) writeFileSync(join(folder, path), bytes);
  }
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const folder = mkdtempSync(join(tmpdir(), 'shahna-sources-'));
const step = stepsOf();
try {
  step('making the zips');
  run('.', 'run', 'zip');
  step('installing and building from the sources package');
  unpack(join(OUTPUT, `shahna-${version}-sources.zip`), folder);
  // Not `npm ci`: see lib/build/setup.mjs.
  run(folder, 'install', '--no-save', '--no-audit', '--no-fund');
  run(folder, 'run', 'build');
  run(folder, 'run', 'build:firefox');
  const here = readAll('.');
  const there = readAll(folder);
  const different = [...new Set([...here.keys(), ...there.keys()])].filter((path) => {
    const [one, other] = [here.get(path), there.get(path)];
    return one === undefined || other === undefined || !one.equals(other);
  });
  if (different.length > 0) throw new Error(`Not the same bytes:\n${different.join('\n')}`);
  console.log(`identical ${here.size} files`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The files of both builds, by the build and the path in it. */
function readAll(root: string): ReadonlyMap<string, Buffer> {
  return new Map(
    BUILDS.flatMap((build) =>
      [...readFolder(join(root, OUTPUT, build))].map(([path, bytes]) => [`${build}/${path}`, bytes] as const),
    ),
  );
}
