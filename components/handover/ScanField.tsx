import { useRef, useState } from 'preact/hooks';
import { isWriting } from '../../lib/handover/scan-burst';
import { latinKey } from '../../lib/handover/scanned-code';
import { useText } from '../text/use-text';
import { Field } from '../ui/Field';
import { useEnding } from '../ui/use-read';

interface ScanFieldProps {
  /** @returns whether it was one that is looked for: what was not stands there until the next is scanned */
  readonly onScan: (readings: readonly string[]) => boolean;
}

/**
 * Takes codes that are typed or scanned: a scanner types very fast and ends with Enter. Its keys are taken wherever the
 * focus is, so that its Enter presses no button.
 */
export function ScanField({ onScan }: ScanFieldProps) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const keys = useRef('');
  const place = useRef<HTMLDivElement>(null);
  const input = () => place.current?.querySelector('input') ?? null;
  useEnding((signal) => {
    document.addEventListener(
      'keydown',
      (event) => {
        const field = input();
        if (field === null || !(isWriting(event) || event.key === 'Backspace')) return;
        if (event.target instanceof Element && event.target !== field && isField(event.target)) return;
        field.focus();
        keys.current = event.key === 'Backspace' ? '' : keys.current + (latinKey(event.code) ?? '');
      },
      { signal, capture: true },
    );
    input()?.focus();
  }, []);
  const take = (text: string) => {
    const readings = [text, keys.current];
    keys.current = '';
    if (text.trim() === '') return;
    if (onScan(readings)) setTyped('');
    else input()?.select();
  };
  return (
    <div class="grow handover__scan" ref={place}>
      <Field label={t('handover-scan')}>
        {(control) => (
          <input
            id={control.id}
            class="input code"
            type="text"
            dir="ltr"
            autoComplete="off"
            spellcheck={false}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.isComposing) return;
              event.preventDefault();
              take(event.currentTarget.value);
            }}
          />
        )}
      </Field>
    </div>
  );
}

function isField(element: Element): boolean {
  return element.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');
}
