import { useEffect, useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Button } from './Button';
import { Icon } from './Icon';

interface CopyButtonProps {
  readonly text: string;
  readonly kind?: 'primary' | 'secondary';
}

/** Copies, and says so for two seconds in the same place. */
export function CopyButton({ text, kind = 'secondary' }: CopyButtonProps) {
  const { t } = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button
      kind={kind}
      onPress={async () => {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      }}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
    </Button>
  );
}
