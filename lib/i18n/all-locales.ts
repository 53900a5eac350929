import { ar } from '../../assets/locales/ar';
import { en } from '../../assets/locales/en';
import { he } from '../../assets/locales/he';
import type { Language } from './language';
import type { Messages } from './messages';

/** All three at once, for the background: it speaks for any page, and a service worker can load nothing later on. */
export const allLocales: Readonly<Record<Language, Messages>> = { ar, en, he };
