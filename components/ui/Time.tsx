import { hourText } from '../../lib/i18n/moment-text';
import { useText } from '../text/use-text';

interface TimeProps {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A moment as people say it: the hour, and the day unless it is today. */
export function Time({ at }: TimeProps) {
  const { language } = useText();
  return (
    <time dateTime={new Date(at).toISOString()}>
      <bdi>{hourText(at, language)}</bdi>
    </time>
  );
}
