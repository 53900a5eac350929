import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parsePage } from '../unit/stores/parse-page';

/** Captured pages stand beside the project, not in it: they are for testing against where they are. */
const ROOT = fileURLToPath(new URL('../../../shared/pages/', import.meta.url));

/** Whether pages of this store and version (`medusa/2.21.2`) are there. */
export function areCaptured(folder: string): boolean {
  return existsSync(ROOT + folder);
}

export function readCaptured(path: string): string {
  return readFileSync(ROOT + path, 'utf8');
}

/** A captured page, as a browser parses it; its scripts are not run. */
export function openCaptured(path: string): Document {
  return parsePage(readCaptured(path));
}
