import type * as z from 'zod/mini';
import type { TextId } from '../i18n/messages';
import { jsonObject, parseJson } from '../stores/json';

/** What is said of a file that cannot be taken in. */
export const FILE_TEXTS = {
  'not-ours': 'file-not-ours',
  newer: 'file-newer',
  'too-large': 'file-too-large',
  'wrong-passphrase': 'transfer-file-wrong-passphrase',
} as const satisfies Record<string, TextId>;

/** Nothing of a file is taken in. */
export class OwnFileError extends Error {
  override readonly name = 'OwnFileError';
  constructor(readonly code: keyof typeof FILE_TEXTS) {
    super(code);
  }
}

/** A kind of file that we save, and read again. */
interface OwnFile<Body> {
  /** By which it is known. */
  readonly mark: Readonly<Record<string, string>>;
  /** As it is saved; those before it can be read. */
  readonly version: number;
  /** Characters. */
  readonly largest: number;
  readonly body: z.ZodMiniType<Body>;
}

export function writeOwnFile({ mark, version }: OwnFile<unknown>, body: object): string {
  return `${JSON.stringify({ ...mark, version, ...body }, null, 2)}\n`;
}

/** @throws OwnFileError */
export function readOwnFile<Body>({ mark, version, largest, body }: OwnFile<Body>, text: string): Body {
  if (text.length > largest) throw new OwnFileError('too-large');
  const json = jsonObject(parseJson(text.replace(/^\ufeff/, '')));
  const isMarked = Object.entries(mark).every(([name, value]) => json[name] === value);
  const written = Number.isSafeInteger(json.version) ? Number(json.version) : 0;
  if (isMarked && written > version) throw new OwnFileError('newer');
  const read = body.safeParse(json);
  if (!isMarked || written < 1 || !read.success) throw new OwnFileError('not-ours');
  return read.data;
}
