import { readFile } from 'node:fs/promises';
import type { WxtViteConfig } from 'wxt';
import { BRINGERS } from '../page/script-files';

type Plugin = NonNullable<WxtViteConfig['plugins']>[number];

const EXPORT = /^export (\*|\{[^}]*\}) from '([^']+)';$/gm;

interface SharedModule {
  readonly global: string;
  /** `null`: all that the module exports. */
  readonly names: readonly string[] | null;
}

/**
 * Scripts in pages cannot import from each other: by itself, each would carry its own copy of what they share. In
 * place of a module that is listed in a bringer's `parts.ts`, a taker gets what that script has put into the world
 * that all scripts of the extension have in a page; what is taken and not listed fails the build.
 */
export function sharedParts(): Plugin {
  let script: string | null = null;
  const shared = new Map<string, SharedModule>();
  return {
    name: 'shared-parts',
    apply: 'build',
    // After TypeScript and JSX are gone.
    enforce: 'post',
    configResolved({ build }) {
      script = build.lib ? String(build.lib.fileName) : null;
    },
    async buildStart() {
      for (const { script: bringer, global, takers } of BRINGERS) {
        if (script === null || !takers.test(script)) continue;
        const list = new URL(`../../entrypoints/${bringer}/parts.ts`, import.meta.url).pathname;
        for (const [, what = '', source = ''] of (await readFile(list, 'utf8')).matchAll(EXPORT)) {
          const module = await this.resolve(source, list);
          if (module === null) throw new Error(`${list} lists ${source}, which is not there`);
          shared.set(module.id, { global, names: what === '*' ? null : what.match(/\w+/g) });
        }
      }
    },
    transform(code, id) {
      const found = shared.get(id);
      if (found === undefined) return null;
      const names = found.names ?? namesExportedBy(code);
      // Said to be pure, so that what is not taken after all is not read either.
      const taken = names.map(
        (name) => `export const ${name} = /* @__PURE__ */ (() => ${found.global}.${name})();`,
      );
      return { code: taken.join('\n'), map: null, moduleSideEffects: false };
    },
  };
}

/** Of a module that was compiled: every export stands at a line's beginning. */
function namesExportedBy(code: string): readonly string[] {
  const declared = code.matchAll(/^export (?:async )?(?:function|class|const|let|var) (\w+)/gm);
  const listed = code.matchAll(/^export \{([^}]*)\}/gm);
  return [
    ...Array.from(declared, ([, name = '']) => name),
    ...Array.from(listed, ([, names = '']) => names.match(/\w+(?=\s*(?:,|$))/g) ?? []).flat(),
  ];
}
