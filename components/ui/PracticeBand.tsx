import type { TextId } from '../../lib/i18n/messages';
import { useText } from '../text/use-text';

interface PracticeBandProps {
  readonly text?: Extract<TextId, 'practice-band' | 'try-out-band'>;
}

/** The band on top of every page or card of a practice account, which has `data-environment` itself. */
export function PracticeBand({ text = 'practice-band' }: PracticeBandProps) {
  const { t } = useText();
  return <p class="practice-band">{t(text)}</p>;
}
