import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import puppeteer from 'puppeteer-core';
import { requireBrowser } from '../../browsers/find-browser';
import { sideBySide } from './side-by-side';

/**
 * Photographs the screens as a commit has them, by that commit's own command and with the packages that are installed
 * here.
 * @param words the command's own options, but for the folder
 * @returns the folder of its pictures
 * @throws Error with what git or the command said
 */
export function photographCommit(commit: string, words: readonly string[]): string {
  const checkout = mkdtempSync(join(tmpdir(), 'shahna-before-'));
  const pictures = mkdtempSync(join(tmpdir(), 'shahna-pictures-'));
  run('.', 'git', 'worktree', 'add', '--detach', checkout, commit);
  try {
    symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'), 'dir');
    run(checkout, process.execPath, 'node_modules/wxt/bin/wxt.mjs', 'prepare', '--level', 'error');
    const command = ['node_modules/tsx/dist/cli.mjs', 'tests/practice/screenshots.mts', '--folder', pictures];
    run(checkout, process.execPath, ...command, ...words);
    return pictures;
  } finally {
    rmSync(join(checkout, 'node_modules'), { force: true });
    run('.', 'git', 'worktree', 'remove', '--force', checkout);
  }
}

/** Each picture of both folders beside its other, by the same path in a third; those that only one has are named. */
export async function putBeside(before: string, after: string, into: string): Promise<readonly string[]> {
  rmSync(into, { recursive: true, force: true });
  const [older, newer] = [picturesIn(before), picturesIn(after)];
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: requireBrowser('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const path of newer.filter((one) => older.includes(one))) {
      const pair = [
        { title: 'before', png: readFileSync(join(before, path)) },
        { title: 'after', png: readFileSync(join(after, path)) },
      ];
      mkdirSync(dirname(join(into, path)), { recursive: true });
      writeFileSync(join(into, path), await sideBySide(browser, [pair]));
    }
  } finally {
    await browser.close();
  }
  return [
    ...newer.filter((path) => !older.includes(path)).map((path) => `${path}: after alone`),
    ...older.filter((path) => !newer.includes(path)).map((path) => `${path}: before alone`),
  ];
}

function picturesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.png'));
}

function run(cwd: string, program: string, ...words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${[program, ...words].join(' ')} failed.\n${stdout}\n${stderr}`);
}
