import { resolve } from 'node:path';
import { defineConfig, type WxtViteConfig } from 'wxt';
import production from '../../../wxt.config';

type Plugin = NonNullable<WxtViteConfig['plugins']>[number];

const ROOT = resolve(import.meta.dirname, '../../..');
const { vite } = production;
if (vite === undefined) throw new Error('The extension is built in a way not known here');

/** What ships, but for what stories need: to look into the bar, shorter times, and presses in tabs side by side. */
export default defineConfig({
  ...production,
  vite: async (env) => {
    const { plugins = [], ...config } = await vite(env);
    return {
      ...config,
      plugins: [
        ...plugins,
        openRoots(),
        replacing('entrypoints/background/times'),
        replacing('lib/press/watch-presses', 'entrypoints/order'),
      ],
    };
  },
});

/**
 * Opens our roots in the page: every way to look into a closed one differs between the browsers.
 * @throws Error when the root is made in a way not known here.
 */
function openRoots(): Plugin {
  return {
    name: 'open-roots',
    transform(code, id) {
      if (id !== resolve(ROOT, 'lib/page/make-host.ts')) return null;
      const open = code.replace(/mode: (['"])closed\1/, 'mode: "open"');
      if (open === code) throw new Error('Our roots are made in a way not known here');
      return { code: open, map: null };
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
