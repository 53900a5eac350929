import { useEffect, useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';

/** Copies a code in one press; the sign says that it did, for two seconds. */
export function CopyCode({ code }: { readonly code: string }) {
  const { t } = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button
      kind="quiet"
      small
      label={copied ? t('copied') : t('ledger-copy-code', { code })}
      onPress={async () => {
        await navigator.clipboard.writeText(code);
        setCopied(true);
      }}
    >
      <Icon name={copied ? 'check' : 'copy'} size={14} />
    </Button>
  );
}
