import { copyFileSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * `npm run relay:build`: the relay as one file, `.output/relay/relay.mjs`, with the embedded engine's own files beside
 * it, where PGlite looks for them. `node relay.mjs` needs nothing else; over PostgreSQL not even these.
 */
const folder = '.output/relay';
await build({
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'relay/main.ts',
    outDir: folder,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      // PGlite's, from Emscripten.
      checks: { eval: false },
      output: { entryFileNames: 'relay.mjs', codeSplitting: false },
    },
  },
});
const engine = fileURLToPath(new URL('.', import.meta.resolve('@electric-sql/pglite')));
for (const file of globSync(`${engine}/{pglite,initdb}.{wasm,data}`))
  copyFileSync(file, `${folder}/${basename(file)}`);
