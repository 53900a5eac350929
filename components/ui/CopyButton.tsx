import { useEffect, useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Button } from './Button';
import { Icon } from './Icon';

interface CopyButtonProps {
  readonly text: string;
  /** The button's label; left out: "Copy". */
  readonly label?: string;
  /** Shows a small icon alone; the label is for screen readers. */
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
    <Button icon={icon} onPress={copy}>
      <span aria-live="polite">{word}</span>
    </Button>
  );
}
