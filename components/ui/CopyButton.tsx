import { useEffect, useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Button } from './Button';
import { Icon } from './Icon';

interface CopyButtonProps {
  readonly text: string;
  readonly kind?: 'primary' | 'secondary';
  /** Where more is copied than stands beside it; left out: that it copies. */
  readonly label?: string;
}

/** Copies, and says so for two seconds in the same place. */
export function CopyButton({ text, kind = 'secondary', label }: CopyButtonProps) {
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
      <span aria-live="polite">{copied ? t('copied') : (label ?? t('copy'))}</span>
    </Button>
  );
}
