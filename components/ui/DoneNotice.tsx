import type { Failure } from '../../lib/failure';
import { useText } from '../text/use-text';
import { Button } from './Button';
import { FailureNotice } from './FailureNotice';
import { Notice } from './Notice';

/** What a press for many came to. */
export interface Done {
  /** How many are marked; 0: none just now. */
  readonly count: number;
  /** Why the newest press marked none, or took none back. */
  readonly failure: Failure | null;
}

interface DoneNoticeProps {
  readonly done: Done;
  readonly onUndo: () => void;
}

/** What was just done by a press for many and how to take it back, or why it was not done. */
export function DoneNotice({ done: { count, failure }, onUndo }: DoneNoticeProps) {
  const { t } = useText();
  const marked = count > 0 && (
    <Notice
      tone="good"
      title={t('today-marked', { count })}
      live
      actions={<Button small onPress={onUndo} text={t('undo')} />}
    />
  );
  return (
    <>
      {failure !== null && <FailureNotice failure={failure} />}
      {marked}
    </>
  );
}
