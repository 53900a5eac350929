import { useEffect, useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Field } from '../ui/Field';
import { FileButton } from '../ui/FileButton';
import { TextInput } from '../ui/TextInput';

interface SheetDropProps {
  readonly busy: boolean;
  /** What the list that the sheet is of is called. */
  readonly source: string;
  readonly onSource: (source: string) => void;
  readonly onFile: (file: File) => void;
}

/** Where a sheet of orders is dropped, chosen, or pasted: cells that are copied are text with tabs. */
export function SheetDrop({ busy, source, onSource, onFile }: SheetDropProps) {
  const { t } = useText();
  const [over, setOver] = useState(false);
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
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button, which does the same.
    <div
      class="cash__drop"
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer?.files ?? [];
        if (file !== undefined) onFile(file);
      }}
    >
      <div class="cash__drop-text">
        <p>{t('sheet-drop')}</p>
        <p class="soft small">{t('cash-drop-hint')}</p>
      </div>
      <Field label={t('sheet-source')}>
        {(control) => <TextInput control={control} value={source} onInput={onSource} />}
      </Field>
      <FileButton
        name="sheet"
        label={t('cash-choose')}
        accept=".csv,.xlsx"
        icon="list"
        busy={busy}
        onFile={onFile}
      />
    </div>
  );
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}
