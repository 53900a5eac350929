/** A sentence for whoever starts the relay: what is wrong, and what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** Of a standby server, or of a database that was set so. */
export const TAKES_NO_WRITING =
  'The database takes no writing: connect to the primary server, or end its read-only mode.';

/** PostgreSQL's codes (appendix A of its manual), Node's and OpenSSL's, each with what to do. */
const SENTENCES: Readonly<Record<string, string>> = {
  ERR_INVALID_URL: 'DATABASE_URL is no address: write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE.',
  ENOTFOUND: 'The host in DATABASE_URL is not known: correct its name.',
  EAI_AGAIN: 'The host in DATABASE_URL could not be looked up: correct its name, or try again.',
  ECONNREFUSED: 'Nothing listens where DATABASE_URL points: start PostgreSQL, or correct host and port.',
  ENOENT: 'PostgreSQL has no socket where DATABASE_URL points: start it, or correct the folder.',
  EACCES: 'PostgreSQL’s socket is closed to this user: correct its rights, or connect by a host.',
  ETIMEDOUT: 'PostgreSQL did not answer: correct the host in DATABASE_URL, or open the way to it.',
  ENETUNREACH: 'There is no way to the host in DATABASE_URL: correct it, or the network.',
  EHOSTUNREACH: 'There is no way to the host in DATABASE_URL: correct it, or the network.',
  ECONNRESET: 'PostgreSQL ended the connection: look into its log.',
  '28P01': 'PostgreSQL refused the user or the password in DATABASE_URL: correct them.',
  '28000': 'PostgreSQL does not let the user of DATABASE_URL in: make the role, or allow it in pg_hba.conf.',
  '3D000': 'The database in DATABASE_URL does not exist: make it with createdb, or correct its name.',
  '42501': 'The user of DATABASE_URL may not make tables: make it the owner of the database.',
  '25006': TAKES_NO_WRITING,
  '42P07': 'The database has tables of something else: give the relay a database of its own.',
  '42710': 'The database has tables of something else: give the relay a database of its own.',
  '53100': 'The disk of PostgreSQL is full: make room, then start again.',
  '53300': 'PostgreSQL has no connection left: raise max_connections, or end other programs.',
  '57P03': 'PostgreSQL is starting or stopping: try again in a moment.',
};

/** Errors that have no code, by what they say. */
const SENTENCES_BY_TEXT: readonly (readonly [text: RegExp, sentence: string])[] = [
  [/password must be a string/, 'DATABASE_URL has no password, and PostgreSQL asks for one: add it.'],
  [
    /does not support SSL/,
    'This PostgreSQL has no TLS: take sslmode out of DATABASE_URL, or turn its ssl on.',
  ],
  [
    /self.signed|certificate|altnames/i,
    'PostgreSQL’s certificate is not trusted: give its authority by sslrootcert.',
  ],
  [
    /corrupted migrations/,
    'This database is of a newer relay: start that version, or give this one a database of its own.',
  ],
];

/** What keeps the relay from its PostgreSQL. The driver's own words stay in brackets, without the address. */
export function explainPostgres(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code, message } = readError(error);
  const sentence = SENTENCES[code] ?? SENTENCES_BY_TEXT.find(([text]) => text.test(message))?.[1];
  const said = code === 'ERR_INVALID_URL' ? '' : ` (${oneLine(message || code)})`;
  return new DatabaseError(`${sentence ?? 'PostgreSQL could not be used: look into its log.'}${said}`);
}

/** What keeps the embedded PostgreSQL from its folder. */
export function explainEmbedded(error: unknown, folder: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code, message } = readError(error);
  const isNewer = /corrupted migrations/.test(message);
  const sentence = isNewer
    ? `What is in ${folder} is of a newer relay: start that version, or choose another folder with --data.`
    : `What is in ${folder} did not open as a database: put it back from a copy, or choose another folder with --data.`;
  return new DatabaseError(`${sentence} (${oneLine(message || code)})`);
}

/** An `AggregateError` (a host of several addresses, none of which answered) speaks by its first. */
function readError(error: unknown): { readonly code: string; readonly message: string } {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return { code: '', message: String(first) };
  return { code: 'code' in first ? String(first.code) : '', message: first.message };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 200);
}
