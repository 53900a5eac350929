import { arTeachPanel } from '../../assets/locales/ar/teach-panel';
import { enTeachPanel } from '../../assets/locales/en/teach-panel';
import { heTeachPanel } from '../../assets/locales/he/teach-panel';
import type { Language } from './language';

/** The texts of the panel in a page, for the background, which hands them to it. */
export const panelLocales: Readonly<Record<Language, Readonly<Record<keyof typeof enTeachPanel, string>>>> = {
  ar: arTeachPanel,
  en: enTeachPanel,
  he: heTeachPanel,
};
