import type { WxtViteConfig } from 'wxt';
import { allLocales } from '../i18n/all-locales';
import type { Language } from '../i18n/language';
import { panelLocales } from '../i18n/panel-locales';
import { idsUsedByName, readSources, withPlaces } from './used-texts';

type Plugin = NonNullable<WxtViteConfig['plugins']>[number];

const LOCALE = /\/assets\/locales\/(ar|en|he)\.ts$/;
const PANEL_LOCALE = /\/assets\/locales\/(ar|en|he)\/teach-panel\.ts$/;
const SOURCE = /\/(?:lib|components|entrypoints)\/[^?]+\.tsx?$/;

const IDS = 'virtual:ids-of/';

/** Whether a module lists the ids of texts: every locale needs it. */
export function isIdList(moduleId: string): boolean {
  return moduleId.startsWith(`\0${IDS}`);
}

/**
 * Ships texts by their places in a list: ids are a third of a locale and stand once more wherever they are asked for.
 * `t('fee-title')` becomes `t(12)`; ids that are put together or kept in lists are shipped once, not with
 * every language. The panel in a page is handed its texts under their ids.
 */
export function textsByPosition(): Plugin {
  let isScript = false;
  // Those that are named come first: their list is as long as it must be.
  const named: string[] = [];
  const placeOf = new Map<string, number>();
  return {
    name: 'texts-by-position',
    apply: 'build',
    enforce: 'pre',
    configResolved({ build }) {
      isScript = Boolean(build.lib);
    },
    buildStart() {
      const ids = Object.keys(allLocales.en);
      const used = idsUsedByName(ids, readSources());
      named.splice(0, Infinity, ...ids.filter((id) => used.has(id)));
      [...named, ...ids.filter((id) => !used.has(id))].forEach((id, place) => {
        placeOf.set(id, place);
      });
    },
    resolveId: (source) => (source.startsWith(IDS) ? `\0${source}` : null),
    load(moduleId) {
      if (moduleId === `\0${IDS}texts`) {
        return `const names = ${JSON.stringify(named)};
          export const withIds = (texts) => {
            names.forEach((name, place) => { texts[name] = texts[place]; });
            return texts;
          };`;
      }
      if (moduleId === `\0${IDS}panel-texts`) {
        return `const ids = ${JSON.stringify(Object.keys(panelLocales.en))};
          export const withIds = (texts) => Object.fromEntries(ids.map((id, place) => [id, texts[place]]));`;
      }
      const locale = LOCALE.exec(moduleId)?.[1] as Language | undefined;
      if (locale !== undefined) return localeModule(locale, 'texts', placeOf.keys(), allLocales[locale]);
      const panel = PANEL_LOCALE.exec(moduleId)?.[1] as Language | undefined;
      if (panel === undefined) return null;
      const ids = Object.keys(panelLocales.en);
      return localeModule(`${panel}TeachPanel`, 'panel-texts', ids, panelLocales[panel]);
    },
    transform(code, moduleId) {
      return isScript || !SOURCE.test(moduleId) ? null : { code: withPlaces(code, placeOf), map: null };
    },
  };
}

function localeModule(
  name: string,
  list: string,
  ids: Iterable<string>,
  texts: Readonly<Record<string, string>>,
): string {
  return `import { withIds } from '${IDS}${list}';
    export const ${name} = withIds(${JSON.stringify(Array.from(ids, (id) => texts[id]))});`;
}
