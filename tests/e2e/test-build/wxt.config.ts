import { resolve } from 'node:path';
import { defineConfig, type WxtViteConfig } from 'wxt';
import production from '../../../wxt.config';

type Plugin = NonNullable<WxtViteConfig['plugins']>[number];

const ROOT = resolve(import.meta.dirname, '../../..');
const { vite } = production;
if (vite === undefined) throw new Error('The extension is built in a way not known here');

/**
 * What ships, but for what stories need: to look into the bar, no page that opens after each install, shorter times, and
 * presses in tabs side by side.
 */
export default defineConfig({
  ...production,
  vite: async (env) => {
    const { plugins = [], ...config } = await vite(env);
    return {
      ...config,
      plugins: [
        ...plugins,
        // Every way to look into a closed root differs between the browsers.
        changing('lib/page/make-host.ts', /mode: (['"])closed\1/, 'mode: "open"'),
        // A third of what it takes to install it, a hundred times a run; `quiet-elsewhere` sees it in what ships.
        changing(
          'entrypoints/background/index.ts',
          /browser\.runtime\.openOptionsPage\(\)/,
          'Promise.resolve()',
        ),
        replacing('entrypoints/background/times'),
        replacing('lib/press/watch-presses', 'entrypoints/order'),
      ],
    };
  },
});

/**
 * Changes one thing in a file of what ships.
 * @throws Error when that is done there in a way not known here.
 */
function changing(file: string, from: RegExp, to: string): Plugin {
  return {
    name: `changing-${file}`,
    // Before it builds, WXT reads what stands in a background without most of its code.
    apply: 'build',
    transform(code, id) {
      if (id !== resolve(ROOT, file)) return null;
      const changed = code.replace(from, to);
      if (changed === code) throw new Error(`${file} is written in a way not known here`);
      return { code: changed, map: null };
    },
  };
}

/** Puts the file of the same name beside this one in a module's place, for the modules that ask for it (`by`). */
function replacing(module: string, by = ''): Plugin {
  const real = resolve(ROOT, `${module}.ts`);
  const instead = resolve(import.meta.dirname, `${module.split('/').at(-1)}.ts`);
  return {
    name: `instead-of-${module}`,
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || importer === instead || !importer.startsWith(resolve(ROOT, by)))
        return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id === real ? instead : null;
    },
  };
}
