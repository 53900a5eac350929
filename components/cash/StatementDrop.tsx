import { useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { FileButton } from '../ui/FileButton';

interface StatementDropProps {
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

/** Where the courier's file is dropped, or chosen. */
export function StatementDrop({ busy, onFile }: StatementDropProps) {
  const { t } = useText();
  const [over, setOver] = useState(false);
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
        <p>{t('cash-drop')}</p>
        <p class="soft small">{t('cash-drop-hint')}</p>
      </div>
      <FileButton
        name="statement"
        label={t('cash-choose')}
        accept=".csv,.xlsx"
        kind="primary"
        icon="list"
        busy={busy}
        onFile={onFile}
      />
    </div>
  );
}
