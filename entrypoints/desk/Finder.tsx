import { useLayoutEffect, useRef } from 'preact/hooks';
import { useText } from '../../components/text/use-text';
import { Icon } from '../../components/ui/Icon';
import { isTyping } from '../../components/ui/is-typing';
import { createBurst } from '../../lib/handover/scan-burst';
import type { Desk } from './desk-state';

/**
 * Searches all parcels by phone, name, code or order number. The key `/` focuses it, Enter opens the first that was
 * found, and the arrow down goes to the list. What is scanned beside all fields is looked for and opened too, and so is
 * what is scanned into it while the computer types Arabic.
 */
export function Finder({ desk }: { readonly desk: Desk }) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const typed = desk.found.value;
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
        desk.find(scanned.code);
        desk.finderStep.value = isTyping(event.target) && !scanned.byScanner ? 'open' : 'scan';
      },
      { signal: controller.signal, capture: true },
    );
    return () => controller.abort();

    /** Whether the search holds what was scanned and nothing else. */
    function isWhole(target: EventTarget | null, written: string): boolean {
      return target === input.current && input.current?.value === written;
    }
  }, [desk]);
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
          desk.finderStep.value = step;
        }}
        onInput={(event) => desk.find(event.currentTarget.value)}
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
