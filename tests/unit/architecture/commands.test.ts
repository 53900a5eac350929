import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const folder = mkdtempSync(join(tmpdir(), 'shahna-bare-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A clone in which nothing was run, with this checkout's packages. */
function makeBareClone(name: string): string {
  const clone = join(folder, name);
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', '.', clone], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git clone: ${stderr}`);
  symlinkSync(join(process.cwd(), 'node_modules'), join(clone, 'node_modules'));
  return clone;
}

/** The commands of the whole proof, each with the folder that it runs in. */
function readProof(): readonly { readonly folder: string; readonly command: string }[] {
  let folder = '';
  const commands: { folder: string; command: string }[] = [];
  for (const line of readFileSync('.ci/run', 'utf8').split('\n')) {
    const entered = /\bcd "([^"]+)"/.exec(line)?.[1];
    const command = /\bnpm [^)\n]+/.exec(line)?.[0];
    if (command !== undefined) commands.push({ folder: entered ?? folder, command });
    else if (entered !== undefined) folder = entered;
  }
  return commands;
}

describe('the commands', () => {
  it('each set up what they lack before they begin', () => {
    const bare = Object.entries(scripts).filter(
      ([, command]) => !/^node lib\/build\/setup\.mjs (--browsers )?&& /.test(command),
    );
    expect(bare).toEqual([]);
  });

  it('run tests in a clone in which nothing was run', () => {
    const clone = makeBareClone('test');
    const one = ['--project', 'unit', 'tests/unit/architecture/circles.test.ts'];
    const { stdout, stderr } = spawnSync('npm', ['test', '--', ...one], {
      cwd: clone,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: { ...process.env, SHAHNA_RESULTS: join(folder, 'results') },
    });
    expect(stdout + stderr).toMatch(/^[1-9]\d* passed, 0 failed$/m);
  }, 240_000);

  it('of the README come first in the whole proof, each in a bare clone of its own', () => {
    const [, block = ''] =
      /\n## Try it\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
    const named = Array.from(block.matchAll(/^(npm \w+) /gm), ([, command]) => command);
    expect(named).toEqual(['npm start', 'npm run', 'npm test']);

    const proof = readProof();
    expect(proof.slice(0, 2)).toEqual([
      { folder: '$clones/start', command: 'npm start' },
      { folder: '$clones/test', command: 'npm test' },
    ]);
    expect(proof.length).toBeGreaterThan(2);
    // What stands before them makes the clones and runs nothing of the project.
    const [before = ''] = readFileSync('.ci/run', 'utf8').split(/\bnpm start\b/);
    expect(before).not.toMatch(/^[^#]*\b(?:npm|npx|node|wxt|vitest|tsx)\b/m);
    expect(before.match(/git clone --quiet \. "\$clones\/\w+"/g)).toHaveLength(2);
  });
});
