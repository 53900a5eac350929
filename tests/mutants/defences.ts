import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant, Patch } from './mutant';

/** What the code is without a defence. */
export type PatchedCode = Omit<Mutant, 'project'>;

const FOLDER = join(import.meta.dirname, 'defences');
const TEST = /^(?<file>\S+\.test\.tsx?)(?: -t (?<named>.+))?$/;

/** Every named defence, by subject: one file each, written as its README says. */
export const defences: readonly Mutant[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.diff'))
  .flatMap((file) => readDefences(readFileSync(join(FOLDER, file), 'utf8')));

/** @throws Error that names the defence which is not written as the README says. */
export function readDefences(text: string): readonly Mutant[] {
  return readPatchedCode(text).map((code) => {
    if (code.tests.length === 0) throw new Error(`${code.name} lacks its tests`);
    return { ...code, project: projectOf(code.tests) };
  });
}

/** The same, where tests need not be named. */
export function readPatchedCode(text: string): readonly PatchedCode[] {
  // What the file is about stands before the first.
  const [about = '', ...codes] = text.split(/^@@ /m);
  if (about.includes('@@') || codes.length === 0) throw new Error(`No patch begins in: ${about}`);
  return codes.map(readCode);
}

function readCode(text: string): PatchedCode {
  const [title = '', ...lines] = text.trimEnd().split('\n');
  const [, name, what] = /^([\w-]+): (.+)$/.exec(title) ?? [];
  if (name === undefined || what === undefined) throw new Error(`“${title}” is no “name: what goes wrong”`);
  const tests: string[] = [];
  const patches: { file: string; from: string[]; to: string[] }[] = [];
  let named: string | undefined;
  for (const line of lines) {
    const test = TEST.exec(line)?.groups;
    const patch = patches.at(-1);
    if (test?.file !== undefined) {
      tests.push(test.file);
      named ??= test.named;
    } else if (/^[\w/.-]+\.\w+$/.test(line)) patches.push({ file: line, from: [], to: [] });
    else if (patch !== undefined && /^[-+](?: |$)/.test(line)) {
      patch[line.startsWith('-') ? 'from' : 'to'].push(line.slice(2));
    } else throw new Error(`${name} has a line that is neither a file nor - or +: ${line}`);
  }
  if (patches.length === 0) throw new Error(`${name} lacks its patch`);
  if (named !== undefined && tests.length > 1) throw new Error(`${name} names a test beside a second file`);
  return { name, what, tests, patches: patches.map(joined), named };
}

function joined({ file, from, to }: { file: string; from: string[]; to: string[] }): Patch {
  if (from.length === 0) throw new Error(`A patch of ${file} says nothing that it takes out`);
  return { file, from: from.join('\n'), to: to.join('\n') };
}

/** `tests/components` and `tests/e2e` are projects of their own; every other folder is of `unit`. */
function projectOf([test = '']: readonly string[]): Mutant['project'] {
  const folder = test.split('/')[1];
  return folder === 'components' || folder === 'e2e' ? folder : 'unit';
}
