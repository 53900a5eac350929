import { useText } from '../text/use-text';
import { Notice } from './Notice';

interface UnreadFieldsProps {
  /** By the service's names. */
  readonly names: readonly string[];
}

/** Names the fields of an answer that could not be read, though the action itself succeeded. */
export function UnreadFields({ names }: UnreadFieldsProps) {
  const { t } = useText();
  if (names.length === 0) return null;
  return <Notice tone="warning" text={t('answer-unread', { names: names.join(', ') })} />;
}
