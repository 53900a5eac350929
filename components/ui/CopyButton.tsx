import { useEffect, useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Button } from './Button';
import { Icon } from './Icon';

interface CopyButtonProps {
  readonly text: string;
  /** Where more is copied than stands beside it; left out: that it copies. */
  readonly label?: string;
  /** A small sign alone, in a row of a table; the label is read out. */
  readonly small?: boolean;
}

/** Copies, and says so for two seconds in the same place. */
export function CopyButton({ text, label, small = false }: CopyButtonProps) {
  const { t } = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const word = copied ? t('copied') : (label ?? t('copy'));
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const icon = copied ? 'check' : 'copy';
  if (small) {
    return (
      <Button kind="quiet" small label={word} onPress={copy}>
        <Icon name={icon} size={14} />
      </Button>
    );
  }
  return (
    <Button onPress={copy}>
      <Icon name={icon} />
      <span aria-live="polite">{word}</span>
    </Button>
  );
}
