import type { WxtViteConfig } from 'wxt';
import { allLocales } from '../i18n/all-locales';
import type { Language } from '../i18n/language';
import { panelLocales } from '../i18n/panel-locales';

type Plugin = NonNullable<WxtViteConfig['plugins']>[number];

/** What is built as one list of ids and, for each language, the texts in the ids' order. */
const LISTS = [
  { name: 'texts', file: /\/assets\/locales\/(ar|en|he)\.ts$/, exported: '', locales: allLocales },
  {
    name: 'panel-texts',
    file: /\/assets\/locales\/(ar|en|he)\/teach-panel\.ts$/,
    exported: 'TeachPanel',
    locales: panelLocales,
  },
];

const IDS = 'virtual:ids-of/';

/** Whether a module lists the ids of texts: every locale needs it. */
export function isIdList(moduleId: string): boolean {
  return moduleId.startsWith(`\0${IDS}`);
}

/** Ships the ids, which are a third of a locale, once and not with every language. */
export function textsWithoutIds(): Plugin {
  return {
    name: 'texts-without-ids',
    apply: 'build',
    resolveId: (source) => (source.startsWith(IDS) ? `\0${source}` : null),
    load(moduleId) {
      for (const { name, file, exported, locales } of LISTS) {
        const ids = Object.keys(locales.en);
        if (moduleId === `\0${IDS}${name}`) {
          return `const ids = ${JSON.stringify(ids)};
            export const withIds = (texts) => Object.fromEntries(ids.map((id, at) => [id, texts[at]]));`;
        }
        const language = file.exec(moduleId)?.[1] as Language | undefined;
        if (language === undefined) continue;
        const texts: Readonly<Record<string, string>> = locales[language];
        return `import { withIds } from '${IDS}${name}';
          export const ${language}${exported} = withIds(${JSON.stringify(ids.map((id) => texts[id]))});`;
      }
      return null;
    },
  };
}
