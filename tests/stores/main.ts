import { parseArgs } from 'node:util';
import { CAPTURED_FOLDERS } from '../captured/captured-pages';
import { startCapturedStore } from './captured-store';
import { startPracticeStore } from './practice-store';

/** `--port N`; `--captured FOLDER` serves captured pages instead; `--no-rest` blocks the REST interface. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    captured: { type: 'string' },
    'no-rest': { type: 'boolean', default: false },
  },
});
const port = Number(values.port);
const restAvailable = !values['no-rest'];
const folder = CAPTURED_FOLDERS.find((name) => name === values.captured);
if (values.captured !== undefined && folder === undefined) {
  throw new Error(`--captured: one of ${CAPTURED_FOLDERS.join(', ')}`);
}

if (folder === undefined) {
  const store = await startPracticeStore({ port, restAvailable });
  process.stdout.write(`store: ${store.url}\n`);
} else {
  const store = await startCapturedStore({ port, restAvailable, folder });
  process.stdout.write(`store: ${store.url}\n`);
  for (const id of store.orderIds) process.stdout.write(`order: ${store.orderUrl(id)}\n`);
}
