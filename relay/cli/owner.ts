import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';

/**
 * A folder has one owner: the process that listens on the socket in it. Two over one embedded PostgreSQL would
 * destroy it, and PGlite does not look. Commands for a folder that has an owner are run by that process.
 */

const requestSchema = z.object({ words: z.array(z.string()), days: z.number() });
export type CommandRequest = z.infer<typeof requestSchema>;
const answerSchema = z.object({ text: z.string(), isError: z.boolean() });
export type CommandAnswer = z.infer<typeof answerSchema>;

/** Milliseconds after which a socket taken over from a dead owner is looked at once more. */
const SETTLED = 200;

/** A sentence for whoever started a second one. */
export class FolderTaken extends Error {
  override name = 'FolderTaken';
}

/** A sentence for whoever had a command run by an owner that ended in its middle. */
export class OwnerEnded extends Error {
  override name = 'OwnerEnded';
}

export interface Owned {
  /** From now on commands are run by this; until then they wait. */
  answer(run: (request: CommandRequest) => Promise<CommandAnswer>): void;
  release(): void;
}

/** Makes this process the folder's owner. @throws FolderTaken where another is */
export async function own(folder: string): Promise<Owned> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = socketOf(folder);
  let answer: Owned['answer'] = () => undefined;
  const runner = new Promise<Parameters<Owned['answer']>[0]>((resolve) => {
    answer = resolve;
  });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    void runner.then((run) => serve(socket, run)).catch(() => socket.destroy());
  });
  const taken = new FolderTaken(
    `Another relay runs over ${folder}: stop it first, or choose another folder.`,
  );
  if (!(await listens(server, path))) {
    if (await isAnswered(path)) throw taken;
    // Its owner was killed; a socket that nobody listens on stays behind as a file.
    rmSync(path, { force: true });
    if (!(await listens(server, path))) throw taken;
    await delay(SETTLED);
    if (!(await isOwn(server, path))) {
      // Not closed: that would remove what stands at the path, which is the owner's socket by now.
      server.unref();
      throw taken;
    }
  }
  return { answer, release: () => server.close() };
}

/** Has the folder's owner run a command. @returns null where the folder has none */
export async function askOwner(folder: string, request: CommandRequest): Promise<CommandAnswer | null> {
  const socket = connect(socketOf(folder));
  try {
    await once(socket, 'connect');
  } catch {
    // Nobody listens: the caller opens the folder itself.
    return null;
  }
  socket.end(JSON.stringify(request));
  const answer = answerSchema.safeParse(await json(socket).catch(() => null));
  if (answer.success) return answer.data;
  throw new OwnerEnded(
    'The relay ended before it answered: look whether the command was run, then try again.',
  );
}

/** A path relative to here is mostly shorter, and a socket's may have 107 bytes. Windows has names instead of files. */
function socketOf(folder: string): string {
  const path = join(folder, 'relay.sock');
  if (process.platform === 'win32') return `\\\\.\\pipe\\${path.replaceAll(/[\\/:]/g, '-')}`;
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}

async function listens(server: Server, path: string): Promise<boolean> {
  server.listen(path);
  try {
    await once(server, 'listening');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Whether the socket at the path is this server's: of two that start at once, one may have taken the other's away. */
async function isOwn(server: Server, path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    const signal = AbortSignal.timeout(SETTLED);
    await Promise.all([once(server, 'connection', { signal }), once(socket, 'connect', { signal })]);
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function serve(
  socket: Socket,
  run: (request: CommandRequest) => Promise<CommandAnswer>,
): Promise<void> {
  const request = requestSchema.safeParse(JSON.parse((await text(socket)) || 'null'));
  if (request.success) socket.end(JSON.stringify(await run(request.data)));
  else socket.destroy();
}
