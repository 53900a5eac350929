import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { FileButton } from './FileButton';

interface FileDropProps {
  /** Names the input for whoever looks for it on the page (`FileButton`). */
  readonly name: string;
  /** Left out: it stands above. */
  readonly title?: string;
  readonly isMain?: boolean;
  readonly busy: boolean;
  /** One or several, also while earlier ones are read. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly children?: ComponentChildren;
}

/** Where tables (CSV or XLSX) are dropped, or chosen. */
export function FileDrop(props: FileDropProps) {
  const { name, title, isMain = false, busy, onFiles, children } = props;
  const { t } = useText();
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button, which does the same.
    <div
      class="cluster apart wide cash__drop"
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length > 0) onFiles(files);
      }}
    >
      <div>
        {title !== undefined && <p class="strong">{title}</p>}
        <p class={`soft small${title === undefined ? ' strong' : ''}`}>{t('cash-drop-hint')}</p>
      </div>
      {children}
      <FileButton
        name={name}
        label={t('cash-choose')}
        accept=".csv,.xlsx"
        kind={isMain ? 'primary' : 'secondary'}
        icon="list"
        busy={busy}
        takesMany
        onFile={(...files) => onFiles(files)}
      />
    </div>
  );
}
