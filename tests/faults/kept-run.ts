import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Kept<Shown> {
  /** What was asked for, and of what: what another run has shown is none of this one. */
  readonly run: string;
  readonly parts: Readonly<Record<string, readonly Shown[]>>;
}

/** What a long run has shown so far, in a file: the same command goes on from there, however it was stopped. */
export class KeptRun<Shown> {
  #kept: Kept<Shown>;

  private constructor(
    private readonly file: string,
    kept: Kept<Shown>,
  ) {
    this.#kept = kept;
  }

  /** @param run what another run has kept in the file is forgotten. */
  static open<Shown>(file: string, run: string): KeptRun<Shown> {
    const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept<Shown>) : null;
    return new KeptRun(file, kept?.run === run ? kept : { run, parts: {} });
  }

  shownBy(part: string): readonly Shown[] {
    return this.#kept.parts[part] ?? [];
  }

  keep(part: string, shown: readonly Shown[]): void {
    this.#kept = { ...this.#kept, parts: { ...this.#kept.parts, [part]: shown } };
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(this.#kept));
  }

  /** Once the whole is done: the next run of the same name begins anew. */
  remove(): void {
    rmSync(this.file, { force: true });
  }
}

/** Names what the files of folders hold: what was shown of others says nothing of these. */
export function digestOf(...folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
    for (const path of paths) hash.update(path.slice(folder.length)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
