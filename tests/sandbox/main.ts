import { parseArgs } from 'node:util';
import { SeedError } from './seed/seed-error';
import { type SandboxOptions, startSandbox } from './start-sandbox';

const DEFAULT_PORT = 4010;
const USAGE = 'usage: sandbox [--port N] [--seed FILE] [--key-field NAME]';

function readOptions(): SandboxOptions {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, seed: { type: 'string' }, 'key-field': { type: 'string' } },
  });
  const { seed, 'key-field': keyField } = values;
  const port = values.port === undefined ? DEFAULT_PORT : Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new RangeError(`${values.port} is not a port`);
  return { port, ...(seed !== undefined && { seed }), ...(keyField !== undefined && { keyField }) };
}

/** What went wrong, in words for the person who typed the command. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SeedError) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return 'the port is taken: choose another with --port N';
  return code.startsWith('ERR_PARSE_ARGS') || error instanceof RangeError
    ? `${error.message}\n${USAGE}`
    : (error.stack ?? error.message);
}

async function main(): Promise<void> {
  const sandbox = await startSandbox(readOptions());
  process.stdout.write(`sandbox: ${sandbox.url}\n`);
  const stop = () => void sandbox.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
