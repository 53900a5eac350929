import { useEffect, useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Disclosure } from '../ui/Disclosure';
import { Field } from '../ui/Field';
import { FileDrop } from '../ui/FileDrop';
import { TextInput } from '../ui/TextInput';

interface SheetDropProps {
  /** Folds it to a line, where a review stands above that needs the room. */
  readonly isFolded: boolean;
  readonly busy: boolean;
  /** What the list that the sheet is of is called. */
  readonly source: string;
  readonly onSource: (source: string) => void;
  readonly onFile: (file: File) => void;
}

/** Where a sheet of orders is dropped, chosen, or pasted: cells that are copied are text with tabs. */
export function SheetDrop({ isFolded, busy, source, onSource, onFile }: SheetDropProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener(
      'paste',
      (event) => {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (!text.includes('\t') || isField(event.target)) return;
        event.preventDefault();
        onFile(new File([text], ''));
      },
      { signal: controller.signal },
    );
    return () => controller.abort();
  }, [onFile]);
  const drop = (
    <FileDrop name="sheet" {...(!isFolded && { title: t('sheet-drop') })} busy={busy} onFile={onFile}>
      <Field label={t('sheet-source')}>
        {(control) => <TextInput control={control} value={source} onInput={onSource} />}
      </Field>
    </FileDrop>
  );
  if (!isFolded) return drop;
  return (
    <Disclosure summary={t('sheet-drop')} open={open} onToggle={setOpen}>
      {drop}
    </Disclosure>
  );
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}
