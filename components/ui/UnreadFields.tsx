import { useText } from '../text/use-text';
import { Notice } from './Notice';

interface UnreadFieldsProps {
  /** By the service's names. */
  readonly names: readonly string[];
}

/** What of an answer could not be read, beside what was done all the same. */
export function UnreadFields({ names }: UnreadFieldsProps) {
  const { t } = useText();
  if (names.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{t('answer-unread', { names: names.join(', ') })}</p>
    </Notice>
  );
}
