import { useText } from '../text/use-text';
import { Checkbox } from '../ui/Checkbox';
import { Notice } from '../ui/Notice';

interface NoticesChoiceProps {
  readonly on: boolean;
  /** The person wished for them, and the browser said no. */
  readonly isRefused: boolean;
  /** Called in the press itself: the browser asks the person. */
  readonly onChange: (on: boolean) => void;
}

/** Whether the browser tells of what needs a hand while one looks elsewhere; off until a person wishes for it. */
export function NoticesChoice({ on, isRefused, onChange }: NoticesChoiceProps) {
  const { t } = useText();
  return (
    <div class="card relay-card">
      <h3>{t('notices-title')}</h3>
      <Checkbox label={t('notices-wish')} hint={t('notices-hint')} checked={on} onChange={onChange} />
      {isRefused && (
        <Notice tone="warning" live>
          <p>{t('notices-refused')}</p>
        </Notice>
      )}
    </div>
  );
}
