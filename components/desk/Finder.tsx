import { useLayoutEffect, useRef } from 'preact/hooks';
import { createBurst } from '../../lib/handover/scan-burst';
import { useText } from '../text/use-text';
import { Icon } from '../ui/Icon';
import { isTyping } from '../ui/is-typing';

/** Where a key leads from the search: into the first parcel that was found, the one that was scanned, or to the list. */
export type FinderStep = 'open' | 'scan' | 'list';

interface FinderProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onStep: (step: FinderStep) => void;
}

/**
 * Searches all parcels by phone, name, code or order number. The key `/` focuses it, Enter opens the first that was
 * found, and the arrow down goes to the list. What is scanned beside all fields is looked for and opened too, and so is
 * what is scanned into it while the computer types Arabic.
 */
export function Finder({ typed, onType, onStep }: FinderProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef({ onType, onStep });
  latest.current = { onType, onStep };
  // Before it is drawn: whoever sees the search can press its key.
  useLayoutEffect(() => {
    const controller = new AbortController();
    document.addEventListener(
      'keydown',
      (event) => {
        if (!isSlash(event) || isTyping(event.target)) return;
        event.preventDefault();
        input.current?.select();
        input.current?.focus();
      },
      { signal: controller.signal },
    );
    const burst = createBurst();
    // Before whatever has the focus: a scanner's Enter presses no button.
    document.addEventListener(
      'keydown',
      (event) => {
        const scanned = event.isComposing ? null : burst(event);
        if (scanned === null || (isTyping(event.target) && !isWhole(event.target, scanned.written))) return;
        event.preventDefault();
        event.stopPropagation();
        latest.current.onType(scanned.code);
        latest.current.onStep(isTyping(event.target) && !scanned.byScanner ? 'open' : 'scan');
      },
      { signal: controller.signal, capture: true },
    );
    return () => controller.abort();

    /** Whether the search holds what was scanned and nothing else. */
    function isWhole(target: EventTarget | null, written: string): boolean {
      return target === input.current && input.current?.value === written;
    }
  }, []);
  return (
    <search class="row finder">
      <Icon name="search" />
      <input
        ref={input}
        class="input finder__input"
        type="search"
        value={typed}
        placeholder={t('desk-find-hint')}
        aria-label={t('desk-find')}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellcheck={false}
        onKeyDown={(event) => {
          if (event.currentTarget.value.trim() === '' || event.isComposing) return;
          const step = event.key === 'Enter' ? 'open' : event.key === 'ArrowDown' ? 'list' : null;
          if (step === null) return;
          event.preventDefault();
          onStep(step);
        }}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      {typed === '' && <kbd class="soft small finder__key">/</kbd>}
    </search>
  );
}

/** The key where `/` is on a Latin keyboard; on an Arabic one it says `ظ`. */
function isSlash({ key, code, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  return key === '/' || (code === 'Slash' && !shiftKey);
}
