import { Button } from './Button';
import { Notice } from './Notice';

interface DoneNoticeProps {
  readonly title: string;
  /** What the button says that takes it back. */
  readonly undo: string;
  readonly onUndo: () => void;
}

/** What was just done by a press for many, and how to take it back. */
export function DoneNotice({ title, undo, onUndo }: DoneNoticeProps) {
  return (
    <Notice
      tone="good"
      title={title}
      live
      actions={
        <Button small onPress={onUndo}>
          {undo}
        </Button>
      }
    />
  );
}
