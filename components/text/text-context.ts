import { createContext } from 'preact';
import type { Translator } from '../../lib/i18n/translator';

/** The language a page speaks; provided once, at its root. */
export const TextContext = createContext<Translator | null>(null);
