import { readFileSync } from 'node:fs';
import type { WxtViteConfig } from 'wxt';
import { allLocales } from '../i18n/all-locales';
import type { Language } from '../i18n/language';
import { openingLocales } from '../i18n/opening-locales';
import { panelLocales } from '../i18n/panel-locales';
import { idsUsed, idsUsedByName, readSources, withPlaces } from './used-texts';

type Plugin = NonNullable<WxtViteConfig['plugins']>[number];

const LOCALE = /\/assets\/locales\/(ar|en|he)(?:\/(opening|teach-panel))?\.ts$/;
const SOURCE = /\/(?:lib|components|entrypoints)\/[^?]+\.tsx?$/;

const IDS = 'virtual:ids-of/';

/** Whether a module lists the ids of the popup's texts, which come with its code. */
export function isOpeningIds(moduleId: string): boolean {
  return moduleId === `\0${IDS}opening`;
}

/** Whether a module lists the ids of all other texts. */
export function isOtherIds(moduleId: string): boolean {
  return moduleId === `\0${IDS}others`;
}

/**
 * Ships texts by their places in a list: ids are a third of a locale and stand once more wherever they are asked for.
 * `t('fee-title')` becomes `t(12)`; ids that are put together or kept in lists are shipped once, not with every
 * language. The popup's texts come first. The panel in a page is handed its texts under their ids.
 */
export function textsByPosition(): Plugin {
  let isScript = false;
  const { opening, others } = orderedIds();
  const panelIds = Object.keys(panelLocales.en);
  const placeOf = new Map([...opening.ids, ...others.ids].map((id, place) => [id, place]));
  return {
    name: 'texts-by-position',
    apply: 'build',
    enforce: 'pre',
    configResolved({ build }) {
      isScript = Boolean(build.lib);
    },
    resolveId: (source) => (source.startsWith(IDS) ? `\0${source}` : null),
    load(moduleId) {
      if (isOpeningIds(moduleId)) {
        return `const names = ${JSON.stringify(opening.named)};
          export const withIds = (texts) => {
            names.forEach((name, place) => { texts[name] = texts[place]; });
            return texts;
          };`;
      }
      if (isOtherIds(moduleId)) {
        return `const names = ${JSON.stringify(others.named)};
          export const withIds = (opening, texts) => {
            const all = Object.assign([...opening, ...texts], opening);
            names.forEach((name, place) => { all[name] = texts[place]; });
            return all;
          };`;
      }
      if (moduleId === `\0${IDS}panel`) {
        return `const ids = ${JSON.stringify(panelIds)};
          export const withIds = (texts) => Object.fromEntries(ids.map((id, place) => [id, texts[place]]));`;
      }
      const [, name, part] = LOCALE.exec(moduleId) ?? [];
      if (name === undefined) return null;
      const language = name as Language;
      const locale = part === 'teach-panel' ? panelLocales[language] : allLocales[language];
      const texts = (ids: readonly string[]) => JSON.stringify(ids.map((id) => textOf(locale, id)));
      switch (part) {
        case 'teach-panel':
          return localeModule('panel', `${language}TeachPanel`, texts(panelIds));
        case 'opening':
          return localeModule('opening', `${language}Opening`, texts(opening.ids));
        default:
          return `import { ${language}Opening } from './${language}/opening';
            ${localeModule('others', language, `${language}Opening, ${texts(others.ids)}`)}`;
      }
    },
    transform(code, moduleId) {
      return isScript || !SOURCE.test(moduleId) ? null : { code: withPlaces(code, placeOf), map: null };
    },
    buildEnd(failed) {
      const entries = [...this.getModuleIds()].filter(
        (id) => this.getModuleInfo(id)?.isEntry && id.includes('/entrypoints/popup/'),
      );
      const reached = new Set(entries);
      // A set goes on to what is put into it on the way.
      for (const id of failed === undefined ? reached : []) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        for (const next of [...importedIds, ...dynamicallyImportedIds]) reached.add(next);
      }
      const sources = [...reached].filter((id) => SOURCE.test(id)).map((id) => readFileSync(id, 'utf8'));
      const missing = idsUsed(others.ids, sources.join('\n'));
      if (missing.length > 0) {
        throw new Error(`The popup asks for texts that are not among its own: ${missing.join(', ')}`);
      }
    },
  };
}

interface Ids {
  /** The named ones first, so that their list is as long as it must be. */
  readonly ids: readonly string[];
  readonly named: readonly string[];
}

function orderedIds(): { readonly opening: Ids; readonly others: Ids } {
  const all = Object.keys(allLocales.en);
  const used = idsUsedByName(all, readSources());
  const order = (ids: readonly string[]): Ids => {
    const named = ids.filter((id) => used.has(id));
    return { ids: [...named, ...ids.filter((id) => !used.has(id))], named };
  };
  return {
    opening: order(all.filter((id) => Object.hasOwn(openingLocales.en, id))),
    others: order(all.filter((id) => !Object.hasOwn(openingLocales.en, id))),
  };
}

function textOf(locale: Readonly<Record<string, string>>, id: string): string | undefined {
  return locale[id];
}

function localeModule(list: 'opening' | 'others' | 'panel', name: string, texts: string): string {
  return `import { withIds } from '${IDS}${list}'; export const ${name} = withIds(${texts});`;
}
