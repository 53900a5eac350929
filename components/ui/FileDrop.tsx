import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { FileButton } from './FileButton';

interface FileDropProps {
  /** Names the input for whoever looks for it on the page (`FileButton`). */
  readonly name: string;
  /** Left out: it stands above. */
  readonly title?: string;
  /** Whether choosing a file is the page's main act. */
  readonly isMain?: boolean;
  readonly busy: boolean;
  readonly onFile: (file: File, ...others: readonly File[]) => void;
  /** Whether several may come at once, and more while they are read. */
  readonly takesMany?: boolean;
  /** What is asked beside the file. */
  readonly children?: ComponentChildren;
}

/** Where a table (CSV or XLSX) is dropped, or chosen. */
export function FileDrop(props: FileDropProps) {
  const { name, title, isMain = false, busy, onFile, takesMany = false, children } = props;
  const { t } = useText();
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button, which does the same.
    <div
      class="cluster cash__drop"
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file, ...others] = event.dataTransfer?.files ?? [];
        if (file === undefined || (busy && !takesMany)) return;
        onFile(file, ...(takesMany ? others : []));
      }}
    >
      <div class="cash__drop-text">
        {title !== undefined && <p>{title}</p>}
        <p class="soft small">{t('cash-drop-hint')}</p>
      </div>
      {children}
      <FileButton
        name={name}
        label={t('cash-choose')}
        accept=".csv,.xlsx"
        kind={isMain ? 'primary' : 'secondary'}
        icon="list"
        busy={busy}
        takesMany={takesMany}
        onFile={onFile}
      />
    </div>
  );
}
