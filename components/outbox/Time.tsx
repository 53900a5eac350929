import { useText } from '../text/use-text';

interface TimeProps {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const DAY = 86_400_000;

/** A moment as people say it: the hour, and the day unless it is of the last day. */
export function Time({ at }: TimeProps) {
  const { language } = useText();
  const date = new Date(at);
  const isRecent = Math.abs(Date.now() - at) < DAY;
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    timeStyle: 'medium',
    hourCycle: 'h23',
    ...(isRecent ? {} : { dateStyle: 'short' }),
  });
  return (
    <time dateTime={date.toISOString()}>
      <bdi>{format.format(date)}</bdi>
    </time>
  );
}
