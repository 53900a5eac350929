import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the folder of a run, in which its workers tell each other what was done. */
const VARIABLE = 'SHAHNA_RUN';

/** Before all stories of a run. */
export function beginRun(): { remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'shahna-run-'));
  process.env[VARIABLE] = folder;
  return { remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Far longer than any work here takes on a busy machine, and shorter than what waits for it may take. */
const PATIENCE = 100_000;

/**
 * Does what stories of several workers need once in a run, for the first that asks; the others wait for it. Outside of a
 * run it is done each time.
 * @throws Error for everybody who asks, where the work failed
 */
export async function onceARun(name: string, work: () => void): Promise<void> {
  const folder = process.env[VARIABLE];
  if (folder === undefined) return work();
  const said = join(folder, `${name}.said`);
  if (isFirst(join(folder, name))) say(said, failureOf(work));
  for (const until = Date.now() + PATIENCE; !existsSync(said); ) {
    if (Date.now() > until) throw new Error(`Nobody finished ${name}, which another worker began`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const failure = readFileSync(said, 'utf8');
  if (failure !== '') throw new Error(failure);
}

/** A folder is made by one of all that try. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** @returns what went wrong; nothing where nothing did */
function failureOf(work: () => void): string {
  try {
    work();
    return '';
  } catch (error) {
    return String(error);
  }
}

/** In one step: a file that is there without its words yet would say that all went well. */
function say(file: string, failure: string): void {
  writeFileSync(`${file}.part`, failure);
  renameSync(`${file}.part`, file);
}
