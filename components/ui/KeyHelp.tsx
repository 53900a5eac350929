import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TextId } from '../../lib/i18n/messages';
import { useText } from '../text/use-text';
import { Button } from './Button';
import { isTyping } from './is-typing';
import { useEnding } from './use-read';

/** Keys, as they are written on a keyboard, and what they do. */
export type KeyLine = readonly [keys: string, does: TextId];

/** The keys of a page: `?` shows them and puts them away. */
export function KeyHelp({ lines }: { readonly lines: readonly KeyLine[] }) {
  const { t, lookUp } = useText();
  const [shown, setShown] = useState(false);
  useEnding((signal) => {
    const hear = (event: KeyboardEvent) => {
      if (!isQuestion(event) || isTyping(event.target)) return;
      event.preventDefault();
      setShown((before) => !before);
    };
    document.addEventListener('keydown', hear, { signal });
  }, []);
  const panel = useRef<HTMLElement>(null);
  // What had the keyboard has it again.
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!shown || !(before instanceof HTMLElement)) return;
    panel.current?.querySelector('button')?.focus();
    return () => before.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <section
      ref={panel}
      class="card key-help"
      role="dialog"
      aria-label={t('keys-title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setShown(false);
      }}
    >
      <h2>{t('keys-title')}</h2>
      <dl class="facts">
        {[...lines, HELP].map(([keys, does]) => (
          <div key={does}>
            <dt>
              <kbd dir="ltr">{keys}</kbd>
            </dt>
            <dd>{lookUp(does)}</dd>
          </div>
        ))}
      </dl>
      <Button onPress={() => setShown(false)} text={t('close')} />
    </section>
  );
}

const HELP: KeyLine = ['?', 'keys-title'];

/** `؟` on an Arabic keyboard. */
function isQuestion({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return (key === '?' || key === '؟') && !ctrlKey && !altKey && !metaKey;
}
