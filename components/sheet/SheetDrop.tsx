import { useEffect } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Disclosure } from '../ui/Disclosure';
import { FileDrop } from '../ui/FileDrop';
import { TextField } from '../ui/TextInput';

interface SheetDropProps {
  /** Folds it to a line, where a review stands above that needs the room. */
  readonly isFolded: boolean;
  readonly busy: boolean;
  /** What the list that the sheet is of is called. */
  readonly source: string;
  readonly onSource: (source: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where a sheet of orders is dropped, chosen, or pasted: cells that are copied are text with tabs. */
export function SheetDrop({ isFolded, busy, source, onSource, onFiles }: SheetDropProps) {
  const { t } = useText();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('paste', take, { signal });
    document.addEventListener('dragover', (event) => isFileOf(event) && event.preventDefault(), { signal });
    document.addEventListener('drop', take, { signal });
    return () => controller.abort();

    /** Wherever on the page: where the place for it is folded, a browser would show the file instead. */
    function take(event: DragEvent | ClipboardEvent): void {
      const files = 'dataTransfer' in event ? [...(event.dataTransfer?.files ?? [])] : pastedIn(event);
      if (files.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      if (!busy) onFiles(files);
    }
  }, [busy, onFiles]);
  const drop = (
    <FileDrop
      name="sheet"
      {...(!isFolded && { title: t('sheet-drop') })}
      busy={busy}
      onFiles={(files) => !busy && onFiles(files)}
    >
      <TextField label={t('sheet-source')} value={source} onInput={onSource} />
    </FileDrop>
  );
  if (!isFolded) return drop;
  return <Disclosure summary={t('sheet-drop')}>{drop}</Disclosure>;
}

function isFileOf({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Cells that are pasted beside every field, as a file. */
function pastedIn({ clipboardData, target }: ClipboardEvent): readonly File[] {
  const isInField =
    target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
  const text = clipboardData?.getData('text/plain') ?? '';
  return text.includes('\t') && !isInField ? [new File([text], '')] : [];
}
