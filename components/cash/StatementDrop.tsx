import { useRef, useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';

interface StatementDropProps {
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

/** Where the courier's file is dropped, or chosen. */
export function StatementDrop({ busy, onFile }: StatementDropProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? [];
    if (file !== undefined) onFile(file);
  };
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
        take(event.dataTransfer?.files);
      }}
    >
      <div class="cash__drop-text">
        <p>{t('cash-drop')}</p>
        <p class="soft small">{t('cash-drop-hint')}</p>
      </div>
      <Button kind="primary" busy={busy} onPress={() => input.current?.click()}>
        <Icon name="list" />
        {t('cash-choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx"
        aria-label={t('cash-choose')}
        hidden
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file can be opened again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
