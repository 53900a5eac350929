import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Patch } from './mutant';

export interface PatchedCopy {
  readonly folder: string;
  remove(): void;
}

/**
 * Copies the project's sources into a folder of their own, so that what is taken out of them never ships.
 * @param sources files and folders, from the project's top
 */
export function copySources(sources: readonly string[]): PatchedCopy {
  const folder = mkdtempSync(join(tmpdir(), 'shahna-mutant-'));
  for (const source of sources) cpSync(resolve(source), join(folder, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * Applies the patches to the files of a folder.
 * @returns a function that puts the files back as they were
 * @throws Error when a patch does not find its place exactly once; nothing is changed then.
 */
export function applyPatches(folder: string, name: string, patches: readonly Patch[]): () => void {
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  for (const { file, from, to } of patches) {
    const path = join(folder, file);
    const text = after.get(path) ?? readFileSync(path, 'utf8');
    if (!before.has(path)) before.set(path, text);
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`The mutant ${name} does not find its place in ${file} once`);
    after.set(path, parts.join(to));
  }
  for (const [path, text] of after) writeFileSync(path, text);
  return () => {
    for (const [path, text] of before) writeFileSync(path, text);
  };
}
