import { useContext } from 'preact/hooks';
import type { Translator } from '../../lib/i18n/translator';
import { TextContext } from './text-context';

/**
 * The page's translator: `const { t } = useText()`.
 * @throws Error when no `TextContext.Provider` stands above: a mistake of ours, not of a person's.
 */
export function useText(): Translator {
  const translator = useContext(TextContext);
  if (translator === null) throw new Error('TextContext is not provided');
  return translator;
}
