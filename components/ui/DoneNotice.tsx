import { useText } from '../text/use-text';
import { Button } from './Button';
import { Notice } from './Notice';

interface DoneNoticeProps {
  /** How many were marked; 0: none just now. */
  readonly count: number;
  readonly onUndo: () => void;
}

/** What was just done by a press for many, and how to take it back. */
export function DoneNotice({ count, onUndo }: DoneNoticeProps) {
  const { t } = useText();
  if (count === 0) return null;
  return (
    <Notice
      tone="good"
      title={t('today-marked', { count })}
      live
      actions={
        <Button small onPress={onUndo}>
          {t('held-undo')}
        </Button>
      }
    />
  );
}
