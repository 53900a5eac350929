import type { WxtViteConfig } from 'wxt';

type Plugin = NonNullable<WxtViteConfig['plugins']>[number];

type Place = 'popup' | 'later' | 'background' | 'desk' | 'options';

/** The places that share files, and the file's name: the first that fits a module takes it. */
const SHARED: readonly { readonly name: string; readonly by: Place; readonly with: readonly Place[] }[] = [
  { name: 'popup', by: 'popup', with: ['popup'] },
  // What the popup loads when its form stands: with the rest it would run the background's own code too.
  { name: 'later', by: 'later', with: ['background', 'desk', 'options'] },
  { name: 'kept', by: 'background', with: ['desk', 'options'] },
  { name: 'pages', by: 'desk', with: ['options'] },
];

/**
 * Builds the background and the pages in few files, all that the popup begins with in one. By itself the bundler makes
 * a file for every way in which modules happen to be shared: fetching one of an extension's files takes Chromium longer
 * than running it, and many small files pack worse than few.
 */
export function fewFiles(): Plugin {
  const reached = new Map<Place, ReadonlySet<string>>();
  const isReached = (id: string, places: readonly Place[]) =>
    places.some((place) => reached.get(place)?.has(id));
  return {
    name: 'few-files',
    buildEnd() {
      const reach = (ids: readonly string[], later: boolean, seen = new Set<string>()) => {
        for (const id of ids) {
          if (seen.has(id)) continue;
          seen.add(id);
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          reach([...importedIds, ...(later ? dynamicallyImportedIds : [])], later, seen);
        }
        return seen;
      };
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      for (const place of ['popup', 'background', 'desk', 'options'] as const) {
        const ids = entries.filter((id) => id.includes(`entrypoints/${place}/`));
        // What the popup loads later is not to be fetched before its form.
        reached.set(place, reach(ids, place !== 'popup'));
        if (place === 'popup') reached.set('later', reach(ids, true));
      }
    },
    outputOptions(options) {
      if (options.format !== 'es') return options;
      const groups = SHARED.map(({ name, by, with: others }) => ({
        name,
        test: (id: string) =>
          (isReached(id, [by]) && isReached(id, others) && !isLocale(id) && !isLook(id)) ||
          (name === 'popup' && id.includes('rolldown/runtime')),
        includeDependenciesRecursively: false,
      }));
      // Whatever is in an extension is replaced as a whole: names need not tell one version from another.
      return { ...options, chunkFileNames: 'chunks/[name].js', codeSplitting: { groups } };
    },
  };
}

/** A page loads the texts of its own language alone; the popup's come with its code. */
function isLocale(id: string): boolean {
  return /\/assets\/locales\/\w+\.ts$/.test(id);
}

/** A page and its style sheets: another page that shared them would have this one's look too. */
function isLook(id: string): boolean {
  return /\.(html|css)$/.test(id);
}
